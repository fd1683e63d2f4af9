#include "render/documents/finish_pdf.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "render/documents/pdf.h"
#include "tests/render/pages.h"
#include "tests/render/process.h"

namespace trackwright {
namespace {

using testing::HasSubstr;

std::string pages(int count, const std::string& name) {
  std::vector<Page> pages;
  for (int i = 0; i < count; ++i) pages.push_back({{210, 297}, everything(), name});
  return write_pdf(pages, {});
}

// A4 is 595.28 x 841.89 points; 3 mm are 8.50 points.
TEST(FinishPdf, WritesTheBoxesOfAPrintShop) {
  Page page{{73.5, 50}, everything(), ""};
  page.trim = Box{3, 3, 67.5, 44};
  page.bleed = Box{0, 0, 73.5, 50};
  const TemporaryFile file(write_pdf({page, {{210, 297}, everything(), ""}}, {}), ".pdf");
  const std::string info = squeezed(run_program("pdfinfo -box -f 1 -l 2 " + file.path()).output);
  EXPECT_THAT(info, HasSubstr("Page 1 MediaBox: 0.00 0.00 208.35 141.73"));
  EXPECT_THAT(info, HasSubstr("Page 1 TrimBox: 8.50 8.50 199.84 133.23"));
  EXPECT_THAT(info, HasSubstr("Page 1 BleedBox: 0.00 0.00 208.35 141.73"));
  EXPECT_THAT(info, HasSubstr("Page 2 TrimBox: 0.00 0.00 595.28 841.89"));
}

TEST(FinishPdf, JoinsDocumentsWithOutlineAndLabels) {
  const std::string map = pages(1, "Map");
  const std::string tiles = pages(3, "Tiles");
  const std::vector<PdfPart> parts{{"Map", &map, {"Map"}}, {"Tiles ö", &tiles, {"yellow", "green", "brown"}}};
  const std::string joined = join_pdfs(parts, {.title = "Wörld"});
  EXPECT_EQ(joined, join_pdfs(parts, {.title = "Wörld"}));
  const TemporaryFile file(joined, ".pdf");
  EXPECT_EQ(run_program("qpdf --check " + file.path()).exit, 0);
  EXPECT_THAT(run_program("pdfinfo " + file.path()).output, HasSubstr("Title:           Wörld"));
  const auto read = nlohmann::json::parse(run_program("qpdf --json " + file.path()).output);
  EXPECT_EQ(read["pages"].size(), 4u);
  EXPECT_EQ(read["outlines"].size(), 2u);
  EXPECT_EQ(read["outlines"][1]["title"], "Tiles ö");
  EXPECT_EQ(read["outlines"][1]["destpageposfrom1"], 2);
  EXPECT_EQ(read["outlines"][1]["kids"][2]["title"], "brown");
  EXPECT_EQ(read["outlines"][1]["kids"][2]["destpageposfrom1"], 4);
  EXPECT_EQ(read["pagelabels"][1]["index"], 1);
  EXPECT_EQ(read["pagelabels"][1]["label"]["/P"], "u:Tiles ö ");
}

TEST(FinishPdf, WritesADocumentWithoutPages) {
  const TemporaryFile file(join_pdfs({}, {.title = "Nothing"}), ".pdf");
  EXPECT_EQ(run_program("qpdf --check " + file.path()).exit, 0);
}

}  // namespace
}  // namespace trackwright
