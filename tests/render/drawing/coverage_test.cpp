// Tests names in other scripts: the pinned fonts set them, and the others are reported.
#include "render/drawing/coverage.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "render/components/charts/charters.h"
#include "render/components/missing_glyphs.h"
#include "render/drawing/shaping.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

// The families that set a text; "missing" for a letter that none has.
std::set<std::string> families_of(const std::string& text, Weight weight) {
  const ShapedLine& line = shaped_line(text, {.family = "", .size = 3, .weight = weight});
  const PangoLayoutLine* shaped = pango_layout_get_line_readonly(line.layout.get(), 0);
  std::set<std::string> families;
  for (const GSList* rest = shaped->runs; rest != nullptr; rest = rest->next) {
    const auto* run = static_cast<const PangoLayoutRun*>(rest->data);
    PangoFontDescription* description = pango_font_describe(run->item->analysis.font);
    families.insert(pango_font_description_get_family(description));
    pango_font_description_free(description);
    for (int i = 0; i < run->glyphs->num_glyphs; ++i)
      if ((run->glyphs->glyphs[i].glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0) families.insert("missing");
  }
  return families;
}

TEST(Coverage, FontsSetJapaneseRussianGreekAndKoreanNames) {
  for (const Weight weight : {Weight::Regular, Weight::Bold, Weight::Black}) {
    for (const char* text :
         {"Николаевская железная дорога", "Σιδηρόδρομοι Πειραιώς – Αθηνών", "Łódź Řím İzmir Đà"})
      EXPECT_THAT(families_of(text, weight), ElementsAre("Lato")) << text;
    for (const char* text :
         {"阿波鉄道", "伊予鉄道「高松・松山」", "土佐電気鉄道", "トサデンキ", "경부선", "池田康隆"})
      EXPECT_THAT(families_of(text, weight), ElementsAre("Noto Sans CJK JP")) << text;
    EXPECT_THAT(families_of("高松 Takamatsu", weight), ElementsAre("Lato", "Noto Sans CJK JP"));
  }
  EXPECT_THAT(families_of("→ ★ ♦", Weight::Regular), testing::Not(testing::Contains("Noto Sans CJK JP")));
}

TEST(Coverage, BoldNamesAreBold) {
  const auto width = [](Weight weight) {
    PangoRectangle ink;
    PangoLayout* layout = shaped_line("鉄", {.family = "", .size = 3, .weight = weight}).layout.get();
    pango_layout_get_extents(layout, &ink, nullptr);
    return ink.width;
  };
  EXPECT_GT(width(Weight::Bold), width(Weight::Regular));
}

TEST(Coverage, NamesTheCharactersWithoutAFont) {
  EXPECT_THAT(characters_without_font("Plain text, Малмö, 高松"), IsEmpty());
  EXPECT_THAT(characters_without_font("a\u00ad\u200d\ufe0f\n"), IsEmpty());
  EXPECT_THAT(characters_without_font("नाग 𠮷 न x"), ElementsAre("न", "ा", "ग", "𠮷"));
  EXPECT_THAT(characters_without_font("broken \xff\xe9"), IsEmpty());
}

TEST(Coverage, ReportsTextsWithoutAFontAtTheirPlace) {
  Title title = sample_title();
  Company& company = title.companies.companies.front();
  company.name = "नागपुर Railway";
  company.place = Place{7, 120, 3};
  Findings findings;
  const Component component = made_by(charters, {title, classic_theme(), {}, findings, nullptr});
  report_missing_glyphs(component, title, findings);
  ASSERT_THAT(findings, testing::Not(IsEmpty()));
  EXPECT_EQ(findings.front().check, "print/missing-glyph");
  EXPECT_EQ(findings.front().object, company.id.value);
  EXPECT_EQ(findings.front().place, (Place{7, 120, 3}));
  EXPECT_THAT(findings.front().message, HasSubstr(company.name));
  company.name = "伊予鉄道";
  Findings none;
  made_by(charters, {title, classic_theme(), {}, none, nullptr});
  EXPECT_THAT(none, IsEmpty());
}

}  // namespace
}  // namespace trackwright
