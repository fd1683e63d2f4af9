#include "designer/studio/migrate.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <utility>

#include "designer/format/text/edits.h"
#include "designer/format/title/formats.h"
#include "designer/format/title/title_folder.h"
#include "designer/format/yaml/edit.h"
#include "designer/format/yaml/yaml.h"
#include "designer/studio/open.h"

namespace trackwright {

namespace {

struct OwnFile {
  std::string path;
  std::string before;
  std::string text;
  Node tree;  // of the text
};

using OwnFiles = std::map<std::string, OwnFile, std::less<>>;  // by name: "market.yaml"

// Edits need a tree without findings.
std::optional<Node> tree_of(const std::string& path, const std::string& text, Migration& migration) {
  auto tree = parse_yaml(migration.sources, migration.sources.add(path, text), migration.findings);
  return migration.findings.empty() ? std::move(tree) : std::nullopt;
}

// The files of the title's own folder that can be edited.
OwnFiles own_files(const Loaded& loaded, Migration& migration) {
  OwnFiles own;
  for (FileId id = 1; loaded.sources.file(id) != nullptr; ++id) {
    const Sources::File& file = *loaded.sources.file(id);
    for (const FileKind& kind : file_kinds)
      if (file.path == loaded.folder + "/" + std::string(kind.name) && !file.text.empty())
        if (auto tree = tree_of(file.path, file.text, migration))
          own.insert_or_assign(std::string(kind.name), OwnFile{file.path, file.text, file.text, *tree});
  }
  return own;
}

// Makes the text read as the tree. Changes one after the other are small, and comments stay beside what they
// explain.
void edit(OwnFile& file, const Node& wanted, Migration& migration) {
  file.text = apply_edits(file.text, edits_to(file.text, file.tree, wanted)).text;
  if (auto tree = tree_of(file.path, file.text, migration)) file.tree = std::move(*tree);
}

void apply_steps(OwnFiles& own, Migration& migration) {
  for (const FormatStep& step : format_steps()) {
    const auto file = own.find(step.file);
    if (step.format <= migration.format || file == own.end()) continue;
    Node wanted = file->second.tree;
    if (!step.apply(wanted)) continue;
    edit(file->second, wanted, migration);
    migration.changes.push_back({step.file, step.description});
  }
  OwnFile& title = own.find("title.yaml")->second;
  Node wanted = title.tree;
  state_format(wanted);
  edit(title, wanted, migration);
}

// An interrupted migration can be repeated, because title.yaml is the last and has the old format until then.
std::vector<ChangedFile> changed_files(const OwnFiles& own) {
  std::vector<ChangedFile> changed;
  for (const auto& [name, file] : own)
    if (file.text != file.before) changed.push_back({file.path, file.before, file.text});
  std::stable_partition(changed.begin(), changed.end(),
                        [](const ChangedFile& file) { return !file.path.ends_with("/title.yaml"); });
  return changed;
}

}  // namespace

Migration migrate_title(const FileReader& files, const Installation& installation, const std::string& name) {
  Migration migration;
  Loaded loaded = open_title(files, installation, name);
  OwnFiles own = own_files(loaded, migration);
  const auto title = own.find("title.yaml");
  const auto format = title == own.end() ? std::nullopt : format_of(title->second.tree);
  if (!loaded.readable || !format || !migration.findings.empty()) {
    // Those of reading include those of the schema, which reports a format that is not a number.
    migration.sources = std::move(loaded.sources);
    migration.findings = std::move(loaded.findings);
    return migration;
  }
  migration.format = *format;
  if (*format < current_format) apply_steps(own, migration);
  migration.possible = migration.findings.empty();
  if (migration.possible) migration.files = changed_files(own);
  return migration;
}

}  // namespace trackwright
