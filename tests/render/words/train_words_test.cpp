#include "render/words/train_words.h"

#include <gmock/gmock.h>

#include "render/words/title_cells.h"
#include "render/words/turn_texts.h"
#include "tests/golden_text.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Train diesel() {
  Train train;
  train.name.value = "D";
  train.price.value = 1100;
  train.discount = {{"5", 300}, {"4", 300}, {"3", 100}};
  train.available_on = {{"5", {}}};
  return train;
}

TEST(SaleTerms, StateTheTradeInDiscountAndThePhaseOfSale) {
  Title title = sample_title();
  title.roster.trains.push_back(diesel());
  EXPECT_TRUE(matches_text(sale_terms(title, title.roster.trains.back())));
  EXPECT_THAT(sale_terms(title, title.roster.trains.front()), IsEmpty());
  EXPECT_TRUE(matches_text(all_trade_ins(title)));
}

TEST(SaleTerms, NameEachSideOfACard) {
  Title title = sample_title();
  Train train = diesel();
  train.discount = {{"5", 300}};
  Train other = train;
  other.name.value = "E";
  other.price.value = 1300;
  train.variants.push_back(other);
  title.roster.trains.push_back(train);
  EXPECT_TRUE(matches_text(card_terms(title, title.roster.trains.back())));
}

// Ships on sale from the start, with the first trains, need no sale condition.
TEST(SaleTerms, OmitTheFirstPhase) {
  Title title = sample_title();
  Train ship = diesel();
  ship.discount.clear();
  ship.available_on = {{"2", {}}};
  title.roster.trains.push_back(ship);
  EXPECT_THAT(all_sale_terms(title), IsEmpty());
}

TEST(SaleTerms, NameAPhaseThatIsNotNamedAfterATrain) {
  Title title = sample_title();
  Phase phase;
  phase.name.value = "late";
  title.roster.phases.push_back(phase);
  Train train = diesel();
  train.available_on = {{"late", {}}};
  train.discount.clear();
  title.roster.trains.push_back(train);
  EXPECT_TRUE(matches_text(all_sale_terms(title)));
}

TEST(SaleTerms, ALimitNamesAllCardsThatRun) {
  Title title = sample_title();
  EXPECT_EQ(limited_cards(title.roster), "Trains");
  Train ship = title.roster.trains.front();
  ship.stack = "ship";
  ship.reach.stops = 3;
  title.roster.trains.push_back(ship);
  Train ferry;  // it carries other trains
  ferry.stack = "ferry";
  title.roster.trains.push_back(ferry);
  EXPECT_EQ(limited_cards(title.roster), "Trains and ships");
}

TEST(TitleWords, NameAPrivateWithItsKeyUnlessTheNameContainsIt) {
  Private company;
  company.id.value = "P1";
  company.name = "Rorosbanen";
  EXPECT_EQ(private_name(company), "P1 Rorosbanen");
  company.id.value = "Roros";
  EXPECT_EQ(private_name(company), "Rorosbanen");
  company.name = "";
  EXPECT_EQ(private_name(company), "Roros");
  EXPECT_EQ(set_name("2"), "Set 2");
  EXPECT_TRUE(matches_text(set_name("one leaves the game")));
}

TEST(TitleWords, JoinKindsWithTheSameTurn) {
  Title title = sample_title();
  title.operating_round.clear();
  title.turns = {{"major", {{"Run", {}}, {"Pay", {}}}},
                 {"minor", {{"Run", {}}}},
                 {"national", {{"Run", {}}, {"Pay", {}}}}};
  const auto told = told_turns(title);
  ASSERT_EQ(told.size(), 2U);
  EXPECT_TRUE(matches_text(told[0].heading));
  EXPECT_THAT(told[0].steps, ElementsAre("Run", "Pay"));
  EXPECT_EQ(told[1].heading, "Turn of a minor");
}

}  // namespace
}  // namespace trackwright
