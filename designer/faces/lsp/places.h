// Places in the form of the protocol: URIs, and lines and columns counted from 0, in units of UTF-16.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "designer/format/text/files.h"
#include "designer/format/text/tree.h"
#include "designer/studio/names.h"
#include "designer/studio/workspace.h"
#include "engine/base/place.h"
#include "render/drawing/theme.h"

namespace trackwright::lsp {

using Json = nlohmann::json;

std::string uri_of(const std::string& path);
// The path of a file:// URI; nullopt for any other URI.
std::optional<std::string> path_of(std::string_view uri);

Json range_of(const Sources::File&, TextSpan);
Json range_of(const Sources&, const Place&);     // for an empty place, the first character of the file
Json location_of(const Sources&, const Place&);  // {uri, range}; null for an empty place
// The byte offset of {line, character}; nullopt if the position is invalid.
std::optional<std::size_t> offset_of(const Sources::File&, const Json& position);

TextSpan span_of(const Place&);

// A title that is open in an editor: its findings, its names and the theme of its pictures. Each is computed
// on demand and cached until something changes.

class Project {
 public:
  Project(const FileReader&, const Installation&, std::string folder);

  const std::string& folder() const { return folder_; }
  const Installation& installation() const { return installation_; }
  const FileReader& files() const { return files_; }

  void set_text(const std::string& path, std::string text);
  void drop_text(const std::string& path);
  void disk_changed();

  const TitleView& view();
  // The texts of files that are open in the editor, by absolute path.
  const UnsavedTexts& texts() const { return texts_; }
  const Names& names();
  // The title for pictures and descriptions: the current one, or the last without errors; nullptr if there
  // has been none.
  const Title* title();
  const Theme& theme();

 private:
  const FileReader& files_;
  Installation installation_;
  std::string folder_;
  UnsavedTexts texts_;
  Workspace workspace_;
  std::optional<Names> names_;
  std::optional<Theme> theme_;
};

}  // namespace trackwright::lsp
