#include "designer/format/press/press_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/press/papers.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

std::vector<LayoutStyle> shipped_layouts() {
  Sources sources;
  Findings findings;
  auto layouts = read_layouts(DiskReader(), source_installation(),
                              source_installation().templates + "/layouts.yaml", sources, findings);
  EXPECT_THAT(findings, IsEmpty());
  return layouts;
}

TEST(PressFiles, ShippedLayoutsAreSound) {
  const auto layouts = shipped_layouts();
  EXPECT_EQ(find_layout(layouts, "honeycomb")->pattern, LayoutPattern::Lattice);
  EXPECT_EQ(find_layout(layouts, "separate")->gap, 3.2);
  const LayoutStyle die = find_layout(layouts, "die-4x6").value();
  EXPECT_EQ(die.columns * die.rows, 24);
  EXPECT_EQ(die.pins.size(), 2u);
  EXPECT_THAT(find_layout(layouts, "honey").error(), HasSubstr("straight-cut, honeycomb"));
  for (const LayoutStyle& layout : layouts) EXPECT_FALSE(layout.sentence.empty()) << layout.name;
}

TEST(PressFiles, ShippedPrintersAreSound) {
  Sources sources;
  Findings findings;
  const auto printers = read_printers(DiskReader(), source_installation(),
                                      source_installation().templates + "/printers.yaml", sources, findings);
  EXPECT_THAT(findings, IsEmpty());
  EXPECT_EQ(find_printer(printers, "plain")->scale_x, 1);
}

TEST(PressFiles, ChecksALayoutFileOfTheUser) {
  const Scratch scratch;
  scratch.write("die.yaml", "mine: {for: hexagon, pattern: fixed, colums: 3, rows: 2, pitch: [50, 50]}\n");
  const Ran wrong =
      ran({"render", "18scan", "tiles", "--layout", scratch.path("die.yaml"), "-o", scratch.path("out")});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_THAT(wrong.err, HasSubstr("did you mean `columns`?"));
  scratch.write("die.yaml", "mine: {for: hexagon, pattern: fixed, columns: 3, rows: 2, pitch: [50, 50]}\n");
  scratch.write("printer.yaml", "mine: {scale: [0.995, 1], offset: [1, 0], margin: 8}\n");
  const Ran right = ran({"render", "18scan", "tiles", "--layout", scratch.path("die.yaml"), "--printer",
                         scratch.path("printer.yaml"), "-o", scratch.path("out")});
  EXPECT_EQ(right.code, 0) << right.err;
  EXPECT_THAT(ran({"render", "18scan", "tiles", "--layout", "none", "-o", scratch.path("no")}).err,
              HasSubstr("`none` is not a layout"));
  EXPECT_THAT(ran({"render", "18scan", "tiles", "--printer", "none", "-o", scratch.path("no")}).err,
              HasSubstr("`none` is not a printer"));
}

TEST(PressFiles, OnePaperFitsOnA4AndLetter) {
  Sources sources;
  Findings findings;
  const auto papers = read_papers(DiskReader(), source_installation().templates, sources, findings);
  const Paper both = find_paper(papers, "both").value();
  EXPECT_EQ(both.name, "A4-Letter");
  for (const char* name : {"A4", "Letter"}) {
    const Paper paper = find_paper(papers, name).value();
    EXPECT_LE(both.size.width, paper.size.width);
    EXPECT_LE(both.size.height, paper.size.height);
  }
}

}  // namespace
}  // namespace trackwright
