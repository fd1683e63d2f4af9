#include "render/words/typeset.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <variant>

#include "designer/format/press/theme_file.h"
#include "render/drawing/text_cairo.h"
#include "render/words/chapter.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::Gt;
using testing::IsEmpty;
using testing::SizeIs;

const std::string sentence =
    "A company that owns no train and has a route must buy a train before its turn ends, if necessary with "
    "the "
    "help of its president, who first uses cash and then sells shares.";

std::string words_of(const std::vector<RichLine>& lines) {
  std::string words;
  for (const RichLine& line : lines) {
    if (!words.empty()) words += ' ';
    for (const Text& text : line.texts) {
      if (!words.empty() && words.back() != ' ' && &text != &line.texts.front()) words += '|';
      words += text.text;
    }
  }
  return words;
}

std::string words_of(const std::vector<SetStrip>& strips) {
  std::string words;
  for (const SetStrip& strip : strips)
    for (const Item& item : strip.drawing.items)
      if (const auto* text = std::get_if<Text>(&item.value)) words += text->text + ' ';
  return words;
}

TEST(Typeset, BreaksLinesAtSpacesWithinTheColumn) {
  const auto lines = broken_lines({{sentence}}, face(3), {}, 50);
  EXPECT_THAT(lines, SizeIs(Gt(3U)));
  for (const RichLine& line : lines) EXPECT_LE(line.width, 50.01);
  EXPECT_EQ(words_of(lines), sentence);
}

TEST(Typeset, KeepsAPerCentSignWithItsNumber) {
  for (double width = 12; width < 40; width += 1)
    for (const RichLine& line : broken_lines({{"A player holds at most 60 % of it"}}, face(3), {}, width))
      EXPECT_FALSE(line.texts.front().text.starts_with('%')) << width;
}

TEST(Typeset, KeepsACurrencyWithItsAmount) {
  for (double width = 12; width < 40; width += 1)
    for (const RichLine& line :
         broken_lines({{"Agnes has 286 kr, and Cecilia has 1178 kr."}}, face(3), {}, width))
      EXPECT_FALSE(line.texts.front().text.starts_with("kr")) << width;
}

TEST(Typeset, ChangesTheStyleWithinALine) {
  const auto lines = broken_lines(rich_text("the **par** price, *once*"), face(3), {}, 100);
  ASSERT_THAT(lines, SizeIs(1));
  const auto& texts = lines[0].texts;
  ASSERT_THAT(texts, SizeIs(4));
  EXPECT_EQ(texts[1].font.weight, Weight::Bold);
  EXPECT_TRUE(texts[3].font.italic);
  for (std::size_t i = 1; i < texts.size(); ++i) EXPECT_GT(texts[i].at.x, texts[i - 1].at.x);
}

TEST(Typeset, SplitsAWordThatIsWiderThanTheColumn) {
  for (const RichLine& line : broken_lines({{std::string(90, 'm')}}, face(3), {}, 30))
    EXPECT_LE(line.width, 30.01);
  EXPECT_THAT(broken_lines({}, face(3), {}, 30), IsEmpty());
}

TEST(Typeset, LeavesNeitherWidowsNorOrphans) {
  const Theme theme = classic_theme();
  const Typesetting setting{.theme = theme, .width = 40};
  const auto lines = set_paragraph(setting, {{sentence}}, face(3));
  ASSERT_THAT(lines, SizeIs(Gt(4U)));
  EXPECT_TRUE(lines.front().strip.keep);
  EXPECT_TRUE(lines[lines.size() - 2].strip.keep);
  EXPECT_FALSE(lines.back().strip.keep);
  EXPECT_FALSE(lines[1].strip.keep);
  for (const SetStrip& strip : set_heading(setting, 2, "Operating rounds")) EXPECT_TRUE(strip.strip.keep);
}

TEST(Typeset, PutsLongTextsBelowTheirRow) {
  const Theme theme = classic_theme();
  const Typesetting setting{.theme = theme, .width = 118};
  Table table{{{"Private"}, {"Price", Align::Right}, {"Revenue", Align::Right}, {"Blocks"}, {"Power"}}, {}};
  table.rows = {{{"Ferry"}, {"$120"}, {"$20"}, {"G12"}, {sentence}},
                {{"Mine"}, {"$150"}, {"$25"}, {"A2"}, {}}};
  const auto strips = set_table(setting, table);
  ASSERT_THAT(strips, SizeIs(3));
  EXPECT_GT(strips[1].strip.height, strips[2].strip.height);
  EXPECT_THAT(words_of(strips), testing::HasSubstr("$150"));
  EXPECT_THAT(words_of({strips[0]}), testing::Not(testing::HasSubstr("Power")));
  EXPECT_GT(strips[1].strip.again, 0);
  for (const SetStrip& strip : strips) EXPECT_LE(bounds(strip.drawing, text_box).right(), 118.2);
}

TEST(Typeset, FitsManyColumns) {
  const Theme theme = classic_theme();
  const Typesetting setting{.theme = theme, .width = 118};
  Table table;
  std::vector<TableCell> row;
  for (int i = 0; i < 24; ++i) {
    table.columns.push_back({"Nationalization"});
    row.push_back({"receivership"});
  }
  table.rows = {row, row, row};
  for (const SetStrip& strip : set_table(setting, table))
    EXPECT_LE(bounds(strip.drawing, text_box).right(), 118.2);
}

TEST(Chapter, ReadsItsSubsetOfMarkdown) {
  const auto blocks = chapter_blocks(
      "# History\n\nThe **first** line\ncontinues.\n\n- one\n- two\n  goes on\n\n1. step\n2. step\n\n"
      "![A map](art/old.png)\n## Later\n![outside](../x.png)\n");
  using Kind = BookBlock::Kind;
  std::vector<Kind> kinds;
  for (const BookBlock& block : blocks) kinds.push_back(block.kind);
  ASSERT_THAT(kinds, ElementsAre(Kind::Heading, Kind::Paragraph, Kind::Bullets, Kind::Steps, Kind::Figure,
                                 Kind::Heading, Kind::Paragraph));
  EXPECT_EQ(blocks[0].level, 2);
  EXPECT_EQ(blocks[5].level, 3);
  EXPECT_THAT(blocks[1].texts, ElementsAre(RichText{{"The "}, {"first", true}, {" line continues."}}));
  EXPECT_THAT(blocks[2].texts, ElementsAre(RichText{{"one"}}, RichText{{"two goes on"}}));
  EXPECT_EQ(blocks[4].figure.art, "old.png");
  EXPECT_THAT(pictures_in("![A](art/a.svg)\n\n![B](art/b.png)"), ElementsAre("a.svg", "b.png"));
}

TEST(Chapter, PrintsReferencesAsWords) {
  Title title;
  Company dsb;
  dsb.id.value = "DSB";
  dsb.name = "Danske Statsbaner";
  title.companies.companies.push_back(dsb);
  EXPECT_EQ(with_references(title, "[company DSB] lays [tile 57], not [tile] or [hex\nA1]"),
            "Danske Statsbaner lays tile 57, not [tile] or [hex\nA1]");
  EXPECT_EQ(with_references(title, "[company VR] in [hex Z9]"), "VR in Z9");
}

TEST(Chapter, FindsReferencesAndPictures) {
  const std::string text = "See [hex B11].\n![Old](art/old.png)\n";
  const auto found = references_in(text);
  ASSERT_THAT(found, SizeIs(2));
  for (const ChapterReference& one : found) EXPECT_EQ(text.substr(one.offset, one.name.size()), one.name);
  EXPECT_EQ(found[0].name, "B11");
  EXPECT_EQ(found[1].name, "old.png");
}

TEST(Chapter, KeepsSignsWithoutMeaning) {
  EXPECT_THAT(rich_text("2 * 3 and \\*"), ElementsAre(TextRun{"2 * 3 and *"}));
  EXPECT_THAT(rich_text("**open"), ElementsAre(TextRun{"**open"}));
  EXPECT_THAT(rich_text(""), IsEmpty());
  EXPECT_THAT(chapter_blocks("\n\n"), IsEmpty());
}

}  // namespace
}  // namespace trackwright
