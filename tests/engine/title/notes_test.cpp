#include "engine/title/notes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trackwright {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::Field;
using testing::Ge;
using testing::IsEmpty;

Title with_bank(int bank, std::vector<int> notes = {}) {
  Title title;
  title.bank = Placed<int>{bank, {}};
  title.players = {{4, Placed<int>{450, {}}, {}, {}}};
  for (const int note : notes) title.notes.push_back({note, {}});
  return title;
}

std::vector<int> values(const BankNotes& notes) {
  std::vector<int> all;
  for (const NotePile& pile : notes.piles) all.push_back(pile.value);
  return all;
}

TEST(BankNotes, UseTheCountsOfTheTitle) {
  Title title = with_bank(6000, {1, 100});
  title.note_counts = {{1, 30}, {50, 0}, {100, 12}};
  const BankNotes notes = bank_notes(title, 9999);
  EXPECT_THAT(notes.piles, ElementsAre(NotePile{1, 30}, NotePile{100, 12}));
  EXPECT_EQ(notes.total, 1230);
  EXPECT_TRUE(notes.stated);
}

TEST(BankNotes, SuggestedNotesAddUpToTheBank) {
  for (const int bank : {37, 500, 6000, 7000, 8000, 12000, 20000}) {
    const BankNotes notes = bank_notes(with_bank(bank, {1, 2, 5, 10, 20, 50, 100, 200}));
    EXPECT_EQ(notes.total, bank);
    EXPECT_FALSE(notes.stated);
    EXPECT_THAT(notes.piles, Each(Field(&NotePile::count, Ge(1))));
  }
}

TEST(BankNotes, EachPileIsEnoughForChange) {
  const BankNotes notes = bank_notes(with_bank(12000, {1, 5, 20, 100, 500}));
  EXPECT_THAT(values(notes), ElementsAre(1, 5, 20, 100, 500));
  EXPECT_THAT(notes.piles, Each(Field(&NotePile::count, Ge(10))));
  // A player needs up to four ones to pay any amount, two on average.
  EXPECT_GE(notes.piles[0].count, 4 * 4 / 2);
}

TEST(BankNotes, UsualDenominationsGrowWithTheBank) {
  EXPECT_THAT(values(bank_notes(with_bank(6000))), ElementsAre(1, 5, 10, 20, 50, 100));
  EXPECT_THAT(values(bank_notes(with_bank(12000))), ElementsAre(1, 5, 10, 20, 50, 100, 500));
}

TEST(BankNotes, UnlimitedBankDependsOnStartingCash) {
  Title title = with_bank(0);
  title.bank.reset();
  EXPECT_EQ(bank_notes(title).total, 15000);  // eight times 1800, in thousands
  EXPECT_EQ(bank_notes(title, 9000).total, 9000);
}

TEST(BankNotes, EmptyTitleHasNoNotes) {
  EXPECT_THAT(bank_notes({}).piles, IsEmpty());
}

TEST(BankNotes, LeaveARemainderBelowTheSmallestNote) {
  EXPECT_EQ(bank_notes(with_bank(6005, {10, 100})).total, 6000);
}

}  // namespace
}  // namespace trackwright
