#include "designer/studio/edit.h"

#include <algorithm>
#include <utility>

#include "designer/format/text/findings.h"
#include "designer/studio/open.h"

namespace trackwright {

namespace {

constexpr std::size_t most_steps = 500;

// Returns nothing if the file does not exist.
std::optional<std::string> text_before(const Loaded& now, const std::string& path) {
  for (FileId id = 1; const Sources::File* file = now.sources.file(id); ++id)
    if (file->path == path) return file->text;
  return std::nullopt;
}

}  // namespace

std::string said_of(const TileError& error) {
  return error.help.empty() ? error.message : error.message + ": " + error.help;
}

Expected<std::vector<ChangedFile>, std::string> edited_files(const FileReader& files,
                                                             const Installation& installation,
                                                             const Loaded& now, const Title& wanted) {
  UnsavedTexts texts;
  std::vector<ChangedFile> changed;
  for (TitleFile& file : with_small_changes(now, wanted)) {
    const std::string path = now.folder + "/" + file.name;
    texts.emplace(path, file.bytes);
    const auto before = text_before(now, path);
    changed.push_back({path, before.value_or(""), std::move(file.bytes), !before});
  }
  Loaded read = open_title(files, installation, now.folder, texts);
  const auto error = std::ranges::find(read.findings, Severity::Error, &Finding::severity);
  if (error != read.findings.end()) return unexpected(error->message);
  if (read.title) read.title->slug = wanted.slug;
  if (!read.title || *read.title != wanted)
    return unexpected(std::string("this change is too large for the editor: edit the file itself"));
  return changed;
}

void EditHistory::add(Step step) {
  steps_.resize(done_);
  if (steps_.size() == most_steps) steps_.erase(steps_.begin());
  steps_.push_back(std::move(step));
  done_ = steps_.size();
}

const EditHistory::Step* EditHistory::next(bool again) const {
  if (again) return done_ < steps_.size() ? &steps_[done_] : nullptr;
  return done_ > 0 ? &steps_[done_ - 1] : nullptr;
}

void EditHistory::pass(bool again) {
  done_ = again ? std::min(done_ + 1, steps_.size()) : done_ - std::min<std::size_t>(done_, 1);
}

}  // namespace trackwright
