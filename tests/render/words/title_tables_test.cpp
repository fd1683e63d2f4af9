#include "render/words/title_tables.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "tests/golden_text.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

using testing::ElementsAre;

std::vector<std::string> words(const std::vector<TableCell>& row) {
  std::vector<std::string> out;
  for (const TableCell& cell : row) out.push_back(cell.text);
  return out;
}

TEST(TitleTables, PlayersHaveCashAndCertificates) {
  const Table table = player_table(sample_title());
  ASSERT_EQ(table.rows.size(), 2U);
  EXPECT_THAT(words(table.rows[1]), ElementsAre("3", "$600", "12"));
}

TEST(TitleTables, PhasesHaveALimitForEachKindOfCompany) {
  const Table table = phase_table(sample_title(), classic_theme());
  ASSERT_EQ(table.rows.size(), 5U);
  EXPECT_THAT(words(table.rows[1]), ElementsAre("3", "first 3 or 2+2", "", "4", "2", "2", "–", ""));
  EXPECT_TRUE(matches_text(words(table.rows[3])));
  EXPECT_EQ(table.rows[3][2].chips.size(), 3U);
}

TEST(TitleTables, TrainLimitsShareAColumnIfTheyAreEqual) {
  Title title = sample_title();
  const auto headings = [&] {
    std::vector<std::string> names;
    for (const TableColumn& column : phase_table(title, classic_theme()).columns)
      names.push_back(column.heading);
    return names;
  };
  EXPECT_THAT(headings(), testing::IsSupersetOf({"Limit: major", "Limit: minor"}));
  for (Phase& phase : title.roster.phases) phase.limits["minor"] = phase.limits["major"];
  EXPECT_THAT(headings(), testing::Contains("Train limit"));
  EXPECT_THAT(headings(), testing::Not(testing::Contains("Limit: major")));
}

TEST(TitleTables, PhasesListRustedTrainsUnlessTheTitleHasAColumnForThem) {
  Title title = sample_title();
  title.roster.trains[1].obsolete_on = title.roster.trains[0].rusts_on;
  const auto rusted = [&](std::size_t phase) {
    return phase_table_with_rust(title, classic_theme()).rows[phase][3].text;
  };
  EXPECT_EQ(rusted(1), "");
  EXPECT_EQ(rusted(2), "2; obs. 3 / 2+2");
  title.roster.trains[0].rusts_on = {{"4*", {}}};  // the other train that may begin it
  title.roster.phases[2].on.push_back({"4*", {}});
  EXPECT_EQ(rusted(2), "2; obs. 3 / 2+2");
  title.roster.phases[2].values["scrapped"] = {"2", {}};
  EXPECT_EQ(phase_table_with_rust(title, classic_theme()).columns.size(),
            phase_table(title, classic_theme()).columns.size());
}

TEST(TitleTables, TrainsHavePricesOfVariantsAndTheTrainsThatRustThem) {
  const Theme theme = classic_theme();
  const Table table = train_table(sample_title(), theme);
  ASSERT_EQ(table.rows.size(), 5U);
  EXPECT_THAT(words(table.rows[1]), ElementsAre("3 / 2+2", "$210 / $190", "4", "5"));
  EXPECT_THAT(words(table.rows[4]), ElementsAre("D", "$1150", "∞", "–"));
  ASSERT_EQ(table.rows[1][3].chips.size(), 1U);
  EXPECT_EQ(table.rows[1][3].chips[0], theme.tile(Colour::Brown));
}

TEST(TitleTables, RosterNamesPhasesOnlyIfTrainsDoNot) {
  Title title = sample_title();
  const Table plain = roster_table(title, classic_theme(), "minor");
  EXPECT_EQ(plain.columns.front().heading, "Tiles");
  EXPECT_THAT(words(plain.rows[2]), ElementsAre("", "1", "4", "$320", "3", "D"));
  EXPECT_THAT(words(plain.rows[3]), ElementsAre("", "–", "5", "$530", "2", "–"));
  title.roster.phases[4].name.value = "End";
  EXPECT_EQ(roster_table(title, classic_theme(), "minor").columns.front().heading, "Phase");
}

TEST(TitleTables, APhaseThatNoTrainBeginsHasItsOwnRow) {
  Title title = sample_title();
  title.roster.phases[2].on = {{"merger", {}}};
  const Table table = roster_table(title, classic_theme(), "major");
  ASSERT_EQ(table.rows.size(), 6U);
  EXPECT_EQ(table.rows[3][0].text, "4");
  EXPECT_EQ(table.rows[3][3].text, "");
  EXPECT_EQ(table.rows[4][3].text, "5");
}

TEST(TitleTables, ATrainWithoutItsOwnPhaseComesInTheOneBefore) {
  Title title = sample_title();
  title.roster.phases.erase(title.roster.phases.begin() + 2);
  const Train* four = find_train(title.roster, "4");
  ASSERT_NE(phase_of_train(title.roster, *four), nullptr);
  EXPECT_EQ(phase_of_train(title.roster, *four)->name.value, "3");
}

TEST(TitleTables, NarrowChartersNameTheTrainThatMakesAnotherObsolete) {
  Title title = sample_title();
  title.roster.trains[0].rusts_on.clear();
  title.roster.trains[0].obsolete_on = {{"4", {}}};
  const Table table = compact_roster_table(title, classic_theme(), "minor");
  EXPECT_EQ(table.rows.at(0).back().text, "obs. 4");
  EXPECT_EQ(table.rows.at(0).back().chips.size(), 1U);
}

// 18Norway: the table on Dovrebanen's charter must show its own prices, not those of the supply.
TEST(TitleTables, NarrowChartersShowDiscountedPrices) {
  Title title = sample_title();
  const std::string company = title.companies.companies.front().id.value;
  const int price = title.roster.trains[0].price.value;
  PowerRule power;
  power.power = {{rule::Power::TrainDiscount, {}}};
  power.amount = {{10, {}}};
  power.trains = {{title.roster.trains[0].name.value, {}}};
  title.rules.company_powers.kinds.push_back({{company, {}}, {power}});
  const auto price_for = [&](const std::string& whose) {
    return compact_roster_table(title, classic_theme(), "minor", whose).rows.at(0).at(1).text;
  };
  EXPECT_EQ(price_for(company), money(title, price - price / 10));
  EXPECT_EQ(price_for(""), money(title, price));
}

TEST(TitleTables, NarrowChartersShowTheLimitBesideEachTrainThatCanBeginAPhase) {
  Title title = sample_title();
  Train star = title.roster.trains[2];
  star.name.value = "4*";
  star.variants.clear();
  Train ferry = star;
  ferry.name.value = "3F";
  title.roster.trains.insert(title.roster.trains.begin() + 3, {star, ferry});
  title.roster.phases[2].on = {{"4", {}}, {"4*", {}}};
  const Table table = compact_roster_table(title, classic_theme(), "major");
  const std::string limit = table.rows.at(2).at(2).text;
  EXPECT_FALSE(limit.empty());
  EXPECT_EQ(table.rows.at(3).at(2).text, limit);
  EXPECT_EQ(table.rows.at(4).at(2).text, "");
}

}  // namespace
}  // namespace trackwright
