#include "designer/format/interchange/neutral.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "designer/format/interchange/json_file.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/report.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

constexpr const char* form = "trackwright title";
constexpr auto neutral_parts = std::to_array<std::string_view>(
    {"title", "map", "tiles", "market", "roster", "companies", "rules", "kit"});

}  // namespace

std::vector<std::pair<std::string, Node>> neutral_of(const std::vector<std::pair<std::string, Node>>& files) {
  std::vector<std::pair<std::string, Node>> all{{"form", text_node(form)},
                                                {"version", number_node(neutral_version)}};
  for (const auto& [name, tree] : files) {
    all.emplace_back(name, tree);
    // The trees are already merged with those of the base title.
    std::erase_if(all.back().second.entries, [](const Entry& entry) { return entry.key == "extends"; });
  }
  return all;
}

std::optional<ImportedTitle> read_neutral(const FileReader& files, const std::string& path, Sources& sources,
                                          Findings& findings) {
  const auto file = read_json(files, path, sources, findings);
  if (!file) return std::nullopt;
  const auto version = integer_of(&*file, "version");
  const Node* const title = value_of(&*file, "title");
  if (text_of(&*file, "form") != form || !version || title == nullptr) {
    report(findings, "import/json", {}, {},
           fmt::format("{} is not a title in the neutral form: `form: {}`, `version` or `title` is missing",
                       path, form));
    return std::nullopt;
  }
  if (*version < 1 || *version > neutral_version) {
    report(findings, "import/json", value_of(&*file, "version")->place, {},
           fmt::format("{} is in version {} of the neutral form, but this program reads versions 1 to {}",
                       path, *version, neutral_version),
           "install a newer version of Trackwright");
    return std::nullopt;
  }
  ImportedTitle made;
  for (const Entry& entry : file->entries) {
    if (entry.key == "form" || entry.key == "version" || entry.key == "$schema") continue;
    if (std::ranges::find(neutral_parts, entry.key) != neutral_parts.end())
      made.files.emplace_back(entry.key + ".yaml", entry.value);
    else
      made.warnings.push_back(fmt::format("`{}` is not carried over", entry.key));
  }
  return made;
}

}  // namespace trackwright
