// Facts of the draft of Denmark 1847 (January 2025).
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/designer/titles/facts.h"

namespace trackwright {
namespace {

using namespace facts;

const Title& denmark() {
  return shipped("denmark1847");
}

bool on_the_map(const std::string& name) {
  return std::ranges::find(denmark().map.hexes(), name, &Hex::name) != denmark().map.hexes().end();
}

// Table 2.1
TEST(RulebookDenmark1847, PlayersAndMoney) {
  EXPECT_TRUE(denmark().draft);
  EXPECT_EQ(denmark().players.size(), 4U);
  EXPECT_EQ(cash(denmark(), 2), 420);
  EXPECT_EQ(cash(denmark(), 3), 420);
  EXPECT_EQ(cash(denmark(), 4), 420);
  EXPECT_EQ(cash(denmark(), 5), 390);
  EXPECT_EQ(certificates(denmark(), 2), 25);
  EXPECT_EQ(certificates(denmark(), 3), 19);
  EXPECT_EQ(certificates(denmark(), 4), 14);
  EXPECT_EQ(certificates(denmark(), 5), 12);
  EXPECT_EQ(denmark().bank->value, 8000);
  EXPECT_EQ(denmark().pool_limit->value, 50);
  EXPECT_EQ(denmark().capitalization, "incremental");
  EXPECT_EQ(money(denmark(), 130), "130 rd.");
  EXPECT_TRUE(denmark().companies.privates.empty());
}

// 1.7, 3.3.6
TEST(RulebookDenmark1847, Companies) {
  EXPECT_EQ(denmark().companies.companies.size(), 6U);
  EXPECT_EQ(tokens_of_all(denmark()), 30);
  for (const Company& each : denmark().companies.companies) {
    EXPECT_EQ(each.kind, "minor") << each.name;
    EXPECT_EQ(each.tokens.size(), 5U) << each.name;
    EXPECT_EQ(shares(denmark(), each.id.value).substr(0, 9), "40% 3x20%") << each.name;
    EXPECT_EQ(converted_shares(denmark(), each.id.value), "20% 3x10% 4x10% 10%")
        << each.name;  // halved, 4 more
  }
  for (const char* id : {"AKE", "F7J", "SJS", "LFJ"}) EXPECT_FALSE(company(denmark(), id).name.empty()) << id;
  EXPECT_EQ(hex(denmark(), homes(denmark(), "LFJ")).name, "Rødby");
  EXPECT_EQ(company(denmark(), "SJS").name, "Det Sjællandske Jernbaneselskab");
}

// 1.7
TEST(RulebookDenmark1847, Trains) {
  EXPECT_EQ(cards(denmark(), "2"), 12);
  EXPECT_EQ(cards(denmark(), "3"), 6);
  EXPECT_EQ(cards(denmark(), "4"), 3);
  EXPECT_EQ(cards(denmark(), "4*"), 1);
  EXPECT_EQ(cards(denmark(), "5"), 3);
  EXPECT_EQ(cards(denmark(), "6"), 2);
  EXPECT_EQ(cards(denmark(), "10"), 9);
  EXPECT_EQ(most_stops(denmark(), "2"), 2);
  EXPECT_EQ(most_stops(denmark(), "3"), 3);
  EXPECT_EQ(most_stops(denmark(), "4*"), 4);
  EXPECT_EQ(most_stops(denmark(), "10"), 10);
  EXPECT_EQ(ended_by(denmark(), "2"), "4");
  EXPECT_EQ(ended_by(denmark(), "3"), "6");
  EXPECT_EQ(ended_by(denmark(), "4"), "10");
  EXPECT_EQ(ended_by(denmark(), "5"), "");
  EXPECT_EQ(ended_by(denmark(), "3F"), "4");
  EXPECT_EQ(ended_by(denmark(), "4F"), "6");
  EXPECT_EQ(find_train(denmark().roster, "3F")->stack, "ferry");
  EXPECT_EQ(find_train(denmark().roster, "4*")->events.at(0).kind, "war");
  EXPECT_EQ(find_train(denmark().roster, "5*")->events.at(0).kind, "nationalization");
}

// Table 3.1
TEST(RulebookDenmark1847, Phases) {
  EXPECT_EQ(denmark().roster.phases.size(), 6U);
  EXPECT_EQ(phase_tiles(denmark(), "2"), "yellow");
  EXPECT_EQ(phase_tiles(denmark(), "3"), "yellow green");
  EXPECT_EQ(phase_tiles(denmark(), "4"), "yellow green");
  EXPECT_EQ(phase_tiles(denmark(), "5"), "yellow green brown");
  EXPECT_EQ(phase_tiles(denmark(), "6"), "yellow green brown");
  EXPECT_EQ(phase_tiles(denmark(), "10"), "yellow green brown gray");
  EXPECT_EQ(operating_rounds(denmark(), "2"), 1);
  EXPECT_EQ(operating_rounds(denmark(), "3"), 2);
  EXPECT_EQ(operating_rounds(denmark(), "4"), 2);
  EXPECT_EQ(operating_rounds(denmark(), "5"), 3);
  EXPECT_EQ(operating_rounds(denmark(), "6"), 3);
  EXPECT_EQ(operating_rounds(denmark(), "10"), 3);
}

// 3.3.3: each crossing needs a ferry; Vejle to Roskilde needs two. 3.3.6: the fee is ten times the level.
TEST(RulebookDenmark1847, FerriesAndWar) {
  ASSERT_TRUE(denmark().runs.passage.has_value());
  EXPECT_EQ(denmark().runs.passage->stack, "ferry");
  EXPECT_EQ(denmark().runs.passage->not_trains, (std::vector<Ref>{{"2", {}}}));
  for (const std::vector<Ref>& crossing : denmark().runs.passage->crossings)
    for (const Ref& at : crossing) {
      EXPECT_EQ(hex(denmark(), at.value).tile.colour, Colour::Blue) << at.value;
      EXPECT_EQ(hex(denmark(), at.value).tile.paths.size(), 1U) << at.value;
    }
  ASSERT_EQ(denmark().runs.fees.size(), 1U);
  EXPECT_EQ(denmark().runs.fees[0].amount, 10);
  EXPECT_TRUE(denmark().runs.fees[0].per_level);
  EXPECT_EQ(denmark().runs.fees[0].after, "war");
  for (const ManifestEntry& entry : denmark().manifest) {  // exchanged for the same tile with red stripes
    const std::string& id = entry.id.value;
    if (id.front() != 'D' || id.back() == 'W') continue;
    const TileDefinition* twin = find_tile(denmark(), id + "W");
    ASSERT_NE(twin, nullptr) << id;
    EXPECT_EQ(copies(denmark(), id + "W"), copies(denmark(), id)) << id;
    EXPECT_EQ(exits_of(twin->tile), exits_of(find_tile(denmark(), id)->tile)) << id;
    EXPECT_TRUE(twin->tile.frame.has_value()) << id;
  }
  for (const char* german : {"AKE", "F7J"})  // south of the border
    EXPECT_EQ(hex(denmark(), homes(denmark(), german)).tile.labels.at(0), "D") << german;
}

// 3.2.1, 3.3.4
TEST(RulebookDenmark1847, Market) {
  const std::vector<int> pars = par_prices(denmark().market);
  EXPECT_EQ(*std::ranges::max_element(pars, {}, [](int par) { return par <= 145 / 2 ? par : -1; }), 70);
  EXPECT_EQ(*std::ranges::min_element(pars), 65);  // half of the lowest bid, 130
  EXPECT_EQ(denmark().market.row_end_right, RowEnd::Up);
  EXPECT_EQ(denmark().market.shape, MarketShape::Grid);
}

// 3.3.2, 3.3.3
TEST(RulebookDenmark1847, Map) {
  EXPECT_EQ(hex(denmark(), "I13").name, "København");
  EXPECT_EQ(hex(denmark(), "I13").tile.colour, Colour::Green);
  EXPECT_FALSE(hex(denmark(), "I13").fixed);
  EXPECT_EQ(hex(denmark(), "I13").tile.labels.at(0), "K");
  for (const char* name : {"Vejle", "Roskilde", "Rødby", "Lybæk", "Hamborg"})
    EXPECT_TRUE(on_the_map(name)) << name;
  int lettered = 0;
  for (const Hex& each : denmark().map.hexes()) {
    const bool printed = each.tile.colour == Colour::Gray || each.tile.colour == Colour::Blue;
    EXPECT_TRUE(!printed || each.fixed) << each.id;
    lettered += !each.tile.labels.empty() && each.tile.labels[0] == "D" ? 1 : 0;
  }
  EXPECT_GT(lettered, 0);
  for (const ManifestEntry& entry : denmark().manifest) {  // towns 10 to 20, cities 20 to 60
    const Tile& tile = find_tile(denmark(), entry.id.value)->tile;
    if (tile.stops.empty()) continue;
    const bool town = tile.stops[0].kind == StopKind::Town;
    EXPECT_GE(value_of(tile), town ? 10 : 20) << entry.id.value;
    EXPECT_LE(value_of(tile), town ? 20 : 60) << entry.id.value;
  }
}

}  // namespace
}  // namespace trackwright
