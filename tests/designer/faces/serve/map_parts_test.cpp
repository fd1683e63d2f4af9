// Verifies that a redrawn map equals a map that is drawn for the first time.
#include <gmock/gmock.h>

#include <algorithm>

#include "designer/faces/serve/map_parts.h"
#include "designer/format/text/readers.h"
#include "designer/studio/chosen.h"
#include "designer/studio/open.h"
#include "render/components/kinds.h"
#include "render/documents/svg.h"
#include "tests/designer/trees.h"
#include "tests/named.h"

namespace trackwright::serve {
namespace {

void expect_same(const SvgParts& mended, const SvgParts& whole) {
  EXPECT_EQ(mended.open, whole.open);
  ASSERT_EQ(mended.parts.size(), whole.parts.size());
  for (std::size_t i = 0; i < whole.parts.size(); ++i) {
    EXPECT_EQ(mended.parts[i].id, whole.parts[i].id);
    EXPECT_TRUE(mended.parts[i].markup == whole.parts[i].markup) << whole.parts[i].id;
  }
  for (const auto& [id, markup] : whole.symbols)
    EXPECT_TRUE(mended.symbols.contains(id)) << id << markup.substr(0, 300);
  for (const auto& [id, markup] : mended.symbols)
    EXPECT_TRUE(whole.symbols.contains(id)) << id << markup.substr(0, 300);
}

Shown hex(const std::string& name, const std::string& text, double x, bool cut = false) {
  const Item said{Text{.text = text, .font = {}, .colour = {}, .at = {x, 10}}};
  Shown shown{.about = {.name = {Name::Hex, name}}, .items = {said}};
  if (cut) shown.items.push_back({Group{.transform = {}, .clip = circle({x, 10}, 3), .items = {said}}});
  return shown;
}

Drawing drawing_of(const std::vector<std::string>& texts, const std::string& beside = "sea") {
  Drawing drawing;
  drawing.add(Shape{.outline = rectangle({0, 0, 90, 20}), .fill = Rgb{.r = 0, .g = 0, .b = 1}, .stroke = {}});
  for (std::size_t i = 0; i < texts.size(); ++i)
    drawing.add(hex("A" + std::to_string(i + 1), texts[i], 10 + 20 * static_cast<double>(i), i % 2 == 1));
  drawing.add(Text{.text = beside, .font = {}, .colour = {}, .at = {70, 10}});
  return drawing;
}

constexpr Size page{90, 20};

TEST(MapParts, EqualTheWholeMapAfterEachChange) {
  const std::vector<Drawing> history{drawing_of({"Oslo", "Bergen", "Moss"}),
                                     drawing_of({"Oslo", "Berg", "Moss"}),
                                     drawing_of({"Oslo", "Berg", "Moss"}, "ocean"),
                                     drawing_of({"Oslo", "Berg", "Moss", "Hamar"}, "ocean"),
                                     drawing_of({"Oslo", "Berg", "Moss", "Hamar"}),
                                     drawing_of({"Oslo", "Berg"}),
                                     drawing_of({"Oslo", "Berg"})};
  DrawnMap before = drawn_map(history.front(), page);
  for (const Drawing& drawing : history) {
    DrawnMap now = drawn_map(drawing, page, &before);
    expect_same(now.parts, drawn_map(drawing, page).parts);
    before = std::move(now);
  }
}

TEST(MapParts, OfADifferentPageSizeAreWrittenAgain) {
  const DrawnMap before = drawn_map(drawing_of({"Oslo", "Moss"}), page);
  const DrawnMap now = drawn_map(drawing_of({"Oslo", "Moss"}), {100, 20}, &before);
  expect_same(now.parts, drawn_map(drawing_of({"Oslo", "Moss"}), {100, 20}).parts);
}

TEST(MapParts, ThatLookTheSameAreReused) {
  DrawnMap before = drawn_map(drawing_of({"Oslo", "Moss"}), page);
  for (SvgPart& part : before.parts.parts)
    if (part.id == "hex-A1") part.markup += "<!-- kept -->";
  const DrawnMap now = drawn_map(drawing_of({"Oslo", "Mosss"}), page, &before);
  std::vector<std::string> kept;
  for (const SvgPart& part : now.parts.parts)
    if (part.markup.ends_with("<!-- kept -->")) kept.push_back(part.id);
  EXPECT_THAT(kept, testing::ElementsAre("hex-A1"));
}

class OfATitle : public testing::TestWithParam<std::string> {};

// Renames some hexes, one after another.
TEST_P(OfATitle, MapPartsEqualTheWholeMap) {
  const DiskReader disk;
  const Installation installation = source_installation();
  const std::string folder = source_folder() + "/titles/" + GetParam();
  Loaded loaded = open_title(disk, installation, folder);
  ASSERT_TRUE(loaded.title);
  Title& title = *loaded.title;
  Findings unheard;
  auto theme = chosen_theme(disk, installation, title.kit, loaded.sources, unheard);
  ASSERT_TRUE(theme);
  const auto board = [&] {
    KitOptions options;
    const ComponentContext context{title, *theme, options, unheard, nullptr};
    const auto& kinds = component_kinds();
    const auto map = std::ranges::find(kinds, std::string_view("map"), &ComponentKind::id);
    return std::move(map->make(context).boards.front());
  };
  Board drawn = board();
  DrawnMap before = drawn_map(std::move(drawn.drawing), drawn.size);
  const Map plain = title.map;
  for (std::size_t i = 0; i < plain.hexes().size(); i += 9) {
    std::vector<Hex> hexes = plain.hexes();
    hexes[i].name += "x";
    title.map = Map(plain.layout(), std::move(hexes), plain.sides(), plain.panels());
    drawn = board();
    DrawnMap now = drawn_map(drawn.drawing, drawn.size, &before);
    expect_same(now.parts, drawn_map(drawn.drawing, drawn.size).parts);
    before = std::move(now);
  }
}

INSTANTIATE_TEST_SUITE_P(Titles, OfATitle, testing::Values("1870", "18norway", "18scan"), by_name);

}  // namespace
}  // namespace trackwright::serve
