#include "render/documents/svg.h"

#include <gtest/gtest.h>

#include <set>

#include "render/documents/png.h"
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

}  // namespace
}  // namespace trackwright
