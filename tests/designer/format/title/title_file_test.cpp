#include "designer/format/title/title_file.h"

#include <gmock/gmock.h>

#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

TEST(TitleFileTest, ReadsEveryKeyOfATitle) {
  const ParsedFile file = parsed(
      "title: 1899\nsubtitle: Sub\nversion: \"1.10\"\ndesigner: [Ann, Bob]\n"
      "publisher: Pub\nyear: 2005\nlocation: Here\nstatus: draft\nlicence: All rights\n"
      "currency: \"K{}\"\n"
      "players:\n  3: {cash: 600, certificates: 12}\n  2: {cash: 900}\n"
      "bank: 6000\nnotes: [1, 5]\nholding_limit: 60\npool_limit: 50\n"
      "capitalization: incremental\n"
      "stock_round: [Sell, Buy]\noperating_round: [Lay]\ngame_end: [Bank]\n"
      "totals: {tiles: 94, trains: 23, certificates: 48, privates: 3, station_tokens: 26}\n"
      "sources: [{about: map, from: kit, because: silent, assumed: true}]\n"
      "allow: [{check: a/b, at: [G12, 57], because: meant}, {check: c/d, at: X, because: so}]\n");
  Title title;
  build_title(file.tree, title);
  EXPECT_EQ(title.name, "1899");
  EXPECT_EQ(title.subtitle, "Sub");
  EXPECT_EQ(title.version, "1.10");
  EXPECT_EQ(title.designer, "Ann, Bob");
  EXPECT_EQ(title.publisher, "Pub");
  EXPECT_EQ(title.year, 2005);
  EXPECT_EQ(title.location, "Here");
  EXPECT_TRUE(title.draft);
  EXPECT_EQ(title.licence, "All rights");
  EXPECT_EQ(money(title, 160), "K160");
  ASSERT_EQ(title.players.size(), 2U);
  EXPECT_EQ(title.players[0].players, 2);
  EXPECT_EQ(title.players[0].cash->value, 900);
  EXPECT_FALSE(title.players[0].certificates);
  EXPECT_EQ(title.players[1].certificates->value, 12);
  EXPECT_EQ(said(file.sources, title.players[1].certificates->place), "12");
  EXPECT_EQ(title.bank->value, 6000);
  EXPECT_EQ(title.notes.at(1).value, 5);
  EXPECT_THAT(title.note_counts, IsEmpty());
  EXPECT_EQ(title.holding_limit->value, 60);
  EXPECT_EQ(title.pool_limit->value, 50);
  EXPECT_EQ(title.capitalization, "incremental");
  EXPECT_EQ(title.stock_round.at(1).text, "Buy");
  EXPECT_EQ(said(file.sources, title.stock_round.at(1).place), "Buy");
  EXPECT_EQ(title.operating_round.at(0).text, "Lay");
  EXPECT_EQ(title.game_end.at(0).text, "Bank");
  EXPECT_EQ(title.totals.tiles->value, 94);
  EXPECT_EQ(title.totals.trains->value, 23);
  EXPECT_EQ(title.totals.certificates->value, 48);
  EXPECT_EQ(title.totals.privates->value, 3);
  EXPECT_EQ(title.totals.station_tokens->value, 26);
  EXPECT_EQ(title.sources.at(0).about, "map");
  EXPECT_EQ(title.sources.at(0).from, "kit");
  EXPECT_EQ(title.sources.at(0).because, "silent");
  EXPECT_TRUE(title.sources.at(0).assumed);
  ASSERT_EQ(title.allow.size(), 2U);
  EXPECT_EQ(title.allow[0].check.value, "a/b");
  EXPECT_EQ(title.allow[0].at.at(1).value, "57");
  EXPECT_EQ(title.allow[0].because, "meant");
  EXPECT_EQ(title.allow[1].at.at(0).value, "X");
}

TEST(TitleFileTest, TurnsMayDependOnTheKindOfCompany) {
  Title title;
  build_title(
      parsed("title: A\noperating_round: {minor: [Lay, Pay half], major: [Lay, Pay or withhold]}\n").tree,
      title);
  EXPECT_THAT(title.operating_round, IsEmpty());
  ASSERT_EQ(title.turns.size(), 2U);
  EXPECT_EQ(turn_of(title, "minor").at(1).text, "Pay half");
  EXPECT_EQ(turn_of(title, "major").at(1).text, "Pay or withhold");
  EXPECT_THAT(turn_of(title, "national"), IsEmpty());
  EXPECT_TRUE(has_rounds(title));
}

TEST(TitleFileTest, UsesDefaultsForMissingKeys) {
  Title title;
  build_title(parsed("title: A\nbank: unlimited\n").tree, title);
  EXPECT_FALSE(title.bank);
  EXPECT_FALSE(title.draft);
  EXPECT_EQ(title.capitalization, "full");
  EXPECT_EQ(money(title, 5), "5");
}

TEST(TitleFileTest, CertificateLimitsMayDependOnACount) {
  Title title;
  build_title(
      parsed(
          "title: A\ncertificate_limits: {by: companies left, rows: {\"0-2\": {3: 12, 4: 9}, 3: {3: 15}}}\n")
          .tree,
      title);
  EXPECT_EQ(title.certificate_table.by, "companies left");
  ASSERT_EQ(title.certificate_table.rows.size(), 2U);
  EXPECT_EQ(title.certificate_table.rows[0].label, "0-2");
  EXPECT_EQ(title.certificate_table.rows[0].limit.at(4).value, 9);
  EXPECT_EQ(title.certificate_table.rows[1].limit.at(3).value, 15);
}

TEST(TitleFileTest, NotesMayHaveCounts) {
  Title title;
  build_title(parsed("title: A\nnotes: {100: 8, 5: 20}\n").tree, title);
  ASSERT_EQ(title.notes.size(), 2U);
  EXPECT_EQ(title.notes.front().value, 5);
  EXPECT_THAT(title.note_counts, ElementsAre(Pair(5, 20), Pair(100, 8)));
}

TEST(TitleFileTest, ValuesOfTheWrongTypeReadAsAbsent) {
  Title title;
  build_title(
      parsed("title: [A]\nplayers: {many: {cash: 1}}\nallow: [{check: [x]}]\nyear: soon\nnotes: [x]\n").tree,
      title);
  EXPECT_EQ(title.name, "");
  EXPECT_THAT(title.players, IsEmpty());
  EXPECT_THAT(title.allow, IsEmpty());
  EXPECT_THAT(title.notes, IsEmpty());
  EXPECT_EQ(title.year, 0);
}

}  // namespace
}  // namespace trackwright
