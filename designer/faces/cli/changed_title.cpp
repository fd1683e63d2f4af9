#include "designer/faces/cli/changed_title.h"

#include <optional>
#include <utility>

#include "designer/faces/cli/report.h"
#include "designer/format/title/title_folder.h"
#include "designer/study/what_if.h"

namespace trackwright {

void add_title_changes(CLI::App& app, TitleChanges& changes) {
  app.add_option("--without", changes.without,
                 "compare with the title without this item, for example tile:611; can be repeated")
      ->type_name("KIND:NAME")
      ->allow_extra_args(false);
  app.add_option("--set", changes.set,
                 "compare with this value changed, for example trains.4.count=2; can be repeated")
      ->type_name("PATH=VALUE")
      ->allow_extra_args(false);
}

Loaded changed_title(const Environment& environment, const TitleChanges& changes, const Loaded& loaded,
                     const std::string& value) {
  Loaded now;
  now.sources = loaded.sources;
  now.folder = loaded.folder;
  now.name = loaded.name;
  Trees trees;
  trees.options = loaded.options;
  for (const auto& [file, tree] : loaded.merged) trees.files.emplace(file, tree);
  for (const FileKind& kind : file_kinds)
    if (kind.needed && !trees.files.contains(kind.name)) trees.lost.emplace(kind.name);
  std::vector<std::optional<Finding>> refused;
  for (const std::string& thing : changes.without) refused.push_back(leave_out(trees.files, thing));
  for (const std::string& one : changes.set) refused.push_back(set_value(trees.files, one));
  if (!value.empty()) refused.push_back(set_value(trees.files, value));
  for (const std::optional<Finding>& one : refused)
    if (one) now.findings.push_back(*one);
  if (!now.findings.empty()) return now;
  return load_trees(environment.files, environment.installation, std::move(trees), std::move(now));
}

bool usable(const Loaded& loaded) {
  return loaded.seen() != nullptr && judge(loaded.findings, false) != Exit::Faulty;
}

}  // namespace trackwright
