#include "designer/format/title/title_folder.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"
#include "designer/format/title/extends.h"
#include "designer/format/title/formats.h"
#include "designer/format/title/position_parts.h"
#include "designer/format/yaml/yaml.h"
#include "engine/base/suggest.h"

namespace trackwright {

namespace {

constexpr std::size_t deepest_chain = 16;

bool is_kind(std::string_view name) {
  return std::ranges::find(file_kinds, name, &FileKind::name) != file_kinds.end();
}

bool is_yaml(std::string_view name) {
  return name.ends_with(".yaml") || name.ends_with(".yml");
}

class FolderReader {
 public:
  FolderReader(const FileReader& files, const Installation& installation, Sources& sources,
               Findings& findings)
      : files_(files), installation_(installation), sources_(sources), findings_(findings) {}

  Trees read(const TitleName& name) {
    Trees trees = read_chain(name.name);
    report_options_of(trees);
    lay_options(trees, name, {});
    if (trees.whole) report_missing(name.name, trees);
    return trees;
  }

 private:
  Trees read_chain(const std::string& folder);
  Trees read_folder(const std::string& folder, bool option = false);
  bool refuse_newer(const Trees&, std::size_t known);
  void bring_up_to_date(const std::string& folder, Trees&);
  Expected<std::string, ReadError> text_of_file(const std::string& folder, const std::string& name) const;
  std::optional<Node> read_file(const std::string& path, Expected<std::string, ReadError> text);
  void lay_over_parent(const std::string& folder, Trees&, const Node& extends);
  void lay_over(Trees& trees, Trees below);
  std::vector<std::string> folders_of_option(const Trees&, const std::string& name) const;
  void report_options_of(const Trees&);
  void report_unlisted(const std::string& folder, const std::vector<TitleOption>&);
  void lay_options(Trees&, const TitleName&, const Place& place);
  Trees read_option(const std::string& folder);
  std::optional<std::string> parent_of(const std::string& folder, const Node& extends);
  bool may_extend(const std::string& folder, const Trees&) const;
  void report_missing(const std::string& folder, Trees&);
  void report_unknown(const std::string& folder);
  bool holds_position(const std::string& path) const;
  // A place in a file that could not be read.
  Place nowhere_in(const std::string& path) { return {sources_.add(path, ""), 0, 0}; }

  const FileReader& files_;
  const Installation& installation_;
  Sources& sources_;
  Findings& findings_;
  std::vector<std::string> chain_;  // the chain of titles being read: each folder extends the one before
};

std::optional<Node> FolderReader::read_file(const std::string& path, Expected<std::string, ReadError> text) {
  if (!text) {
    report(findings_, text.error().check, nowhere_in(path), {},
           fmt::format("{} {}", path, text.error().message));
    return std::nullopt;
  }
  const FileId file = sources_.add(path, std::move(*text));
  return parse_yaml(sources_, file, findings_);
}

// Findings quote the text of a title, so read only files inside its folder or beside it. Neighbouring titles
// may share a file.
Expected<std::string, ReadError> FolderReader::text_of_file(const std::string& folder,
                                                            const std::string& name) const {
  const std::string path = folder + "/" + name;
  if (files_.is_file(path) && !files_.lies_in(path, folder) && !files_.lies_in(path, folder + "/.."))
    return unexpected(
        ReadError{"is a link to a place outside the folder of the title and the folder above it"});
  return files_.read(path, largest_file);
}

// Of a title in a format that this program does not know.
Trees nothing_read(const std::string& folder) {
  Trees trees;
  trees.folder = folder;
  for (const FileKind& kind : file_kinds) trees.lost.emplace(kind.name);
  trees.readable = false;
  return trees;
}

// What such a file means is unknown, so the finding is the only one of the folder. The first `known` findings
// are of others.
bool FolderReader::refuse_newer(const Trees& trees, std::size_t known) {
  const auto title = trees.files.find("title.yaml");
  if (title == trees.files.end() || trees.files.size() > 1) return false;
  const auto format = format_of(title->second);
  if (!format || *format <= current_format) return false;
  findings_.erase(findings_.begin() + static_cast<std::ptrdiff_t>(known), findings_.end());
  report(findings_, "file/new-format", title->second.find("format")->place, "format",
         fmt::format("the title is in format {}, but this version of Trackwright reads formats up to {}",
                     *format, current_format),
         "install a newer version of Trackwright");
  return true;
}

// Reads an older format as the present one. Places stay those of the file.
void FolderReader::bring_up_to_date(const std::string& folder, Trees& trees) {
  const auto title = trees.files.find("title.yaml");
  const auto format = title == trees.files.end() ? std::nullopt : format_of(title->second);
  if (!format || apply_format_steps(trees.files, *format).empty()) return;
  const Node* stated = title->second.find("format");
  Finding& finding =
      report(findings_, "file/old-format", stated == nullptr ? title->second.place : stated->place, "format",
             fmt::format("the title is in format {}, and some of its keys or words have changed in format {}",
                         *format, current_format),
             fmt::format("run `trackwright migrate {}`", folder));
  finding.severity = Severity::Warning;
  state_format(title->second);
}

Trees FolderReader::read_folder(const std::string& folder, bool option) {
  Trees trees;
  trees.folder = folder;
  const std::size_t known = findings_.size();
  for (const FileKind& kind : file_kinds) {  // title.yaml is the first
    const std::string name(kind.name);
    auto text = text_of_file(folder, name);
    if (!text && text.error().check == "file/missing") continue;
    if (auto tree = read_file(folder + "/" + name, std::move(text)))
      trees.files.emplace(name, std::move(*tree));
    else
      trees.lost.insert(name);
    if (refuse_newer(trees, known)) return nothing_read(folder);
  }
  trees.readable = trees.lost.empty();
  if (!option) bring_up_to_date(folder, trees);
  report_unknown(folder);
  return trees;
}

bool FolderReader::holds_position(const std::string& path) const {
  auto text = files_.read(path, largest_file);
  if (!text) return false;
  Sources sources;
  Findings unheard;
  const auto tree = parse_yaml(sources, sources.add(path, std::move(*text)), unheard);
  return tree && is_position(*tree);
}

// Report files that are not read, since a name may be misspelt. Positions are read on demand.
void FolderReader::report_unknown(const std::string& folder) {
  for (const std::string& name : files_.list(folder)) {
    if (!is_yaml(name) || is_kind(name) || holds_position(folder + "/" + name)) continue;
    std::vector<std::string_view> missing;
    for (const FileKind& kind : file_kinds)
      if (!files_.is_file(folder + "/" + std::string(kind.name))) missing.push_back(kind.name);
    const std::string_view meant = nearest(name, missing);
    Finding& finding = report(findings_, "file/unknown", nowhere_in(folder + "/" + name), name,
                              fmt::format("{} is not a title file and is ignored", name));
    finding.severity = Severity::Warning;
    if (!meant.empty()) finding.help = fmt::format("did you mean {}?", meant);
  }
}

std::optional<std::string> FolderReader::parent_of(const std::string& folder, const Node& extends) {
  if (!is_scalar(extends)) return std::nullopt;
  auto parent = parent_folder(files_, installation_.titles, folder, extends.text);
  if (!parent) {
    report(findings_, "extends/missing", extends.place, extends.text,
           fmt::format("there is no title `{}` to extend", extends.text),
           "name a folder beside this one, a shipped title, or a path from this folder");
    return std::nullopt;
  }
  if (std::ranges::find(chain_, *parent) != chain_.end()) {
    report(findings_, "extends/cycle", extends.place, extends.text,
           fmt::format("`{}` extends this title in turn, so the chain has no end", extends.text));
    return std::nullopt;
  }
  if (chain_.size() >= deepest_chain) {
    report(
        findings_, "extends/too-deep", extends.place, extends.text,
        fmt::format("the chain of titles, each extending the next, exceeds {} titles here", deepest_chain));
    return std::nullopt;
  }
  return parent;
}

void FolderReader::lay_over_parent(const std::string& folder, Trees& trees, const Node& extends) {
  const auto parent = parent_of(folder, extends);
  if (!parent) {
    trees.whole = false;
    return;
  }
  Trees below = read_chain(*parent);
  const auto title = trees.files.find("title.yaml");
  if (const auto with = names_of(&title->second, "with"); !with.empty()) {
    TitleName named(*parent);
    for (const Ref& option : with) named.options.push_back(option.value);
    lay_options(below, named, with.front().place);
    std::erase_if(title->second.entries, [](const Entry& entry) { return entry.key == "with"; });
  }
  lay_over(trees, std::move(below));
}

// Merges the title or the option over the title below it.
void FolderReader::lay_over(Trees& trees, Trees below) {
  for (auto& [name, tree] : trees.files) {
    const auto there = below.files.find(name);
    if (there == below.files.end()) continue;
    if (name == "map.yaml") {
      there->second = with_single_hexes(std::move(there->second));
      tree = with_single_hexes(std::move(tree));
    }
    tree = merged(std::move(there->second), tree, findings_);
  }
  trees.files.merge(below.files);
  // A file that is unreadable in one title makes the merged file unreliable, so drop it.
  trees.lost.merge(below.lost);
  for (const std::string& name : trees.lost) trees.files.erase(name);
  trees.extends = std::move(below.extends);
  trees.extends.insert(trees.extends.begin(), below.folder);
  trees.options = std::move(below.options);
  trees.whole = trees.whole && below.whole;
  trees.readable = trees.readable && below.readable;
}

Trees FolderReader::read_chain(const std::string& folder) {
  chain_.push_back(normal_path(folder));
  Trees trees = read_folder(folder);
  const auto title = trees.files.find("title.yaml");
  if (title != trees.files.end()) {
    const Node* said = title->second.find("extends");
    if (said != nullptr) {
      const Node extends = *said;
      if (is_scalar(extends))
        std::erase_if(title->second.entries, [](const Entry& entry) { return entry.key == "extends"; });
      lay_over_parent(folder, trees, extends);
    } else if (const Node* with = title->second.find("with")) {
      report(findings_, "option/misplaced-key", with->place, "with",
             "`with` names options of the extended title, but there is no `extends`",
             "add `extends`, or remove `with`");
    }
  }
  if (trees.lost.contains("title.yaml") && may_extend(folder, trees)) trees.whole = false;
  chain_.pop_back();
  return trees;
}

// For an unreadable title.yaml: assume a parent if a line has `extends` or if files are missing.
bool FolderReader::may_extend(const std::string& folder, const Trees& trees) const {
  const auto text = files_.read(folder + "/title.yaml", largest_file);
  if (text && ("\n" + *text).find("\nextends:") != std::string::npos) return true;
  return std::ranges::any_of(file_kinds, [&](const FileKind& kind) {
    return kind.needed && !trees.files.contains(kind.name) && !trees.lost.contains(std::string(kind.name));
  });
}

// The folders with data of the option, from that of the lowest title of the chain.
std::vector<std::string> FolderReader::folders_of_option(const Trees& trees, const std::string& name) const {
  std::vector<std::string> titles(trees.extends.rbegin(), trees.extends.rend());
  titles.push_back(trees.folder);
  std::vector<std::string> folders;
  if (name.find('/') != std::string::npos) return folders;  // the schema reports it
  for (const std::string& title : titles)
    if (std::string path = fmt::format("{}/{}/{}", title, options_folder, name); holds_files(files_, path))
      folders.push_back(std::move(path));
  return folders;
}

std::vector<TitleOption> options_of(const Trees& trees) {
  const auto title = trees.files.find("title.yaml");
  return title == trees.files.end() ? std::vector<TitleOption>() : read_options(title->second);
}

// Reads the files of all options as well, so that their mistakes in YAML are found with the title.
void FolderReader::report_options_of(const Trees& trees) {
  const std::vector<TitleOption> options = options_of(trees);
  report_options(options, findings_);
  for (const TitleOption& option : options) {
    const std::vector<std::string> folders = folders_of_option(trees, option.name.value);
    for (const std::string& folder : folders) read_option(folder);
    if (folders.empty())
      report(findings_, "option/missing-folder", option.place, option.name.value,
             fmt::format("the option `{0}` has no data: there are no files in {1}/{0}", option.name.value,
                         options_folder),
             "add the folder with the files that the option changes, or remove the entry");
  }
  if (trees.whole && trees.readable) report_unlisted(trees.folder, options);
}

void FolderReader::report_unlisted(const std::string& folder, const std::vector<TitleOption>& options) {
  const std::string all = folder + "/" + std::string(options_folder);
  for (const std::string& name : files_.list(all)) {
    const bool listed =
        std::ranges::any_of(options, [&](const TitleOption& option) { return option.name.value == name; });
    if (listed || !holds_files(files_, all + "/" + name)) continue;
    report(findings_, "option/unlisted", nowhere_in(all + "/" + name), name,
           fmt::format("title.yaml does not list the option `{}`, so nobody can choose it", name),
           "add it to `options` with a sentence, or remove the folder")
        .severity = Severity::Warning;
  }
}

// The data of an option in one folder. They have the format of their title.
Trees FolderReader::read_option(const std::string& folder) {
  Trees trees = read_folder(folder, true);
  const auto title = trees.files.find("title.yaml");
  if (title == trees.files.end()) return trees;
  for (const char* key : {"format", "extends", "with", "options"}) {
    const Node* said = title->second.find(key);
    if (said == nullptr) continue;
    report(findings_, "option/misplaced-key", said->place, key,
           fmt::format("an option cannot have `{}`", key), "move the key to the title.yaml of the title");
    std::erase_if(title->second.entries, [&](const Entry& entry) { return entry.key == key; });
  }
  return trees;
}

// Lays the data of the chosen options over the title, in the order of title.yaml. An option of an extended
// title and the changes of the extending title to it have folders of the same name.
void FolderReader::lay_options(Trees& trees, const TitleName& wanted, const Place& place) {
  const bool asks = !wanted.options.empty() || !wanted.recorded.empty() || wanted.players > 0;
  if (!asks || !trees.files.contains("title.yaml")) return;
  TitleName all = wanted;
  all.options.insert(all.options.end(), trees.options.begin(), trees.options.end());
  const auto chosen = choose_options(options_of(trees), all, place, findings_);
  if (!chosen) {
    trees.readable = trees.readable && place.file != 0;
    trees.whole = false;
    return;
  }
  for (const std::string& name : *chosen) {
    if (std::ranges::find(trees.options, name) != trees.options.end()) continue;
    for (const std::string& folder : folders_of_option(trees, name)) {
      Trees over = read_option(folder);
      lay_over(over, std::move(trees));
      trees = std::move(over);
    }
    trees.options.push_back(name);
  }
}

void FolderReader::report_missing(const std::string& folder, Trees& trees) {
  const auto title = trees.files.find("title.yaml");
  const bool draft = title != trees.files.end() && text_of(&title->second, "status") == "draft";
  for (const FileKind& kind : file_kinds) {
    const std::string path = folder + "/" + std::string(kind.name);
    if (!kind.needed || trees.files.contains(kind.name) || trees.lost.contains(std::string(kind.name)))
      continue;
    Finding& finding = report(findings_, "file/missing", nowhere_in(path), std::string(kind.name),
                              fmt::format("{} is missing in {}", kind.name, folder));
    if (draft) {
      finding.severity = Severity::Warning;
      continue;
    }
    trees.lost.emplace(kind.name);
    trees.readable = false;
    if (title != trees.files.end())
      finding.help = "add the file, or set `status: draft` while it is not ready";
  }
}

}  // namespace

Trees read_title_folder(const FileReader& files, const Installation& installation, const TitleName& name,
                        Sources& sources, Findings& findings) {
  return FolderReader(files, installation, sources, findings).read(name);
}

}  // namespace trackwright
