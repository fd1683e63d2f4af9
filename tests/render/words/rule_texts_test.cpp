#include "render/words/rule_texts.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "render/words/assumed.h"
#include "render/words/turn_texts.h"
#include "tests/golden_text.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

template <class T>
Rule<T> said(T value) {
  return Placed<T>{value, {}};
}

std::vector<std::string> told(const Title& title, rule::Section section) {
  return told_in(told_rules(title), std::array{section});
}

Title with_rules(Rules rules) {
  Title title = sample_title();
  title.stock_round.clear();
  title.operating_round.clear();
  title.turns.clear();
  title.game_end.clear();
  title.rules = std::move(rules);
  return title;
}

TEST(RuleTexts, WriteAmountsInTheCurrencyOfTheTitle) {
  Rules rules;
  rules.operating.no_revenue.kinds.push_back({{"minor", {}}, said(10)});
  EXPECT_TRUE(matches_text(told(with_rules(rules), rule::Section::Dividends)));
}

TEST(RuleTexts, JoinKindsWithTheSameRule) {
  Rules rules;
  for (const char* kind : {"minor", "national"})
    rules.trains.must_own.kinds.push_back({{kind, {}}, said(rule::MustOwn::Never)});
  rules.trains.must_own.kinds.push_back({{"all", {}}, said(rule::MustOwn::Always)});
  EXPECT_TRUE(matches_text(told(with_rules(rules), rule::Section::Trains)));
}

TEST(RuleTexts, KeepConditionsOfASale) {
  Rules rules;
  rules.stock.sell_after = {{rule::SellAfter::FirstStockRound, {}}, {rule::SellAfter::Operated, {}}};
  rules.stock.president_sells_first = said(true);
  EXPECT_TRUE(matches_text(told(with_rules(rules), rule::Section::Selling)));
}

TEST(RuleTexts, ListTheLaysOfATurnInOrder) {
  Rules rules;
  LayRule second;
  second.tile = said(rule::LayKind::Yellow);
  second.only = said(rule::LayCondition::NoUpgrade);
  second.cost = said(20);
  second.same_hex = said(false);
  LayRule first;
  first.tile = said(rule::LayKind::Any);
  rules.operating.lays.kinds.push_back({{"all", {}}, {first, second}});
  rules.operating.turn.kinds.push_back({{"all", {}}, {TurnStep{{{rule::StepKind::Track, {}}}}}});
  const Title title = with_rules(rules);
  EXPECT_TRUE(matches_text(told(title, rule::Section::Track)));
  EXPECT_TRUE(matches_text(turn_steps(title, "major")));
}

// On a charter, `same_hex: false` of the first lay must not become a condition of the second lay.
TEST(RuleTexts, TheFirstLayDoesNotLimitTheHexOfTheSecond) {
  Rules rules;
  LayRule first;
  first.same_hex = said(false);
  LayRule second;
  second.tile = said(rule::LayKind::Yellow);
  rules.operating.lays.kinds.push_back({{"all", {}}, {first, second}});
  rules.operating.turn.kinds.push_back({{"all", {}}, {TurnStep{{{rule::StepKind::Track, {}}}}}});
  EXPECT_TRUE(matches_text(turn_steps(with_rules(rules), "major")));
}

TEST(RuleTexts, ThePresidentIsThePlayerWithMostShares) {
  Rules rules;
  rules.stock.presidency = said(rule::Presidency::NextAfterPresident);
  EXPECT_TRUE(matches_text(told(with_rules(rules), rule::Section::Buying)));
}

TEST(RuleTexts, TheHolderOfThePriorityDealBegins) {
  Rules rules;
  rules.stock.priority = said(rule::Priority::AfterLastToAct);
  EXPECT_TRUE(matches_text(told(with_rules(rules), rule::Section::StockRound)));
}

TEST(RuleTexts, EqualPricesOperateInTheOrderOfTheMarket) {
  Rules rules;
  rules.operating.order.kinds.push_back({{"all", {}}, said(rule::OperatingOrder::Price)});
  Title title = with_rules(rules);
  ASSERT_GT(title.market.rows.size(), 1U);
  EXPECT_TRUE(matches_text(told(title, rule::Section::OperatingRound)));
  title.market.rows.resize(1);
  EXPECT_TRUE(matches_text(told(title, rule::Section::OperatingRound)));
}

TEST(RuleTexts, OnlyACompanyThatCanConnectPaysForAStationInstead) {
  Rules rules;
  CompanyRules company;
  company.connection = ConnectionRule{};
  company.connection->when = said(rule::ConnectionTime::Chosen);
  company.connection->station = said(100);
  rules.companies.kinds.push_back({{"all", {}}, company});
  EXPECT_TRUE(matches_text(told(with_rules(rules), rule::Section::Running)));
}

TEST(RuleTexts, APresidentHelpsToBuyFromAnotherCompanyIfAnyPriceIsAllowed) {
  Rules rules;
  rules.trains.emergency = EmergencyRules{};
  rules.trains.emergency->president_sells = said(rule::PresidentSells::Any);
  EXPECT_TRUE(matches_text(told(with_rules(rules), rule::Section::Emergency)));
  rules.trains.emergency->from_others = said(rule::FromOthers::AnyPrice);
  EXPECT_TRUE(matches_text(told(with_rules(rules), rule::Section::Emergency)));
}

TEST(RuleTexts, ShipsOfAClosedCompanyGoWithItsTrains) {
  Rules rules;
  rules.trains.of_closed = said(rule::OverLimit::Pool);
  rules.trains.over_limit = said(rule::OverLimit::Pool);
  Title title = with_rules(rules);
  EXPECT_TRUE(matches_text(told(title, rule::Section::Trains)));
  Train ship;
  ship.name.value = "S3";
  ship.stack = "ship";
  ship.reach.stops = 3;
  title.roster.trains.push_back(ship);
  EXPECT_TRUE(matches_text(told(title, rule::Section::Trains)));
}

TEST(RuleTexts, NationalizationBeginsWithTheTrainThatAllowsIt) {
  Rules rules;
  rules.nationalization = NationalizationRules{};
  rules.nationalization->which = said(rule::Nationalized::Chosen);
  Title title = with_rules(rules);
  title.roster.trains.at(3).events = {{"nationalization", "Companies may nationalize", {}}};
  EXPECT_TRUE(matches_text(told(title, rule::Section::Companies)));
}

TEST(RuleTexts, SpreadTheRulesOfANeutralPlayerOverTheirSections) {
  Rules rules;
  rules.neutral_player = NeutralPlayer{};
  rules.neutral_player->name = Ref{"Nobody", {}};
  rules.neutral_player->price = said(67);
  rules.neutral_player->up_to = said(2);
  rules.neutral_player->after_stock_rounds = said(3);
  rules.neutral_player->pays_for_lays = said(false);
  const Title title = with_rules(rules);
  for (const rule::Section section :
       {rule::Section::Setup, rule::Section::StockRound, rule::Section::OperatingRound})
    EXPECT_TRUE(matches_text(told(title, section)));
  EXPECT_THAT(told(title, rule::Section::Trains), testing::Not(Contains(testing::HasSubstr("Nobody"))));
}

TEST(RuleTexts, JoinCompaniesWithTheSamePowerUnlessTheyHaveTheirOwnText) {
  Rules rules;
  PowerRule power;
  power.power = said(rule::Power::FreeTunnels);
  for (const char* company : {"1", "R", "S"}) rules.company_powers.kinds.push_back({{company, {}}, {power}});
  EXPECT_TRUE(matches_text(told(with_rules(rules), rule::Section::Companies)));
  rules.texts = {{"company_powers.R", "free_tunnels", "Tunnels are free for R.", {}}};
  EXPECT_TRUE(matches_text(told(with_rules(rules), rule::Section::Companies)));
}

TEST(RuleTexts, NameAPrivateAsOnItsCard) {
  Rules rules;
  PowerRule power;
  power.power = said(rule::Power::NotSold);
  for (const char* id : {"MV", "OreburgMining", "DOH"})
    rules.privates.powers.kinds.push_back({{id, {}}, {power}});
  Title title = with_rules(rules);
  Private one = title.companies.privates.at(0);
  for (const auto& [id, name] :
       {std::pair("MV", "Motala Verkstad"), std::pair("OreburgMining", "Oreburg Mining Company"),
        std::pair("DOH", "D&OH Railroad")}) {
    one.id.value = id;
    one.name = name;
    title.companies.privates.push_back(one);
  }
  EXPECT_TRUE(matches_text(told(title, rule::Section::Privates)));
}

TEST(RuleTexts, PreferTheWordsOfTheTitle) {
  Rules rules;
  rules.stock.turn = said(rule::StockTurn::SellBuy);
  rules.texts.push_back({"stock_round.turn", "sell_buy", "Sell, then buy.", {}});
  Title title = with_rules(rules);
  EXPECT_THAT(told(title, rule::Section::StockRound), ElementsAre("Sell, then buy."));
  EXPECT_TRUE(matches_text(stock_steps(title)));
  title.stock_round = {{"Do as you like", {}}};
  EXPECT_TRUE(matches_text(stock_steps(title)));
}

TEST(RuleTexts, PutRulesInWordsAfterGeneratedTexts) {
  Rules rules;
  rules.in_words.push_back({rule::Section::StockRound, "Be quick", {}});
  rules.stock.turn = said(rule::StockTurn::SellBuy);
  const std::vector<ToldRule> told = told_rules(with_rules(rules));
  ASSERT_EQ(told.size(), 2U);
  EXPECT_FALSE(told[0].in_words);
  EXPECT_TRUE(told[1].in_words);
  EXPECT_EQ(told[1].text, "Be quick.");
}

TEST(RuleTexts, NameTheTrainAndTheRoundsOfAnEnd) {
  Rules rules;
  EndRule end;
  end.when = said(rule::EndCause::Train);
  end.train = Ref{"6", {}};
  end.then = said(rule::EndTime::AfterStockRound);
  end.rounds = said(3);
  rules.end.push_back(end);
  EXPECT_TRUE(matches_text(ways_to_end(with_rules(rules))));
}

TEST(RuleTexts, KindsWithEqualTurnsShareOne) {
  Rules rules;
  rules.operating.turn.kinds.push_back({{"minor", {}}, {TurnStep{{{rule::StepKind::Run, {}}}}}});
  rules.operating.turn.kinds.push_back({{"all", {}},
                                        {TurnStep{{{rule::StepKind::Track, {}}, {rule::StepKind::Token, {}}}},
                                         TurnStep{{{rule::StepKind::Run, {}}}}}});
  const std::vector<ToldTurn> turns = told_turns(with_rules(rules));
  ASSERT_EQ(turns.size(), 2U);
  EXPECT_THAT(turns[0].heading, "Turn of a minor");
  EXPECT_TRUE(matches_text(turns[1].steps));
}

Loan a_loan(int count) {
  Loan loan;
  loan.name = {"Loan", {}};
  loan.count = said(count);
  loan.print = count;
  loan.value = {100, {}};
  loan.interest = said(10);
  return loan;
}

TEST(RuleTexts, StateAllRulesOfLoans) {
  Title title = with_rules({});
  Loan loan = a_loan(60);
  loan.limits = {{"major", {5, {}}}, {"minor", {2, {}}}};
  loan.text = "one in a turn";
  title.roster.loans = {loan};
  EXPECT_TRUE(matches_text(told(title, rule::Section::Loans)));
}

TEST(RuleTexts, StateTheBuyersAndThePayOfBonds) {
  Title title = with_rules({});
  Loan bond = a_loan(1);
  bond.sold_to = {BondOwner::Players, BondOwner::Companies};
  Loan note = a_loan(0);
  note.count.reset();
  note.print = 24;
  note.interest = said(0);
  Loan plain = note;
  plain.interest.reset();
  title.roster.loans = {bond, note, plain};
  EXPECT_TRUE(matches_text(told(title, rule::Section::Loans)));
}

// A sentence for each rule about loans of companies; one sentence for the three about rising interest.
TEST(RuleTexts, TellEachRuleAboutLoansOfCompanies) {
  Rules rules;
  LoanRules& loans = rules.loans.emplace();
  loans.taken = {{rule::LoanTime::Turn, {}}};
  loans.once_a_turn = said(true);
  loans.limit = said(rule::LoanLimit::Shares);
  loans.until = Ref{"5", {}};
  loans.dearer_every = said(5);
  loans.dearer_by = said(7);
  loans.dearest = said(61);
  loans.deducted = said(rule::LoanDeduction::Always);
  loans.interest = said(rule::InterestTime::AfterRun);
  loans.pays_by_loans = said(true);
  loans.unpaid = said(rule::UnpaidInterest::Closes);
  loans.repaid = said(rule::Repayment::AsPossible);
  loans.at_end = said(rule::LoanEnd::PriceLeft);
  const Title title = with_rules(rules);
  const std::vector<ToldRule> all = told_rules(title);
  for (const char* key : {"taken", "once_a_turn", "limit", "until", "dearer_every", "deducted", "interest",
                          "pays_by_loans", "unpaid", "repaid", "at_end"})
    EXPECT_EQ(std::ranges::count(all, std::string("loans.") + key, &ToldRule::rule), 1) << key;
  const auto rising = std::ranges::find(all, "loans.dearer_every", &ToldRule::rule);
  ASSERT_NE(rising, all.end());
  EXPECT_THAT(rising->text,
              testing::AllOf(testing::HasSubstr("5 "), testing::HasSubstr("$7"), testing::HasSubstr("$61")));
}

TEST(RuleTexts, TellTheTermsOfLoansForPresidents) {
  Rules rules;
  EmergencyRules& emergency = rules.trains.emergency.emplace();
  emergency.loans = said(true);
  emergency.loans_after_sales = said(true);
  emergency.loan_interest = said(51);
  emergency.loan_growth = said(52);
  emergency.loan_penalty = said(53);
  const auto texts = told(with_rules(rules), rule::Section::Emergency);
  ASSERT_EQ(texts.size(), 5U);
  for (const char* percent : {"51 %", "52 %", "53 %"})
    EXPECT_THAT(texts, Contains(testing::HasSubstr(percent)));
}

TEST(RuleTexts, TellHowSharesAreSplit) {
  CompanyRules company;
  ConversionRule& splits = company.conversion.emplace();
  splits.when = {{rule::ConversionTime::TurnStart, {}}, {rule::ConversionTime::Event, {}}};
  splits.phases = {Ref{"3", {}}};
  splits.left = said(4);
  splits.tokens = said(2);
  splits.token_cost = said(87);
  Rules rules;
  rules.companies.kinds.push_back({{"all", {}}, company});
  const auto texts = told(with_rules(rules), rule::Section::Companies);
  ASSERT_EQ(texts.size(), 1U);
  EXPECT_THAT(texts[0], testing::AllOf(testing::HasSubstr("phase 3"), testing::HasSubstr("left 4"),
                                       testing::HasSubstr("2 more"), testing::HasSubstr("$87")));
}

TEST(RuleTexts, AreEmptyForATitleWithoutRules) {
  EXPECT_THAT(told_rules(with_rules({})), IsEmpty());
}

TEST(OpenQuestions, ListAssumedData) {
  Title title;
  title.sources.push_back({.about = "the map", .from = "the rules", .assumed = false});
  title.sources.push_back(
      {.about = "prices", .from = "our proposal", .because = "the draft has none", .assumed = true});
  title.sources.push_back({.about = "tokens", .from = "our proposal", .assumed = true});
  EXPECT_TRUE(matches_text(open_questions(title)));
}

}  // namespace
}  // namespace trackwright
