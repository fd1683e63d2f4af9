#include "render/components/papers/guide.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "designer/format/press/theme_file.h"
#include "render/components/kinds.h"
#include "render/components/papers/guide_panels.h"
#include "tests/golden_text.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::SizeIs;

PrintedFile on_a4(const std::vector<std::string>& pages) {
  return {.paper = "A4", .page_names = pages, .on_paper = true};
}

Kit printed_sample(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  Kit kit = drawn_kit({title, theme, {}, findings});
  for (Component& part : kit.components) {
    part.files = {on_a4({part.title + " 1", part.title + " 2"})};
    if (part.id == "map")
      part.files = {PrintedFile{.paper = "480 x 702 mm", .page_names = {"Map"}},
                    on_a4({"Map, key", "Map A1", "Map B1", "Map A2", "Map B2"})};
  }
  return kit;
}

std::vector<std::string> guide_texts(const Kit& kit, const Title& title = sample_title()) {
  const Theme theme = classic_theme();
  Findings findings;
  const Component component = made_by(assembly_guide, {title, theme, {}, findings, nullptr, &kit});
  EXPECT_THAT(findings, IsEmpty());
  EXPECT_TRUE(tidy(component));
  std::vector<std::string> words;
  for (const Board& board : component.boards)
    for (const std::string& text : texts(board.drawing)) words.push_back(text);
  return words;
}

TEST(AssemblyGuide, ContainsTheNotesOfTheTitle) {
  Title title = sample_title();
  title.map.notes = "Mount it on board.";
  EXPECT_THAT(guide_texts(printed_sample(title), title), Contains("The map: Mount it on board."));
}

TEST(AssemblyGuide, ExplainsSheetsOfBacks) {
  Title title = sample_title();
  const auto backs = Contains(testing::HasSubstr("\"backs\""));
  EXPECT_THAT(guide_texts(printed_sample(title), title), testing::Not(backs));
  title.kit.backs = Placed<Backs>{Backs::Separate, {}};
  EXPECT_THAT(guide_texts(printed_sample(title), title), backs);
}

TEST(AssemblyGuide, ListsSheetsPiecesAndPaper) {
  const Kit kit = printed_sample(sample_title());
  const auto words = guide_texts(kit);
  EXPECT_THAT(words, Contains("30 hexagons of 38.1 mm"));
  EXPECT_THAT(words, Contains("5"));  // sheets of the map, and no page of its own size
  const std::string total = std::to_string(2 * (kit.components.size() - 1) + 5) + " sheets of A4";
  EXPECT_TRUE(std::ranges::any_of(words, [&](const std::string& text) {
    return text.find(total) != std::string::npos;
  })) << total;
}

TEST(AssemblyGuide, DrawsThePartsOfTheMap) {
  const auto words = guide_texts(printed_sample(sample_title()));
  EXPECT_TRUE(matches_text(lines_with(words, "boards")));
  for (const char* part : {"A1", "B1", "A2", "B2"}) EXPECT_THAT(words, Contains(part));
}

TEST(AssemblyGuide, PutsEveryPieceInABagOrFlatInTheBox) {
  const Kit kit = printed_sample(sample_title());
  const auto bags = bags_of(kit);
  const int bagged =
      std::accumulate(bags.begin(), bags.end(), 0, [](int sum, const Bag& bag) { return sum + bag.count; });
  int small = 0;
  for (const Component& part : kit.components)
    for (const Piece& piece : part.pieces) small += piece.size.width <= 100 ? piece.count : 0;
  EXPECT_EQ(bagged, small);
  const auto company = std::ranges::find_if(bags, [](const Bag& bag) { return bag.label == "N&P"; });
  ASSERT_NE(company, bags.end());
  EXPECT_EQ(company->content, "9 share certificates, 4 tokens");
}

TEST(AssemblyGuide, APageKeyHasTheColumnsAndRowsOfTheSheets) {
  Component part;
  part.title = "Map";
  part.files = {on_a4({"Map A1", "Map B1", "Map C1", "Market"})};
  const auto keys = page_keys(part);
  ASSERT_THAT(keys, SizeIs(1));
  EXPECT_THAT(keys[0].columns, ElementsAre("A", "B", "C"));
  EXPECT_EQ(keys[0].rows, 1);
}

// Three small plans one below another would make a guide of three sheets.
TEST(AssemblyGuide, PutsPageKeysSideBySide) {
  const Title title = sample_title();
  const Theme theme = classic_theme();
  Findings findings;
  const ComponentContext context{title, theme, {}, findings};
  const std::vector<MapKey> keys{
      {"Map", {"A", "B", "C"}, 3}, {"Stock market", {"A", "B"}, 1}, {"Phase chart", {"A"}, 2}};
  const auto rows = page_key_rows(context, keys, 178);
  ASSERT_THAT(rows, SizeIs(1));
  const double alone = page_key_rows(context, {keys[0]}, 178)[0].height;
  EXPECT_EQ(rows[0].height, alone);
  EXPECT_THAT(texts(rows[0].drawing), IsSupersetOf({"Map", "Stock market", "Phase chart", "C3"}));
  EXPECT_THAT(page_key_rows(context, keys, 100), SizeIs(2));
}

}  // namespace
}  // namespace trackwright
