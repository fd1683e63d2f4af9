#include "render/components/papers/booklet_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <variant>
#include <vector>

#include "designer/format/press/theme_file.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

struct Word {
  std::string text;
  Point at;
};

void collect(const std::vector<Item>& items, Point offset, std::vector<Word>& words) {
  for (const Item& item : items) {
    if (const auto* text = std::get_if<Text>(&item.value); text != nullptr && text->text != "•")
      words.push_back({text->text, text->at + offset});
    if (const auto* group = std::get_if<Group>(&item.value))
      collect(group->items, offset + Point{group->transform.dx, group->transform.dy}, words);
  }
}

std::vector<Word> words_of(const SetStrip& strip) {
  std::vector<Word> words;
  collect(strip.drawing.items, {}, words);
  return words;
}

std::vector<RichText> items(int count) {
  std::vector<RichText> texts;
  for (int i = 0; i < count; ++i) texts.push_back({{"item" + std::to_string(i)}});
  return texts;
}

class Sidebar : public testing::Test {
 protected:
  Theme theme_ = classic_theme();
  Typesetting setting_{.theme = theme_, .width = 100};
};

TEST_F(Sidebar, ReadsDownTwoColumns) {
  const auto parts = set_in_two_columns(setting_, items(5));
  ASSERT_THAT(parts, SizeIs(1));
  const auto words = words_of(parts.front());
  std::vector<std::string> read;
  for (const Word& word : words) read.push_back(word.text);
  EXPECT_THAT(read, ElementsAre("item0", "item1", "item2", "item3", "item4"));
  EXPECT_EQ(words[2].at.x, words[0].at.x);
  EXPECT_GT(words[3].at.x, 50);
  EXPECT_EQ(words[3].at.y, words[0].at.y);
}

TEST_F(Sidebar, SplitsLongListsIntoEqualParts) {
  const auto parts = set_in_two_columns(setting_, items(100));
  ASSERT_THAT(parts, SizeIs(testing::Gt(1U)));
  std::size_t all = 0;
  for (const SetStrip& part : parts) {
    EXPECT_LE(part.strip.height, 85);
    EXPECT_GT(part.strip.height, 40);
    all += words_of(part).size();
  }
  EXPECT_EQ(all, 100U);
}

TEST_F(Sidebar, HasAGroundWithoutGaps) {
  std::vector<SetStrip> strips = set_list(setting_, items(3), false);
  strips[1].strip.above = 20;
  tint(setting_, strips);
  for (const SetStrip& strip : strips) {
    const auto& ground = std::get<Shape>(strip.drawing.items.front().value);
    const Box box = bounds(Item{ground});
    EXPECT_LT(box.y, -strip.strip.above);
    EXPECT_GE(box.bottom(), strip.strip.height - 1e-9);
    EXPECT_LT(box.x, 0);
    EXPECT_GT(box.right(), setting_.width);
  }
}

}  // namespace
}  // namespace trackwright
