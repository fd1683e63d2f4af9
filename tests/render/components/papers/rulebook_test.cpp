#include "render/components/papers/rulebook.h"
#include "render/components/kinds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <sstream>
#include <string>

#include "designer/format/press/theme_file.h"
#include "render/kit/kit.h"
#include "render/words/book.h"
#include "tests/golden_text.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

std::string book_of(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  const Kit kit = drawn_kit({title, theme, {}, findings});
  const Component component = made_by(rulebook, {title, theme, {}, findings, nullptr, &kit});
  EXPECT_THAT(findings, IsEmpty());
  EXPECT_THAT(component.documents, SizeIs(1));
  EXPECT_EQ(component.documents.at(0).name, "rulebook.md");
  return component.documents.at(0).text;
}

TEST(Rulebook, ContainsTheTablesOfTheTitle) {
  const std::string book = book_of(sample_title());
  for (const char* text :
       {"# 18Sample\n", "- Tiles: 30\n", "| 3 | $600 | 12 |\n", "5. Buy trains\n", "yellow, green, brown",
        "Northport Ferry Company | $120 | $20 |", "president 20 %, 8 × 10 %",
        "| receivership | to the lowest price |", "| 3 / 2+2 | $210 / $190 | 4 | 5 |"})
    EXPECT_THAT(book, HasSubstr(text));
}

TEST(Rulebook, ListsAssumptions) {
  Title title = sample_title();
  EXPECT_THAT(book_of(title), Not(HasSubstr("Open questions")));
  title.sources = {{"token costs", "our proposal", "the draft is silent", true, {}},
                   {"the map", "an atlas", "", false, {}}};
  const std::string book = book_of(title);
  EXPECT_THAT(book, HasSubstr("- Token costs: our proposal, because the draft is silent\n"));
  EXPECT_THAT(book, Not(HasSubstr("an atlas")));
}

TEST(Rulebook, StatesThatItsExampleOmitsForcedActions) {
  Title title = sample_title();
  title.opening.rounds = {{"Stock round 1", {{"Ann", "$400", "", ""}}, {"Ann passes."}}};
  EXPECT_TRUE(matches_text(lines_with(book_of(title), "example")));
}

TEST(Rulebook, DescribesLoansIfThereAreSome) {
  Title title = sample_title();
  EXPECT_THAT(book_of(title), Not(HasSubstr("Loans and bonds")));
  Loan loan;
  loan.name = {"Loan", {}};
  loan.value = {100, {}};
  title.roster.loans = {loan};
  EXPECT_TRUE(matches_text(lines_with(book_of(title), "oan")));
}

TEST(Rulebook, StatesThePercentToFloatInEachPhase) {
  Title title = sample_title();
  Company& company = title.companies.companies[0];
  company.float_percent = Placed<int>{20, {}};
  company.float_by_phase = {{"2", {20, {}}}, {"4", {50, {}}}};
  EXPECT_THAT(book_of(title), HasSubstr("| 20 %, 50 % from phase 4 |"));
}

// The rulebook must agree with the charter.
TEST(Rulebook, StatesThatACompanyFloatsWithItsPresidentsCertificate) {
  Title title = sample_title();
  Company& company = title.companies.companies[0];
  ASSERT_TRUE(company.certificates.at(0).president);
  company.float_percent = Placed<int>{company.certificates[0].percent.value, {}};
  EXPECT_THAT(book_of(title), HasSubstr("| president's certificate |"));
}

TEST(Rulebook, DescribesTheEndsOfTheMarket) {
  Title title = sample_title();
  title.market.row_end_right = RowEnd::Up;
  EXPECT_THAT(book_of(title), HasSubstr("| instead of right, at the end of a row | up |\n"));
}

TEST(Rulebook, NamesCompaniesWithAnotherCapitalization) {
  Title title = sample_title();
  title.capitalization = "incremental";
  for (Company& company : title.companies.companies) company.capitalization.clear();
  EXPECT_THAT(book_of(title), HasSubstr("\nIncremental capitalization. "));
  title.companies.companies[0].capitalization = "full";
  EXPECT_THAT(book_of(title), HasSubstr("\nIncremental capitalization; " +
                                        title.companies.companies[0].id.value + ": full. "));
}

TEST(Rulebook, StatesTheKindOfAConvertedCompany) {
  Title title = sample_title();
  Company& company = title.companies.companies[0];
  company.kind = "minor";
  company.conversion = Conversion{};
  company.conversion->as = "Nationalized";
  company.conversion->kind = "major";
  company.conversion->notes = {"Ten shares"};
  const std::string book = book_of(title);
  EXPECT_THAT(book, HasSubstr("- Ten shares\n"));
  EXPECT_TRUE(matches_text(lines_with(book, "minor")));
}

TEST(Rulebook, PutsLotsBeforeTheStepsOfTheSetUp) {
  Title title = sample_title();
  title.setup = {{"Draw a company", {}}};
  LotRule lot;
  lot.of = {{"NE", {}}, {"FRY", {}}};
  title.rules.lots = {lot};
  const std::string book = book_of(title);
  EXPECT_TRUE(matches_text(lines_with(book, "NE and FRY")));
  const auto drawn = book.find("NE and FRY");
  ASSERT_NE(drawn, std::string::npos);
  EXPECT_LT(drawn, book.find(". Draw a company"));
}

// The numbered lines of the chapter about the set-up.
std::ptrdiff_t setup_steps(const Title& title) {
  const std::string book = book_of(title);
  const auto from = book.find("## 3. ");
  std::istringstream lines(book.substr(from, book.find("## 4. ") - from));
  std::ptrdiff_t steps = 0;
  for (std::string line; std::getline(lines, line);)
    if (!line.empty() && line.front() >= '1' && line.front() <= '9') ++steps;
  return steps;
}

TEST(Rulebook, ListsAStepOfTheSetUpForEachKindOfPiece) {
  Title title = sample_title();
  const std::ptrdiff_t all = setup_steps(title);
  EXPECT_GE(all, 6);
  title.setup.push_back({"Draw a company", {}});
  EXPECT_EQ(setup_steps(title), all + 1);
  title.roster.trains.clear();
  EXPECT_EQ(setup_steps(title), all);
  title.companies.privates.clear();
  EXPECT_EQ(setup_steps(title), all - 1);
}

TEST(Rulebook, ExplainsTheTermsOfItsCapitalization) {
  Title title = sample_title();
  for (Company& company : title.companies.companies) company.capitalization.clear();
  for (const char* term : {"full", "incremental", "half"}) {
    title.capitalization = term;
    EXPECT_EQ(book_of(title).find(". With full capitalization, ") != std::string::npos,
              std::string(term) == "full");
    EXPECT_EQ(book_of(title).find(". With incremental capitalization, ") != std::string::npos,
              std::string(term) == "incremental");
  }
}

TEST(Rulebook, EndsASentenceWithOneFullStopAfterACurrencyWithOne) {
  Title title = sample_title();
  title.currency = "{} rd.";
  title.bank = Placed<int>{8000, {}};
  EXPECT_THAT(book_of(title), HasSubstr(" 8000 rd.\n"));
}

TEST(Rulebook, StatesPlaceTimeAndGroupOfABonus) {
  Title title = sample_title();
  title.roster.trains.at(2).events = {{"war", "War breaks out", {}}};
  RunBonus small{.name = "b-B", .value = 50, .group = "mines"};
  small.needs = {{{{"A2", {}}, {"B3", {}}}, 1}, {{{"C4", {}}}, 1}};
  RunBonus large{.name = "b-B-b", .value = 100, .group = "mines"};
  large.needs = {{{{"A2", {}}, {"B3", {}}}, 2}, {{{"C4", {}}}, 1}};
  RunBonus mine{.name = "Mine", .value = 50, .once = true, .after = "war"};
  title.runs.bonuses = {small, large, mine};
  const std::string book = book_of(title);
  EXPECT_TRUE(matches_text(lines_with(book, "b-B")));
  EXPECT_TRUE(matches_text(lines_with(book, "Mine")));
}

TEST(Rulebook, StatesABonusByPhaseInTheCurrencyOfTheTitle) {
  Title title = sample_title();
  title.currency = "{}kr";
  title.runs.bonuses = {{.name = "Mail", .by_phase = {{{"2", {}}, 10}, {{"5", {}}, 20}}}};
  EXPECT_THAT(book_of(title), HasSubstr("| Mail | +10kr, +20kr from phase 5 |"));
}

TEST(Rulebook, NamesTheCardOfABonusAndTheFeeForChangingGauge) {
  Title title = sample_title();
  title.runs.bonuses = {{.name = "Sleeper", .value = 20, .with = {{"P1", {}}, {"P2", {}}}}};
  title.runs.fees = {{.name = "Transfer", .amount = 10, .gauge_changes = true}};
  const std::string book = book_of(title);
  EXPECT_TRUE(matches_text(lines_with(book, "Sleeper")));
  EXPECT_TRUE(matches_text(lines_with(book, "Transfer")));
}

TEST(Rulebook, StatesRevenueAndTokenCostsByPhase) {
  Title title = sample_title();
  title.companies.privates[0].revenue_steps = {{{"2", {}}, 20}, {{"4", {}}, 50}};
  title.companies.companies[0].token_steps = {{1, {{{"2", {}}, 40}, {{"4", {}}, 60}}}};
  const std::string book = book_of(title);
  EXPECT_THAT(book, HasSubstr("| $20, $50 from phase 4 |"));
  EXPECT_THAT(book, HasSubstr("free; $40, $60 from phase 4; $100"));
}

TEST(Rulebook, StatesTheLocationInOneSentence) {
  Title title = sample_title();
  title.location = "An island";
  EXPECT_THAT(book_of(title), HasSubstr(", set in an island."));
  title.location = "Ancient Rome";
  EXPECT_THAT(book_of(title), HasSubstr(", set in Ancient Rome."));
}

TEST(Rulebook, StatesThePhaseInWhichAValueBegins) {
  Title title = sample_title();
  std::vector<Hex> hexes = title.map.hexes();
  hexes[0].tile.stops[0].revenue.steps = {{"yellow", 20}, {"brown", 60}, {"diesel", 90}};
  hexes[2].tile.stops[0].revenue.steps = {{"2", 30}, {"4", 50}};
  title.map = {title.map.layout(), hexes, {}, {}};
  const std::string book = book_of(title);
  EXPECT_THAT(book, HasSubstr("| Northport | A2 | $20, $60 from phase 5, $90 for a D-train |"));
  EXPECT_THAT(book, HasSubstr("| Eastham | B5 | $30, $50 from phase 4 |"));
}

TEST(Rulebook, NamesTheOwnerOfAToken) {
  Title title = sample_title();
  title.companies.privates.push_back({.id = {"OreMining", {}}, .name = "Ore Mining Company"});
  title.companies.bonus_tokens = {{.id = "ore", .name = "Ore", .owner = "OreMining"}};
  const std::string book = book_of(title);
  EXPECT_THAT(book, HasSubstr("| Ore Mining Company |"));
  EXPECT_THAT(book, Not(HasSubstr("| OreMining |")));
}

TEST(Rulebook, StatesWhenAFeeIsPaid) {
  Title title = sample_title();
  title.runs.fees = {{.name = "Toll", .amount = 10, .hexes = {{"A2", {}}}, .phases = {{"2", {}}}}};
  EXPECT_TRUE(matches_text(lines_with(book_of(title), "Toll")));
}

TEST(Rulebook, CountsTheGivenContents) {
  const Title title = sample_title();
  const Theme theme = classic_theme();
  Findings findings;
  Kit kit;
  Component part;
  part.title = "Widgets";
  part.pieces = {{.id = "w", .label = "Widget", .size = {10, 10}, .count = 17}};
  kit.components.push_back(part);
  const Component component = made_by(rulebook, {title, theme, {}, findings, nullptr, &kit});
  EXPECT_THAT(component.documents.at(0).text, HasSubstr("- Widgets: 17\n"));
}

TEST(MarkdownText, EscapesMarkup) {
  EXPECT_EQ(markdown_text("a|b *c*\nd"), "a\\|b \\*c\\* d");
}

TEST(MarkdownTable, OmitsEmptyColumns) {
  Markdown text;
  text.table({{{"A"}, {"B"}, {"C", Align::Right}}, {{{"1"}, {""}, {"2"}}, {{"3"}, {}, {"4"}}}});
  EXPECT_EQ(text.text(), "| A | C |\n| --- | --: |\n| 1 | 2 |\n| 3 | 4 |\n");
}

}  // namespace
}  // namespace trackwright
