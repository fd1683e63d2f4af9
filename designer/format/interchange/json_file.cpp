#include "designer/format/interchange/json_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "designer/format/text/report.h"
#include "designer/format/yaml/yaml.h"

namespace trackwright {

std::optional<Node> read_json(const FileReader& files, const std::string& path, Sources& sources,
                              Findings& findings, Findings* repeated) {
  auto text = files.read(path, largest_file);
  if (!text) {
    report(findings, text.error().check, {}, {}, fmt::format("{} {}", path, text.error().message));
    return std::nullopt;
  }
  Findings read;
  auto tree = parse_yaml(sources, sources.add(path, std::move(*text)), read);
  if (repeated != nullptr) {
    const auto is_repeated = [](const Finding& finding) { return finding.check == "file/duplicate-key"; };
    std::ranges::copy_if(read, std::back_inserter(*repeated), is_repeated);
    std::erase_if(read, is_repeated);
  }
  if (!read.empty()) tree.reset();
  findings.insert(findings.end(), read.begin(), read.end());
  return tree;
}

}  // namespace trackwright
