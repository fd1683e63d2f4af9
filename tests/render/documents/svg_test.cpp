#include "render/documents/svg.h"

#include <gtest/gtest.h>

#include <set>

#include "render/documents/png.h"
#include "render/kit/content.h"
#include "tests/render/golden.h"
#include "tests/render/pages.h"
#include "tests/render/process.h"

namespace trackwright {
namespace {

TEST(Svg, IsWellFormedAndInMillimetres) {
  const std::string svg = write_svg(everything(), {100, 80});
  EXPECT_NE(svg.find("width=\"100mm\""), std::string::npos) << svg.substr(0, 300);
  EXPECT_NE(svg.find("viewBox=\"0 0 1000 800\""), std::string::npos) << svg.substr(0, 300);
  const TemporaryFile file(svg, ".svg");
  const ProcessResult lint =
      run_program("python3 -c \"import sys, xml.dom.minidom as m; m.parse(sys.argv[1])\" " + file.path());
  EXPECT_EQ(lint.exit, 0) << lint.output;
}

TEST(Svg, NeedsNoFonts) {
  const std::string svg = write_svg(everything(), {100, 80});
  EXPECT_EQ(svg.find("<text"), std::string::npos);
  EXPECT_EQ(svg.find("font-family"), std::string::npos);
}

TEST(Svg, AnotherReaderSeesTheSamePicture) {
  Drawing picture;
  picture.add(Image{.bytes = std::make_shared<const std::string>(write_svg(everything(), {100, 80})),
                    .box = {0, 0, 100, 80}});
  EXPECT_TRUE(
      matches_golden("everything", write_png(picture, {100, 80}, 60), {.channel = 48, .share = 0.01}));
}

TEST(Svg, SameDrawingGivesSameBytes) {
  const std::string first = write_svg(everything(), {100, 80});
  EXPECT_EQ(first, write_svg(everything(), {100, 80}));
}

TEST(Svg, IdsAreUniqueAndEachReferenceHasOne) {
  const std::string svg = write_svg(everything(), {100, 80});
  const auto collect = [&](const std::string& mark, char end) {
    std::multiset<std::string> found;
    for (std::size_t at = 0; (at = svg.find(mark, at)) != std::string::npos;) {
      at += mark.size();
      found.insert(svg.substr(at, svg.find(end, at) - at));
    }
    return found;
  };
  const auto ids = collect(" id=\"", '"');
  for (const std::string& id : ids) EXPECT_EQ(ids.count(id), 1u) << id;
  for (const std::string& used : collect("href=\"#", '"')) EXPECT_EQ(ids.count(used), 1u) << used;
  for (const std::string& used : collect("url(#", ')')) EXPECT_EQ(ids.count(used), 1u) << used;
}

std::size_t times_in(const std::string& text, const std::string& what) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += what.size()) ++count;
  return count;
}

TEST(SvgLetters, AreDrawnOnceForAllSizesAndTheirHalos) {
  Drawing drawing;
  for (const double size : {3.0, 4.0, 5.0})
    drawing.add(
        Text{.text = "AB A", .font = {.size = size}, .at = {50, 10 * size}, .halo = Stroke{.width = 1}});
  for (const SvgIds ids : {SvgIds::Shown, SvgIds::None}) {
    const std::string svg = write_svg(drawing, {100, 80}, ids);
    EXPECT_EQ(times_in(svg, "<symbol "), 2u);
    EXPECT_EQ(times_in(svg, "<path "), 2u);
    EXPECT_EQ(times_in(svg, "<use "), 3u * 2 * 3);
  }
}

// Lato's "ti" contains a point without lines, which a stroke with round ends would show.
TEST(SvgLetters, OmitPointsWithoutLines) {
  Drawing drawing;
  drawing.add(Text{.text = "ti", .font = {.size = 5}, .at = {50, 40}, .halo = Stroke{.width = 1}});
  const std::string svg = write_svg(drawing, {100, 80});
  for (std::size_t at = 0; (at = svg.find("M ", at)) != std::string::npos; ++at) {
    const std::size_t next = svg.find_first_not_of("0123456789.- ", at + 2);
    EXPECT_TRUE(svg[next] == 'L' || svg[next] == 'C') << svg.substr(at, 40);
  }
}

TEST(SvgLetters, MissingInTheFontsAreLeftToCairo) {
  Drawing drawing;
  drawing.add(Text{.text = "A\u0915", .font = {.size = 5}, .at = {50, 40}});
  const std::string svg = write_svg(drawing, {100, 80});
  EXPECT_EQ(svg.find("letter"), std::string::npos);
  EXPECT_NE(svg.find("glyph"), std::string::npos);
}

// Returns the document as an outline of groups and their contents, as browsers parse it.
std::string outline_of(const std::string& svg) {
  const TemporaryFile file(svg, ".svg");
  const TemporaryFile script(R"(
import sys, xml.dom.minidom as m
def walk(node, depth):
    for e in node.childNodes:
        if e.nodeType != e.ELEMENT_NODE or e.tagName == 'defs': continue
        shown = e.tagName == 'g' and e.hasAttribute('data-kind')
        if shown: print('.' * depth + e.getAttribute('id'), *[e.getAttribute('data-' + k) for k in ('kind', 'name', 'aspect')], sep='|')
        elif e.tagName == 'path' and e.parentNode.tagName != 'clipPath': print('.' * depth + 'path')
        walk(e, depth + shown)
sys.stdout.reconfigure(encoding='utf-8')
walk(m.parse(sys.argv[1]).documentElement, 0)
)",
                             ".py");
  return run_program("python3 " + script.path() + " " + file.path()).output;
}

Drawing dot(Point at) {
  Drawing drawing;
  fill(drawing, circle(at, 3), {1, 0, 0});
  return drawing;
}

TEST(SvgIds, GroupsNameTheirThingsAndNestAsInTheDrawing) {
  Drawing station;
  station.show({{Name::Company, "DSB"}, "home"}, dot({20, 20}));
  Drawing hex = dot({20, 20});
  hex.add(station);
  Drawing drawing = dot({5, 5});
  drawing.show({{Name::Hex, "C14"}}, hex, Transform::translation(10, 0));
  drawing.add(dot({50, 50}));
  const std::string svg = write_svg(drawing, {100, 80}, SvgIds::Shown);
  EXPECT_EQ(outline_of(svg),
            "path\n"
            "hex-C14|hex|C14|\n"
            ".path\n"
            ".company-DSB-home|company|DSB|home\n"
            "..path\n"
            "path\n");
}

TEST(SvgIds, AreAbsentByDefault) {
  Drawing plain = dot({20, 20});
  Drawing shown;
  shown.show({{Name::Hex, "C14"}}, dot({20, 20}));
  EXPECT_EQ(write_svg(shown, {100, 80}), write_svg(plain, {100, 80}));
  EXPECT_EQ(content_of(shown), content_of(plain));
  EXPECT_EQ(dump(shown), dump(plain));
}

TEST(SvgIds, ASecondPictureOfAThingHasItsOwnId) {
  Drawing drawing;
  for (int i = 0; i < 3; ++i) drawing.show({{Name::Tile, "57"}}, dot({10.0 + 20 * i, 10}));
  drawing.show({{Name::Tile, "57-2"}}, dot({10, 40}));
  EXPECT_EQ(outline_of(write_svg(drawing, {100, 80}, SvgIds::Shown)),
            "tile-57|tile|57|\n.path\ntile-57-2|tile|57|\n.path\ntile-57-3|tile|57|\n.path\n"
            "tile-57_2D2|tile|57-2|\n.path\n");
}

TEST(SvgIds, KeepNamesWithSpecialCharacters) {
  Drawing drawing;
  for (const char* name : {"Ø", "B&O", "Old \"Main\" Line", "<1>", "it's"})
    drawing.show({{Name::Private, name}}, dot({10, 10}));
  EXPECT_EQ(outline_of(write_svg(drawing, {100, 80}, SvgIds::Shown)),
            "private-_C3_98|private|Ø|\n.path\n"
            "private-B_26O|private|B&O|\n.path\n"
            "private-Old_20_22Main_22_20Line|private|Old \"Main\" Line|\n.path\n"
            "private-_3C1_3E|private|<1>|\n.path\n"
            "private-it_27s|private|it's|\n.path\n");
}

TEST(SvgIds, AGroupStaysWholeIfItIsClippedOrASymbol) {
  Drawing inner;
  inner.show({{Name::Phase, "3"}}, dot({0, 0}));
  Drawing cut;
  cut.add(
      Group{.transform = Transform::translation(20, 20), .clip = circle({0, 0}, 2), .items = inner.items});
  cut.add(dot({0, 0}), Transform::translation(20, 20));
  Drawing drawing;
  drawing.show({{Name::Train, "3"}}, cut);
  const auto symbol = std::make_shared<const Drawing>(inner);
  for (int i = 0; i < 2; ++i)
    drawing.add(Shown{{{Name::Tile, "8"}}, {Item{Symbol{symbol, Transform::translation(50 + 10 * i, 50)}}}});
  const std::string svg = write_svg(drawing, {100, 80}, SvgIds::Shown);
  EXPECT_EQ(outline_of(svg),
            "train-3|train|3|\n"
            ".phase-3|phase|3|\n"
            "..path\n"
            ".path\n"
            "tile-8|tile|8|\n"
            "tile-8-2|tile|8|\n");
  EXPECT_NE(svg.find("id=\"phase-3-2\""), std::string::npos);  // once for both, among the definitions
}

// The picture with groups is equal, pixel for pixel.
TEST(SvgIds, DoNotChangeThePicture) {
  Drawing drawing;
  drawing.show({{Name::Hex, "C14"}}, everything());
  const auto seen = [&](SvgIds ids) {
    Drawing picture;
    picture.add(Image{.bytes = std::make_shared<const std::string>(write_svg(drawing, {100, 80}, ids)),
                      .box = {0, 0, 100, 80}});
    return write_png(picture, {100, 80}, 100);
  };
  EXPECT_TRUE(seen(SvgIds::Shown) == seen(SvgIds::None));
}

}  // namespace
}  // namespace trackwright
