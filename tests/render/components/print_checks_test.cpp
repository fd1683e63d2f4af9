#include "render/components/print_checks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "designer/format/press/theme_file.h"
#include "render/components/kinds.h"
#include "render/components/market/market_layout.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::Field;
using testing::Not;

Component tokens_of(const Title& title, const Theme& theme) {
  Findings findings;
  const auto kind = std::ranges::find_if(
      component_kinds(), [](const ComponentKind& one) { return one.id == std::string("tokens"); });
  return made(*kind, {title, theme, {}, findings});
}

auto reports(const char* check) {
  return Contains(Field(&Finding::check, check));
}

Component with_text(double size) {
  Component component{"aids", "Player aids", {}, {}};
  Piece& piece = component.pieces.emplace_back();
  piece.label = "Player aid";
  piece.front.add(Text{.text = "Phase", .font = {.family = {}, .size = size}});
  return component;
}

TEST(PrintChecks, ReportTypeBelowSixPoints) {
  const Title title = sample_title();
  const Theme theme = classic_theme();
  EXPECT_THAT(print_findings(title, theme, {with_text(2.0)}), reports("print/small-type"));
  EXPECT_THAT(print_findings(title, theme, {with_text(2.12)}), Not(reports("print/small-type")));
}

TEST(PrintChecks, ReportTokensThatAreNotReadableAtOneMetre) {
  Title title = sample_title();
  const Theme theme = classic_theme();
  EXPECT_THAT(print_findings(title, theme, {tokens_of(title, theme)}), Not(reports("print/token-letters")));
  title.companies.companies[0].id.value = "N&PRAILWAY";
  EXPECT_THAT(print_findings(title, theme, {tokens_of(title, theme)}), reports("print/token-letters"));
}

// Thirty minors in one colour (1822 has twenty-four): six rims, each with five ways to fill the ends of the
// disc.
TEST(PrintChecks, ReportMoreCompaniesOfOneColourThanRimsAndFields) {
  Title title = sample_title();
  const Theme theme = classic_theme();
  title.companies.companies.clear();
  for (int i = 1; i <= 30; ++i)
    title.companies.companies.push_back(sample_company(std::to_string(i), "C", "#cc2020"));
  const Findings of_thirty = print_findings(title, theme, {tokens_of(title, theme)});
  EXPECT_THAT(of_thirty, Not(reports("print/alike-tokens")));
  EXPECT_THAT(of_thirty, Not(reports("print/token-letters")));
  title.companies.companies.push_back(sample_company("31", "C", "#cc2020"));
  EXPECT_THAT(print_findings(title, theme, {}), reports("print/alike-tokens"));
}

TEST(PrintChecks, ReportABonusTokenThatLooksLikeAStation) {
  Title title = sample_title();
  const Theme theme = classic_theme();
  title.companies.companies.clear();
  // Use each colour that a bonus token may have.
  for (const Ink colour : {Ink("paper.accent"), Ink("paper.muted"), Ink("paper.text")})
    for (int i = 1; i <= 30; ++i)
      title.companies.companies.push_back(sample_company(to_hex(theme.colour(colour)) + std::to_string(i),
                                                         "C", to_hex(theme.colour(colour))));
  title.companies.bonus_tokens.clear();
  EXPECT_THAT(print_findings(title, theme, {}), Not(reports("print/alike-tokens")));
  BonusToken& bonus = title.companies.bonus_tokens.emplace_back();
  bonus.name = "SJ";
  EXPECT_THAT(print_findings(title, theme, {}), reports("print/alike-tokens"));
}

Market zoned(const std::vector<std::pair<const char*, const char*>>& zones) {
  Market market;
  for (const auto& [letter, name] : zones) {
    MarketZone& zone = market.zones.emplace_back();
    zone.letter = letter;
    zone.name = name;
  }
  return market;
}

TEST(MarketZones, HaveTheUsualColours) {
  const Theme theme = classic_theme();
  const std::vector<ZoneLook> looks =
      zone_looks(zoned({{"b", "multiple_buy"}, {"o", "unlimited"}, {"y", "no_cert_limit"}}), theme);
  const std::vector<ZoneLook> in_words =
      zone_looks(zoned({{"1", "Multiple buy"}, {"2", "Unlimited"}, {"3", "No cert limit"}}), theme);
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(in_words[i].colour, looks[i].colour);
  EXPECT_EQ(looks[0].colour, *theme.find("market.brown"));
  EXPECT_EQ(looks[1].colour, *theme.find("market.orange"));
  EXPECT_EQ(looks[2].colour, *theme.find("market.yellow"));
}

// Five patterns and a plain field distinguish six zones of one colour.
TEST(MarketZones, OfOneColourHaveDifferentPatterns) {
  const Theme theme = classic_theme();
  Title title = sample_title();
  title.market = zoned({{"1", "A"}, {"2", "B"}, {"3", "C"}});
  for (MarketZone& zone : title.market.zones) zone.colour = "brown";
  EXPECT_THAT(print_findings(title, theme, {}), Not(reports("print/alike-zones")));
  const std::vector<ZoneLook> looks = zone_looks(title.market, theme);
  EXPECT_EQ(looks[0].pattern, "");
  EXPECT_NE(looks[1].pattern, looks[2].pattern);
}

}  // namespace
}  // namespace trackwright
