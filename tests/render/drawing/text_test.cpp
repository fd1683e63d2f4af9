#include "render/drawing/text.h"

#include <gtest/gtest.h>
#include <pango/pangocairo.h>

#include <algorithm>
#include <string>
#include <thread>

#include "render/drawing/fonts.h"
#include "render/drawing/shaping.h"

namespace trackwright {
namespace {

TEST(Text, ExtentIsProportionalToTheSize) {
  const TextExtent small = measure("Stockholm 57", {.family = "", .size = 1.7});
  const TextExtent large = measure("Stockholm 57", {.family = "", .size = 17});
  EXPECT_NEAR(large.width, small.width * 10, 1e-9);
  EXPECT_NEAR(large.cap_height, small.cap_height * 10, 1e-9);
}

TEST(Text, MeasuresTheFontItWasPinnedTo) {
  // Lato's capitals are 0.72 em high; a substitute would have another height.
  const TextExtent extent = measure("Hg", {.family = "", .size = 10});
  EXPECT_NEAR(extent.cap_height, 7.2, 0.1);
  EXPECT_NEAR(extent.ascent, extent.cap_height, 0.01);
  EXPECT_GT(extent.descent, 1.5);
  EXPECT_LT(measure("H", {.family = "", .size = 10}).width,
            measure("H", {.family = "", .size = 10, .weight = Weight::Black}).width);
}

TEST(Text, IgnoresFontsOfTheSystem) {
  EXPECT_EQ(measure("abc", {.family = "DejaVu Serif", .size = 10}).width,
            measure("abc", {.family = "No Such Family", .size = 10}).width);
}

TEST(Text, KeepsTheSizeIfItFits) {
  const Fitted fitted = fit("Kiruna", {.family = "", .size = 3}, {}, {0, 0, 50, 10});
  EXPECT_TRUE(fitted.fits);
  EXPECT_EQ(fitted.size, 3);
  ASSERT_EQ(fitted.lines.size(), 1u);
  EXPECT_EQ(fitted.lines[0].at.x, 25);
  EXPECT_NEAR(fitted.lines[0].at.y, 5 + measure("H", {.family = "", .size = 3}).cap_height / 2, 1e-6);
}

TEST(Text, ShrinksExactlyToTheWidth) {
  const Font font{.family = "", .size = 10};
  const Fitted fitted = fit("Helsinki", font, {}, {0, 0, 20, 10});
  EXPECT_TRUE(fitted.fits);
  EXPECT_LT(fitted.size, 10);
  EXPECT_NEAR(measure("Helsinki", fitted.lines[0].font).width, 20, 1e-3);
}

TEST(Text, WrapsIfThatKeepsItLarger) {
  FitRules rules;
  rules.lines = 2;
  const Fitted fitted = fit("Malmö och Göteborg", {.family = "", .size = 3}, {}, {0, 0, 15, 12}, rules);
  EXPECT_TRUE(fitted.fits);
  ASSERT_EQ(fitted.lines.size(), 2u);
  EXPECT_LT(fitted.lines[0].at.y, fitted.lines[1].at.y);
}

// One line is preferred, unless its type would be below the floor.
TEST(Text, WrapsIfOneLineWouldBeTooSmall) {
  FitRules rules;
  rules.lines = 2;
  rules.smallest = 2.9;
  const Font font{.family = "", .size = 3};
  const double almost = measure("Malmö och Göteborg", font).width * 0.9;
  const Fitted fitted = fit("Malmö och Göteborg", font, {}, {0, 0, almost, 12}, rules);
  EXPECT_TRUE(fitted.fits);
  EXPECT_EQ(fitted.lines.size(), 2u);
  EXPECT_GE(fitted.size, rules.smallest);
}

// The name "Stockholm-Västerås-Bergslagens" on a share must not shrink as a single word of that length would.
TEST(Text, BreaksAfterHyphensIfAllowed) {
  const std::string name = "Stockholm-Västerås-Bergslagens Nya Järnvägar, Öst- och Väst";
  FitRules rules;
  rules.lines = 3;
  const Font font{.family = "", .size = 5};
  const Box box{0, 0, 36, 20};
  const Fitted whole = fit(name, font, {}, box, rules);
  rules.hyphens = true;
  const Fitted broken = fit(name, font, {}, box, rules);
  EXPECT_GT(broken.size, whole.size);
  EXPECT_TRUE(std::ranges::any_of(broken.lines, [](const Text& line) { return line.text.ends_with('-'); }));
  std::string all;
  for (const Text& line : broken.lines) all += (all.empty() || all.back() == '-' ? "" : " ") + line.text;
  EXPECT_EQ(all, name);
  // A hyphen at the end of a word or on its own is no break.
  for (const char* text : {"- a - b", "-a b-", "--"})
    EXPECT_EQ(fit(text, font, {}, box, rules).lines[0].text, text);
}

PangoFont* loaded_here() {
  PangoFontDescription* wanted = pango_font_description_from_string("Lato 7");
  PangoFont* font = pango_context_load_font(pinned_fonts(), wanted);
  pango_font_description_free(wanted);
  return font;
}

// Cairo shares scaled fonts among threads, and crashes if two threads take and release one at the same time.
TEST(Text, ThreadsHaveTheirOwnFonts) {
  const auto scaled = [](PangoFont* font) {
    return pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
  };
  PangoFont* here = loaded_here();
  PangoFont* again = loaded_here();
  EXPECT_EQ(scaled(here), scaled(again));
  std::thread([&] {
    PangoFont* there = loaded_here();
    EXPECT_NE(scaled(here), scaled(there));
    g_object_unref(there);
  }).join();
  g_object_unref(again);
  g_object_unref(here);
}

TEST(Text, KeepsAPercentSignWithItsNumber) {
  FitRules rules;
  rules.lines = 9;
  rules.smallest = 3;
  for (double width = 14; width < 60; width += 1)
    for (const Text& line : fit("floats with 60 % of its shares, or 50 %, sold", {.family = "", .size = 3},
                                {}, {0, 0, width, 60}, rules)
                                .lines)
      EXPECT_FALSE(line.text.starts_with('%')) << width;
}

TEST(Text, ReportsThatItDoesNotFitAndKeepsTheWholeText) {
  FitRules rules;
  rules.lines = 2;
  const Fitted fitted = fit("Statsbanornas huvudkontor", {.family = "", .size = 3}, {}, {0, 0, 5, 5}, rules);
  EXPECT_FALSE(fitted.fits);
  std::string whole;
  for (const Text& line : fitted.lines) whole += line.text + " ";
  EXPECT_EQ(whole, "Statsbanornas huvudkontor ");
  EXPECT_EQ(fitted.size, rules.smallest);
}

TEST(Text, ThatDoesNotFitIsAMisfitOfTheDrawing) {
  FitRules rules;
  rules.lines = 2;
  Drawing drawing;
  add(drawing, fit("Statsbanornas huvudkontor", {.family = "", .size = 3}, {}, {0, 0, 5, 5}, rules));
  add(drawing, fit("Kiruna", {.family = "", .size = 3}, {}, {0, 0, 50, 10}));
  EXPECT_EQ(drawing.items.size(), 3u);
  EXPECT_EQ(drawing.misfits, (std::vector<Misfit>{{.text = "Statsbanornas huvudkontor"}}));
}

TEST(Text, ParagraphKeepsLineBreaksAndTheColumn) {
  const Font font{.family = "", .size = 2};
  const Fitted fitted =
      paragraph("Each company may lay one tile.\n\nThen it runs.", font, {}, {0, 0, 20, 40});
  EXPECT_TRUE(fitted.fits);
  ASSERT_GE(fitted.lines.size(), 3u);
  for (const Text& line : fitted.lines) EXPECT_LE(measure(line.text, font).width, 20.0001);
  const double step = fitted.lines[1].at.y - fitted.lines[0].at.y;
  const double gap = fitted.lines.back().at.y - fitted.lines[fitted.lines.size() - 2].at.y;
  EXPECT_NEAR(gap, 2 * step, 1e-9);  // the empty line
  EXPECT_FALSE(paragraph("one two three four five six", font, {}, {0, 0, 10, 4}).fits);
}

// A whole novel as a name must not take longer than an ordinary name.
TEST(Text, HandlesHugeTextsFast) {
  const Font font{.family = "", .size = 3};
  FitRules rules;
  rules.lines = 3;
  std::string words;
  for (int i = 0; i < 5000; ++i) words += "word" + std::to_string(i) + " ";
  for (const std::string& text : {std::string(1'000'000, 'W'), words}) {
    EXPECT_GT(measure(text, font).width, 500);
    EXPECT_FALSE(fit(text, font, {}, {0, 0, 20, 10}, rules).fits);
    EXPECT_FALSE(paragraph(text, font, {}, {0, 0, 20, 10}).fits);
  }
}

TEST(Text, BreaksManyWordsIntoLinesOfSimilarWidth) {
  const Font font{.family = "", .size = 3};
  FitRules rules;
  rules.lines = 12;
  std::string words;
  for (int i = 0; i < 100; ++i) words += "word ";
  const Fitted fitted = fit(words, font, {}, {0, 0, 80, 60}, rules);
  EXPECT_TRUE(fitted.fits);
  EXPECT_LE(fitted.lines.size(), 12U);
  for (const Text& line : fitted.lines) EXPECT_LE(measure(line.text, line.font).width, 80.0001);
}

// Each letter before and after each other letter, with a space between them.
TEST(Text, MeasuresALineOfWordsLikePango) {
  const auto same = [](const PangoRectangle& a, const PangoRectangle& b) {
    return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
  };
  for (const Font& font :
       {Font{}, Font{.weight = Weight::Bold}, Font{.weight = Weight::Black, .italic = true}}) {
    for (char letter = '!'; letter <= '~'; ++letter) {
      std::string line{letter};
      for (char other = '!'; other <= '~'; ++other) line += {' ', other, other, ' ', letter};
      const LineExtent whole = shaped_line(line, font).extent;
      const LineExtent words = line_extent(line, font);
      EXPECT_TRUE(same(words.ink, whole.ink) && same(words.logical, whole.logical)) << line;
    }
  }
}

TEST(Text, MeasuresTheSameInAllThreads) {
  const Font font{.family = "", .size = 3, .weight = Weight::Medium};
  const auto width = [&] { return measure("Only threads measured this: Örebro", font).width; };
  double other = 0;
  std::thread([&] { other = width(); }).join();
  EXPECT_EQ(width(), other);
  EXPECT_EQ(measure("Örebro", font).width,
            measure("Örebro", {.family = "Lato", .size = 3, .weight = Weight::Medium}).width);
}

TEST(Text, EmptyTextHasNoLines) {
  EXPECT_TRUE(fit("  ", {}, {}, {0, 0, 5, 5}).lines.empty());
}

}  // namespace
}  // namespace trackwright
