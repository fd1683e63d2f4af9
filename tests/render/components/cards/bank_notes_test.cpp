#include "render/components/cards/bank_notes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/press/theme_file.h"
#include "engine/title/notes.h"
#include "tests/golden_text.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Each;
using testing::IsEmpty;
using testing::SizeIs;

Component made_notes(const Title& title, const KitOptions& options = {}) {
  const Theme theme = classic_theme();
  Findings findings;
  Component component = made_by(note_pieces, {title, theme, options, findings});
  EXPECT_THAT(findings, IsEmpty());
  EXPECT_TRUE(tidy(component));
  return component;
}

int printed_money(const Component& component) {
  int sum = 0;
  for (const Piece& piece : component.pieces)
    sum += piece.count * std::stoi(piece.id.substr(std::string("note-").size()));
  return sum;
}

TEST(BankNotePieces, AreWorthTheBank) {
  Title title = sample_title();
  title.bank = Placed<int>{7000, {}};
  EXPECT_EQ(printed_money(made_notes(title)), 7000);
}

TEST(BankNotePieces, HaveTheCountsOfTheTitle) {
  Title title = sample_title();
  title.note_counts = {{5, 12}, {100, 30}};
  const Component component = made_notes(title);
  EXPECT_EQ(component.title, "Bank notes");
  EXPECT_TRUE(matches_text(made_notes(sample_title()).title));
  ASSERT_THAT(component.pieces, SizeIs(2));
  EXPECT_EQ(component.pieces[0].count, 12);
  EXPECT_EQ(component.pieces[1].count, 30);
}

TEST(BankNotePieces, ShowTheirValueThreeTimes) {
  const Component component = made_notes(sample_title());
  for (const Piece& piece : component.pieces) {
    const auto words = texts(piece.front);
    EXPECT_EQ(std::ranges::count(words, piece.label), 3) << piece.id;
  }
}

TEST(BankNotePieces, HaveTheSizeOfTheKit) {
  KitOptions options;
  options.note = {60, 32};
  for (const Piece& piece : made_notes(sample_title(), options).pieces) EXPECT_EQ(piece.size, (Size{60, 32}));
}

}  // namespace
}  // namespace trackwright
