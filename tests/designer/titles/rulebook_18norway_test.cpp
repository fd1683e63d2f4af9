// Facts of the rulebook of 18Norway (March 2024), with its section numbers.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/designer/titles/facts.h"

namespace trackwright {
namespace {

using namespace facts;

const Title& norway() {
  return shipped("18norway");
}

// 3, table 1; 7.2, table 3
TEST(Rulebook18Norway, PlayersAndMoney) {
  EXPECT_EQ(norway().players.size(), 3U);
  EXPECT_EQ(cash(norway(), 3), 400);
  EXPECT_EQ(cash(norway(), 4), 300);
  EXPECT_EQ(cash(norway(), 5), 240);
  EXPECT_EQ(total_cash(norway(), 3), total_cash(norway(), 5));
  EXPECT_FALSE(norway().bank.has_value());
  EXPECT_EQ(norway().holding_limit->value, 60);
  EXPECT_EQ(norway().pool_limit->value, 50);
  EXPECT_EQ(norway().capitalization, "incremental");
  EXPECT_EQ(money(norway(), 30), "30kr");
}

TEST(Rulebook18Norway, CertificateLimits) {
  EXPECT_EQ(certificates(norway(), 3), 12);
  EXPECT_EQ(certificates(norway(), 4), 9);
  EXPECT_EQ(certificates(norway(), 5), 7);
  EXPECT_EQ(certificates(norway(), "0-2", 3), 12);
  EXPECT_EQ(certificates(norway(), "0-2", 4), 9);
  EXPECT_EQ(certificates(norway(), "0-2", 5), 7);
  EXPECT_EQ(certificates(norway(), "3-4", 3), 15);
  EXPECT_EQ(certificates(norway(), "3-4", 4), 11);
  EXPECT_EQ(certificates(norway(), "3-4", 5), 9);
  EXPECT_EQ(certificates(norway(), "5-6", 3), 17);
  EXPECT_EQ(certificates(norway(), "5-6", 4), 13);
  EXPECT_EQ(certificates(norway(), "5-6", 5), 10);
  EXPECT_EQ(certificates(norway(), "7-8", 3), 19);
  EXPECT_EQ(certificates(norway(), "7-8", 4), 15);
  EXPECT_EQ(certificates(norway(), "7-8", 5), 12);
}

// 2: components. (Later editions correct its 116 tiles and 24 ships: see docs/titles/18norway.md.)
TEST(Rulebook18Norway, Components) {
  EXPECT_EQ(norway().companies.companies.size(), 8U);
  EXPECT_EQ(certificates_of_all(norway()), 72);
  EXPECT_EQ(norway().companies.privates.size(), 7U);
  int trains = 0;
  for (const Train& train : norway().roster.trains) trains += train.stack == "train" ? train.print : 0;
  EXPECT_EQ(trains, 29);
  int mountains = 0;
  for (const BonusToken& token : norway().companies.bonus_tokens) mountains += token.count.value;
  EXPECT_EQ(mountains, 14);
}

// 4.1, table 2
TEST(Rulebook18Norway, Privates) {
  EXPECT_EQ(private_company(norway(), "P1").name, "Rørosbanen");
  EXPECT_EQ(private_company(norway(), "P1").price.value, 20);
  EXPECT_EQ(private_company(norway(), "P1").revenue.value, 5);
  EXPECT_EQ(private_company(norway(), "P1").blocks.size(), 1U);
  EXPECT_EQ(private_company(norway(), "P2").name, "Thunes mekaniske verksted");
  EXPECT_EQ(private_company(norway(), "P2").price.value, 30);
  EXPECT_EQ(private_company(norway(), "P2").revenue.value, 5);
  EXPECT_EQ(private_company(norway(), "P3").price.value, 40);
  EXPECT_EQ(private_company(norway(), "P3").revenue.value, 10);
  EXPECT_EQ(private_company(norway(), "P4").price.value, 50);
  EXPECT_EQ(private_company(norway(), "P4").revenue.value, 10);
  EXPECT_EQ(private_company(norway(), "P5").name, "Carl Abraham Pihl");
  EXPECT_EQ(private_company(norway(), "P5").price.value, 70);
  EXPECT_EQ(private_company(norway(), "P5").revenue.value, 15);
  EXPECT_EQ(private_company(norway(), "P6").name, "Peter Jebsen");
  EXPECT_EQ(private_company(norway(), "P6").price.value, 90);
  EXPECT_EQ(private_company(norway(), "P6").revenue.value, 15);
  EXPECT_EQ(granted(norway(), "P6"), "B 20%");
  EXPECT_EQ(private_company(norway(), "P7").name, "Robert Stephenson");
  EXPECT_EQ(private_company(norway(), "P7").price.value, 140);
  EXPECT_EQ(private_company(norway(), "P7").revenue.value, 20);
  EXPECT_EQ(granted(norway(), "P7"), "H 40% president");
  for (const char* id : {"P1", "P2", "P3", "P4", "P5", "P6"})
    EXPECT_EQ(private_company(norway(), id).closes_on.at(0).value, "5") << id;
  EXPECT_EQ(private_company(norway(), "P7").closes_on.at(0).value, "3");
}

// 4.2, 4.3, 7.5.2, 9.1
TEST(Rulebook18Norway, Companies) {
  EXPECT_EQ(company(norway(), "H").name, "Hovedbanen");
  EXPECT_EQ(company(norway(), "D").name, "Dovrebanen");
  EXPECT_EQ(company(norway(), "B").name, "Bergensbanen");
  EXPECT_EQ(company(norway(), "R").name, "Raumabanen");
  EXPECT_EQ(company(norway(), "S").name, "Sørlandsbanen");
  EXPECT_EQ(company(norway(), "J").name, "Jærbanen");
  EXPECT_EQ(company(norway(), "V").name, "Vestfoldbanen");
  EXPECT_EQ(company(norway(), "Ø").name, "Østfoldbanen");
  for (const Company& each : norway().companies.companies) {
    EXPECT_EQ(each.kind, "minor") << each.name;
    EXPECT_EQ(shares(norway(), each.id.value), "40% 3x20% 5x0%") << each.name;             // five shares
    EXPECT_EQ(converted_shares(norway(), each.id.value), "20% 3x10% 5x10%") << each.name;  // ten shares
    EXPECT_EQ(each.float_percent->value, 60) << each.name;
    EXPECT_EQ(each.tokens.size(), 4U) << each.name;
    EXPECT_EQ(each.tokens.at(0).value, 0) << each.name;  // the home station is free
  }
}

// 5.1
TEST(Rulebook18Norway, Phases) {
  EXPECT_EQ(norway().roster.phases.size(), 6U);
  EXPECT_EQ(phase_begins_on(norway(), "2"), "");
  EXPECT_EQ(phase_begins_on(norway(), "3"), "3");
  EXPECT_EQ(phase_begins_on(norway(), "4"), "4");
  EXPECT_EQ(phase_begins_on(norway(), "5"), "5");
  EXPECT_EQ(phase_begins_on(norway(), "6"), "6");
  EXPECT_EQ(phase_begins_on(norway(), "D"), "D");
  EXPECT_EQ(phase_tiles(norway(), "2"), "yellow");
  EXPECT_EQ(phase_tiles(norway(), "3"), "yellow green");
  EXPECT_EQ(phase_tiles(norway(), "4"), "yellow green");
  EXPECT_EQ(phase_tiles(norway(), "5"), "yellow green brown");
  EXPECT_EQ(phase_tiles(norway(), "6"), "yellow green brown gray");
  EXPECT_EQ(train_limit(norway(), "2", "minor"), 4);
  EXPECT_EQ(train_limit(norway(), "3", "minor"), 4);
  EXPECT_EQ(train_limit(norway(), "4", "minor"), 3);
  EXPECT_EQ(train_limit(norway(), "5", "minor"), 2);
  EXPECT_EQ(train_limit(norway(), "6", "minor"), 2);
  EXPECT_EQ(operating_rounds(norway(), "2"), 2);
  EXPECT_EQ(operating_rounds(norway(), "5"), 2);
  EXPECT_EQ(operating_rounds(norway(), "6"), 3);
  EXPECT_EQ(column(norway(), "2", "nationalization"), "after round 1");
  EXPECT_EQ(column(norway(), "3", "nationalization"), "after each");
  EXPECT_EQ(column(norway(), "2", "red areas"), "first");
  EXPECT_EQ(column(norway(), "4", "red areas"), "second");
  EXPECT_EQ(column(norway(), "5", "red areas"), "third");
  EXPECT_EQ(column(norway(), "6", "red areas"), "fourth");
}

// 5.1, 8.10
TEST(Rulebook18Norway, Trains) {
  EXPECT_EQ(obsolete_after(norway(), "2"), "4");
  EXPECT_EQ(obsolete_after(norway(), "3"), "5");
  EXPECT_EQ(obsolete_after(norway(), "4"), "D");
  EXPECT_EQ(obsolete_after(norway(), "5"), "");
  EXPECT_EQ(obsolete_after(norway(), "6"), "");
  EXPECT_EQ(ended_by(norway(), "2"), "");  // obsolete, not rusted
  EXPECT_EQ(price(norway(), "D"), 900);
  EXPECT_EQ(price(norway(), "D") - discount(norway(), "D", "4"), 750);
  EXPECT_EQ(price(norway(), "D") - discount(norway(), "D", "5"), 750);
  EXPECT_EQ(price(norway(), "D") - discount(norway(), "D", "6"), 750);
  EXPECT_EQ(discount(norway(), "D", "3"), 0);
  EXPECT_EQ(available_on(norway(), "D"), "6");
  EXPECT_EQ(most_stops(norway(), "2"), 2);
  EXPECT_EQ(most_stops(norway(), "3"), 3);
  EXPECT_EQ(most_stops(norway(), "4"), 4);
  EXPECT_EQ(most_stops(norway(), "5"), 5);
  EXPECT_EQ(most_stops(norway(), "6"), 6);
  EXPECT_EQ(most_stops(norway(), "D"), 99);
}

// 5.1, 8.6.2, 8.8
TEST(Rulebook18Norway, Ships) {
  EXPECT_EQ(ended_by(norway(), "S3"), "4");
  EXPECT_EQ(ended_by(norway(), "S4"), "6");
  EXPECT_EQ(ended_by(norway(), "S5"), "");
  EXPECT_EQ(available_on(norway(), "S3"), "2");
  EXPECT_EQ(available_on(norway(), "S4"), "3");
  EXPECT_EQ(available_on(norway(), "S5"), "5");
  EXPECT_EQ(most_stops(norway(), "S3"), 3);
  EXPECT_EQ(most_stops(norway(), "S4"), 4);
  EXPECT_EQ(most_stops(norway(), "S5"), 5);
  EXPECT_EQ(find_train(norway().roster, "S3")->stack, "ship");  // never begins a phase
  ASSERT_EQ(find_train(norway().roster, "S3")->tracks.size(), 1U);
  EXPECT_EQ(find_train(norway().roster, "S3")->tracks[0], Track::Narrow);  // the sea lanes
}

// 8.4.1, 8.4.2, 8.4.3
TEST(Rulebook18Norway, TerrainAndFees) {
  int small = 0;
  int big = 0;
  for (const Hex& each : norway().map.hexes()) {
    small += cost_at(norway(), each.id) == 30 ? 1 : 0;
    big += cost_at(norway(), each.id) == 40 ? 1 : 0;
  }
  EXPECT_EQ(small, 7);
  EXPECT_EQ(big, 7);
  ASSERT_EQ(norway().companies.bonus_tokens.size(), 2U);
  EXPECT_EQ(norway().companies.bonus_tokens[0].count.value, 7);
  EXPECT_EQ(norway().companies.bonus_tokens[0].cost->value, 30);
  EXPECT_EQ(norway().companies.bonus_tokens[1].count.value, 7);
  EXPECT_EQ(norway().companies.bonus_tokens[1].cost->value, 40);
  EXPECT_EQ(cost_at(norway(), "I24"), 20);  // water
  EXPECT_EQ(column(norway(), "2", "Mjøsa fee"), "10kr");
  EXPECT_EQ(column(norway(), "3", "Mjøsa fee"), "5kr");
  EXPECT_EQ(column(norway(), "4", "Mjøsa fee"), "5kr");
  EXPECT_EQ(column(norway(), "5", "Mjøsa fee"), "none");
  EXPECT_TRUE(hex(norway(), "I26").fixed);
  EXPECT_EQ(hex(norway(), "I26").name, "Mjøsa");
  EXPECT_EQ(exits_of(find_tile(norway(), "LM2")->tile), "0 1 2 3 4 5");  // from any side to any other
}

// 7.3, 8.9
TEST(Rulebook18Norway, Market) {
  EXPECT_EQ(norway().market.shape, MarketShape::Line);
  ASSERT_EQ(norway().market.rows.size(), 1U);
  const auto& row = norway().market.rows[0];
  EXPECT_EQ(row.front()->price, 10);  // a company closes below it
  EXPECT_EQ(row.back()->price, 480);
  for (const auto& cell : row) {
    EXPECT_EQ(cell->zones.find('f') != std::string::npos, cell->price < 50) << cell->price;
    EXPECT_EQ(cell->zones.find('t') != std::string::npos, cell->price >= 165) << cell->price;
  }
}

// 8.8: red areas have at most four values; towns and cities pay 10 to 100
TEST(Rulebook18Norway, Values) {
  for (const Hex& each : norway().map.hexes()) {
    for (const Stop& stop : each.tile.stops)
      if (stop.kind == StopKind::OffBoard)
        EXPECT_LE(stop.revenue.steps.size(), 4U) << each.id;
      else if (!stop.hide)
        EXPECT_LE(stop.revenue.flat, 100) << each.id;
  }
  EXPECT_EQ(value_of(find_tile(norway(), "O3")->tile), 100);
}

}  // namespace
}  // namespace trackwright
