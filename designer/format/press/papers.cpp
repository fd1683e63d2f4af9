#include "designer/format/press/papers.h"

#include <fmt/format.h>

#include <algorithm>

#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"
#include "designer/format/yaml/yaml.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {}  // namespace

std::vector<Paper> read_papers(const FileReader& files, const std::string& templates, Sources& sources,
                               Findings& findings) {
  const std::string path = templates + "/papers.yaml";
  auto text = files.read(path, largest_file);
  if (!text) {
    report(findings, text.error().check, {}, {},
           fmt::format("the program's own file {} {}", path, text.error().message), "reinstall the program");
    return {};
  }
  const auto tree = parse_yaml(sources, sources.add(path, std::move(*text)), findings);
  std::vector<Paper> papers;
  if (!tree) return papers;
  for (const Entry& entry : tree->entries) {
    Paper paper;
    paper.name = entry.key;
    paper.size = {real_of(&entry.value, "width").value_or(0), real_of(&entry.value, "height").value_or(0)};
    paper.margin = real_of(&entry.value, "margin").value_or(paper.margin);
    if (const Node* also = entry.value.find("also"))
      for (const Ref& other : names(*also)) paper.also.push_back(other.value);
    if (unusable(paper).empty()) papers.push_back(std::move(paper));
  }
  if (papers.empty())
    report(findings, "file/missing", {}, {}, fmt::format("the program's own file {} defines no paper", path),
           "reinstall the program");
  return papers;
}

Expected<Paper> find_paper(const std::vector<Paper>& papers, std::string_view name) {
  const auto called = [&](const std::string& own) { return lower_case(own) == lower_case(name); };
  const auto found = std::ranges::find_if(papers, [&](const Paper& paper) {
    return called(paper.name) || std::ranges::any_of(paper.also, called);
  });
  if (found != papers.end()) return *found;
  if (!name.empty() && name.front() >= '0' && name.front() <= '9') return paper_of_size(std::string(name));
  std::string known;
  for (const Paper& paper : papers) known += paper.name + ", ";
  return unexpected(
      fmt::format("`{}` is not a paper; expected {}or a size in mm such as 200x300", name, known));
}

}  // namespace trackwright
