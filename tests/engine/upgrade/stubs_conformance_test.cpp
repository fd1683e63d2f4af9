// Tests the first tiles of recorded games on hexes with printed stubs, in titles in which stubs bind. (Stubs
// that the set-up of 1858 adds are not in the texts of its hexes.)
#include <gtest/gtest.h>

#include <iostream>
#include <set>

#include "engine/upgrade/placements.h"
#include "tests/engine/reference.h"

namespace trackwright {
namespace {

using reference::Json;

// 18xx.games restricts lays to stubs in these titles, by stubs_are_restricted.rb or by the method of 1822.
bool stubs_bind(const Json& index, const std::string& slug) {
  for (const Json& entry : index)
    if (entry["slug"] == slug) {
      const std::string by = entry["overrides"]["upgrade"].value("legal_tile_rotation?", std::string());
      return by == "StubsAreRestricted" || by.starts_with("G1822");
    }
  return false;
}

struct Tally {
  int tiles = 0;
  int wrong = 0;
  int fewer = 0;  // rotations that stubs exclude
};

void compare(const Title& title, const Json& fixture, Tally& tally) {
  Title free = title;
  free.upgrades.stubs = false;
  const UpgradeBook book(title);
  const UpgradeBook without(free);
  std::set<std::string> seen;
  for (const Json& position : fixture["positions"])
    for (const auto& [id, laid] : position["laid"].items()) {
      const Hex* hex = title.map.find(id);
      const std::string tile = laid[0];
      const Rotation rotation(laid[1].get<int>());
      const auto number = book.find(tile);
      if (hex == nullptr || hex->tile.stubs.empty() || !number || fixture["map_diff"].contains(id)) continue;
      const UpgradeForm form = upgrade_form(hex->tile);
      if (next_colour(form.colour) != book.form(*number).colour) continue;
      if (!seen.insert(id + " " + tile + " " + std::to_string(rotation.steps())).second) continue;
      const Rotations all = without.decide({hex, &form, UpgradeSource::printed}, *number).rotations;
      if (!all.contains(rotation)) continue;  // excluded by a rule of the title
      const Rotations bound = book.decide({hex, &form, UpgradeSource::printed}, *number).rotations;
      ++tally.tiles;
      if (!bound.contains(rotation)) ++tally.wrong;
      tally.fewer += all.without(bound).size();
    }
}

TEST(StubsConformance, FirstTilesOfRecordedGamesUseStubs) {
  if (reference::folder().empty()) GTEST_SKIP() << "no reference facts";
  const Json index = reference::read(reference::folder() / "titles" / "INDEX.json");
  const auto standard = reference::standard_tiles();
  std::map<std::string, Tally> titles;
  for (const auto& entry : std::filesystem::directory_iterator(reference::folder() / "routes")) {
    const std::string file = entry.path().stem().string();
    const std::string slug = file.substr(0, file.find("__"));
    if (file.find("__") == std::string::npos || !stubs_bind(index, slug)) continue;
    Title title = reference::title(slug, standard);
    title.upgrades.stubs = true;
    compare(title, reference::read(entry.path()), titles[slug]);
  }
  Tally sum;
  for (const auto& [slug, tally] : titles) {
    EXPECT_EQ(tally.wrong, 0) << slug;
    sum.tiles += tally.tiles;
    sum.fewer += tally.fewer;
  }
  std::cout << sum.tiles << " first tiles on hexes with stubs, " << sum.fewer << " rotations ruled out\n";
  EXPECT_GT(sum.tiles, 80);
  EXPECT_GT(sum.fewer, sum.tiles);
}

}  // namespace
}  // namespace trackwright
