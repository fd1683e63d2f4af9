// Tests that everything to be read stands inside the margin that printers leave white, on each paper and
// layout.
#include <gtest/gtest.h>

#include <algorithm>
#include <numbers>
#include <string>
#include <vector>

#include "designer/format/press/papers.h"
#include "designer/format/press/press_files.h"
#include "designer/format/press/theme_file.h"
#include "render/sheets/furnish.h"
#include "render/sheets/impose.h"
#include "render/sheets/marks.h"
#include "tests/render/text_boxes.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

Installation installed() {
  const std::string root = source_folder();
  return {root + "/titles", root + "/schemas", root + "/templates"};
}

std::vector<Paper> all_papers() {
  Sources sources;
  Findings findings;
  std::vector<Paper> papers = read_papers(DiskReader(), source_folder() + "/templates", sources, findings);
  for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
    Paper lying = papers.at(i);
    lying.name += ", lying";
    std::swap(lying.size.width, lying.size.height);
    papers.push_back(lying);
  }
  papers.push_back(*paper_of_size("120x180"));
  return papers;
}

// Pieces without art, so that the drawing of a sheet contains only marks and texts.
Piece blank(PieceOutline outline, Size size, Orientation orientation = Orientation::Flat) {
  Piece piece;
  piece.id = "piece";
  piece.outline = outline;
  piece.hex_orientation = orientation;
  piece.size = size;
  piece.bleed = 2;
  piece.count = 40;
  return piece;
}

std::vector<Component> all_shapes() {
  const double across = 38.1;
  const double corners = across * 2 / std::numbers::sqrt3;
  const std::vector<Piece> pieces{blank(PieceOutline::Hexagon, {corners, across}),
                                  blank(PieceOutline::Hexagon, {across, corners}, Orientation::Pointy),
                                  blank(PieceOutline::Hexagon, {46 * 2 / std::numbers::sqrt3, 46}),
                                  blank(PieceOutline::Rectangle, {63.5, 44}),
                                  blank(PieceOutline::Rectangle, {63.5, 88.9}),
                                  blank(PieceOutline::Rectangle, {41, 63}),
                                  blank(PieceOutline::Circle, {12, 12}),
                                  blank(PieceOutline::Circle, {12.7, 12.7}),
                                  blank(PieceOutline::Circle, {16, 16})};
  std::vector<Component> components;
  for (const Piece& piece : pieces) components.push_back({"pieces", "Pieces", {piece}, {}});
  for (const Size size : {Size{180, 120}, Size{197, 284}, Size{205, 269}, Size{430, 620}, Size{400, 90}})
    components.push_back({"board", "Board", {}, {Board{"board", size, 3, {}, {}}}});
  return components;
}

// The sheet's line of text and its ruler.
void expect_inside(const Sheet& sheet, const Paper& paper, const std::string& what) {
  const double clip = std::min(paper.margin, unprinted);
  const Box inside{clip, clip, sheet.size.width - 2 * clip, sheet.size.height - 2 * clip};
  EXPECT_TRUE(texts_within(sheet.drawing, inside)) << what;
  const Box& strip = sheet.strip;
  constexpr double hair = 1e-6;
  EXPECT_GE(strip.x, inside.x - hair) << what;
  EXPECT_GE(strip.y, inside.y - hair) << what;
  EXPECT_LE(strip.right(), inside.right() + hair) << what;
  EXPECT_LE(strip.bottom(), inside.bottom() + hair) << what;
  EXPECT_GE(std::min(strip.width, strip.height), least_strip - hair) << what;
  for (const Placement& placement : sheet.placements) {
    if (placement.trim.segments.empty()) continue;
    Drawing trim;
    fill(trim, transformed(placement.transform, placement.trim), {});
    const Box box = bounds(trim);
    EXPECT_FALSE(box.x < strip.right() - hair && strip.x < box.right() - hair &&
                 box.y < strip.bottom() - hair && strip.y < box.bottom() - hair)
        << what << ": a piece covers the strip";
  }
}

TEST(Edges, HoldTextsAndRulersOnEveryPaperAndLayout) {
  Sources sources;
  Findings findings;
  const auto layouts =
      read_layouts(DiskReader(), installed(), source_folder() + "/templates/layouts.yaml", sources, findings);
  ASSERT_GE(layouts.size(), 9U);
  for (const Paper& paper : all_papers())
    for (const LayoutStyle& layout : layouts)
      for (const Component& component : all_shapes())
        for (const Backs backs : {Backs::None, Backs::Separate, Backs::LongEdge, Backs::Fold}) {
          if (layout.pattern == LayoutPattern::Fixed && paper.size.width < 200)
            continue;  // larger than the paper
          Component printed = component;
          if (backs != Backs::None && !printed.pieces.empty()) printed.pieces.front().back = Drawing{};
          SheetOptions options;
          options.paper = paper;
          options.theme = classic_theme();
          options.title = "A Railway Game with a Long Name";
          options.version = "1.0";
          options.content = "01234567";
          options.layouts = {layout};
          options.backs = backs;
          const auto sheets = impose(printed, options);
          const Size size =
              component.pieces.empty() ? component.boards.front().size : component.pieces.front().size;
          const std::string what = paper.name + " " + layout.name + " " + std::to_string(size.width) + " x " +
                                   std::to_string(size.height) + " backs " +
                                   std::to_string(static_cast<int>(backs));
          ASSERT_FALSE(sheets.empty()) << what;
          for (const Sheet& sheet : sheets) expect_inside(sheet, paper, what);
        }
}

}  // namespace
}  // namespace trackwright
