#include "designer/studio/save.h"

#include <optional>
#include <utility>

#include "designer/format/text/edits.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/nodes.h"
#include "designer/format/title/revise.h"
#include "designer/format/title/title_of.h"
#include "designer/format/yaml/edit.h"
#include "designer/format/yaml/write.h"
#include "designer/format/yaml/yaml.h"
#include "designer/studio/open.h"

namespace trackwright {

namespace {

// A file of the folder as read.
struct WrittenFile {
  std::string text;
  Node tree;
};

std::optional<WrittenFile> written_file(const Loaded& now, std::string_view name) {
  const std::string path = now.folder + "/" + std::string(name);
  for (FileId id = 1; now.sources.file(id) != nullptr; ++id) {
    const Sources::File& file = *now.sources.file(id);
    if (file.path != path) continue;
    Findings findings;
    auto tree = parse_yaml(now.sources, id, findings);
    if (!tree || !findings.empty()) return std::nullopt;
    return WrittenFile{file.text, std::move(*tree)};
  }
  return std::nullopt;
}

Node tree_of(const Trees& trees, std::string_view name) {
  const auto tree = trees.files.find(name);
  return tree == trees.files.end() ? mapping_node() : tree->second;
}

std::string edited(const WrittenFile& file, const Node& wanted) {
  return apply_edits(file.text, edits_to(file.text, file.tree, wanted)).text;
}

TitleFiles anew(const Loaded& now, const Title& wanted) {
  const Trees trees = trees_of(wanted);
  TitleFiles files;
  for (const FileKind& kind : file_kinds) {
    const auto file = written_file(now, kind.name);
    const auto tree = trees.files.find(kind.name);
    if (!file && tree == trees.files.end()) continue;
    const Node becomes = tree_of(trees, kind.name);
    std::string text = file ? edited(*file, becomes) : write_yaml(becomes);
    if (!file || text != file->text) files.push_back({std::string(kind.name), std::move(text)});
  }
  return files;
}

bool say(const TitleFiles& changed, const FileReader& files, const Installation& installation,
         const Loaded& now, const Title& wanted) {
  UnsavedTexts texts;
  for (const TitleFile& file : changed) texts.emplace(now.folder + "/" + file.name, file.bytes);
  Loaded read = open_title(files, installation, now.name, texts);
  if (!read.title || has_errors(read.findings)) return false;
  read.title->slug = wanted.slug;
  return *read.title == wanted;
}

}  // namespace

TitleFiles with_small_changes(const Loaded& now, const Title& wanted) {
  const Trees before = trees_of(*now.title, Common::Each);
  const Trees after = trees_of(wanted, Common::Each);
  TitleFiles files;
  for (const FileKind& kind : file_kinds) {
    const Node was = tree_of(before, kind.name);
    const Node becomes = tree_of(after, kind.name);
    if (same_tree(was, becomes)) continue;
    const auto file = written_file(now, kind.name);
    const bool over_others = !now.extends.empty();
    const Node tree = revised_file(kind.name, file ? file->tree : mapping_node(), was, becomes, over_others);
    files.push_back({std::string(kind.name), file ? edited(*file, tree) : write_yaml(tree)});
  }
  return files;
}

TitleFiles saved(const FileReader& files, const Installation& installation, const Loaded& now,
                 const Title& wanted) {
  TitleFiles changed = with_small_changes(now, wanted);
  return say(changed, files, installation, now, wanted) ? changed : anew(now, wanted);
}

}  // namespace trackwright
