#include "designer/checks/prelude.h"

#include <deque>

#include "engine/tile/tile_facts.h"

namespace trackwright::checks {

namespace {

// Returns where the company may start: its homes or, if it chooses freely, any city of the board.
std::vector<const HexFacts*> starts_of(const Facts& facts, const Company& company) {
  std::vector<const HexFacts*> starts;
  for (const Station& home : company.homes)
    if (const HexFacts* hex = facts.find_hex(home.hex.value)) starts.push_back(hex);
  if (!company.homes.empty()) return starts;
  for (const HexFacts& hex : facts.hexes)
    if (has_stop(hex.hex->tile, StopKind::City) && hex.hex->tile.colour != Colour::Red)
      starts.push_back(&hex);
  return starts;
}

using Steps = std::map<const Hex*, int>;
// By starting hex, because many companies may start in the same cities.
using KnownSteps = std::map<const HexFacts*, Steps>;

// Returns the number of steps from one hex to each hex that track can ever reach.
Steps steps_from(const Facts& facts, const HexFacts& start) {
  Steps steps{{start.hex, 0}};
  std::deque<const HexFacts*> next{&start};
  while (!next.empty()) {
    const HexFacts* hex = next.front();
    next.pop_front();
    const EdgeSet ways = hex->hex->fixed ? static_cast<EdgeSet>(hex->exits & hex->open) : hex->open;
    for (const Edge edge : all_edges) {
      if (!has(ways, edge) || !steps.emplace(hex->neighbour(edge), steps.at(hex->hex) + 1).second) continue;
      if (const HexFacts* there = facts.find(hex->neighbour(edge))) next.push_back(there);
    }
  }
  return steps;
}

// Returns the largest distance from a start of the company to the hex; -1 if track can join it to none.
int farthest(const Facts& facts, const std::vector<const HexFacts*>& starts, const Hex& to,
             KnownSteps& known) {
  int most = -1;
  for (const HexFacts* start : starts) {
    const auto [place, fresh] = known.try_emplace(start);
    if (fresh) place->second = steps_from(facts, *start);
    const Steps& steps = place->second;
    if (const auto found = steps.find(&to); found != steps.end()) most = std::max(most, found->second);
  }
  return most;
}

std::string trouble(const Facts& facts, const Company& company, const Ref& to, KnownSteps& known) {
  const HexFacts* hex = facts.find_hex(to.value);
  if (hex == nullptr) return "is not a hex on the map";
  if (hex->hex->tile.stops.empty()) return "has no stop";
  const int most = farthest(facts, starts_of(facts, company), *hex->hex, known);
  if (most < 0) return "no track from the home of the company can reach";
  const auto& least = company.connection->distance;
  if (least && most < least->value)
    return fmt::format("is at most {} hexes from the home of the company, although `distance` is {}", most,
                       least->value);
  return {};
}

}  // namespace

void company_connection(const Facts& facts, Report& report) {
  KnownSteps known;
  for (const Company& company : facts.title.companies.companies) {
    if (!company.connection) continue;
    for (const Ref& to : company.connection->to) {
      const std::string seen = trouble(facts, company, to, known);
      if (seen.empty()) continue;
      report(to.place, company.id.value,
             fmt::format("{} can never connect to {}, which {}", company.id.value, to.value, seen),
             "name a different hex, or reduce `distance`");
    }
  }
}

}  // namespace trackwright::checks
