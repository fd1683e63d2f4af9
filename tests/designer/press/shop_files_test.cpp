// Reads files for print shops back: bleed on every page, and the conversion to CMYK in docs/printing.md.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <regex>

#include "tests/designer/press/grey_page.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/render/process.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

constexpr double points_per_mm = 72 / 25.4;

using PageBox = std::array<double, 4>;

// Returns the boxes of each page by name, such as "TrimBox".
std::vector<std::map<std::string, PageBox>> boxes_of(const std::string& path) {
  std::vector<std::map<std::string, PageBox>> pages;
  const std::string read = run_program("pdfinfo -box -f 1 -l 999 " + path).output;
  const std::regex line("Page +([0-9]+) ([A-Za-z]+Box): +([0-9.-]+) +([0-9.-]+) +([0-9.-]+) +([0-9.-]+)");
  for (std::sregex_iterator at(read.begin(), read.end(), line), end; at != end; ++at) {
    const auto page = static_cast<std::size_t>(std::stoi((*at)[1]));
    if (pages.size() < page) pages.resize(page);
    for (std::size_t i = 0; i < 4; ++i) pages[page - 1][(*at)[2]][i] = std::stod((*at)[i + 3]);
  }
  return pages;
}

std::vector<std::string> pdf_files(const Scratch& scratch) {
  std::vector<std::string> paths;
  for (const std::string& name : DiskReader().list(scratch.path("shop")))
    if (name.ends_with(".pdf")) paths.push_back(scratch.path("shop/" + name));
  return paths;
}

TEST(ShopFiles, EveryPageHasTheRequestedBleed) {
  for (const double bleed : {3.0, 5.0}) {
    const Scratch scratch;
    ASSERT_EQ(ran({"shop", "18scan", "--bleed", fmt::format("{}", bleed), "-o", scratch.path("shop")}).code,
              0);
    const std::vector<std::string> paths = pdf_files(scratch);
    EXPECT_GT(paths.size(), 15u);
    for (const std::string& path : paths)
      for (auto& boxes : boxes_of(path)) {
        const PageBox &trim = boxes["TrimBox"], &reach = boxes["BleedBox"];
        EXPECT_EQ(reach, boxes["MediaBox"]) << path;
        for (std::size_t i = 0; i < 4; ++i)
          EXPECT_NEAR(std::abs(trim[i] - reach[i]), bleed * points_per_mm, 0.02) << path << " " << i;
      }
  }
}

struct Reach {
  int inked = 0;  // places along the trim with colour just inside
  int lost = 0;   // those of them that are white near the edge of the page
};

// Looks along the sides of the trim box. If the piece is not a rectangle, it looks only in the middle of each
// side, where the piece touches the trim.
Reach reach_of_page(const GreyPage& page, double bleed, bool rectangle) {
  Reach reach;
  const int trim = static_cast<int>(bleed * pixels_per_mm);
  const auto look = [&](int inner, int outer) {
    constexpr int paper = 254;  // the white of the sheet; paper of the theme is darker
    if (inner >= paper) return;
    ++reach.inked;
    if (outer >= paper) ++reach.lost;
  };
  constexpr int in = 3, out = 3;  // pixels from the trim, and from the edge of the page
  const auto from = [&](int length) { return rectangle ? trim + in : length / 2 - 2; };
  const auto to = [&](int length) { return rectangle ? length - trim - in : length / 2 + 2; };
  for (int x = from(page.width); x < to(page.width); ++x) {
    look(page.at(x, trim + in), page.at(x, out));
    look(page.at(x, page.height - 1 - trim - in), page.at(x, page.height - 1 - out));
  }
  for (int y = from(page.height); y < to(page.height); ++y) {
    look(page.at(trim + in, y), page.at(out, y));
    look(page.at(page.width - 1 - trim - in, y), page.at(page.width - 1 - out, y));
  }
  return reach;
}

// In a theme with coloured paper, colour at the trim must continue to the edge of the page.
TEST(ShopFiles, ArtReachesTheEdgeOfTheBleed) {
  const Scratch scratch;
  ASSERT_EQ(ran({"shop", "18scan", "--theme", "warm", "-o", scratch.path("shop")}).code, 0);
  for (const std::string& path : pdf_files(scratch)) {
    const GreyPage page = grey_page(path, 1);
    const bool rectangle = !std::regex_search(path, std::regex("/(tiles|tokens|markers)-[^/]*$"));
    const Reach reach = reach_of_page(page, 3, rectangle);
    EXPECT_LE(reach.lost, reach.inked / 50) << path;
    EXPECT_GT(reach.inked, 10) << path;
  }
}

// Returns the command in docs/printing.md with these file names.
std::string documented_conversion(const std::string& from, const std::string& to) {
  const std::string text =
      DiskReader().read(source_folder() + "/docs/printing.md", largest_file).value_or("");
  std::smatch command;
  if (!std::regex_search(text, command, std::regex("\ngs [^\n]*-sDEVICE=pdfwrite[^\n]*\n"))) return {};
  std::string line = command.str();
  line = std::regex_replace(line, std::regex("cmyk\\.pdf"), to);
  line = std::regex_replace(line, std::regex("[a-z]+-[0-9]+x[0-9]+\\.pdf"), from);
  return line.substr(1, line.size() - 2);
}

// Returns the most ink at any place of the first page, in percent of one colour, at a low resolution.
int most_ink(const std::string& path) {
  const ProcessResult read = run_program("gs -q -o - -sDEVICE=pamcmyk32 -r40 -dLastPage=1 " + path);
  const std::size_t header = read.output.find("ENDHDR\n");
  if (header == std::string::npos) return -1;
  int most = 0;
  for (std::size_t i = header + 7; i + 3 < read.output.size(); i += 4) {
    int sum = 0;
    for (std::size_t k = 0; k < 4; ++k) sum += static_cast<unsigned char>(read.output[i + k]);
    most = std::max(most, sum);
  }
  return most * 100 / 255;
}

TEST(ShopFiles, ConvertToCmykAsDocumented) {
  if (run_program("gs --version").exit != 0) GTEST_SKIP() << "Ghostscript is not installed";
  const Scratch scratch;
  ASSERT_EQ(ran({"shop", "18scan", "-o", scratch.path("shop")}).code, 0);
  const std::string to = scratch.path("cmyk.pdf");
  for (const std::string& from : pdf_files(scratch)) {
    const std::string command = documented_conversion(from, to);
    ASSERT_FALSE(command.empty());
    ASSERT_EQ(run_program(command).exit, 0) << command;
    const auto before = boxes_of(from), after = boxes_of(to);
    ASSERT_EQ(before.size(), after.size());
    for (std::size_t page = 0; page < before.size(); ++page)
      for (const char* name : {"MediaBox", "TrimBox", "BleedBox"})
        for (std::size_t i = 0; i < 4; ++i)
          EXPECT_NEAR(before[page].at(name)[i], after[page].at(name)[i], 0.02) << from << " " << name;
    const std::string inside = run_program("qpdf --qdf --object-streams=disable " + to + " -").output;
    EXPECT_FALSE(std::regex_search(inside, std::regex("[0-9] (rg|RG)\n")))
        << from << " still has RGB colours";
    EXPECT_TRUE(std::regex_search(inside, std::regex("[0-9] k\n"))) << from;
    EXPECT_EQ(run_program("pdffonts " + to).output.find(" no "), std::string::npos) << from;
    EXPECT_LE(most_ink(to), 300) << from;
    EXPECT_GT(most_ink(to), 0) << from;
  }
}

}  // namespace
}  // namespace trackwright
