#include "designer/checks/meant_hex.h"
#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

using Ground = std::pair<std::vector<std::string>, int>;  // kinds of terrain, and the cost of a lay there

std::optional<Ground> ground_of(const HexFacts& hex) {
  const auto& terrain = hex.hex->tile.terrain;
  if (terrain.empty() || terrain.front().kinds.empty()) return std::nullopt;
  return Ground{terrain.front().kinds, terrain.front().cost};
}

struct Listed {
  const Ref* ref = nullptr;
  std::optional<Ground> ground;
};

std::vector<Listed> grounds_of(const Facts& facts, const std::vector<Ref>& list) {
  std::vector<Listed> found;
  for (const Ref& ref : list)
    if (const HexFacts* hex = facts.find_hex(ref.value)) found.push_back({&ref, ground_of(*hex)});
  return found;
}

// Returns the hexes of this terrain that the list leaves out.
std::vector<std::string> left_out(const Facts& facts, const Ground& ground, const std::vector<Ref>& list) {
  std::vector<std::string> others;
  for (const HexFacts& hex : facts.hexes)
    if (ground_of(hex) == ground && std::ranges::find(list, hex.hex->id, &Ref::value) == list.end())
      others.push_back(hex.hex->id);
  return others;
}

void report_left_out(const std::vector<Ref>& list, const Name& about, const std::string& kind,
                     const std::string& hex, Report& report) {
  report(list.front().place, about,
         fmt::format("{} lists all hexes with the terrain {} except {}", about.text, kind, hex),
         fmt::format("add {} if it was left out", hex));
}

// Reports a list of all hexes of a kind of terrain except one, whatever each costs.
void look_at_kind(const Facts& facts, const std::vector<Ref>& list, const Name& about, Report& report) {
  std::map<std::string, std::set<std::string>> hexes;
  for (const HexFacts& hex : facts.hexes)
    for (const Terrain& terrain : hex.hex->tile.terrain)
      for (const std::string& kind : terrain.kinds) hexes[kind].insert(hex.hex->id);
  std::set<std::string> listed;
  for (const Ref& ref : list) listed.insert(ref.value);
  for (const auto& [kind, all] : hexes) {
    if (listed.size() + 1 != all.size() || !std::ranges::includes(all, listed)) continue;
    const auto missing =
        std::ranges::find_if_not(all, [&](const std::string& hex) { return listed.contains(hex); });
    report_left_out(list, about, kind, *missing, report);
  }
}

// Reports a list that equals the hexes of one terrain and cost, except for one hex.
void look_at_terrain(const Facts& facts, const std::vector<Ref>& list, const Name& about, Report& report) {
  const std::vector<Listed> hexes = grounds_of(facts, list);
  if (hexes.size() == 3) look_at_kind(facts, list, about, report);
  if (hexes.size() < 4) return;
  const auto ground = hexes.front().ground ? hexes.front().ground : hexes.back().ground;
  if (!ground) return;
  std::vector<const Ref*> odd;
  for (const Listed& one : hexes)
    if (one.ground != ground) odd.push_back(one.ref);
  const std::vector<std::string> others = left_out(facts, *ground, list);
  const std::string kind =
      fmt::format("{} for {}", joined(ground->first, " and "), money(facts.title, ground->second));
  if (odd.size() == 1 && others.size() <= 1) {
    Finding& finding =
        report(odd.front()->place, about,
               fmt::format("{} does not have the terrain {}, unlike the other {} hexes of {}",
                           odd.front()->value, kind, hexes.size() - 1, about.text),
               others.empty() ? "correct the hex" : fmt::format("did you mean {}?", others.front()));
    for (const Ref& hex : list) finding.also.push_back({Name::Hex, hex.value});
  } else if (odd.empty() && others.size() == 1) {
    report_left_out(list, about, kind, others.front(), report);
  } else {
    look_at_kind(facts, list, about, report);
  }
}

}  // namespace

void token_hex_terrain(const Facts& facts, Report& report) {
  for (const auto& lists : {hex_lists(facts.title), power_hex_lists(facts.title)})
    for (const HexList& list : lists) look_at_terrain(facts, *list.hexes, list.about, report);
}

}  // namespace trackwright::checks
