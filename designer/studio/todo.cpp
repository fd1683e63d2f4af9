#include "designer/studio/todo.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "designer/checks/check.h"

namespace trackwright {

namespace {

struct Part {
  std::string_view name;
  std::string_view holds_up;
  std::string_view file;
};

// Each part needs the parts before it; the last one collects tasks of no other part.
constexpr std::array<Part, 8> parts{{
    {"map", "upgrades, homes, destinations and runs", "map.yaml"},
    {"tiles", "upgrades, the supply of tiles and runs", "tiles.yaml"},
    {"trains", "phases, rust, runs and the end of privates", "roster.yaml"},
    {"market", "par prices and the end of the game", "market.yaml"},
    {"companies", "shares, certificate limits and tokens", "companies.yaml"},
    {"values", "the revenue of runs to value tiles", {}},
    {"money", "the check of the bank's size", {}},
    {"rules", "nothing else", {}},
}};

const Part& part_named(std::string_view name) {
  const auto named = std::ranges::find(parts, name, &Part::name);
  return named == parts.end() ? parts.back() : *named;
}

const Part& part_of_file(const Loaded& loaded, const Place& place) {
  const Sources::File* file = loaded.sources.file(place.file);
  const auto holds = [&](const Part& part) { return !part.file.empty() && file->path.ends_with(part.file); };
  const auto held = file == nullptr ? parts.end() : std::ranges::find_if(parts, holds);
  return held == parts.end() ? parts.back() : *held;
}

struct Work {
  const Part* part;
  bool assumed;  // stated, but to be confirmed; otherwise missing
  Finding finding;
};

Finding to_confirm(const Source& source) {
  Finding finding;
  finding.severity = Severity::Info;
  finding.place = source.place;
  finding.object = source.about;
  finding.message = fmt::format("to be confirmed: {}", source.about);
  finding.help = source.because;
  return finding;
}

bool is_draft(const Loaded& loaded, const Findings& findings) {
  if (loaded.title) return loaded.title->draft;
  return std::ranges::any_of(findings, [](const Finding& finding) {
    return finding.check == "file/missing" && finding.severity == Severity::Warning;
  });
}

}  // namespace

std::vector<std::string> parts_of_work() {
  std::vector<std::string> names;
  for (const Part& part : parts) names.emplace_back(part.name);
  return names;
}

std::vector<Task> take_tasks(const Loaded& loaded, Findings& findings) {
  if (!is_draft(loaded, findings)) return {};
  std::vector<Work> work;
  std::erase_if(findings, [&](const Finding& finding) {
    const Check* check = find_check(finding.check);
    if (check == nullptr || check->missing.empty()) return false;
    const Part& part =
        check->missing == "file" ? part_of_file(loaded, finding.place) : part_named(check->missing);
    work.push_back({&part, false, finding});
    return true;
  });
  if (loaded.title)
    for (const Source& source : loaded.title->sources)
      if (source.assumed) work.push_back({&part_named(source.part), true, to_confirm(source)});
  std::ranges::stable_sort(work, {}, [](const Work& one) { return std::pair(one.part, one.assumed); });
  std::vector<Task> tasks;
  for (Work& one : work)
    tasks.push_back({std::string(one.part->name), std::string(one.part->holds_up), std::move(one.finding)});
  return tasks;
}

}  // namespace trackwright
