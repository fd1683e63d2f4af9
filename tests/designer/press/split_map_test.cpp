// Prints the parts of a map, cuts them along their marks and joins them: the result equals the whole map to a
// tenth of a millimetre.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <regex>
#include <utility>

#include "tests/designer/press/grey_page.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/named.h"
#include "tests/render/process.h"

namespace trackwright {
namespace {

struct Part {
  GreyPage page;
  Box trim;  // from its marks, in pixels
  int column = 0;
  int row = 0;
  Point at{};  // the place of its trim on the whole map
};

// Returns every page with the name of a part, such as "Map B1".
std::vector<Part> parts_of_map(const std::string& path) {
  std::vector<Part> parts;
  for (int page = 1;; ++page) {
    const ProcessResult read = run_program("pdftotext -f " + std::to_string(page) + " -l " +
                                           std::to_string(page) + " " + path + " -");
    std::smatch name;
    if (read.exit != 0 || page > 40) return parts;
    if (!std::regex_search(read.output, name, std::regex("· Map ([A-Z])([0-9]+) ·"))) continue;
    Part part{grey_page(path, page), {}};
    part.trim = marked_box(part.page);
    part.column = name[1].str()[0] - 'A';
    part.row = std::stoi(name[2].str()) - 1;
    parts.push_back(std::move(part));
  }
}

// Joins the parts edge to edge by their marks: each begins where the previous ones end.
void put_together(std::vector<Part>& parts) {
  std::map<int, double> widths;
  std::map<int, double> heights;
  for (const Part& part : parts) {
    widths[part.column] = part.trim.width;
    heights[part.row] = part.trim.height;
  }
  for (Part& part : parts) {
    for (int i = 0; i < part.column; ++i) part.at.x += widths[i];
    for (int i = 0; i < part.row; ++i) part.at.y += heights[i];
  }
}

// Returns whether the other page has this value within one pixel, a tenth of a millimetre, of this place.
bool shows(int value, const GreyPage& whole, int x, int y) {
  constexpr int rounding = 24;  // of greys along edges
  // Compare the same place first, because it decides nearly all cases.
  if (const int same = whole.at(std::clamp(x, 0, whole.width - 1), std::clamp(y, 0, whole.height - 1));
      std::abs(value - same) <= rounding)
    return true;
  int least = 255;
  int most = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx) {
      const int other =
          whole.at(std::clamp(x + dx, 0, whole.width - 1), std::clamp(y + dy, 0, whole.height - 1));
      least = std::min(least, other);
      most = std::max(most, other);
    }
  return value >= least - rounding && value <= most + rounding;
}

struct Compared {
  long long pixels = 0;
  long long wrong = 0;
  double share() const { return static_cast<double>(wrong) / static_cast<double>(std::max(pixels, 1LL)); }
};

// Compares `seen` of the part's page with the whole map; `shift` moves the part for comparison.
Compared compared(const Part& part, Box seen, const GreyPage& whole, Box board, double shift = 0) {
  Compared result;
  for (int y = static_cast<int>(std::ceil(seen.y)); y < static_cast<int>(seen.bottom()); ++y)
    for (int x = static_cast<int>(std::ceil(seen.x)); x < static_cast<int>(seen.right()); ++x) {
      const double across = board.x + part.at.x + x - part.trim.x + shift;
      const double down = board.y + part.at.y + y - part.trim.y;
      ++result.pixels;
      if (!shows(part.page.at(x, y), whole, static_cast<int>(std::lround(across)),
                 static_cast<int>(std::lround(down))))
        ++result.wrong;
    }
  return result;
}

bool is_white(const GreyPage& page, Box box) {
  for (int y = static_cast<int>(box.y); y < static_cast<int>(box.bottom()); ++y)
    for (int x = static_cast<int>(box.x); x < static_cast<int>(box.right()); ++x)
      if (page.at(x, y) < 250) return false;
  return true;
}

// Returns the sheet with the whole map. It is the largest of all and does not depend on the overlap, so it is
// drawn again only if its bytes differ.
const GreyPage& whole_map(const Scratch& scratch) {
  static std::string drawn;
  static GreyPage page;
  const std::string file = "kit/map-whole.pdf";
  if (std::string bytes = scratch.read(file); bytes.empty() || bytes != drawn) {
    page = grey_page(scratch.path(file), 1);
    drawn = std::move(bytes);
  }
  return page;
}

constexpr double few = 0.0002;  // the share of pixels that may differ: hairlines between two pixels

class SplitMap : public testing::TestWithParam<int> {};

TEST_P(SplitMap, JoinsToTheWholeMap) {
  const Scratch scratch;
  const int overlap = GetParam();
  const Ran printed =
      ran_with({"kit", "18scan", "--overlap", std::to_string(overlap), "-o", scratch.path("kit")}, "kit.yaml",
               "components: [map]\n");
  ASSERT_EQ(printed.code, 0) << printed.err;
  std::vector<Part> parts = parts_of_map(scratch.path("kit/map.pdf"));
  ASSERT_GE(parts.size(), 4u);
  put_together(parts);
  const GreyPage& whole = whole_map(scratch);
  const Box board = marked_box(whole);
  Point end{0, 0};
  int columns = 0;
  int rows = 0;
  for (const Part& part : parts) {
    end = {std::max(end.x, part.at.x + part.trim.width), std::max(end.y, part.at.y + part.trim.height)};
    columns = std::max(columns, part.column + 1);
    rows = std::max(rows, part.row + 1);
  }
  EXPECT_NEAR(end.x, board.width, 1);
  EXPECT_NEAR(end.y, board.height, 1);
  EXPECT_EQ(parts.size(), static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  const double more = overlap * pixels_per_mm / 2;  // beyond each join
  for (const Part& part : parts) {
    ASSERT_GT(part.trim.width, 0) << "no marks found";
    const bool left = part.column > 0, right = part.column + 1 < columns;
    const bool above = part.row > 0, below = part.row + 1 < rows;
    constexpr double edge = 2;  // pixels; the edge of the clip is blurred
    const Box seen{part.trim.x - (left ? more : 0) + edge, part.trim.y - (above ? more : 0) + edge,
                   part.trim.width + (left ? more : 0) + (right ? more : 0) - 2 * edge,
                   part.trim.height + (above ? more : 0) + (below ? more : 0) - 2 * edge};
    EXPECT_LT(compared(part, seen, whole, board).share(), few) << part.column << " " << part.row;
    EXPECT_GT(compared(part, seen, whole, board, 4).share(), 10 * few) << "nothing to be seen moves";
    // The overlap is not wider than requested: white up to the marks, which end 0.8 mm further out.
    const Box outside{seen.right() + 2 * edge, part.trim.y + 20, 3, part.trim.height - 40};
    EXPECT_TRUE(is_white(part.page, outside));
    const Box under{part.trim.x + 20, seen.bottom() + 2 * edge, part.trim.width - 40, 3};
    EXPECT_TRUE(is_white(part.page, under));
  }
}

INSTANTIATE_TEST_SUITE_P(Overlap, SplitMap, testing::Values(6, 10, 15),
                         [](const auto& test) { return "of" + std::to_string(test.param) + "mm"; });

// kit.yaml can set the overlap, too.
TEST(SplitMapOf, KitYamlHasTheStatedOverlap) {
  const Scratch scratch;
  ASSERT_EQ(ran_with({"kit", "18scan", "-o", scratch.path("kit")}, "kit.yaml",
                     "components: [map]\nmap: {overlap: 14}\n")
                .code,
            0);
  ASSERT_EQ(ran_with({"kit", "18scan", "--overlap", "14", "-o", scratch.path("asked")}, "kit.yaml",
                     "components: [map]\n")
                .code,
            0);
  ASSERT_EQ(ran_with({"kit", "18scan", "-o", scratch.path("usual")}, "kit.yaml", "components: [map]\n").code,
            0);
  EXPECT_EQ(scratch.read("kit/map.pdf"), scratch.read("asked/map.pdf"));
  EXPECT_NE(scratch.read("kit/map.pdf"), scratch.read("usual/map.pdf"));
}

}  // namespace
}  // namespace trackwright
