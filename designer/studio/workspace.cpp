#include "designer/studio/workspace.h"

#include <utility>

#include "designer/format/text/findings.h"

namespace trackwright {

Workspace::Workspace(const FileReader& files, Installation installation, std::string name, const Scope& scope)
    : files_(files), installation_(std::move(installation)), name_(std::move(name)), scope_(scope) {}

void Workspace::set_unsaved(const std::string& path, std::string text) {
  const auto [there, fresh] = unsaved_.try_emplace(absolute_path(path));
  if (!fresh && there->second == text) return;
  there->second = std::move(text);
  stale_ = true;
}

void Workspace::drop_unsaved(const std::string& path) {
  stale_ = unsaved_.erase(absolute_path(path)) > 0 || stale_;
}

const TitleView& Workspace::view() {
  if (!stale_) return view_;
  const WatchedReader watched(files_);
  auto now = std::make_shared<const Loaded>(open_title(watched, installation_, name_, unsaved_));
  const Surroundings around{watched, installation_};
  const bool good = now->title && !has_errors(now->findings);
  view_ = {now, good ? now : view_.last_good, examine(*now, scope_, nullptr, &around), watched.asked_for()};
  stale_ = false;
  return view_;
}

}  // namespace trackwright
