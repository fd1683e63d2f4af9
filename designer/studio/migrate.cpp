#include "designer/studio/migrate.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "designer/format/text/edits.h"
#include "designer/format/text/findings.h"
#include "designer/format/title/find_title.h"
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

// By path in the folder of the title: "market.yaml", "options/short/market.yaml".
using OwnFiles = std::map<std::string, OwnFile, std::less<>>;

// Edits need a tree without findings.
std::optional<Node> tree_of(const std::string& path, const std::string& text, Migration& migration) {
  auto tree = parse_yaml(migration.sources, migration.sources.add(path, text), migration.findings);
  return migration.findings.empty() ? std::move(tree) : std::nullopt;
}

// The files of the options have the format of the title.
void add_files_of_options(const FileReader& files, const Loaded& loaded, Migration& migration,
                          OwnFiles& own) {
  const std::string folder = loaded.folder + "/" + std::string(options_folder);
  if (!files.is_directory(folder)) return;
  for (const std::string& option : files.list(folder))
    for (const FileKind& kind : file_kinds) {
      const std::string path = folder + "/" + option + "/" + std::string(kind.name);
      if (!files.is_file(path)) continue;
      const auto text = files.read(path, largest_file);
      if (!text) {
        report(migration.findings, text.error().check, {}, {}, path + " " + text.error().message);
        continue;
      }
      if (auto tree = tree_of(path, *text, migration); tree && !text->empty())
        own.insert_or_assign(path.substr(loaded.folder.size() + 1), OwnFile{path, *text, *text, *tree});
    }
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
  for (const FormatStep& step : format_steps())
    for (auto& [name, file] : own) {
      const bool meant = std::string_view(name).substr(name.rfind('/') + 1) == step.file;
      if (step.format <= migration.format || !meant) continue;
      Node wanted = file.tree;
      if (!step.apply(wanted)) continue;
      edit(file, wanted, migration);
      migration.changes.push_back({name, step.description});
    }
  OwnFile& title = own.find("title.yaml")->second;
  Node wanted = title.tree;
  state_format(wanted);
  edit(title, wanted, migration);
}

// An interrupted migration can be repeated, because the title's title.yaml is the last and has the old format
// until then.
std::vector<ChangedFile> changed_files(const OwnFiles& own) {
  std::vector<ChangedFile> changed;
  for (const auto& [name, file] : own)
    if (file.text != file.before) changed.push_back({file.path, file.before, file.text});
  const auto title = own.find("title.yaml");
  std::stable_partition(changed.begin(), changed.end(), [&](const ChangedFile& file) {
    return title == own.end() || file.path != title->second.path;
  });
  return changed;
}

}  // namespace

Migration migrate_title(const FileReader& files, const Installation& installation, const std::string& name) {
  Migration migration;
  Loaded loaded = open_title(files, installation, name);
  OwnFiles own = own_files(loaded, migration);
  add_files_of_options(files, loaded, migration, own);
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
