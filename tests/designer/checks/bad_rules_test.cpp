// Adds rules to the starter that contradict one another or the rest of the title: the checks report each at
// its place, with a fix.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/designer/checks/example.h"
#include "tests/named.h"

namespace trackwright {
namespace {

struct BadRule {
  const char* name;
  std::vector<Slip> slips;
  const char* check;
  const char* said;  // the subject of the finding, as in its message
};

class BadRules : public testing::TestWithParam<BadRule> {};

TEST_P(BadRules, AreReportedWithHelp) {
  const Findings findings = examine_copy("../templates/starter", GetParam().slips).findings;
  bool told_of = false;
  for (const Finding& finding : findings) {
    if (finding.check != GetParam().check || finding.message.find(GetParam().said) == std::string::npos)
      continue;
    told_of = true;
    EXPECT_NE(finding.place.file, 0U) << finding.message;
    EXPECT_TRUE(!finding.help.empty() || finding.check == "schema/missing-key") << finding.message;
  }
  EXPECT_TRUE(told_of) << told(findings);
}

Slip in_rules(const char* was, const char* is) {
  return {"rules.yaml", was, is};
}

Slip with_powers(const char* powers) {
  return {"rules.yaml", "  count: true", std::string("  count: true\n  powers: ") + powers};
}

const std::vector<BadRule> bad_rules{
    {"PrivateWithoutPrice",
     {{"companies.yaml", "    price: 20\n", ""}},
     "rules/incomplete",
     "Light is put up for sale"},
    {"AllOfALotLeave",
     {in_rules("opening: ", "lots: [{of: [Road, Light], count: 2}]\nopening: ")},
     "rules/incomplete",
     "none is left"},
    {"NobodyRuns",
     {in_rules("token, run, dividend", "token, dividend")},
     "rules/incomplete",
     "no step of the turn earns any"},
    {"IssuedNobodyKnowsWhen",
     {in_rules("all: {start", "all: {issue: {price: market}, start")},
     "rules/incomplete",
     "`issue` does not say when"},
    {"CountBesidePlayersBelow",
     {in_rules("opening: ", "lots: [{of: [Road, Light], count: 1, players_below: 3}]\nopening: ")},
     "rules/without-effect",
     "players_below"},
    {"ColumnsOfAWaterfall",
     {in_rules("    step: 5", "    step: 5\n    columns: 2")},
     "rules/without-effect",
     "`columns`"},
    {"LooksAtWithoutADraft",
     {in_rules("    step: 5", "    step: 5\n    looks_at: 2")},
     "rules/without-effect",
     "`looks_at`"},
    {"FallsWhereNothingFalls",
     {in_rules("all_pass: privates_pay", "all_pass: auction_ends")},
     "rules/without-effect",
     "nothing becomes cheaper"},
    {"PrivatesHaveNoTreasury",
     {in_rules("    step: 5", "    step: 5\n    paid_to: treasury")},
     "rules/without-effect",
     "private companies have no treasury"},
    {"SeveralWhereNoneMayBeBought",
     {in_rules("  blocks: true", "  blocks: true\n  several_from: [pool]")},
     "rules/without-effect",
     "buy_several"},
    {"OverHoldingWhereNobodyIs",
     {in_rules("  blocks: true", "  blocks: true\n  over_holding: keep")},
     "rules/without-effect",
     "hold_above"},
    {"PresidentFirstWhereNobodyWaits",
     {in_rules("  blocks: true", "  blocks: true\n  president_sells_first: true")},
     "rules/without-effect",
     "all players, not only the president"},
    {"NeutralPlayerWithoutAParCell",
     {in_rules("opening: ", "neutral_player: {name: Nobody, price: 7}\nopening: ")},
     "rules/without-effect",
     "no par cell of the market has the price"},
    {"FullFromTheStart",
     {in_rules("all: {start", "all: {full_from: 5, start")},
     "rules/without-effect",
     "capitalization is full from the start"},
    {"ConnectionToNowhere",
     {in_rules("all: {start", "all: {connection: {when: joined}, start")},
     "rules/without-effect",
     "a rule for the connection run"},
    {"DestinationPaysWithoutOne",
     {in_rules("all: {start", "all: {destination_pays: 100, start")},
     "rules/without-effect",
     "none of them has one"},
    {"StartsWithABidThatNobodyMakes",
     {in_rules("start: president_certificate", "start: bid")},
     "rules/without-effect",
     "no auction sells it"},
    {"HalfABidThatNobodyMakes",
     {in_rules("par: chosen", "par: half_bid_down")},
     "rules/without-effect",
     "nobody bids for the company"},
    {"StepOfLoansWithoutLoans",
     {in_rules("buy_trains]", "buy_trains, loans]")},
     "rules/without-effect",
     "`loans`"},
    {"StepOfNationalizing",
     {in_rules("buy_trains]", "buy_trains, nationalize]")},
     "rules/without-effect",
     "`nationalize`"},
    {"ExportedWithoutExport",
     {in_rules("  over_limit", "  exported: [2]\n  over_limit")},
     "rules/without-effect",
     "no train leaves the supply"},
    {"LeastPriceOfNoDeal",
     {in_rules("between_companies: any_price", "between_companies: never")},
     "rules/without-effect",
     "minimum price"},
    {"IssueFirstWithoutIssue",
     {in_rules("{cheapest: true", "{issue_first: true, cheapest: true")},
     "rules/without-effect",
     "how a company issues"},
    {"RoundsOfAnotherEnd",
     {in_rules("{when: bank, then: set}", "{when: bank, then: set, rounds: 3}")},
     "rules/without-effect",
     "`rounds`"},
    {"TrainOfAnotherEnd",
     {in_rules("{when: bank, then: set}", "{when: bank, then: set, train: 5}")},
     "rules/without-effect",
     "a train is named"},
    {"ZoneOfAnotherEnd",
     {in_rules("{when: bank, then: set}", "{when: bank, then: set, zone: p}")},
     "rules/without-effect",
     "a zone is named"},
    {"NationalizedWithoutEvent",
     {in_rules("score:", "nationalization: {which: trainless}\nscore:")},
     "rules/without-effect",
     "`nationalization`"},
    {"MergerWithoutEvent",
     {in_rules("score:", "merger: {into: NR, share: 10}\nscore:")},
     "rules/without-effect",
     "`merger`"},
    {"LoansThatTheTitleLacks",
     {in_rules("score:", "loans: {taken: [turn]}\nscore:")},
     "rules/without-effect",
     "no loan that a company can take"},
    {"LoansTakenByNobodyKnowsHow",
     {in_rules("score:", "loans: {repaid: chosen}\nscore:"),
      {"roster.yaml", "trains:", "loans: {Loan: {count: 20, value: 100, limit: {major: 2}}}\ntrains:"}},
     "rules/without-effect",
     "how companies take loans"},
    {"DearerLoansWithoutANumber",
     {in_rules("score:", "loans: {taken: [turn], dearest: 70}\nscore:")},
     "rules/without-effect",
     "the interest never rises"},
    {"LoansUntilNoPhase",
     {in_rules("score:", "loans: {taken: [turn], until: 9}\nscore:")},
     "rules/unknown-name",
     "9"},
    {"TermsOfALoanThatNobodyTakes",
     {in_rules("bankruptcy: ends_game", "bankruptcy: ends_game, loan_growth: 50")},
     "rules/without-effect",
     "presidents take no loans"},
    {"LoansBesideNoBankruptcy",
     {in_rules("bankruptcy: ends_game", "bankruptcy: never, loans: true")},
     "rules/without-effect",
     "no company goes without a train"},
    {"ConversionOfWholeShares",
     {in_rules("home_reserved: if_room", "home_reserved: if_room, conversion: {when: [turn_start]}")},
     "rules/without-effect",
     "percentage after the conversion"},
    {"ConversionWithoutEvent",
     {in_rules("home_reserved: if_room", "home_reserved: if_room, conversion: {when: [event]}")},
     "rules/without-effect",
     "`conversion`"},
    {"PowerWithoutAWord", {with_powers("{Road: [{amount: 5}]}")}, "schema/missing-key", "`power`"},
    {"DiscountOfNothing",
     {with_powers("{Road: [{power: lay_discount, terrain: mountain}]}")},
     "rules/power-incomplete",
     "`amount`"},
    {"LaysNothingNowhere", {with_powers("{Road: [{power: lay_tile}]}")}, "rules/power-incomplete", "`tiles`"},
    {"TerrainMisspelt",
     {with_powers("{Road: [{power: lay_discount, terrain: mountian, amount: 20}]}")},
     "rules/unknown-name",
     "`mountian`"},
    {"RevenueInNoPhase",
     {{"companies.yaml", "    revenue: 15", "    revenue: {2: 15, 9: 30}"}},
     "private/unknown-phase",
     "phase 9"},
    {"TokenCostInNoPhase",
     {{"companies.yaml", "tokens: [0, 40, 100]", "tokens: [0, {2: 40, 9: 60}, 100]"}},
     "company/unknown-phase",
     "phase 9"},
};

INSTANTIATE_TEST_SUITE_P(Rules, BadRules, testing::ValuesIn(bad_rules), by_name);

}  // namespace
}  // namespace trackwright
