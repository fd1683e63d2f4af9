// A title that is open in an editor: what there is to say of it now, its names and the theme of its pictures,
// each worked out when it is asked for and kept until something changes.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "designer/studio/names.h"
#include "designer/studio/workspace.h"
#include "render/drawing/theme.h"

namespace trackwright::lsp {

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
  // Files that the editor has open, by absolute paths.
  const UnsavedTexts& texts() const { return texts_; }
  const Names& names();
  // What pictures and descriptions are of: as it is now, or as it was when it last made sense; nullptr where
  // there was nothing yet.
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
