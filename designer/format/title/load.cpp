#include "designer/format/title/load.h"

#include <algorithm>
#include <filesystem>
#include <tuple>
#include <utility>

#include "designer/format/text/findings.h"
#include "designer/format/title/title_of.h"

namespace trackwright {

namespace {

std::string folder_name(const std::string& folder) {
  std::filesystem::path path = std::filesystem::path(folder).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();
  if (path.empty() || path.filename() == "." || path.filename() == "..")
    path = std::filesystem::absolute(folder).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();
  return path.filename().string();
}

// The name of the title's folder, followed by the options that the user chose.
std::string slug_of(const Loaded& read) {
  std::string slug = folder_name(read.name.name.empty() ? read.folder : read.name.name);
  const std::vector<std::string>& chosen = read.name.options;
  for (const std::string& option : read.options)
    if (std::ranges::find(chosen, option) != chosen.end()) slug += "-" + option;
  return slug;
}

// Reports a finding once, even if several hexes share it.
void tell_once(Findings& findings) {
  const auto key = [](const Finding& finding) {
    return std::tie(finding.place.file, finding.place.offset, finding.check, finding.message);
  };
  const auto alike = [&](const Finding& a, const Finding& b) { return key(a) == key(b); };
  // Clang 14 rejects the range that std::ranges::unique returns.
  findings.erase(std::unique(findings.begin(), findings.end(), alike), findings.end());
}

}  // namespace

Loaded load_trees(const FileReader& files, const Installation& installation, Trees trees, Loaded read) {
  read.readable = trees.readable;
  read.options = trees.options;
  if (auto built = title_of(trees, files, installation, read.sources, read.findings)) {
    built->title.slug = slug_of(read);
    (built->complete ? read.title : read.rest) = std::move(built->title);
    read.gaps = std::move(built->gaps);
  }
  read.extends = std::move(trees.extends);
  for (const FileKind& kind : file_kinds)
    if (auto tree = trees.files.extract(std::string(kind.name)); !tree.empty())
      read.merged.emplace_back(kind.name, std::move(tree.mapped()));
  sort_findings(read.sources, read.findings);
  tell_once(read.findings);
  return read;
}

Loaded load_title(const FileReader& files, const Installation& installation, const TitleName& name,
                  Sources sources) {
  Loaded read;
  read.sources = std::move(sources);
  const auto folder = find_title(files, installation, name.name, read.findings);
  if (!folder) {
    read.readable = false;
    return read;
  }
  read.name = name;
  read.name.name = *folder;
  read.name = with_option_of_path(files, std::move(read.name));
  Trees trees = read_title_folder(files, installation, read.name, read.sources, read.findings);
  read.folder = trees.folder;
  return load_trees(files, installation, std::move(trees), std::move(read));
}

}  // namespace trackwright
