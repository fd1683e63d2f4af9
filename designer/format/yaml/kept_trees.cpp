#include "designer/format/yaml/kept_trees.h"

namespace trackwright {

std::optional<Node> KeptTrees::parse(const Sources& sources, FileId id, Findings& findings) {
  const Sources::File* file = sources.file(id);
  if (file == nullptr) return std::nullopt;
  {
    const std::lock_guard lock(mutex_);
    const auto known = kept_.find(file->path);
    if (known != kept_.end() && known->second.id == id && known->second.text == file->text)
      return known->second.tree;
  }
  const std::size_t before = findings.size();
  auto tree = parse_yaml(sources, id, findings);
  if (!tree || findings.size() > before || file->text.size() > most_text) return tree;
  const std::lock_guard lock(mutex_);
  if (text_ + file->text.size() > most_text) {
    kept_.clear();
    text_ = 0;
  }
  Kept& kept = kept_[file->path];
  text_ += file->text.size() - kept.text.size();
  kept = {file->text, id, *tree};
  return tree;
}

}  // namespace trackwright
