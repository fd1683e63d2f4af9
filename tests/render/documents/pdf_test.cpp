#include "render/documents/pdf.h"

#include <fmt/core.h>
#include <gtest/gtest.h>

#include <clocale>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <iterator>

#include "render/documents/svg.h"
#include "tests/render/pages.h"
#include "tests/render/pixels.h"
#include "tests/render/process.h"

namespace trackwright {
namespace {

std::vector<Page> two_pages() {
  return {{{210, 297}, everything(), "Tiles"}, {{420, 297}, everything(), "Map"}};
}

PdfMetadata metadata() {
  return {.title = "Wörld: Tiles", .author = "A. Designer", .subject = ""};
}

TEST(Pdf, IsWellFormed) {
  const TemporaryFile file(write_pdf(two_pages(), metadata()), ".pdf");
  const ProcessResult check = run_program("qpdf --check " + file.path());
  EXPECT_EQ(check.exit, 0) << check.output;
  EXPECT_EQ(check.output.find("WARNING"), std::string::npos) << check.output;
}

TEST(Pdf, TextIsSearchable) {
  const TemporaryFile file(write_pdf(two_pages(), metadata()), ".pdf");
  const std::string text = run_program("pdftotext -layout " + file.path() + " -").output;
  EXPECT_NE(text.find("Göteborg → Ångström 100 ¥"), std::string::npos) << text;
  EXPECT_NE(text.find("turned"), std::string::npos) << text;
  EXPECT_NE(text.find("57"), std::string::npos) << text;
}

TEST(Pdf, FontsAreEmbeddedAndPinned) {
  const TemporaryFile file(write_pdf(two_pages(), metadata()), ".pdf");
  const std::string fonts = run_program("pdffonts " + file.path()).output;
  EXPECT_NE(fonts.find("Lato"), std::string::npos) << fonts;
  std::size_t lines = 0;
  for (std::size_t at = 0; (at = fonts.find('\n', at)) != std::string::npos; ++at) ++lines;
  std::size_t embedded = 0;
  for (std::size_t at = 0; (at = fonts.find("yes yes yes", at)) != std::string::npos; ++at) ++embedded;
  EXPECT_EQ(embedded, lines - 2) << fonts;  // two lines of heading
}

TEST(Pdf, PagesKeepTheirSizesAndMetadata) {
  const TemporaryFile file(write_pdf(two_pages(), metadata()), ".pdf");
  const std::string info = run_program("pdfinfo -f 1 -l 2 " + file.path()).output;
  EXPECT_NE(info.find("Title:           Wörld: Tiles"), std::string::npos) << info;
  EXPECT_NE(info.find("Page    1 size:  595.276 x 841.89 pts (A4)"), std::string::npos) << info;
  EXPECT_NE(info.find("Page    2 size:  1190.55 x 841.89 pts"), std::string::npos) << info;
}

std::size_t count_of(const std::string& text, const std::string& word) {
  std::size_t count = 0;
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos; at += word.size()) ++count;
  return count;
}

// Cairo 1.16 enlarges a round line by its tolerance of a tenth of a point. If such a line reaches into the
// page from beyond, Cairo turns everything recorded with it into a bitmap. (The page ends at 208.9 mm there,
// since paths are measured with a scale of 73/256.)
TEST(Pdf, ALineBeyondThePageDoesNotCauseABitmap) {
  for (int page = 0; page < 8; ++page) {
    const auto board = std::make_shared<Drawing>();
    fill(*board, rectangle({0, 0, 400, 300}), {1, 1, 1});
    for (int i = 0; i < 12; ++i) {
      const double top = 208.8 + 0.003 * (page * 12 + i);
      board->add(Shape{
          circle({20.0 + 14 * i, top + 6.5}, 6.5), Rgb{0.9, 0.8, 0.7},
          Stroke{.colour = {0, 0, 0}, .width = 0.3, .cap = Cap::Butt, .join = Join::Round, .dashes = {}}});
    }
    Page sheet{{297, 210}, {}, ""};
    sheet.drawing.add(
        Group{.transform = {}, .clip = rectangle({6, 14, 280, 190}), .items = {Item{Symbol{board, {}}}}});
    const TemporaryFile file(write_pdf({sheet}, metadata()), ".pdf");
    EXPECT_EQ(count_of(run_program("pdfimages -list " + file.path()).output, "image"), 0U) << page;
  }
}

TEST(Pdf, RepeatedSymbolsAreStoredOnce) {
  Drawing part;
  for (int i = 0; i < 300; ++i) fill(part, circle({i * 0.37, i * 0.11}, 1 + 0.01 * i), {0.1, 0.2, 0.003 * i});
  const auto symbol = std::make_shared<const Drawing>(part);
  Drawing once;
  once.add(Symbol{symbol, {}});
  Drawing often;
  for (int i = 0; i < 30; ++i) often.add(Symbol{symbol, Transform::translation(i, i)});
  const std::size_t single = write_pdf({{{100, 100}, once, ""}}, {}).size();
  EXPECT_LT(write_pdf({{{100, 100}, often, ""}}, {}).size(), single + 2000);
  EXPECT_LT(write_pdf({{{100, 100}, often, ""}, {{100, 100}, often, ""}}, {}).size(), single + 4000);
}

// Returns the pixels of a page.
Pixels drawn_page(const std::string& pdf, int page) {
  constexpr double dpi = 50.8;  // two pixels a millimetre
  const TemporaryFile file(pdf, ".pdf");
  const TemporaryFile picture({}, ".png");
  const std::string stem = picture.path().substr(0, picture.path().size() - 4);
  const ProcessResult drawn = run_program(
      fmt::format("pdftoppm -png -singlefile -r {} -f {} -l {} {} {}", dpi, page, page, file.path(), stem));
  EXPECT_EQ(drawn.exit, 0) << drawn.output;
  std::ifstream stream(picture.path(), std::ios::binary);
  return {{std::istreambuf_iterator<char>(stream), {}}, dpi};
}

constexpr Rgb red{1, 0, 0};
constexpr Rgb blue{0, 0, 1};
constexpr Rgb green{0, 1, 0};
constexpr Rgb white{1, 1, 1};

// A board of 200 x 100 mm: its left half red, its right half blue, a green square in the middle.
std::shared_ptr<const Drawing> coloured_board() {
  Drawing board;
  fill(board, rectangle({0, 0, 100, 100}), red);
  fill(board, rectangle({100, 0, 100, 100}), blue);
  fill(board, rectangle({95, 45, 10, 10}), green);
  return std::make_shared<const Drawing>(std::move(board));
}

Page part(const std::shared_ptr<const Drawing>& board, Size size, Transform to_page, Box shown) {
  Page page{size, {}, ""};
  page.drawing.add(Group{.transform = to_page, .clip = rectangle(shown), .items = {Item{Symbol{board, {}}}}});
  return page;
}

TEST(Pdf, PartsOfABoardShowTheirParts) {
  const auto board = coloured_board();
  Page left = part(board, {100.3, 80.7}, Transform::translation(10, 5), {0, 0, 60, 70});
  fill(left.drawing, rectangle({20, 20, 10, 10}), green);  // on the board
  const Page middle = part(board, {90, 120}, Transform::translation(5 - 80, 10), {80, 20, 40, 60});
  const Page turned = part(board, {60, 110},
                           Transform::translation(55, 5) * Transform::rotation(90) * Transform::scaling(0.5),
                           {0, 0, 200, 100});
  const std::string pdf = write_pdf({left, middle, turned}, {});
  const Pixels first = drawn_page(pdf, 1);
  EXPECT_EQ(first.at({50, 50}), red);
  EXPECT_EQ(first.at({25, 25}), green);
  EXPECT_EQ(first.at({9, 50}), white);
  EXPECT_EQ(first.at({11, 6}), red);
  EXPECT_EQ(first.at({69, 74}), red);
  EXPECT_EQ(first.at({71, 74}), white);
  const Pixels second = drawn_page(pdf, 2);
  EXPECT_EQ(second.at({6, 31}), red);
  EXPECT_EQ(second.at({44, 89}), blue);
  EXPECT_EQ(second.at({25, 60}), green);
  EXPECT_EQ(second.at({25, 29}), white);
  EXPECT_EQ(second.at({46, 60}), white);
  const Pixels third = drawn_page(pdf, 3);
  EXPECT_EQ(third.at({30, 6}), red);
  EXPECT_EQ(third.at({30, 55}), green);
  EXPECT_EQ(third.at({30, 104}), blue);
  EXPECT_EQ(third.at({4, 55}), white);
}

// Something that lies below a board must stay below it.
TEST(Pdf, ABoardCoversWhatThePageDrawsBefore) {
  const auto board = coloured_board();
  Page above{{100, 80}, {}, ""};
  fill(above.drawing, rectangle({0, 0, 100, 80}), green);
  above.drawing.add(Symbol{board, Transform::scaling(0.4)});
  const std::string pdf = write_pdf({above, part(board, {200, 100}, {}, {0, 0, 200, 100})}, {});
  EXPECT_EQ(drawn_page(pdf, 1).at({10, 10}), red);
  EXPECT_EQ(drawn_page(pdf, 1).at({90, 70}), green);
  EXPECT_EQ(drawn_page(pdf, 2).at({10, 10}), red);
}

TEST(Pdf, DocumentsOfABoardInPartsHoldItOnce) {
  Drawing detailed = *coloured_board();
  for (int i = 0; i < 3000; ++i) fill(detailed, circle({0.061 * i, 0.033 * i}, 0.01 * (i % 97)), {0.1, 0, 0});
  const auto board = std::make_shared<const Drawing>(std::move(detailed));
  const Page whole = part(board, {200, 100}, {}, {0, 0, 200, 100});
  std::vector<Page> parts;
  for (int i = 0; i < 10; ++i)
    parts.push_back(part(board, {20, 100}, Transform::translation(-20 * i, 0), {20.0 * i, 0, 20, 100}));
  const std::vector<std::string> pdfs = write_pdfs({{whole}, parts}, {});
  ASSERT_EQ(pdfs.size(), 2U);
  EXPECT_LT(static_cast<double>(pdfs[1].size()), 1.2 * static_cast<double>(pdfs[0].size()) + 10 * 600.0);
  for (const std::string& pdf : pdfs) {
    const TemporaryFile file(pdf, ".pdf");
    EXPECT_EQ(run_program("qpdf --check " + file.path()).exit, 0);
  }
  EXPECT_EQ(drawn_page(pdfs[1], 9).at({10, 98}), blue);
  const TemporaryFile file(pdfs[1], ".pdf");
  EXPECT_NE(run_program("pdfinfo " + file.path()).output.find("Pages:           10\n"), std::string::npos);
}

TEST(Pdf, BytesDoNotDependOnTheTimeZone) {
  const std::string first = write_pdf(two_pages(), metadata());
  EXPECT_EQ(first, write_pdf(two_pages(), metadata()));
  setenv("TZ", "Pacific/Kiritimati", 1);
  tzset();
  EXPECT_EQ(first, write_pdf(two_pages(), metadata()));
  unsetenv("TZ");
  tzset();
}

TEST(Pdf, BytesDoNotDependOnTheLocale) {
  const std::string pdf = write_pdf(two_pages(), metadata());
  const std::string svg = write_svg(everything(), {100, 80});
  const std::string text = dump(everything());
  const CommaLocale german;
  if (!german.in_force()) GTEST_SKIP() << "localedef cannot make a locale with decimal commas here";
  ASSERT_STREQ(std::localeconv()->decimal_point, ",");
  EXPECT_EQ(pdf, write_pdf(two_pages(), metadata()));
  EXPECT_EQ(svg, write_svg(everything(), {100, 80}));
  EXPECT_EQ(text, dump(everything()));
}

}  // namespace
}  // namespace trackwright
