#include "render/components/papers/rulebook.h"
#include "render/components/kinds.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "render/kit/kit.h"
#include "render/words/markdown.h"
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

TEST(Rulebook, IsFilledWithTheTablesOfTheTitle) {
  const std::string book = book_of(sample_title());
  for (const char* text :
       {"# 18Sample\n", "- Tiles: 30\n", "| 3 | $600 | 12 |\n", "5. Buy trains\n", "yellow, green, brown",
        "Northport Ferry Company | $120 | $20 |", "president 20 %, 8 × 10 %",
        "| receivership | to the lowest price |", "| 3 / 2+2 | $210 / $190 | 4 | 5 |"})
    EXPECT_THAT(book, HasSubstr(text));
}

TEST(Rulebook, TellsWhatIsAssumed) {
  Title title = sample_title();
  EXPECT_THAT(book_of(title), Not(HasSubstr("Open questions")));
  title.sources = {{"token costs", "our proposal", "the draft is silent", true, {}},
                   {"the map", "an atlas", "", false, {}}};
  const std::string book = book_of(title);
  EXPECT_THAT(book, HasSubstr("- Token costs: our proposal, because the draft is silent\n"));
  EXPECT_THAT(book, Not(HasSubstr("an atlas")));
}

TEST(Rulebook, TellsOfLoansWhereThereAreSome) {
  Title title = sample_title();
  EXPECT_THAT(book_of(title), Not(HasSubstr("Loans and bonds")));
  Loan loan;
  loan.name = {"Loan", {}};
  loan.value = {100, {}};
  title.roster.loans = {loan};
  EXPECT_THAT(
      book_of(title),
      HasSubstr("### Loans and bonds\n\n- Loan: a company that takes one gets $100 from the bank.\n"));
}

TEST(Rulebook, CountsTheContentsThatItIsGiven) {
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

TEST(MarkdownText, EscapesWhatWouldBeRead) {
  EXPECT_EQ(markdown_text("a|b *c*\nd"), "a\\|b \\*c\\* d");
}

TEST(MarkdownTable, LeavesEmptyColumnsOut) {
  Markdown text;
  text.table({{{"A"}, {"B"}, {"C", Align::Right}}, {{{"1"}, {""}, {"2"}}, {{"3"}, {}, {"4"}}}});
  EXPECT_EQ(text.text(), "| A | C |\n| --- | --: |\n| 1 | 2 |\n| 3 | 4 |\n");
}

}  // namespace
}  // namespace trackwright
