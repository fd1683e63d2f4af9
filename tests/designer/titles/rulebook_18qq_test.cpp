// Facts of the rules of 18??? (March 2012). Values that the rules take from 1870 are compared with our
// 1870.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/designer/titles/facts.h"

namespace trackwright {
namespace {

using namespace facts;

const Title& qq() {
  return shipped("18qq");
}
const Title& base() {
  return shipped("1870");
}

std::string at(const std::string& name) {
  for (const Hex& each : qq().map.hexes())
    if (each.name == name) return each.id;
  return "";
}

const BonusToken& token(const std::string& id) {
  static const BonusToken none;
  const auto& tokens = qq().companies.bonus_tokens;
  const auto found = std::ranges::find(tokens, id, &BonusToken::id);
  return found == tokens.end() ? none : *found;
}

bool lets(const std::vector<UpgradeLine>& lines, const std::string& from, const std::string& to,
          const std::string& hex_id) {
  const auto has = [](const std::vector<Ref>& refs, const std::string& name) {
    return std::ranges::any_of(refs, [&](const Ref& ref) { return ref.value == name; });
  };
  return std::ranges::any_of(lines, [&](const UpgradeLine& line) {
    return has(line.from, from) && has(line.to, to) && !has(line.not_hexes, hex_id) &&
           (line.hexes.empty() || has(line.hexes, hex_id));
  });
}

TEST(Rulebook18QQ, Components) {
  EXPECT_EQ(qq().companies.privates.size(), 16U);
  ASSERT_TRUE(qq().companies.value_tiles.has_value());
  EXPECT_EQ(qq().companies.value_tiles->tiles.size(), 12U);
  int tokens = 0;
  for (const BonusToken& each : qq().companies.bonus_tokens) tokens += each.count.value;
  EXPECT_EQ(tokens, 17);
  EXPECT_EQ(qq().designer, "Allen Sliwinski");
  EXPECT_EQ(qq().year, 2012);
}

TEST(Rulebook18QQ, TakenFrom1870) {
  EXPECT_EQ(copies_in_all(qq()), copies_in_all(base()));
  EXPECT_EQ(qq().bank->value, base().bank->value);
  EXPECT_EQ(qq().roster.trains.size(), base().roster.trains.size());
  for (const Train& train : base().roster.trains) {
    EXPECT_EQ(price(qq(), train.name.value), train.price.value) << train.name.value;
    EXPECT_EQ(cards(qq(), train.name.value), cards(base(), train.name.value)) << train.name.value;
    EXPECT_EQ(ended_by(qq(), train.name.value), ended_by(base(), train.name.value)) << train.name.value;
  }
  EXPECT_EQ(qq().companies.companies.size(), base().companies.companies.size());
  for (const Company& each : base().companies.companies) {
    EXPECT_EQ(shares(qq(), each.id.value), shares(base(), each.id.value)) << each.name;
    EXPECT_EQ(tokens(qq(), each.id.value), tokens(base(), each.id.value)) << each.name;
  }
  EXPECT_EQ(market_row(qq(), 0), market_row(base(), 0));
  EXPECT_EQ(par_values(qq()), par_values(base()));
  for (const Private& each : base().companies.privates)
    EXPECT_EQ(find_private(qq().companies, each.id.value), nullptr) << each.name;  // 18??? does not use it
}

TEST(Rulebook18QQ, HomesAreChosen) {
  for (const Company& each : qq().companies.companies) {
    EXPECT_TRUE(each.homes.empty()) << each.name;
    EXPECT_FALSE(each.home_text.empty()) << each.name;
    EXPECT_FALSE(each.destination.has_value()) << each.name;
  }
}

TEST(Rulebook18QQ, ConnectionRuns) {
  for (const char* id : {"SLSF", "MP", "ATSF", "MKT", "SP"})  // the large companies
    EXPECT_EQ(company(qq(), id).connection->distance->value, 9) << id;
  for (const char* id : {"GMO", "IC", "FW", "SSW", "TP"})  // the small ones
    EXPECT_EQ(company(qq(), id).connection->distance->value, 8) << id;
  for (const Company& each : qq().companies.companies) EXPECT_EQ(each.connection->to.size(), 6U) << each.name;
  const Hex& eureka = hex(qq(), at("Eureka"));
  const Hex& east = hex(qq(), at("East"));
  EXPECT_EQ(distance(eureka.at, east.at, qq().map.layout().orientation), 8);
}

TEST(Rulebook18QQ, ValueTiles) {
  const ValueTiles& drawn = *qq().companies.value_tiles;
  EXPECT_EQ(drawn.places.size(), 6U);
  ASSERT_EQ(drawn.phases.size(), 3U);
  EXPECT_EQ(drawn.phases[0].value, "2");
  EXPECT_EQ(phase_begins_on(qq(), drawn.phases[1].value), "5");  // the first 5-train
  EXPECT_EQ(phase_begins_on(qq(), drawn.phases[2].value), "8");  // the first 8-train
  for (const ValueTiles::Tile& tile : drawn.tiles) EXPECT_EQ(tile.values.size(), 3U);
  int red = 0;
  for (const Hex& each : qq().map.hexes()) red += each.tile.colour == Colour::Red ? 1 : 0;
  EXPECT_EQ(red, 6);
  EXPECT_NE(at("West"), "");
}

TEST(Rulebook18QQ, PrivatesInSixSets) {
  std::map<std::string, std::vector<int>> sets;
  for (const Private& each : qq().companies.privates) sets[each.group].push_back(each.price.value);
  EXPECT_EQ(sets.size(), 6U);
  EXPECT_EQ(sets["1"], (std::vector<int>{20}));
  EXPECT_EQ(sets["2"], (std::vector<int>{40, 40, 40}));
  EXPECT_EQ(sets["3"], (std::vector<int>{60, 60, 60}));
  EXPECT_EQ(sets["4"], (std::vector<int>{80, 80, 80}));
  EXPECT_EQ(sets["5"], (std::vector<int>{100, 100, 100}));
  EXPECT_EQ(sets["6"], (std::vector<int>{120, 120, 120}));
}

TEST(Rulebook18QQ, PrivatesOneByOne) {
  struct Stated {
    const char* id;
    const char* name;
    int price;
    int revenue;
  };
  const std::vector<Stated> all = {
      {"Conestoga", "Conestoga Wagon Company", 20, 5},
      {"Pioneer", "Pioneer Investments", 40, 10},
      {"Clanghorn", "Clanghorn Bridge & Iron Works", 40, 10},
      {"Metropolitan", "Metropolitan Development Company", 40, 10},
      {"Inland", "Inland Steel Company", 60, 15},
      {"Calhoun", "Calhoun Cattle Company", 60, 15},
      {"Faustian", "Faustian Accounting", 60, 15},
      {"Carver", "Carver Locomotive Works", 80, 15},
      {"OreburgMining", "Oreburg Mining Company", 80, 15},
      {"Terminal", "Terminal Realty", 80, 15},
      {"Farmers", "Farmers Union", 100, 20},
      {"Basin", "Basin City Shipping", 100, 20},
      {"Franklin", "Franklin Imports & Exports", 100, 20},
      {"GrandJunction", "Grand Junction Investors", 120, 0},
      {"Dutton", "Dutton Short Line", 120, 20},
      {"DOH", "D&OH Railroad", 120, 20},
  };
  for (const Stated& stated : all) {
    EXPECT_EQ(private_company(qq(), stated.id).name, stated.name);
    EXPECT_EQ(private_company(qq(), stated.id).price.value, stated.price) << stated.name;
    EXPECT_EQ(private_company(qq(), stated.id).revenue.value, stated.revenue) << stated.name;
  }
}

// 18??? does not inherit the event "All privates close" of 1870.
TEST(Rulebook18QQ, PrivatesOfCompaniesStayOpenAfterTheFirstFive) {
  const Train* five = find_train(qq().roster, "5");
  const Train* five_of_1870 = find_train(base().roster, "5");
  ASSERT_NE(five, nullptr);
  ASSERT_NE(five_of_1870, nullptr);
  ASSERT_EQ(five->events.size(), 1U);
  ASSERT_EQ(five_of_1870->events.size(), 1U);
  EXPECT_NE(five->events[0].text, five_of_1870->events[0].text);
}

TEST(Rulebook18QQ, Tokens) {
  EXPECT_EQ(token("oreburg").count.value, 4);
  EXPECT_EQ(token("oreburg_mining").count.value, 1);
  EXPECT_EQ(token("oreburg_mining").bonus, 10);
  EXPECT_EQ(token("pioneer").count.value, 1);
  EXPECT_EQ(token("inland").count.value, 2);
  EXPECT_EQ(token("calhoun").count.value, 1);
  EXPECT_EQ(token("calhoun").bonus, 10);
  EXPECT_EQ(token("faustian").count.value, 2);
  EXPECT_EQ(token("terminal").count.value, 1);
  EXPECT_EQ(token("farmers").count.value, 3);
  EXPECT_EQ(token("basin20").bonus, 20);
  EXPECT_EQ(token("basin10").bonus, 10);
}

TEST(Rulebook18QQ, NamedPlaces) {
  for (const char* name :
       {"Oreburg", "Cog Bay", "Yar Harbor", "East Basin", "West Basin", "Grand Junction", "Eureka"})
    EXPECT_NE(at(name), "") << name;
  EXPECT_TRUE(hex(qq(), at("Oreburg")).fixed);
  EXPECT_EQ(hex(qq(), at("Oreburg")).tile.colour, Colour::Gray);
  EXPECT_EQ(hex(qq(), at("Oreburg")).tile.stops.at(0).kind, StopKind::Town);  // a small city
  EXPECT_EQ(hex(qq(), at("Oreburg")).at.y, 0);                                // on the north edge
  EXPECT_EQ(value_of(hex(qq(), at("Cog Bay")).tile), 30);
  EXPECT_EQ(value_of(hex(qq(), at("Yar Harbor")).tile), 30);
  EXPECT_EQ(slots_of(hex(qq(), at("Cog Bay")).tile), 1);
  EXPECT_EQ(slots_of(hex(qq(), at("Yar Harbor")).tile), 1);
  EXPECT_TRUE(hex(qq(), at("Cog Bay")).fixed);
  EXPECT_TRUE(hex(qq(), at("Yar Harbor")).fixed);
}

TEST(Rulebook18QQ, DifficultTerrain) {
  for (const Hex& each : qq().map.hexes()) {
    const int cost = cost_at(qq(), each.id);
    EXPECT_TRUE(cost == 0 || cost == 60) << each.id;
  }
}

TEST(Rulebook18QQ, BrownAndGrayCities) {
  const std::string basin = at("West Basin");
  EXPECT_EQ(copies(qq(), "170"), 4);
  EXPECT_EQ(value_of(find_tile(qq(), "170")->tile), 50);
  EXPECT_EQ(copies(qq(), "63"), 5);
  EXPECT_EQ(value_of(find_tile(qq(), "63")->tile), 40);
  EXPECT_EQ(copies(qq(), "171K") + copies(qq(), "172L"), 2);
  EXPECT_EQ(value_of(find_tile(qq(), "171K")->tile), 60);
  EXPECT_EQ(value_of(find_tile(qq(), "172L")->tile), 60);
  for (const char* green : {"14", "15"}) {
    EXPECT_TRUE(lets(qq().upgrades.also, green, "170", at("Eureka"))) << green;
    EXPECT_TRUE(lets(qq().upgrades.also, green, "170", basin)) << green;
    EXPECT_TRUE(lets(qq().upgrades.never, green, "63", basin)) << green;
    EXPECT_FALSE(lets(qq().upgrades.never, green, "63", at("Eureka"))) << green;
  }
  for (const char* brown : {"63", "170"}) {
    EXPECT_TRUE(lets(qq().upgrades.also, brown, "171K", at("Eureka"))) << brown;
    EXPECT_TRUE(lets(qq().upgrades.also, brown, "172L", at("Eureka"))) << brown;
    EXPECT_FALSE(lets(qq().upgrades.also, brown, "171K", basin)) << brown;
  }
  EXPECT_FALSE(lets(qq().upgrades.also, "63", "170", at("Eureka")));
  EXPECT_EQ(phase_tiles(qq(), "5"), "yellow green brown");
  EXPECT_EQ(phase_tiles(qq(), "6"), "yellow green brown");
  EXPECT_EQ(phase_tiles(qq(), "8"), "yellow green brown gray");  // the first 8-train
}

TEST(Rulebook18QQ, SmallCitiesAreOptional) {
  for (const Train& train : qq().roster.trains) {
    ASSERT_EQ(train.reach.rows.size(), 2U) << train.name.value;
    EXPECT_EQ(std::to_string(train.reach.rows[0].pay), train.name.value);  // counted stops use the length
    EXPECT_EQ(train.reach.rows[1].pay, 0) << train.name.value;             // others are passed
    EXPECT_EQ(train.reach.rows[1].visit, any_number) << train.name.value;
  }
}

}  // namespace
}  // namespace trackwright
