// A title that is open in an editor: its findings, its names and the theme of its pictures. Each is computed
// on demand and cached until something changes.
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
