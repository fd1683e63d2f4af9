// Facts of the rules notes of 18SJ.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/designer/titles/facts.h"

namespace trackwright {
namespace {

using namespace facts;

const Title& sj() {
  return shipped("18sj");
}

bool shows(const std::string& hex_id, const std::string& icon) {
  const auto& icons = hex(sj(), hex_id).tile.icons;
  return std::ranges::any_of(icons, [&](const Icon& each) { return each.image == icon; });
}

std::vector<std::string> line(const std::string& kind) {
  std::vector<std::string> hexes;
  for (const Hex& each : sj().map.hexes())
    if (std::ranges::find(each.kinds, kind) != each.kinds.end()) hexes.push_back(each.id);
  return hexes;
}

// Returns whether every hex of a main line shows two exits that lead to hexes of the line or to its ends.
bool continuous(const std::string& kind, const std::string& end) {
  for (const std::string& id : line(kind)) {
    int drawn = 0;
    for (const Path& path : hex(sj(), id).tile.paths) {
      for (const End side : {path.a, path.b}) {
        if (side.kind != End::Kind::Edge) continue;
        ++drawn;
        const Hex* next = sj().map.neighbour(hex(sj(), id), Edge(side.index));
        const bool on_the_line = std::ranges::find(next->kinds, kind) != next->kinds.end();
        if (!on_the_line && next->name != "Stockholm" && next->name != end) return false;
      }
    }
    if (drawn != 2) return false;
  }
  return true;
}

TEST(Rulebook18SJ, MoneyAndLimits) {
  EXPECT_EQ(money(sj(), 120), "120 kr");
  EXPECT_EQ(sj().capitalization, "incremental");
  EXPECT_EQ(sj().players.size(), 5U);
  EXPECT_EQ(cash(sj(), 3), 800);
  EXPECT_EQ(certificates(sj(), 3), 26);
  EXPECT_EQ(certificates(sj(), "10", 4), 20);
  EXPECT_EQ(certificates(sj(), "9", 4), 18);  // falls with each nationalized company
  EXPECT_EQ(certificates(sj(), "8", 4), 15);
  EXPECT_EQ(certificates(sj(), "7", 4), 13);
  EXPECT_EQ(sj().bank->value, 10000);
}

TEST(Rulebook18SJ, Setup) {
  std::map<std::string, int> pairs;
  for (const Private& each : sj().companies.privates)
    if (!each.group.empty()) ++pairs[each.group];
  EXPECT_EQ(pairs.size(), 4U);  // one of each of four pairs leaves the game
  for (const auto& [group, count] : pairs) EXPECT_EQ(count, 2) << group;
  int majors = 0;
  int drawn = 0;
  for (const Company& each : sj().companies.companies) {
    majors += each.kind == "major" ? 1 : 0;
    drawn += each.group.empty() ? 0 : 1;
  }
  EXPECT_EQ(majors, 11);  // one of them leaves
  EXPECT_EQ(drawn, 4);
  const std::vector<LotRule>& lots = sj().rules.lots;
  EXPECT_EQ(lots.size(), 5U);
  EXPECT_EQ(std::ranges::count(lots, 2U, [](const LotRule& lot) { return lot.of.size(); }), 4);
}

TEST(Rulebook18SJ, Companies) {
  for (const Company& each : sj().companies.companies) {
    if (each.kind != "major") continue;
    EXPECT_EQ(each.float_percent->value, 60) << each.name;  // even incremental ones
    EXPECT_EQ(shares(sj(), each.id.value), "20% 8x10%") << each.name;
  }
  EXPECT_EQ(company(sj(), "KHJ").name, "Köping-Hults Järnväg");
  EXPECT_EQ(company(sj(), "KHJ").kind, "minor");
  EXPECT_EQ(company(sj(), "KHJ").tokens.size(), 1U);
  EXPECT_EQ(hex(sj(), homes(sj(), "KHJ")).name, "Köping");
  EXPECT_EQ(hex(sj(), homes(sj(), "KHJ")).tile.paths.size(), 3U);  // a third track exit, towards Oslo
  EXPECT_TRUE(company(sj(), "KHJ").certificates.empty());
}

TEST(Rulebook18SJ, Privates) {
  EXPECT_EQ(private_company(sj(), "GKB").name, "Göta kanalbolag");
  EXPECT_EQ(private_company(sj(), "GKB").hexes.size(), 4U);  // four possible places
  EXPECT_TRUE(shows("E8", "canal"));
  EXPECT_TRUE(shows("C8", "canal"));
  EXPECT_TRUE(shows("C12", "canal"));
  EXPECT_TRUE(shows("C16", "canal"));
  std::vector<int> canal;
  for (const BonusToken& token : sj().companies.bonus_tokens)
    if (token.owner == "GKB") canal.push_back(token.bonus);
  EXPECT_EQ(canal, (std::vector<int>{50, 30, 20}));  // three tokens
  EXPECT_EQ(private_company(sj(), "MV").name, "Motala Verkstad");
  EXPECT_EQ(private_company(sj(), "NE").name, "Nils Ericson");
  EXPECT_EQ(private_company(sj(), "KHJ").name, "Köping-Hults järnväg");
}

TEST(Rulebook18SJ, MainLines) {
  EXPECT_EQ(line("main line S-M").size(), 6U);
  EXPECT_EQ(line("main line S-G").size(), 5U);
  EXPECT_EQ(line("main line S-L").size(), 9U);
  EXPECT_TRUE(continuous("main line S-M", "Malmö"));
  EXPECT_TRUE(continuous("main line S-G", "Göteborg"));
  EXPECT_TRUE(continuous("main line S-L", "Luleå"));
  for (const std::string& id : line("main line S-M")) EXPECT_TRUE(shows(id, "S-M")) << id;
  for (const std::string& id : line("main line S-G")) EXPECT_TRUE(shows(id, "S-G")) << id;
  for (const std::string& id : line("main line S-L")) EXPECT_TRUE(shows(id, "S-L")) << id;
  EXPECT_EQ(hex(sj(), "E20").name, "Ånge");  // the example of an upgrade on the line to Luleå
  EXPECT_TRUE(shows("E20", "S-L"));
}

TEST(Rulebook18SJ, BonusLetters) {
  EXPECT_TRUE(shows("H9", "Ö"));
  EXPECT_TRUE(shows("A10", "V"));
  EXPECT_TRUE(shows("A2", "V"));
  EXPECT_EQ(hex(sj(), "A10").name, "Göteborg");
  EXPECT_EQ(hex(sj(), "A2").name, "Malmö");
  EXPECT_TRUE(shows("B31", "N"));
  EXPECT_TRUE(shows("H9", "S"));
  EXPECT_TRUE(shows("D29", "M"));
  EXPECT_TRUE(shows("B31", "m"));
  EXPECT_TRUE(shows("G26", "m"));
  EXPECT_TRUE(shows("D19", "B"));
  EXPECT_TRUE(shows("A10", "b"));
  EXPECT_TRUE(shows("H9", "b"));
}

int bonus(const std::string& name) {
  for (const RunBonus& each : sj().runs.bonuses)
    if (each.name == name) return each.value;
  return -1;
}

TEST(Rulebook18SJ, Bonuses) {
  EXPECT_EQ(bonus("Öst-Väst"), 120);
  EXPECT_EQ(bonus("Lapplandspilen"), 100);
  EXPECT_EQ(bonus("Malmfälten m-M"), 50);
  EXPECT_EQ(bonus("Malmfälten m-M-m"), 100);
  EXPECT_EQ(bonus("Bergslagen b-B"), 50);
  EXPECT_EQ(bonus("Bergslagen b-B-b"), 100);
  for (const RunBonus& each : sj().runs.bonuses) EXPECT_FALSE(each.once) << each.name;  // each route
}

TEST(Rulebook18SJ, Trains) {
  EXPECT_EQ(most_stops(sj(), "E"), 99);  // like a diesel
  EXPECT_EQ(most_stops(sj(), "D"), 99);
  EXPECT_EQ(available_on(sj(), "E"), available_on(sj(), "D"));
  EXPECT_TRUE(find_train(sj().roster, "E")->reach.doubles_own);
  EXPECT_EQ(find_train(sj().roster, "E")->reach.open_to, std::vector<std::string>{"SJ"});
  EXPECT_FALSE(find_train(sj().roster, "D")->reach.doubles_own);
  EXPECT_EQ(price(sj(), "E"), 1300);
  EXPECT_EQ(price(sj(), "E") - discount(sj(), "E", "4"), 1000);
  EXPECT_EQ(price(sj(), "D"), 1100);
  EXPECT_EQ(ended_by(sj(), "2"), "4");
  EXPECT_EQ(phase_begins_on(sj(), "5"), "5");
  EXPECT_EQ(phase_tiles(sj(), "3"), "yellow green");
}

TEST(Rulebook18SJ, Market) {
  EXPECT_EQ(sj().market.row_end_right, RowEnd::Up);
  for (const auto& row : sj().market.rows) {
    for (const auto& cell : row) {
      if (!cell) continue;
      EXPECT_EQ(cell->zones.find('e') != std::string::npos, cell->price > 350) << cell->price;
      EXPECT_TRUE(cell->zones.find('m') == std::string::npos || cell->price == 82) << cell->price;
    }
  }
  EXPECT_EQ(sj().rules.end.size(), 3U);
  ASSERT_TRUE(sj().rules.stock.turn);
  EXPECT_EQ(sj().rules.stock.turn->value, rule::StockTurn::SellBuySell);
}

// "All major corporations are full capitalization", "The IPO price is static", "After SR1 - shares can be
// sold even if the corporation has not floated", "Revenue paid for shares in stock market pays to treasury"
TEST(Rulebook18SJ, OscarianEra) {
  const Title& era = shipped("18sj-oscarian");
  EXPECT_EQ(era.capitalization, "full");
  EXPECT_EQ(era.rules.stock.offer_price->value, rule::OfferPrice::Par);
  ASSERT_EQ(era.rules.stock.sell_after.size(), 1U);
  EXPECT_EQ(era.rules.stock.sell_after[0].value, rule::SellAfter::FirstStockRound);
  EXPECT_EQ(era.rules.operating.pool_shares->value, rule::Receives::Company);
  EXPECT_FALSE(for_kind(era.rules.companies, "major")->redeem);
  for (const Company& one : era.companies.companies) EXPECT_FALSE(one.conversion) << one.id.value;
}

// "A. W. Edelswärd ... 3rd player"
TEST(Rulebook18SJ, Edelsward) {
  const Title& two = shipped("18sj-edelsward");
  EXPECT_EQ(cash(two, 2), 800);
  EXPECT_EQ(cash(two, 3), -1);
  const NeutralPlayer& neutral = two.rules.neutral_player.value();
  EXPECT_EQ(neutral.after_stock_rounds->value, 2);
  EXPECT_EQ(neutral.price->value, 67);
  EXPECT_EQ(neutral.chosen_by->value, rule::Wealth::Poorest);
  EXPECT_EQ(neutral.acted_for_by->value, rule::Wealth::Richest);
}

}  // namespace
}  // namespace trackwright
