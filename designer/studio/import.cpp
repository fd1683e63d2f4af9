#include "designer/studio/import.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>

#include "designer/format/interchange/facts.h"
#include "designer/format/interchange/formats.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "designer/format/title/find_title.h"
#include "designer/format/title/formats.h"
#include "designer/format/title/title_of.h"
#include "designer/format/yaml/write.h"
#include "designer/studio/losses.h"
#include "designer/studio/open.h"
#include "designer/studio/save.h"
#include "designer/studio/settled_tiles.h"

namespace trackwright {

namespace {

// Notes in the title what the import left out, so that `check` reports it.
void note_left_out(Trees& trees, const std::vector<std::string>& warnings) {
  const auto file = trees.files.find("title.yaml");
  if (file == trees.files.end() || warnings.empty()) return;
  for (Entry& entry : file->second.entries)
    if (entry.key == "sources" && !entry.value.items.empty())
      put(entry.value.items.front(), "left_out", words_node(warnings));
}

bool is_of_option(const std::pair<std::string, Node>& file) {
  return file.first.starts_with(std::string(options_folder) + "/");
}

// The files of options, which are apart from the trees of the title.
TitleFiles files_of_options(const ImportedTitle& facts) {
  TitleFiles files;
  for (const auto& file : facts.files)
    if (is_of_option(file)) files.push_back({file.first, write_yaml(file.second)});
  return files;
}

Trees trees_of_facts(ImportedTitle& facts, const FileReader& files, const Installation& installation) {
  Trees trees;
  std::erase_if(facts.files, is_of_option);
  trees.files.insert(std::move_iterator(facts.files.begin()), std::move_iterator(facts.files.end()));
  leave_out_refused(trees, files, installation, facts.warnings);
  std::vector<std::string> left_out = facts.warnings;
  std::erase_if(left_out, [&](const std::string& warning) {
    return std::ranges::find(facts.notices, warning) != facts.notices.end();
  });
  note_left_out(trees, left_out);
  return trees;
}

// Kinds with more than one company.
std::vector<Ref> shared_kinds(const Companies& companies) {
  std::vector<Ref> kinds;
  for (const Company& company : companies.companies) {
    const Ref kind{company.kind, {}};
    if (std::ranges::count(companies.companies, company.kind, &Company::kind) > 1 &&
        std::ranges::find(kinds, kind) == kinds.end())
      kinds.push_back(kind);
  }
  return kinds;
}

Trees said_well(Trees trees, const FileReader& files, const Installation& installation) {
  Sources unseen;
  Findings findings;
  auto built = title_of(trees, files, installation, unseen, findings);
  if (!built || !built->complete || has_errors(findings)) return trees;
  built->title.companies.defaults = shared_kinds(built->title.companies);
  return trees_of(built->title);
}

// Reports a title in a newer format, and files that a title needs.
void report_unusable(const Trees& trees, Findings& findings) {
  const Node& title = trees.files.at("title.yaml");
  if (const auto format = format_of(title); format && *format > current_format) {
    report(findings, "file/new-format", title.find("format")->place, {},
           fmt::format("the title is in format {}, but this program reads formats up to {}", *format,
                       current_format),
           "install a newer version of Trackwright");
    return;
  }
  if (text_of(&title, "status") == "draft") return;
  for (const FileKind& kind : file_kinds)
    if (kind.needed && !trees.files.contains(kind.name))
      report(findings, "import/json", title.place, {},
             fmt::format("`{}` is missing", kind.name.substr(0, kind.name.find('.'))),
             "add it, or set `status: draft` in `title`");
}

// Files of this program. A title that cannot be read is refused as a whole.
Imported as_written(ImportedTitle title, const FileReader& files, const Installation& installation,
                    Imported made) {
  Trees trees;
  for (auto& [name, tree] : title.files) trees.files.emplace(name, std::move(tree));
  report_unusable(trees, made.findings);
  if (has_errors(made.findings)) return made;
  Node& title_file = trees.files.at("title.yaml");
  if (const auto format = format_of(title_file)) {
    apply_format_steps(trees.files, *format);
    state_format(title_file);
  }
  title_of(trees, files, installation, made.sources, made.findings);
  sort_findings(made.sources, made.findings);
  if (has_errors(made.findings)) return made;
  for (const FileKind& kind : file_kinds)
    if (const auto tree = trees.files.find(kind.name); tree != trees.files.end())
      made.files.push_back({tree->first, write_yaml(tree->second)});
  for (auto& [name, bytes] : title.others) made.files.push_back({name, std::move(bytes)});
  made.warnings = std::move(title.warnings);
  return made;
}

}  // namespace

std::vector<std::pair<std::string_view, std::string_view>> import_names() {
  std::vector<std::pair<std::string_view, std::string_view>> names;
  for (const ImportFormat& format : import_formats()) names.emplace_back(format.name, format.what);
  return names;
}

Loaded open_facts(const FileReader& files, const Installation& installation, const std::string& path) {
  Loaded read;
  auto facts = read_facts(files, path, read.sources, read.findings);
  if (!facts) {
    read.readable = false;
    return read;
  }
  read.folder = "facts of " + std::filesystem::path(path).stem().string();
  return load_trees(files, installation, trees_of_facts(*facts, files, installation), std::move(read));
}

Imported import_title(const FileReader& files, const Installation& installation, const std::string& path,
                      std::string_view name) {
  Imported made;
  const ImportFormat* const format = import_format(name);
  if (format == nullptr) return made;
  auto facts = format->read(files, path, made.sources, made.findings);
  if (!facts) return made;
  if (format->ours) return as_written(std::move(*facts), files, installation, std::move(made));
  if (format->numbers_tiles_freely) settle_tiles(*facts, files, installation);
  TitleFiles options = files_of_options(*facts);
  Trees trees = said_well(trees_of_facts(*facts, files, installation), files, installation);
  if (const auto title = trees.files.find("title.yaml"); title != trees.files.end())
    state_format(title->second);
  for (const FileKind& kind : file_kinds)
    if (const auto tree = trees.files.find(kind.name); tree != trees.files.end())
      made.files.push_back({tree->first, write_yaml(tree->second)});
  std::ranges::move(options, std::back_inserter(made.files));
  made.warnings = std::move(facts->warnings);
  return made;
}

Imported import_over(const FileReader& files, const Installation& installation, const std::string& path,
                     const std::string& folder) {
  Imported made;
  auto facts = read_facts(files, path, made.sources, made.findings);
  if (!facts) return made;
  const Trees trees = trees_of_facts(*facts, files, installation);
  made.warnings = std::move(facts->warnings);
  auto built = title_of(trees, files, installation, made.sources, made.findings);
  if (!built || !built->complete || has_errors(made.findings)) return made;
  Loaded now = open_title(files, installation, folder);
  if (!now.title || has_errors(now.findings)) {
    made.sources = std::move(now.sources);
    made.findings = std::move(now.findings);
    return made;
  }
  Title& wanted = built->title;
  wanted.slug = now.title->slug;
  wanted.companies.defaults = now.title->companies.defaults;  // a way of writing, not a fact
  wanted.options = now.title->options;                        // their files are not updated
  made.files = saved(files, installation, now, wanted);
  made.findings.clear();
  return made;
}

}  // namespace trackwright
