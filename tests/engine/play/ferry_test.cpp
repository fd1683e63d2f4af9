// Tests tiles of a private company on hexes of the same printed colour, which they connect.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/play/privates/steps.h"
#include "engine/play/track/steps.h"
#include "tests/engine/play/small_game.h"

namespace trackwright {
namespace {

using namespace play;

// A7 and A9 are blue and not connected. Tiles F1 and F2 connect them.
class Ferry : public SmallGame {
 protected:
  void with(const std::vector<std::string>& hexes) {
    std::vector<Hex> map = title_.map.hexes();
    map[3].tile = sample_tile("city=revenue:20;path=a:3,b:_0", Colour::Blue);
    map[4].tile = sample_tile("city=revenue:20;path=a:0,b:_0", Colour::Blue);
    map[3].fixed = map[4].fixed = true;
    title_.map = Map(title_.map.layout(), std::move(map), {}, {});
    for (const std::string id : {"F1", "F2"}) {
      TileDefinition tile;
      tile.id = id;
      tile.tile = sample_tile("city=revenue:30;path=a:0,b:_0;path=a:3,b:_0", Colour::Blue);
      title_.tiles[id] = tile;
      ManifestEntry entry;
      entry.id = ref(id);
      entry.count = 1;
      title_.manifest.push_back(entry);
    }
    Private ferry;
    ferry.id = ref("Ferry");
    title_.companies.privates = {ferry};
    PowerRule power;
    power.power = Placed<rule::Power>{rule::Power::LayTile, {}};
    power.when = {Placed<rule::PowerTime>{rule::PowerTime::Track, {}}};
    power.hexes = refs(hexes);
    power.tiles = refs({"F1", "F2"});
    power.count = Placed<int>{2, {}};
    power.free = Placed<bool>{true, {}};
    title_.rules.privates.powers.kinds = {{ref("Ferry"), {power}}};
    begin();
    float_company(0);
    state_.privates[0].owner = company_owner(0);
    operate(0);
  }

  std::size_t lays_on(const std::string& id) { return power_lays(table(), 0, hex(id)).size(); }

  std::string lay(const std::string& id, const std::string& tile) {
    Action action = of(private_owner(0), ActionKind::LayTile);
    action.hex = static_cast<std::uint16_t>(hex(id));
    action.tile = static_cast<std::uint16_t>(*game_->find_tile(tile));
    return act(action);
  }
};

TEST_F(Ferry, JoinsTwoHexesThatHaveNoTrackToEachOther) {
  with({"A7", "A9"});
  ASSERT_EQ(lays_on("A7"), 2U);
  ASSERT_EQ(lay("A7", "F1"), "");
  EXPECT_EQ(lay("A9", "F2"), "");
}

TEST_F(Ferry, DoesNotEndAtAHexThatGetsNoTile) {
  with({"A7"});
  EXPECT_EQ(lays_on("A7"), 0U);
}

}  // namespace
}  // namespace trackwright
