#include "designer/format/title/roster_file.h"

#include <gmock/gmock.h>

#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Reach reach(const std::string& text) {
  const Roster roster = build_roster(parsed("trains: {2: {reach: " + text + "}}\n").tree);
  return roster.trains.at(0).reach;
}

TEST(RosterFileTest, ReadsPhases) {
  const ParsedFile file = parsed(
      "phases:\n"
      "  2: {tiles: [yellow], limits: {major: 4, minor: 2}, operating_rounds: 2}\n"
      "  4D:\n"
      "    on: [4D, 5E]\n"
      "    tiles: [yellow, grey]\n"
      "    status: [Privates close, No more yellow]\n"
      "    values: {off-board: third, share: 3}\n");
  const Roster roster = build_roster(file.tree);
  ASSERT_EQ(roster.phases.size(), 2U);
  const Phase& first = roster.phases[0];
  EXPECT_EQ(first.name.value, "2");
  EXPECT_THAT(first.on, IsEmpty());
  EXPECT_EQ(first.tiles.at(0).value, Colour::Yellow);
  EXPECT_EQ(first.limits.at("minor").value, 2);
  EXPECT_EQ(first.operating_rounds->value, 2);
  const Phase& last = roster.phases[1];
  EXPECT_EQ(said(file.sources, last.name.place), "4D");
  EXPECT_EQ(last.on.at(1).value, "5E");
  EXPECT_EQ(said(file.sources, last.on.at(1).place), "5E");
  EXPECT_EQ(last.tiles.at(1).value, Colour::Gray);
  EXPECT_FALSE(last.operating_rounds);
  EXPECT_THAT(last.status, ElementsAre("Privates close", "No more yellow"));
  EXPECT_EQ(last.values.at("share").value, "3");
}

TEST(RosterFileTest, ReadsTrains) {
  const ParsedFile file = parsed(
      "trains:\n"
      "  4:\n"
      "    count: 3\n"
      "    price: 300\n"
      "    reach: 4\n"
      "    rusts_on: D\n"
      "    obsolete_on: [6, 7]\n"
      "    available_on: 3\n"
      "    discount: {2: 50}\n"
      "    events: [{kind: close, text: Privates close}]\n"
      "    stack: ship\n"
      "    text: four stops\n"
      "  D: {count: unlimited, price: 1100, reach: unlimited}\n"
      "  E: {count: unlimited, print: 9}\n"
      "  F: {count: 2, print: 4}\n");
  const Roster roster = build_roster(file.tree);
  ASSERT_EQ(roster.trains.size(), 4U);
  const Train& four = roster.trains[0];
  EXPECT_EQ(four.name.value, "4");
  EXPECT_EQ(four.count->value, 3);
  EXPECT_EQ(four.print, 3);
  EXPECT_EQ(four.price.value, 300);
  EXPECT_EQ(said(file.sources, four.price.place), "300");
  EXPECT_EQ(four.reach.stops, 4);
  EXPECT_EQ(four.rusts_on.at(0).value, "D");
  EXPECT_EQ(four.obsolete_on.size(), 2U);
  EXPECT_EQ(four.available_on.at(0).value, "3");
  EXPECT_EQ(four.discount.at("2"), 50);
  EXPECT_EQ(four.events.at(0).text, "Privates close");
  EXPECT_EQ(four.stack, "ship");
  EXPECT_EQ(four.text, "four stops");
  EXPECT_FALSE(roster.trains[1].count);
  EXPECT_EQ(roster.trains[1].print, 6);
  EXPECT_TRUE(roster.trains[1].reach.unlimited);
  EXPECT_EQ(roster.trains[1].stack, "train");
  EXPECT_EQ(roster.trains[2].print, 9);
  EXPECT_EQ(roster.trains[3].print, 4);
}

TEST(RosterFileTest, AVariantIsTheOtherSideOfTheCard) {
  const Roster roster = build_roster(parsed("trains:\n"
                                            "  3:\n"
                                            "    count: 4\n    price: 200\n    reach: 3\n    rusts_on: 5\n"
                                            "    events: [{text: Phase 3 begins}]\n    text: three stops\n"
                                            "    variants:\n"
                                            "      2+2: {price: 180, reach: 4, text: two and two}\n"
                                            "      3H: {rusts_on: 6}\n")
                                         .tree);
  ASSERT_EQ(roster.trains.size(), 1U);
  ASSERT_EQ(roster.trains[0].variants.size(), 2U);
  const Train& plus = roster.trains[0].variants[0];
  EXPECT_EQ(plus.name.value, "2+2");
  EXPECT_EQ(plus.price.value, 180);
  EXPECT_EQ(plus.reach.stops, 4);
  EXPECT_EQ(plus.rusts_on.at(0).value, "5");
  EXPECT_EQ(plus.text, "two and two");
  EXPECT_THAT(plus.events, IsEmpty());
  EXPECT_THAT(plus.variants, IsEmpty());
  EXPECT_EQ(roster.trains[0].variants[1].price.value, 200);
  EXPECT_EQ(roster.trains[0].variants[1].rusts_on.at(0).value, "6");
  EXPECT_EQ(find_train(roster, "3H"), &roster.trains[0].variants[1]);
}

TEST(RosterFileTest, ReadsReachAsANumberRowsHexesOrUnlimited) {
  EXPECT_EQ(reach("3").stops, 3);
  EXPECT_FALSE(reach("3").unlimited);
  EXPECT_TRUE(reach("unlimited").unlimited);
  EXPECT_EQ(reach("{hexes: 5}").hexes, 5);
  EXPECT_EQ(reach("{stops: 4, multiplier: 2}").stops, 4);
  EXPECT_EQ(reach("{stops: 4, multiplier: 2}").multiplier, 2);
  EXPECT_TRUE(reach("{stops: unlimited, multiplier: 2}").unlimited);
}

TEST(RosterFileTest, ATrainMayDoubleOwnCitiesAndPassTokens) {
  const Roster roster = build_roster(
      parsed("trains: {E: {reach: 4, doubles_own: true, open_to: [SJ, 1], variants: {F: {reach: 3}}}}\n")
          .tree);
  EXPECT_TRUE(roster.trains.at(0).reach.doubles_own);
  EXPECT_THAT(roster.trains.at(0).reach.open_to, ElementsAre("SJ", "1"));
  EXPECT_EQ(roster.trains.at(0).variants.at(0).reach.stops, 3);
  EXPECT_TRUE(roster.trains.at(0).variants.at(0).reach.doubles_own);
}

TEST(RosterFileTest, RowsLimitStopsByKind) {
  const Reach rows = reach(
      "{stops: 4, rows: [{stops: [city, offboard], pay: 2, multiplier: 2}, "
      "{stops: [town], pay: 0, visit: unlimited}]}");
  EXPECT_EQ(rows.stops, 4);
  EXPECT_FALSE(rows.unlimited);
  EXPECT_THAT(rows.rows, ElementsAre(Allowance{{StopKind::City, StopKind::OffBoard}, 2, 2, 2},
                                     Allowance{{StopKind::Town}, 0, any_number, 1}));
}

TEST(RosterFileTest, ValuesOfTheWrongTypeReadAsAbsent) {
  const Roster roster = build_roster(
      parsed("phases: {2: {tiles: [puce], limits: {major: many}, values: {a: [1]}}}\n"
             "trains: {2: {count: {}, price: [], reach: {rows: [{stops: [port], pay: x}]}, track: fast}}\n")
          .tree);
  EXPECT_THAT(roster.phases.at(0).tiles, IsEmpty());
  EXPECT_THAT(roster.phases.at(0).limits, IsEmpty());
  EXPECT_THAT(roster.phases.at(0).values, IsEmpty());
  EXPECT_FALSE(roster.trains.at(0).count);
  EXPECT_EQ(roster.trains.at(0).print, 0);
  EXPECT_THAT(roster.trains.at(0).reach.rows.at(0).kinds, IsEmpty());
}

TEST(RosterFileTest, ReadsLoansAndBonds) {
  const Roster roster = build_roster(
      parsed("loans:\n"
             "  Loan: {count: 60, value: 100, interest: 10, limit: {major: 5, minor: 2}, text: once a turn}\n"
             "  Bond: {count: unlimited, value: 500, sold_to: [players, companies]}\n"
             "  Note: {count: 9, print: 12, value: 50}\n")
          .tree);
  ASSERT_EQ(roster.loans.size(), 3U);
  const Loan& loan = roster.loans[0];
  EXPECT_EQ(loan.name.value, "Loan");
  EXPECT_EQ(loan.name.place.offset, std::string("loans:\n  ").size());
  EXPECT_EQ(loan.count->value, 60);
  EXPECT_EQ(loan.count->place.offset, std::string("loans:\n  Loan: {count: ").size());
  EXPECT_EQ(loan.print, 60);
  EXPECT_EQ(loan.value.value, 100);
  EXPECT_EQ(loan.interest->value, 10);
  EXPECT_EQ(loan.limits.at("major").value, 5);
  EXPECT_EQ(loan.limits.at("minor").value, 2);
  EXPECT_EQ(loan.text, "once a turn");
  EXPECT_FALSE(loan.bought());
  const Loan& bond = roster.loans[1];
  EXPECT_FALSE(bond.count);
  EXPECT_EQ(bond.print, loans_printed_if_unlimited);
  EXPECT_FALSE(bond.interest);
  EXPECT_THAT(bond.sold_to, ElementsAre(BondOwner::Players, BondOwner::Companies));
  EXPECT_EQ(roster.loans[2].print, 12);
  EXPECT_EQ(find_loan(roster, "Note"), &roster.loans[2]);
  EXPECT_EQ(find_loan(roster, "Lone"), nullptr);
}

TEST(RosterFileTest, LoansOfTheWrongTypeReadAsAbsent) {
  const Roster roster = build_roster(
      parsed("loans: {Loan: {count: many, value: [], interest: x, limit: {major: few}, sold_to: [banks]}}\n")
          .tree);
  const Loan& loan = roster.loans.at(0);
  EXPECT_FALSE(loan.count);
  EXPECT_EQ(loan.print, 0);
  EXPECT_EQ(loan.value.value, 0);
  EXPECT_FALSE(loan.interest);
  EXPECT_THAT(loan.limits, IsEmpty());
  EXPECT_THAT(loan.sold_to, IsEmpty());
}

TEST(RosterFileTest, ReadsTheTrackOfATrain) {
  const Roster roster = build_roster(
      parsed("trains: {2: {}, S: {track: narrow, variants: {T: {track: [broad, dual, thin]}}}}\n").tree);
  EXPECT_THAT(roster.trains.at(0).tracks, IsEmpty());
  EXPECT_THAT(roster.trains.at(1).tracks, ElementsAre(Track::Narrow));
  EXPECT_THAT(roster.trains.at(1).variants.at(0).tracks, ElementsAre(Track::Broad, Track::Dual, Track::Thin));
}

}  // namespace
}  // namespace trackwright
