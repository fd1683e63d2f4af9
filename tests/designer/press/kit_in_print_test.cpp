// Tests whole kits of the shipped titles as printed: the size of type and the number of sheets. Other
// programs read the files back, so that the tests do not rely on our own measurements.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "render/components/kinds.h"
#include "render/components/papers/rulebook.h"
#include "render/components/proof.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/designer/titles/facts.h"
#include "tests/named.h"
#include "tests/render/process.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

constexpr double points_of_floor = 6;
constexpr int zoom = 3;  // pdftohtml returns sizes in whole points, so enlarge the page first

std::vector<std::string> shipped_titles() {
  std::vector<std::string> names;
  for (const auto& folder : std::filesystem::directory_iterator(source_folder() + "/titles"))
    if (std::filesystem::exists(folder.path() / "title.yaml"))
      names.push_back(folder.path().filename().string());
  std::ranges::sort(names);
  return names;
}

// Boards in parts are measured on the sheet that shows them whole, because pdftohtml ignores the scale of
// forms within pages. Rulebooks contain reduced pictures of pieces; HasRulebooksWithSmallTypeOnlyInPictures
// measures them.
bool is_measured(const std::filesystem::path& file) {
  const std::string stem = file.stem().string();
  return file.extension() == ".pdf" && stem != "kit" && !stem.starts_with("rulebook") &&
         !std::filesystem::exists(file.parent_path() / (stem + "-whole.pdf"));
}

std::optional<double> smallest_points(const std::string& file) {
  const std::string told =
      run_program("pdftohtml -xml -i -zoom " + std::to_string(zoom) + " -stdout " + file).output;
  static const std::regex size("<fontspec [^>]*size=\"([0-9]+)\"");
  std::optional<double> smallest;
  for (std::sregex_iterator at(told.begin(), told.end(), size), end; at != end; ++at) {
    const double points = std::stod((*at)[1].str()) / zoom;
    smallest = std::min(smallest.value_or(points), points);
  }
  return smallest;
}

// The most sheets of A4 that a kit may take.
const std::map<std::string, int>& most_sheets() {
  static const std::map<std::string, int> table{
      {"1870", 51}, {"18norway", 57},       {"18qq", 54},          {"18scan", 41},
      {"18sj", 58}, {"18sj-edelsward", 56}, {"18sj-oscarian", 52}, {"denmark1847", 47}};
  return table;
}

// All tests of a title share one kit.
class KitInPrint : public testing::TestWithParam<std::string> {
 protected:
  static void TearDownTestSuite() { kits().clear(); }

  // Returns the folder of the kit; prints it on the first call.
  static std::string kit() {
    std::unique_ptr<Scratch>& scratch = kits()[GetParam()];
    if (!scratch) {
      scratch = std::make_unique<Scratch>();
      EXPECT_EQ(ran({"kit", GetParam(), "-o", scratch->path("kit")}).code, 0);
    }
    return scratch->path("kit");
  }

 private:
  static std::map<std::string, std::unique_ptr<Scratch>>& kits() {
    static std::map<std::string, std::unique_ptr<Scratch>> by_title;
    return by_title;
  }
};

TEST_P(KitInPrint, HasNoTypeBelowTheMinimumSize) {
  if (run_program("pdftohtml -v").exit != 0) GTEST_SKIP() << "pdftohtml (poppler-utils) is not installed";
  std::size_t measured = 0;
  for (const auto& file : std::filesystem::directory_iterator(kit())) {
    if (!is_measured(file.path())) continue;
    const auto points = smallest_points(file.path().string());
    ASSERT_TRUE(points) << file.path() << " shows no text";
    EXPECT_GE(*points, points_of_floor) << file.path().filename();
    ++measured;
  }
  EXPECT_GT(measured, 8U);
}

void measure(const std::vector<Item>& items, double scale, double& smallest) {
  for (const Item& item : items) {
    if (const auto* text = std::get_if<Text>(&item.value))
      smallest = std::min(smallest, text->font.size * scale);
    if (const auto* group = std::get_if<Group>(&item.value); group != nullptr && !group->picture)
      measure(group->items, scale * std::hypot(group->transform.xx, group->transform.yx), smallest);
    if (const auto* shown = std::get_if<Shown>(&item.value)) measure(shown->items, scale, smallest);
  }
}

TEST_P(KitInPrint, HasRulebooksWithSmallTypeOnlyInPictures) {
  const Theme theme = classic_theme();
  Findings findings;
  const Title& title = facts::shipped(GetParam());
  const Kit kit = drawn_kit({title, theme, {}, findings});
  const Component book = rulebook({title, theme, {}, findings, nullptr, &kit});
  ASSERT_GT(book.booklet.size(), 10U);
  for (std::size_t i = 1; i < book.booklet.size(); ++i) {  // without the cover, a picture of the box
    double smallest = 100;
    measure(book.booklet[i].drawing.items, 1, smallest);
    EXPECT_GE(smallest * 72 / 25.4, points_of_floor) << "page " << i + 1;
  }
}

// Every letter as an outline of its own would quadruple the file.
TEST_P(KitInPrint, HasRulebooksThatShareTheirLetters) {
  constexpr std::uintmax_t most_bytes = 350'000;
  for (const char* file : {"/rulebook.pdf", "/rulebook-booklet.pdf"})
    EXPECT_LT(std::filesystem::file_size(kit() + file), most_bytes) << file;
}

TEST_P(KitInPrint, NeedsNoMoreThanTheMaximumOfSheets) {
  const auto most = most_sheets().find(GetParam());
  ASSERT_NE(most, most_sheets().end()) << "how many may it take?";
  const std::string pages = run_program("qpdf --show-npages " + kit() + "/kit.pdf").output;
  EXPECT_LE(std::stoi(pages), most->second);
  EXPECT_GT(std::stoi(pages), most->second / 2) << "something of it is missing";
}

// All shipped art consists of vector graphics.
TEST_P(KitInPrint, HasNoRasterImages) {
  const ProcessResult listed = run_program("pdfimages -list " + kit() + "/kit.pdf");
  if (listed.exit != 0) GTEST_SKIP() << "pdfimages (poppler-utils) is not installed";
  EXPECT_EQ(std::ranges::count(listed.output, '\n'), 2) << listed.output;  // the lines of its heading
}

// Measures the text that players read on cards and charters, not imprints or letters in pictures.
TEST_P(KitInPrint, HasCardsAndChartersInEightPointType) {
  constexpr double eight_points = 2.82;  // mm
  const std::set<std::string> cards{"charters", "certificates", "trains", "ships", "privates"};
  const Theme theme = classic_theme();
  Findings findings;
  std::size_t measured = 0;
  for (const ComponentKind& kind : component_kinds()) {
    if (!cards.contains(kind.id)) continue;
    const Component component = made(kind, {facts::shipped(GetParam()), theme, {}, findings});
    if (component.empty()) continue;
    const auto use = smallest_type(component, TypeRead::InPlay);
    ASSERT_TRUE(use) << component.id;
    EXPECT_GE(use->size, eight_points) << use->text << " on " << use->piece;
    ++measured;
  }
  EXPECT_GE(measured, 4U);
}

INSTANTIATE_TEST_SUITE_P(Shipped, KitInPrint, testing::ValuesIn(shipped_titles()), by_name);

}  // namespace
}  // namespace trackwright
