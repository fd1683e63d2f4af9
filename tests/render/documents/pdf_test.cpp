#include "render/documents/pdf.h"

#include <gtest/gtest.h>

#include <clocale>
#include <cstdlib>
#include <ctime>

#include "render/documents/svg.h"
#include "tests/render/pages.h"
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
