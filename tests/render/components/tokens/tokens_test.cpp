#include "render/components/tokens/tokens.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "designer/format/press/theme_file.h"
#include "render/drawing/text.h"
#include "render/marks/token.h"
#include "render/tile/livery.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::IsEmpty;

Component made_tokens(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  Component component = made_by(tokens, {title, theme, {}, findings});
  EXPECT_THAT(findings, IsEmpty());
  return component;
}

// Tokens have a port side only if tokens in ports serve as stations elsewhere.
TEST(Tokens, HaveAPortSideIfThereArePorts) {
  Title title = sample_title();
  const auto with_back = [&] {
    return std::ranges::count_if(made_tokens(title).pieces, [](const Piece& piece) {
      return piece.id.starts_with("station-") && piece.back;
    });
  };
  title.runs.stand_ins = {{.hex = {"B3", {}}, .city = {"B3", {}}}};
  EXPECT_EQ(with_back(), 0);
  title.runs.stand_ins = {{.hex = {"B3", {}}, .city = {"B5", {}}}};
  EXPECT_EQ(with_back(), 3);
}

TEST(Tokens, HaveOneStationForEachCost) {
  const Title title = sample_title();
  std::map<std::string, int> counts;
  for (const Piece& piece : made_tokens(title).pieces) counts[piece.id] = piece.count;
  EXPECT_EQ(counts.at("station-N&P"), 3);
  EXPECT_EQ(counts.at("station-NR"), 6);
  EXPECT_EQ(counts.at("station-1"), 2);
  EXPECT_EQ(counts.at("bonus-ferry"), 2);
  EXPECT_EQ(counts.at("market-N&P"), 1);
  EXPECT_FALSE(counts.contains("market-1"));
}

// Only if a running rule uses them; otherwise a destination is only a place.
TEST(Tokens, HaveADestinationMarkerForEachCompanyWithADestination) {
  Title title = sample_title();
  const auto markers = [&] {
    std::vector<std::string> ids;
    for (const Piece& piece : made_tokens(title).pieces)
      if (piece.id.starts_with("destination-")) ids.push_back(piece.id);
    return ids;
  };
  EXPECT_THAT(markers(), IsEmpty());
  RunBonus bonus;
  bonus.token = "destination";
  title.runs.bonuses.push_back(bonus);
  EXPECT_THAT(markers(), testing::ElementsAre("destination-1"));
}

TEST(Tokens, LettersStayInsideTheCircle) {
  for (const Piece& piece : made_tokens(sample_title()).pieces) {
    EXPECT_EQ(piece.outline, PieceOutline::Circle);
    for (const TextBox& text : text_boxes(piece.front)) {
      const double x = std::max(std::abs(text.box.x), std::abs(text.box.right()));
      const double y = std::max(std::abs(text.box.y), std::abs(text.box.bottom()));
      EXPECT_LT(std::hypot(x, y), piece.size.width / 2) << piece.id << " " << text.text;
    }
  }
}

TEST(Tokens, MarketMarkersHaveABack) {
  for (const Piece& piece : made_tokens(sample_title()).pieces)
    EXPECT_EQ(piece.back.has_value(), piece.id.starts_with("market-")) << piece.id;
}

// 18Norway: the powers of companies must be on both sides of the charter, because one side lies face down.
TEST(Tokens, ShowNotesThatAConversionKeepsOnBothSides) {
  Company company;
  company.notes = {"Tunnels cost it nothing"};
  company.conversion = Conversion{"Nationalized", "major", "", {"Ten shares"}, false, {}};
  EXPECT_THAT(as_converted(company, classic_theme()).notes, testing::ElementsAre("Ten shares"));
  company.conversion->keeps_notes = true;
  EXPECT_THAT(as_converted(company, classic_theme()).notes,
              testing::ElementsAre("Ten shares", "Tunnels cost it nothing"));
}

TEST(Tokens, OfConvertedCompaniesHaveReplacements) {
  Title title = sample_title();
  title.companies.companies[0].conversion = Conversion{"National", "", "", {}, true, {}};
  const Component component = made_tokens(title);
  const auto piece =
      std::ranges::find_if(component.pieces, [](const Piece& one) { return one.id == "converted-N&P"; });
  ASSERT_NE(piece, component.pieces.end());
  EXPECT_EQ(piece->count, 3);
  EXPECT_EQ(piece->label, "N&P station, national");
}

TEST(Tokens, CanBeSquareAndHaveTheSizeOfTheKit) {
  Title title = sample_title();
  title.companies.bonus_tokens[0].square = true;
  const Theme theme = classic_theme();
  Findings findings;
  KitOptions options;
  options.station_token = 15;
  const Component component = made_by(tokens, {title, theme, options, findings});
  const Piece& square = component.pieces.back();
  EXPECT_EQ(square.outline, PieceOutline::Rectangle);
  EXPECT_EQ(square.size, (Size{15, 15}));
  EXPECT_TRUE(tidy(component));
}

TEST(Tokens, BonusTokensShowTheirBonus) {
  const Component component = made_tokens(sample_title());
  const auto words = texts(component.pieces.back().front);
  EXPECT_THAT(words, Contains("+20"));
  EXPECT_THAT(words, Contains("Ferry"));
}

const Shape* disc_of(const Drawing& face, Rgb colour) {
  for (const Item& item : face.items) {
    const auto* shape = std::get_if<Shape>(&item.value);
    if (shape != nullptr && shape->fill == colour) return shape;
  }
  return nullptr;
}

TEST(Tokens, PutALogoWithLowContrastOnADisc) {
  const auto logo = [](const char* colour) {
    return std::make_shared<const std::string>(
        std::string("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\">"
                    "<circle cx=\"5\" cy=\"5\" r=\"3\" fill=\"") +
        colour + "\"/></svg>");
  };
  const Company orange = sample_company("OO", "Orange", "#f28020");
  const Theme theme = classic_theme();
  const Rgb black = readable_on({1, 1, 1});
  EXPECT_NE(disc_of(token_face(orange, theme, 16, {Rim::Line}, logo("#ffffff")), black),
            nullptr);  // contrast 2.7
  EXPECT_EQ(disc_of(token_face(orange, theme, 16, {Rim::Line}, logo("#000000")), black), nullptr);
  EXPECT_EQ(disc_of(token_face(orange, theme, 16, {Rim::Line}, logo("#000000")), {1, 1, 1}), nullptr);
  const Company white = sample_company("WW", "White", "#ffffff");
  EXPECT_NE(disc_of(token_face(white, theme, 16, {Rim::Line}, logo("#f4f4f4")), black), nullptr);
}

// Readable at one metre: the name fills nearly half of the disc, in letters of at least 2 mm.
TEST(Tokens, SmallDiscsShowTheNameAsLargeAsPossible) {
  const Theme theme = classic_theme();
  const auto picture = std::make_shared<const std::string>(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\"><circle r=\"3\"/></svg>");
  for (const char* name : {"O", "SP", "KHJ", "TGOJ"}) {
    const Company company = sample_company(name, name, "#1e2f8f");
    const FaceType type =
        face_type(token_face(company, theme, 12, {Rim::Double}, picture), livery(company, theme).ground);
    EXPECT_EQ(type.text, name);
    EXPECT_GE(type.across, 12 * 0.45) << name;
    EXPECT_GE(type.height, 2) << name;
    EXPECT_GE(type.contrast, 3) << name;
    EXPECT_LE(std::hypot(type.across, type.height), 12) << name;
  }
}

TEST(Tokens, CompaniesInNearlyTheSameColourHaveOtherRims) {
  const Theme theme = classic_theme();
  const std::vector<TokenSign> rims =
      signs_of({sample_company("A", "A", "#cc2020"), sample_company("B", "B", "#2020cc"),
                sample_company("C", "C", "#c82424")},
               theme);
  EXPECT_EQ(rims[0], rims[1]);
  EXPECT_NE(rims[0], rims[2]);
}

// The first six companies of a colour keep discs with plain fields; only further companies get other fields.
TEST(Tokens, UseFieldsOnlyWhenAllRimsAreTaken) {
  const Theme theme = classic_theme();
  std::vector<Company> companies;
  for (int i = 0; i < 8; ++i) companies.push_back(sample_company(std::to_string(i), "A", "#cc2020"));
  companies.push_back(sample_company("B", "B", "#2020cc"));
  const std::vector<TokenSign> signs = signs_of(companies, theme);
  for (std::size_t i = 0; i < signs.size(); ++i)
    EXPECT_EQ(signs[i].field == DiscFill::Plain, i != 6 && i != 7) << i;
  EXPECT_NE(signs[6], signs[7]);
}

// The letters must not reach the filled ends of the disc.
TEST(Tokens, KeepFieldsClearOfTheLetters) {
  for (const DiscFill field : {DiscFill::Ends, DiscFill::Head, DiscFill::Foot, DiscFill::Lines})
    for (const char* name : {"8", "24", "LBSCR", "GT PR"}) {
      const Drawing drawn = herald(name, {Rim::Line, field}, {}, 12);
      double nearest = 6;
      for (const Item& item : drawn.items)
        if (const auto* shape = std::get_if<Shape>(&item.value); shape != nullptr && shape->fill)
          for (const Segment& segment : shape->outline.segments)
            if (segment.kind != Segment::Kind::Close) nearest = std::min(nearest, std::abs(segment.to.y));
      double farthest = 0;
      for (const Item& item : drawn.items)
        if (const auto* text = std::get_if<Text>(&item.value))
          farthest = std::max(
              {farthest, std::abs(text->at.y), std::abs(text->at.y - measure("H", text->font).cap_height)});
      EXPECT_LT(farthest + 0.2, nearest) << name;
    }
}

// A gap of only 0.2 to 0.3 mm looks filled by beads and dashes.
TEST(Tokens, LettersKeepClearOfTheRim) {
  for (const auto& [rim, edge] : std::map<Rim, double>{{Rim::Line, 0.428},
                                                       {Rim::Double, 0.404},
                                                       {Rim::Sleepers, 0.42},
                                                       {Rim::Beads, 0.424},
                                                       {Rim::Quarters, 0.4225},
                                                       {Rim::Heavy, 0.415}})
    for (const char* name : {"ATSF", "Y&N", "MKT"}) {
      const Drawing drawn = herald(name, {rim, DiscFill::Plain}, {}, 12);
      for (const Item& item : drawn.items)
        if (const auto* text = std::get_if<Text>(&item.value)) {
          const TextExtent extent = measure(text->text, text->font);
          EXPECT_LE(std::hypot(extent.width, extent.cap_height) / 2, edge * 12 - 0.38) << name;
        }
    }
}

// A bonus token SJ must not look like a station of the company BJ in nearly the same colour.
TEST(Tokens, DistinguishABonusTokenWithOnlyANameFromStations) {
  Title title = sample_title();
  const Theme theme = classic_theme();
  title.companies.companies.front().colour = to_hex(theme.colour("paper.accent"));
  BonusToken bonus;
  bonus.name = "SJ";
  const std::optional<TokenSign> sign = bonus_sign(title, theme, bonus);
  ASSERT_TRUE(sign.has_value());
  const auto worn = [&](std::size_t i) { return livery(title.companies.companies.at(i), theme).ground; };
  EXPECT_GE(least_difference(bonus_ground(title, theme, bonus), worn(0)), rim_shared_from);
  for (const TokenSign& of_company : signs_of(title.companies.companies, theme)) EXPECT_NE(*sign, of_company);
  bonus.bonus = 20;
  EXPECT_FALSE(bonus_sign(title, theme, bonus).has_value());
}

TEST(TokenPlaces, HaveLettersAsLargeAsPossible) {
  const Drawing place =
      token_place(sample_company("BHI&R", "Brading", "#cc2020"), classic_theme(), 13, "BHI&R");
  for (const Item& item : place.items)
    if (const auto* text = std::get_if<Text>(&item.value)) {
      EXPECT_GE(text->font.size, 2.82);
      const TextExtent extent = measure(text->text, text->font);
      EXPECT_LT(std::hypot(extent.width, extent.cap_height) / 2, 13 / 2.0 - 0.4);
    }
}

}  // namespace
}  // namespace trackwright
