#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Whether track can cross the side: each hex can be built on or has printed track there.
bool joined(const HexFacts& from, const HexFacts& to, Edge e) {
  if (has(from.barred, e)) return false;
  const bool out = !from.hex->fixed || has(from.exits, e);
  const bool in = !to.hex->fixed || has(to.exits, e.opposite());
  return out && in;
}

void flood(const Facts& facts, std::size_t start, std::vector<int>& part, int number) {
  std::vector<std::size_t> queue{start};
  part[start] = number;
  while (!queue.empty()) {
    const HexFacts& hex = facts.hexes[queue.back()];
    queue.pop_back();
    for (const Edge e : all_edges) {
      const HexFacts* other = facts.find(hex.neighbour(e));
      if (other == nullptr || !joined(hex, *other, e)) continue;
      const auto index = static_cast<std::size_t>(other - facts.hexes.data());
      if (part[index] != 0) continue;
      part[index] = number;
      queue.push_back(index);
    }
  }
}

// A fixed hex without track (a lake, a blank) belongs to no network.
bool playable(const HexFacts& hex) {
  return !hex.hex->fixed || hex.exits != 0;
}

}  // namespace

void map_disconnected(const Facts& facts, Report& report) {
  std::vector<int> part(facts.hexes.size(), 0);
  std::map<int, std::vector<std::size_t>> parts;
  for (std::size_t i = 0; i < facts.hexes.size(); ++i) {
    if (!playable(facts.hexes[i])) continue;
    if (part[i] == 0) flood(facts, i, part, static_cast<int>(parts.size()) + 1);
    parts[part[i]].push_back(i);
  }
  std::size_t largest = 0;
  for (const auto& [number, members] : parts) largest = std::max(largest, members.size());
  bool main_seen = false;
  for (const auto& [number, members] : parts) {
    if (members.size() == largest && !main_seen) {
      main_seen = true;
      continue;
    }
    std::vector<std::string> ids;
    for (const std::size_t i : members) ids.push_back(facts.hexes[i].hex->id);
    const Hex& first = *facts.hexes[members.front()].hex;
    report(first.place, first.id,
           fmt::format("no track can ever join {} to the rest of the board", shortlist(ids)),
           "open a side between the two parts, or print the ferry that connects them");
  }
}

}  // namespace trackwright::checks
