#include "render/components/cards/bank_notes.h"

#include <gmock/gmock.h>

#include "designer/format/press/theme_file.h"
#include "render/marks/card.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Loan a_loan(const std::string& name, int count) {
  Loan loan;
  loan.name = {name, {}};
  loan.count = Placed<int>{count, {}};
  loan.print = count;
  loan.value = {100, {}};
  loan.interest = Placed<int>{10, {}};
  return loan;
}

Loan a_bond() {
  Loan bond = a_loan("bond", 3);
  bond.value = {500, {}};
  bond.sold_to = {BondOwner::Players};
  bond.limits = {{"player", {1, {}}}};
  return bond;
}

Component made_loans(std::vector<Loan> said, Findings* findings = nullptr) {
  Title title = sample_title();
  title.roster.loans = std::move(said);
  const Theme theme = classic_theme();
  Findings own;
  return made_by(loans, {title, theme, {}, findings == nullptr ? own : *findings});
}

std::vector<std::pair<std::string, int>> counts(const Component& component) {
  std::vector<std::pair<std::string, int>> all;
  for (const Piece& piece : component.pieces) all.emplace_back(piece.id, piece.count);
  return all;
}

TEST(Loans, AreOmittedInATitleWithoutThem) {
  EXPECT_THAT(made_loans({}).pieces, IsEmpty());
}

TEST(Loans, HaveTheCountsOfTheTitle) {
  Loan unlimited = a_loan("note", 0);
  unlimited.count.reset();
  unlimited.print = 24;
  EXPECT_THAT(counts(made_loans({a_loan("loan", 60), unlimited, a_loan("none", 0)})),
              ElementsAre(std::pair{"loan-loan", 60}, std::pair{"loan-note", 24}));
}

TEST(Loans, AreCalledLoansOrBonds) {
  EXPECT_EQ(made_loans({a_loan("loan", 2)}).title, "Loans");
  EXPECT_EQ(made_loans({a_bond()}).title, "Bonds");
  EXPECT_EQ(made_loans({a_loan("loan", 2), a_bond()}).title, "Loans and bonds");
}

TEST(Loans, ShowTheirValueInterestAndLimits) {
  Loan loan = a_loan("loan", 60);
  loan.limits = {{"major", {5, {}}}, {"minor", {2, {}}}};
  loan.text = "one in a turn";
  const auto said = texts(made_loans({loan}).pieces.at(0).front);
  for (const char* text :
       {"Loan", "$100", "Interest $10 a round", "Limit: major 5, minor 2", "One in a turn"})
    EXPECT_THAT(said, Contains(text));
}

TEST(Loans, ThatAreSoldShowTheirBuyersAndPay) {
  const auto said = texts(made_loans({a_bond()}).pieces.at(0).front);
  for (const char* text : {"Bond", "$500", "Pays $10 a round", "Bought by players", "Limit: player 1"})
    EXPECT_THAT(said, Contains(text));
}

TEST(Loans, GrowFromHalfACardIfTheirTextNeedsIt) {
  Loan loan = a_loan("loan", 60);
  const std::string sentence = "It is paid back in a later turn of the company, and not at once. ";
  std::vector<Size> sizes;
  for (const int many : {0, 1, 9}) {
    loan.text.clear();
    for (int i = 0; i < many; ++i) loan.text += sentence;
    Findings findings;
    const Component component = made_loans({loan}, &findings);
    EXPECT_THAT(findings, IsEmpty()) << many;
    const Piece& piece = component.pieces.at(0);
    sizes.push_back(piece.size);
    const Box card = card_box(piece.size);
    EXPECT_TRUE(texts_apart(piece.front)) << many;
    EXPECT_TRUE(texts_within(piece.front, {card.x + 2, card.y + 1, card.width - 4, card.height - 2})) << many;
  }
  EXPECT_THAT(sizes, ElementsAre(half_card_size, card_size, tall_card_size));
}

TEST(Loans, AreReportedIfTheirTextFitsNoCard) {
  Loan loan = a_loan("loan", 60);
  for (int i = 0; i < 60; ++i) loan.text += "It is paid back in a later turn of the company. ";
  Findings findings;
  made_loans({loan}, &findings);
  ASSERT_FALSE(findings.empty());
  EXPECT_THAT(findings.front().message, HasSubstr("loan"));
}

TEST(Loans, DistinguishKindsByColour) {
  const Component component = made_loans({a_loan("loan", 1), a_loan("note", 1)});
  const auto ground = [](const Piece& piece) {
    std::vector<Rgb> fills;
    for (const Item& item : piece.front.items)
      if (const auto* shape = std::get_if<Shape>(&item.value); shape != nullptr && shape->fill)
        fills.push_back(*shape->fill);
    return fills.at(1);
  };
  EXPECT_NE(ground(component.pieces[0]), ground(component.pieces[1]));
}

}  // namespace
}  // namespace trackwright
