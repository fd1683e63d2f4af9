// Lists the upgrades of a title: tile on tile, and tile on the hexes of the map.
#include <algorithm>
#include <set>
#include <string>

#include "designer/studio/upgrades.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

constexpr std::size_t few_asked = 4;  // the most hexes and phases to try

void ask_hex(const Title& title, const std::string& hex, const std::string& phase) {
  const auto answer = answer_upgrades(title, {.hex = hex, .phase = phase});
  require(answer.has_value(), "a hex or phase of the title is not known");
  for (const ReachedTile& reached : answer->hexes.front().becomes)
    require(!reached.rotations.empty(), "a hex becomes a tile that lies in no way");
}

}  // namespace

void upgrades_target(std::string_view input) {
  const Spoiled spoilt = spoiled(input);
  const Loaded loaded = load_spoiled(spoilt);
  if (!loaded.title) return;
  const Title& title = *loaded.title;
  const auto all = answer_upgrades(title, {});
  require(all.has_value(), "no tiles follow each other");
  const auto& hexes = title.map.hexes();
  const auto& phases = title.roster.phases;
  for (std::size_t i = 0; i < std::min(few_asked, hexes.size()); ++i) {
    const std::size_t hex = i * hexes.size() / few_asked;
    const std::string phase =
        phases.empty() || i == 0 ? "" : phases[i * phases.size() / few_asked].name.value;
    ask_hex(title, hexes[hex].id, phase);
  }
}

}  // namespace trackwright
