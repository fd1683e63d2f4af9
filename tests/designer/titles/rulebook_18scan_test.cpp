// Facts of the rulebook of 18Scan, with its section numbers.
#include <gtest/gtest.h>

#include "tests/designer/titles/facts.h"

namespace trackwright {
namespace {

using namespace facts;

const Title& scan() {
  return shipped("18scan");
}

// 1.1, 1.4, 3.1, 4: players, money, certificates, rounds
TEST(Rulebook18Scan, PlayersAndMoney) {
  EXPECT_EQ(scan().players.size(), 3U);
  EXPECT_EQ(cash(scan(), 2), 900);
  EXPECT_EQ(cash(scan(), 3), 600);
  EXPECT_EQ(cash(scan(), 4), 450);
  EXPECT_EQ(certificates(scan(), 2), 18);
  EXPECT_EQ(certificates(scan(), 3), 12);
  EXPECT_EQ(certificates(scan(), 4), 9);
  EXPECT_EQ(scan().bank->value, 6000);
  EXPECT_EQ(scan().holding_limit->value, 60);
  EXPECT_EQ(scan().pool_limit->value, 50);
  EXPECT_EQ(scan().notes.size(), 8U);  // 10.3 lists eight personalities
  EXPECT_EQ(scan().notes.front().value, 1);
  EXPECT_EQ(scan().notes.back().value, 200);
  EXPECT_EQ(money(scan(), 100), "K100");
  EXPECT_EQ(scan().designer, "David G. D. Hecht");
}

// 2, 6.2, 8.2: phases
TEST(Rulebook18Scan, Phases) {
  EXPECT_EQ(scan().roster.phases.size(), 6U);
  EXPECT_EQ(phase_begins_on(scan(), "2"), "");
  EXPECT_EQ(phase_begins_on(scan(), "3"), "3 2+2");
  EXPECT_EQ(phase_begins_on(scan(), "4"), "4 3+3");
  EXPECT_EQ(phase_begins_on(scan(), "5"), "5 4+4");
  EXPECT_EQ(phase_begins_on(scan(), "5E"), "5E");
  EXPECT_EQ(phase_begins_on(scan(), "4D"), "4D");
  EXPECT_EQ(phase_tiles(scan(), "2"), "yellow");
  EXPECT_EQ(phase_tiles(scan(), "3"), "yellow green");
  EXPECT_EQ(phase_tiles(scan(), "4"), "yellow green");
  EXPECT_EQ(phase_tiles(scan(), "5"), "yellow green brown");
  EXPECT_EQ(phase_tiles(scan(), "4D"), "yellow green brown");
  for (const Phase& phase : scan().roster.phases) EXPECT_EQ(operating_rounds(scan(), phase.name.value), 2);
}

TEST(Rulebook18Scan, TrainLimits) {
  EXPECT_EQ(train_limit(scan(), "2", "national"), -1);
  EXPECT_EQ(train_limit(scan(), "4", "national"), -1);
  EXPECT_EQ(train_limit(scan(), "5", "national"), 3);
  EXPECT_EQ(train_limit(scan(), "5E", "national"), 3);
  EXPECT_EQ(train_limit(scan(), "4D", "national"), 3);
  EXPECT_EQ(train_limit(scan(), "2", "major"), 4);
  EXPECT_EQ(train_limit(scan(), "3", "major"), 4);
  EXPECT_EQ(train_limit(scan(), "4", "major"), 3);
  EXPECT_EQ(train_limit(scan(), "5", "major"), 2);
  EXPECT_EQ(train_limit(scan(), "4D", "major"), 2);
  EXPECT_EQ(train_limit(scan(), "2", "minor"), 2);
  EXPECT_EQ(train_limit(scan(), "3", "minor"), 2);
  EXPECT_EQ(train_limit(scan(), "4", "minor"), 1);
  EXPECT_EQ(train_limit(scan(), "5", "minor"), -1);  // closed
}

TEST(Rulebook18Scan, FloatingAndFundingByPhase) {
  EXPECT_EQ(column(scan(), "2", "shares to float"), "2");
  EXPECT_EQ(column(scan(), "3", "shares to float"), "3");
  EXPECT_EQ(column(scan(), "4", "shares to float"), "4");
  EXPECT_EQ(column(scan(), "5", "shares to float"), "5");
  EXPECT_EQ(column(scan(), "5E", "shares to float"), "5");
  EXPECT_EQ(column(scan(), "4D", "shares to float"), "5");
  const auto& floats = company(scan(), "NSB").float_by_phase;
  EXPECT_EQ(floats.at("2").value, 20);
  EXPECT_EQ(floats.at("3").value, 30);
  EXPECT_EQ(floats.at("4").value, 40);
  EXPECT_EQ(floats.at("5").value, 50);
  EXPECT_EQ(column(scan(), "2", "funding"), "incremental");
  EXPECT_EQ(column(scan(), "4", "funding"), "incremental");
  EXPECT_EQ(column(scan(), "5", "funding"), "full");
  EXPECT_EQ(column(scan(), "4D", "funding"), "full");
  EXPECT_EQ(column(scan(), "2", "off-map values"), "first");
  EXPECT_EQ(column(scan(), "3", "off-map values"), "second");
  EXPECT_EQ(column(scan(), "4", "off-map values"), "second");
  EXPECT_EQ(column(scan(), "5", "off-map values"), "third");
  EXPECT_EQ(column(scan(), "4D", "off-map values"), "third");
}

// 8.1: trains
TEST(Rulebook18Scan, TrainsCountAndPrice) {
  EXPECT_EQ(cards(scan(), "2"), 6);
  EXPECT_EQ(cards(scan(), "3"), 4);
  EXPECT_EQ(cards(scan(), "4"), 3);
  EXPECT_EQ(cards(scan(), "5"), 2);
  EXPECT_EQ(cards(scan(), "5E"), 2);
  EXPECT_EQ(cards(scan(), "4D"), 6);
  EXPECT_EQ(price(scan(), "2"), 100);
  EXPECT_EQ(price(scan(), "3"), 200);
  EXPECT_EQ(price(scan(), "4"), 300);
  EXPECT_EQ(price(scan(), "5"), 500);
  EXPECT_EQ(price(scan(), "5E"), 600);
  EXPECT_EQ(price(scan(), "4D"), 800);
  EXPECT_EQ(price(scan(), "1+1"), 80);
  EXPECT_EQ(price(scan(), "2+2"), 180);
  EXPECT_EQ(price(scan(), "3+3"), 280);
  EXPECT_EQ(price(scan(), "4+4"), 480);
}

TEST(Rulebook18Scan, TrainsScrappedAndAvailable) {
  EXPECT_EQ(ended_by(scan(), "2"), "4");
  EXPECT_EQ(ended_by(scan(), "3"), "5");
  EXPECT_EQ(ended_by(scan(), "4"), "4D");
  EXPECT_EQ(ended_by(scan(), "5"), "");
  EXPECT_EQ(ended_by(scan(), "5E"), "");
  EXPECT_EQ(ended_by(scan(), "4D"), "");
  EXPECT_EQ(available_on(scan(), "5E"), "5 4+4");
  EXPECT_EQ(available_on(scan(), "4D"), "5E");
}

// 7.4: the table of the stops that each train counts
TEST(Rulebook18Scan, TrainsReach) {
  EXPECT_EQ(most_stops(scan(), "2"), 2);
  EXPECT_EQ(most_stops(scan(), "3"), 3);
  EXPECT_EQ(most_stops(scan(), "4"), 4);
  EXPECT_EQ(most_stops(scan(), "5"), 5);
  EXPECT_EQ(most_stops(scan(), "5E"), 5);
  EXPECT_EQ(most_stops(scan(), "4D"), 4);
  EXPECT_EQ(most_cities(scan(), "2"), 2);
  EXPECT_EQ(most_cities(scan(), "1+1"), 1);
  EXPECT_EQ(most_cities(scan(), "2+2"), 2);
  EXPECT_EQ(most_cities(scan(), "3+3"), 3);
  EXPECT_EQ(most_cities(scan(), "5"), 5);
  EXPECT_EQ(most_cities(scan(), "4+4"), 4);
  EXPECT_EQ(most_cities(scan(), "5E"), 5);
  EXPECT_EQ(most_cities(scan(), "4D"), 4);
  EXPECT_EQ(most_towns_with_one_city(scan(), "2"), 1);
  EXPECT_EQ(most_towns_with_one_city(scan(), "1+1"), 1);
  EXPECT_EQ(most_towns_with_one_city(scan(), "3"), 2);
  EXPECT_EQ(most_towns_with_one_city(scan(), "2+2"), 3);
  EXPECT_EQ(most_towns_with_one_city(scan(), "4"), 3);
  EXPECT_EQ(most_towns_with_one_city(scan(), "3+3"), 5);
  EXPECT_EQ(most_towns_with_one_city(scan(), "5"), 4);
  EXPECT_EQ(most_towns_with_one_city(scan(), "4+4"), 7);
  EXPECT_EQ(most_towns_with_one_city(scan(), "5E"), 0);
  EXPECT_EQ(most_towns_with_one_city(scan(), "4D"), 0);
  EXPECT_EQ(multiplier(scan(), "5E"), 1);
  EXPECT_EQ(multiplier(scan(), "4D"), 2);
}

// 3.3: private companies
TEST(Rulebook18Scan, Privates) {
  EXPECT_EQ(scan().companies.privates.size(), 3U);
  EXPECT_EQ(private_company(scan(), "Ferry").name, "Stockholm-Åbo Ferry Company");
  EXPECT_EQ(private_company(scan(), "Ferry").price.value, 120);
  EXPECT_EQ(private_company(scan(), "Ferry").revenue.value, 20);
  EXPECT_EQ(granted(scan(), "Ferry"), "VR 10%");
  EXPECT_EQ(private_company(scan(), "Mine").name, "Lapland Ore Line");
  EXPECT_EQ(private_company(scan(), "Mine").price.value, 150);
  EXPECT_EQ(private_company(scan(), "Mine").revenue.value, 25);
  EXPECT_EQ(granted(scan(), "Mine"), "S&NJ 10%");
  EXPECT_EQ(private_company(scan(), "SJS").name, "Sjællandske Jernbaneselskab");
  EXPECT_EQ(private_company(scan(), "SJS").price.value, 180);
  EXPECT_EQ(private_company(scan(), "SJS").revenue.value, 30);
  EXPECT_EQ(granted(scan(), "SJS"), "DSB 20% president");
  for (const Private& each : scan().companies.privates)
    EXPECT_EQ(each.closes_on.at(0).value, "5") << each.name;
}

TEST(Rulebook18Scan, BonusTokens) {
  ASSERT_EQ(scan().companies.bonus_tokens.size(), 2U);
  const BonusToken& ferry = scan().companies.bonus_tokens[0];
  const BonusToken& mine = scan().companies.bonus_tokens[1];
  EXPECT_EQ(ferry.count.value, 2);
  EXPECT_EQ(ferry.cost->value, 20);
  EXPECT_EQ(ferry.bonus, 20);
  EXPECT_EQ(ferry.hexes.at(0).value, "G12");
  EXPECT_EQ(mine.count.value, 1);
  EXPECT_EQ(mine.cost->value, 50);
  EXPECT_EQ(mine.bonus, 50);
  EXPECT_EQ(mine.hexes.at(0).value, "A20");
}

// 3.4: minor companies
TEST(Rulebook18Scan, Minors) {
  EXPECT_EQ(company(scan(), "1").name, "Södra Stambanan");
  EXPECT_EQ(company(scan(), "2").name, "Nordvästra Stambanan");
  EXPECT_EQ(company(scan(), "3").name, "Västra Stambanan");
  EXPECT_EQ(company(scan(), "1").price->value, 260);
  EXPECT_EQ(company(scan(), "2").price->value, 220);
  EXPECT_EQ(company(scan(), "3").price->value, 200);
  EXPECT_EQ(hex(scan(), company(scan(), "1").homes.at(0).hex.value).name, "Malmö");
  EXPECT_EQ(hex(scan(), company(scan(), "2").homes.at(0).hex.value).name, "Stockholm");
  EXPECT_EQ(hex(scan(), company(scan(), "3").homes.at(0).hex.value).name, "Stockholm");
  EXPECT_NE(homes(scan(), "2"), homes(scan(), "3"));
  EXPECT_EQ(hex(scan(), company(scan(), "1").destination->hex.value).name, "Göteborg");
  EXPECT_EQ(hex(scan(), company(scan(), "2").destination->hex.value).name, "Trondheim");
  EXPECT_EQ(hex(scan(), company(scan(), "3").destination->hex.value).name, "Oslo");
  for (const char* id : {"1", "2", "3"}) EXPECT_EQ(tokens(scan(), id), "0 40") << id;  // 3.5.1, 7.3
}

// 6: corporations
TEST(Rulebook18Scan, Corporations) {
  EXPECT_EQ(scan().companies.companies.size(), 8U);
  EXPECT_EQ(company(scan(), "DSB").name, "Danske Statsbaner");
  EXPECT_EQ(company(scan(), "S&NJ").name, "Sveriges & Norges Järnvägar");
  EXPECT_EQ(company(scan(), "NSB").name, "Norges Statsbaner");
  EXPECT_EQ(company(scan(), "VR").name, "Valtionrautatiet");
  EXPECT_EQ(company(scan(), "SJ").name, "Statens Järnvägar");
  EXPECT_EQ(company(scan(), "DSB").tokens.size(), 3U);
  EXPECT_EQ(company(scan(), "S&NJ").tokens.size(), 3U);
  EXPECT_EQ(company(scan(), "NSB").tokens.size(), 4U);
  EXPECT_EQ(company(scan(), "VR").tokens.size(), 4U);
  EXPECT_EQ(company(scan(), "SJ").tokens.size(), 6U);
  EXPECT_EQ(tokens(scan(), "DSB"), "0 40 100");  // 7.3
  EXPECT_EQ(tokens(scan(), "VR"), "0 40 100 100");
  EXPECT_EQ(tokens(scan(), "SJ"), "0 40 100 100 100 100");
  EXPECT_EQ(hex(scan(), homes(scan(), "DSB")).name, "Odense & Copenhagen");
  EXPECT_EQ(hex(scan(), homes(scan(), "S&NJ")).name, "Gällivare");
  EXPECT_EQ(hex(scan(), homes(scan(), "NSB")).name, "Oslo");
  EXPECT_EQ(hex(scan(), homes(scan(), "VR")).name, "Helsinki");
  EXPECT_EQ(homes(scan(), "SJ"), "");
  EXPECT_EQ(shares(scan(), "DSB"), "20% 8x10%");
  EXPECT_EQ(shares(scan(), "SJ"), "20% 5x10% 3x10%");  // 3.1: three of them for exchange
  EXPECT_EQ(company(scan(), "SJ").par->value, 100);
  EXPECT_EQ(company(scan(), "SJ").float_percent->value, 50);
  EXPECT_EQ(company(scan(), "DSB").float_percent->value, 20);
}

// 6.1, 7.6: the market
TEST(Rulebook18Scan, Market) {
  EXPECT_EQ(par_values(scan()), "70 75 82 90 100");
  EXPECT_EQ(scan().market.row_end_right, RowEnd::Up);
  EXPECT_EQ(scan().market.row_end_left, RowEnd::Down);
  EXPECT_EQ(scan().market.shape, MarketShape::Grid);
}

// 12: the tile manifest
TEST(Rulebook18Scan, Manifest) {
  EXPECT_EQ(copies(scan(), "5"), 12);
  EXPECT_EQ(copies(scan(), "8"), 8);
  EXPECT_EQ(copies(scan(), "9"), 8);
  EXPECT_EQ(copies(scan(), "58"), 7);
  EXPECT_EQ(copies(scan(), "403"), 1);
  EXPECT_EQ(copies(scan(), "15"), 6);
  for (const char* id : {"80", "81", "82", "83"}) EXPECT_EQ(copies(scan(), id), 3) << id;
  EXPECT_EQ(copies(scan(), "121"), 1);
  for (const char* id : {"141", "142", "143", "144"}) EXPECT_EQ(copies(scan(), id), 3) << id;
  EXPECT_EQ(copies(scan(), "622"), 3);
  EXPECT_EQ(copies(scan(), "145"), 3);
  EXPECT_EQ(copies(scan(), "146"), 3);
  EXPECT_EQ(copies(scan(), "147"), 4);
  EXPECT_EQ(copies(scan(), "544"), 3);
  EXPECT_EQ(copies(scan(), "545"), 3);
  EXPECT_EQ(copies(scan(), "546"), 4);
  EXPECT_EQ(copies(scan(), "582"), 2);
  EXPECT_EQ(copies(scan(), "584"), 1);
  EXPECT_EQ(copies(scan(), "623"), 1);
  EXPECT_EQ(copies_in_all(scan()), 94);
  EXPECT_EQ(copies_of(scan(), Colour::Yellow), 36);
  EXPECT_EQ(copies_of(scan(), Colour::Green), 34);
  EXPECT_EQ(copies_of(scan(), Colour::Brown), 24);
}

// 7.1.1 and 12: the allowed upgrades
TEST(Rulebook18Scan, UpgradeTable) {
  EXPECT_TRUE(scan().upgrades.stated);
  EXPECT_EQ(chart(scan(), "plain", "D9"), "8 9");
  EXPECT_EQ(chart(scan(), "town", "E10"), "58");
  EXPECT_EQ(chart(scan(), "city", "E6"), "5");
  EXPECT_EQ(chart(scan(), "Y", "G14"), "5");
  EXPECT_EQ(chart(scan(), "Y", "D7"), "5");
  EXPECT_EQ(chart(scan(), "COP", "F3"), "403");
  EXPECT_EQ(chart(scan(), "F11", "F11"), "622");
  EXPECT_EQ(chart(scan(), "8", "D9"), "80 81 82 83");
  EXPECT_EQ(chart(scan(), "58", "E10"), "141 142 143 144");
  EXPECT_EQ(chart(scan(), "5", "E6"), "15");
  EXPECT_EQ(chart(scan(), "5", "G14"), "622");
  EXPECT_EQ(chart(scan(), "5", "D7"), "622");
  EXPECT_EQ(chart(scan(), "403", "F3"), "121");
  EXPECT_EQ(chart(scan(), "121", "F3"), "584");
  EXPECT_EQ(chart(scan(), "622", "F11"), "582");
  EXPECT_EQ(chart(scan(), "622", "G14"), "582");
  EXPECT_EQ(chart(scan(), "622", "D7"), "623");
  EXPECT_EQ(chart(scan(), "15", "E6"), "");
  EXPECT_EQ(chart(scan(), "82", "D9"), "544 545 546");
  ASSERT_EQ(scan().upgrades.any_rotation.size(), 1U);
  EXPECT_EQ(scan().upgrades.any_rotation[0].value, "403");
}

// 3.5.4: a destination gets a second slot when its tile becomes green
TEST(Rulebook18Scan, GreenCitiesHaveTwoCircles) {
  for (const char* id : {"15", "121", "622"}) EXPECT_EQ(slots_of(find_tile(scan(), id)->tile), 2) << id;
}

// 3.3, 7.1, 7.3.1: the parts of the map that the text mentions
TEST(Rulebook18Scan, Map) {
  EXPECT_EQ(hex(scan(), "A20").name, "Kiruna");
  EXPECT_TRUE(hex(scan(), "A20").fixed);
  EXPECT_EQ(hex(scan(), "A20").tile.stops.at(0).kind, StopKind::Town);
  EXPECT_EQ(values_at(scan(), "A20").find('/') != std::string::npos, true);  // changes with the phase
  EXPECT_TRUE(hex(scan(), "G12").fixed);
  EXPECT_TRUE(hex(scan(), "G12").tile.stops.empty());
  EXPECT_EQ(scan().map.neighbour(hex(scan(), "G12"), Edge(2))->name, "Stockholm");
  EXPECT_EQ(scan().map.neighbour(hex(scan(), "G12"), Edge(3))->name, "Turku");
  EXPECT_EQ(exits_of(hex(scan(), "G12").tile), "2 3");
  EXPECT_EQ(hex(scan(), "D7").tile.labels.at(0), "Y");
  EXPECT_EQ(hex(scan(), "G14").tile.labels.at(0), "Y");
  EXPECT_EQ(hex(scan(), "F11").tile.labels.at(0), "Y");
  EXPECT_EQ(hex(scan(), "F11").tile.colour, Colour::Yellow);
  EXPECT_EQ(hex(scan(), "F3").tile.labels.at(0), "COP");
  EXPECT_EQ(cost_at(scan(), "F3"), 40);
  for (const Hex& each : scan().map.hexes()) {
    const int cost = cost_at(scan(), each.id);
    EXPECT_TRUE(cost == 0 || cost == 40 || cost == 60) << each.id;  // the amounts shown
  }
}

}  // namespace
}  // namespace trackwright
