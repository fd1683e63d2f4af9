#include "designer/faces/lsp/project.h"

#include <utility>

#include "designer/format/text/readers.h"
#include "designer/studio/chosen.h"

namespace trackwright::lsp {

Project::Project(const FileReader& files, const Installation& installation, std::string folder)
    : files_(files),
      installation_(installation),
      folder_(std::move(folder)),
      workspace_(files, installation, folder_) {}

void Project::set_text(const std::string& path, std::string text) {
  texts_[absolute_path(path)] = text;
  workspace_.set_unsaved(path, std::move(text));
  names_.reset();
}

void Project::drop_text(const std::string& path) {
  texts_.erase(absolute_path(path));
  workspace_.drop_unsaved(path);
  names_.reset();
}

void Project::disk_changed() {
  workspace_.disk_changed();
  names_.reset();
  theme_.reset();
}

const TitleView& Project::view() {
  return workspace_.view();
}

const Names& Project::names() {
  if (!names_) {
    const UnsavedReader reader(texts_, files_);
    names_.emplace(reader, installation_, title_pages(reader, *view().now));
  }
  return *names_;
}

const Title* Project::title() {
  const TitleView& seen = view();
  if (seen.now->title) return &*seen.now->title;
  return seen.last_good ? &*seen.last_good->title : seen.now->seen();
}

const Theme& Project::theme() {
  if (!theme_) {
    Sources sources = view().now->sources;
    Findings unheard;
    const Title* shown = title();
    auto chosen =
        chosen_theme(files_, installation_, shown == nullptr ? KitChoices{} : shown->kit, sources, unheard);
    if (!chosen) chosen = chosen_theme(files_, installation_, {}, sources, unheard);
    theme_ = chosen ? std::move(*chosen) : Theme();
  }
  return *theme_;
}

}  // namespace trackwright::lsp
