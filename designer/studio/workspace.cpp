#include "designer/studio/workspace.h"

#include <fmt/format.h>

#include <exception>
#include <utility>

#include "designer/format/text/findings.h"

namespace trackwright {

namespace {

// Loads only the text of title.yaml, which is enough for the place of a finding.
Loaded unread_title(const FileReader& files, const std::string& name) {
  Loaded loaded;
  loaded.folder = name;
  const std::string path = name + "/title.yaml";
  auto text = files.read(path, largest_file);
  loaded.sources.add(path, text ? std::move(*text) : std::string());
  return loaded;
}

}  // namespace

Finding fault_finding(const Loaded& loaded, const std::string& what) {
  Finding finding;
  finding.check = "file/program-fault";
  finding.severity = Severity::Error;
  if (loaded.sources.file(1) != nullptr) finding.place = {1, 0, 1};
  finding.message = fmt::format("the program failed on this title: {}", what);
  finding.help =
      "report this fault with the files of the title; the program reads the title again after the next "
      "change";
  return finding;
}

OpenedTitle opened_title(const FileReader& files, const Installation& installation, const TitleName& name,
                         const UnsavedTexts& unsaved) {
  try {
    auto loaded = std::make_shared<const Loaded>(open_title(files, installation, name, unsaved));
    return {loaded, loaded->title && !has_errors(loaded->findings)};
  } catch (const std::exception& fault) {
    Loaded unread = unread_title(files, name.name);
    unread.findings.push_back(fault_finding(unread, fault.what()));
    return {std::make_shared<const Loaded>(std::move(unread)), false};
  }
}

Examination examined_title(const Loaded& loaded, const Scope& scope, const Surroundings& around) {
  try {
    return examine(loaded, scope, nullptr, &around);
  } catch (const std::exception& fault) {
    Examination seen;
    if (scope.reading) seen.findings = loaded.findings;
    seen.findings.push_back(fault_finding(loaded, fault.what()));
    return seen;
  }
}

Workspace::Workspace(const FileReader& files, Installation installation, TitleName name, const Scope& scope)
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
  const auto [now, good] = opened_title(watched, installation_, name_, unsaved_);
  const UnsavedReader with_unsaved(unsaved_, watched);
  const Surroundings around{with_unsaved, installation_};
  Examination seen = examined_title(*now, scope_, around);
  view_ = {now, good ? now : view_.last_good, std::move(seen), watched.asked_for()};
  stale_ = false;
  return view_;
}

}  // namespace trackwright
