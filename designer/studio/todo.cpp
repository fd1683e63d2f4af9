#include "designer/studio/todo.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace trackwright {

namespace {

struct Part {
  std::string_view name;
  std::string_view holds_up;
  std::string_view file;
  std::array<std::string_view, 10> words;  // in what a source is about
};

// In the order in which one part needs those before it.
constexpr std::array<Part, 7> parts{{
    {"map",
     "upgrades, homes, destinations and runs",
     "map.yaml",
     {"map", "hex", "border", "crossing", "place", "letter", "printed in", "terrain", "coordinate",
      "island"}},
    {"tiles", "upgrades, the supply of tiles and runs", "tiles.yaml", {"tile", "manifest", "upgrade"}},
    {"trains",
     "phases, rust, the end of privates and runs",
     "roster.yaml",
     {"train", "ferries", "ferry", "phase", "rust"}},
    {"market", "starting values and the end of the game", "market.yaml", {"market", "starting value", "par"}},
    {"companies",
     "shares, certificate limits and tokens",
     "companies.yaml",
     {"compan", "token", "certificate", "share", "home", "private", "name of"}},
    {"money", "whether the bank lasts", "", {"cash", "money", "bank", "%"}},
    {"rules", "nothing else", "", {}},
}};

// What a draft may still lack.
constexpr std::array<std::string_view, 22> missing_things{"file/missing",
                                                          "title/placeholder",
                                                          "title/without-game-end",
                                                          "train/without-price",
                                                          "train/without-reach",
                                                          "phase/limit-missing",
                                                          "phase/without-limits",
                                                          "phase/rounds-missing",
                                                          "phase/value-missing",
                                                          "company/without-home",
                                                          "company/without-certificates",
                                                          "company/unlike-its-kind",
                                                          "token/without-tokens",
                                                          "money/cash-missing",
                                                          "money/limit-missing",
                                                          "market/without-par",
                                                          "map/label-without-tile",
                                                          "private/unlike-others",
                                                          "tile/without-value",
                                                          "map/stop-without-name",
                                                          "phase/colour-without-tiles",
                                                          "schema/missing-key"};

std::size_t part_of_file(std::string_view path) {
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (!parts.at(i).file.empty() && path.ends_with(parts.at(i).file)) return i;
  return parts.size() - 1;
}

// The part that is named first.
std::size_t part_of_words(std::string_view about) {
  std::size_t best = parts.size() - 1;
  std::size_t first = std::string_view::npos;
  for (std::size_t i = 0; i < parts.size(); ++i)
    for (const std::string_view word : parts.at(i).words)
      if (!word.empty() && about.find(word) < first) {
        first = about.find(word);
        best = i;
      }
  return best;
}

std::size_t part_of_finding(const Loaded& loaded, const Finding& finding) {
  if (finding.check.starts_with("money/")) return 5;
  const Sources::File* file = loaded.sources.file(finding.place.file);
  return file == nullptr ? parts.size() - 1 : part_of_file(file->path);
}

}  // namespace

std::vector<Task> take_tasks(const Loaded& loaded, Findings& findings) {
  std::vector<std::pair<std::size_t, Finding>> found;
  const bool draft = loaded.title ? loaded.title->draft : std::ranges::any_of(findings, [](const Finding& f) {
    return f.check == "file/missing" && f.severity == Severity::Warning;
  });
  if (!draft) return {};
  std::erase_if(findings, [&](Finding& finding) {
    if (std::ranges::find(missing_things, finding.check) == missing_things.end()) return false;
    found.emplace_back(part_of_finding(loaded, finding), finding);
    return true;
  });
  if (loaded.title)
    for (const Source& source : loaded.title->sources) {
      if (!source.assumed) continue;
      Finding finding;
      finding.check = "title/assumed";
      finding.severity = Severity::Info;
      finding.place = source.place;
      finding.object = source.about;
      finding.message = fmt::format("to be confirmed: {}", source.about);
      finding.help = source.because;
      found.emplace_back(part_of_words(source.about), std::move(finding));
    }
  // What is missing before what only has to be confirmed.
  std::ranges::stable_sort(found, [](const auto& a, const auto& b) {
    const bool later = b.second.check == "title/assumed";
    return a.first != b.first ? a.first < b.first : a.second.check != "title/assumed" && later;
  });
  std::vector<Task> tasks;
  for (auto& [part, finding] : found)
    tasks.push_back(
        {std::string(parts.at(part).name), std::string(parts.at(part).holds_up), std::move(finding)});
  return tasks;
}

}  // namespace trackwright
