// Tests unusual titles: long names, many companies, large boards, bad pictures, missing parts. The kit is
// correct, or a finding reports what does not fit.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "designer/format/press/theme_file.h"
#include "engine/tile/language.h"
#include "render/components/kinds.h"
#include "render/components/proof.h"
#include "render/sheets/impose.h"
#include "render/sheets/split.h"
#include "tests/render/sample_title.h"
#include "tests/render/text_boxes.h"

namespace trackwright {
namespace {

struct Made {
  std::vector<Component> components;
  Findings findings;
};

Made make_all(const Title& title, const ArtFiles* art = nullptr) {
  Made made;
  const Theme theme = classic_theme();
  for (const ComponentKind& kind : component_kinds()) {
    made.components.push_back(
        trackwright::made(kind, ComponentContext{title, theme, {}, made.findings, art}));
  }
  return made;
}

const Component& component(const Made& made, const std::string& id) {
  return *std::ranges::find(made.components, id, &Component::id);
}

bool told(const Findings& findings, const std::string& word) {
  return std::ranges::any_of(findings,
                             [&](const Finding& f) { return f.message.find(word) != std::string::npos; });
}

Box area_of(const Piece& piece) {
  return {-piece.size.width / 2, -piece.size.height / 2, piece.size.width, piece.size.height};
}

// No text leaves its piece or board without a finding; one finding covers all cells of a table.
void expect_inside_or_told(const Made& made) {
  const bool table = told(made.findings, "table");
  const auto inside = [](const TextBox& text, Box box) {
    return text.box.x >= box.x - 0.05 && text.box.y >= box.y - 0.05 &&
           text.box.right() <= box.right() + 0.05 && text.box.bottom() <= box.bottom() + 0.05;
  };
  for (const Component& one : made.components) {
    for (const Piece& piece : one.pieces)
      for (const TextBox& text : text_boxes(piece.front))
        EXPECT_TRUE(inside(text, area_of(piece)) || table || told(made.findings, text.text.substr(0, 8)))
            << piece.id << ": " << text.text;
    for (const Board& board : one.boards)
      for (const TextBox& text : text_boxes(board.drawing))
        EXPECT_TRUE(inside(text, {0, 0, board.size.width, board.size.height}) ||
                    told(made.findings, text.text.substr(0, 8)))
            << board.id << ": " << text.text;
  }
}

SheetOptions a4() {
  SheetOptions options;
  options.paper.name = "A4";
  options.paper.size = {210, 297};
  options.theme = classic_theme();
  options.title = "Stress";
  return options;
}

TEST(Stress, LongNamesFitOrAreReported) {
  Title title = sample_title();
  const std::string endless = "Königlich-Bayerische Staatseisenbahnverwaltungsgesellschaft zu Großröhrsdorf";
  title.name = "Eisenbahngesellschaftsverwaltungen im Donaudampfschifffahrtszeitalter";
  title.subtitle = endless + " " + endless;
  for (Company& company : title.companies.companies) {
    company.name = endless;
    company.home_text = endless;
    company.notes = {endless, endless, endless};
  }
  for (Private& one : title.companies.privates) one.name = one.text = endless;
  title.companies.bonus_tokens[0].name = "Donaudampfschiff";
  for (Train& train : title.roster.trains) train.name.value += " Schnellzug nach Wien";
  for (MarketZone& zone : title.market.zones) zone.meaning = endless + " " + endless;
  for (RoundStep& step : title.operating_round) step.text = endless;
  const Made made = make_all(title);
  expect_inside_or_told(made);
  for (const Finding& finding : made.findings)
    EXPECT_EQ(finding.check, "kit/text-does-not-fit") << finding.message;
  for (const Component& one : made.components) EXPECT_NO_THROW(impose(one, a4())) << one.id;
}

TEST(Stress, LongAbbreviationsAreReported) {
  Title title = sample_title();
  title.companies.companies[0].id = {"KBSTEVGZGR", {1, 3, 10}};
  const Made made = make_all(title);
  expect_inside_or_told(made);
}

TEST(Stress, TwentyCompaniesHaveAllTheirPieces) {
  Title title = sample_title();
  title.companies.companies.clear();
  for (int i = 0; i < 20; ++i)
    title.companies.companies.push_back(sample_company(fmt::format("C{}", i), fmt::format("Company {}", i),
                                                       fmt::format("#{:02x}{:02x}40", 12 * i, 255 - 12 * i)));
  const Made made = make_all(title);
  EXPECT_EQ(component(made, "charters").pieces.size(), 20U);
  int stations = 0;
  for (const Piece& piece : component(made, "tokens").pieces)
    if (piece.id.starts_with("station-")) stations += piece.count;
  EXPECT_EQ(stations, 60);
  expect_inside_or_told(made);
  EXPECT_EQ(ink_pairs(ink_families(title, classic_theme())[1]).size(), 190U);
}

Market large_market() {
  Market market = sample_title().market;
  market.rows.clear();
  for (int r = 0; r < 20; ++r) {
    auto& row = market.rows.emplace_back();
    for (int c = 0; c < 20; ++c)
      row.push_back(MarketCell{1000 + 100 * c - 10 * r, r == 19 ? "y" : "", false, {}});
  }
  return market;
}

// Verifies the cuts of a part in the coordinates of its board.
void expect_cuts_between(const Board& board, const Sheet& part) {
  ASSERT_EQ(part.placements.size(), 1U);
  const Transform& place = part.placements[0].transform;
  for (const Cut& cut : part.cuts) {
    const bool upright = std::abs(cut.from.x - cut.to.x) < 1e-6;
    const double at = upright ? cut.from.x - place.dx : cut.from.y - place.dy;
    for (const Box& box : board.keep_whole) {
      const double low = upright ? box.x : box.y;
      const double high = upright ? box.right() : box.bottom();
      if (high - low > 170) continue;  // larger than a sheet
      EXPECT_FALSE(at > low + 1e-3 && at < high - 1e-3) << at << " in " << low << " to " << high;
    }
  }
}

TEST(Stress, ALargeMarketIsSplitBetweenItsCells) {
  Title title = sample_title();
  title.market = large_market();
  Findings findings;
  const Theme theme = classic_theme();
  const auto kind = std::ranges::find_if(
      component_kinds(), [](const ComponentKind& k) { return std::string(k.id) == "market"; });
  const Component market = made(*kind, ComponentContext{title, theme, {}, findings});
  EXPECT_THAT(findings, testing::IsEmpty());
  const Board& board = market.boards.at(0);
  EXPECT_TRUE(texts_within(board.drawing, {0, 0, board.size.width, board.size.height}));
  EXPECT_TRUE(texts_apart(board.drawing));
  const std::vector<Sheet> sheets = split_board(board, a4(), "Market");
  EXPECT_GE(sheets.size(), 4U);
  for (std::size_t i = 0; i < sheets.size(); ++i) expect_cuts_between(board, sheets[i]);
}

TEST(Stress, AMapOfFourHundredHexesIsDrawnAndSplit) {
  Title title = sample_title();
  const Layout layout{Orientation::Pointy, false};
  std::vector<Hex> hexes;
  for (int y = 0; y < 20; ++y)
    for (int x = 0; x < 20; ++x) {
      Hex hex;
      hex.at = {2 * x + y % 2, y};
      hex.id = coordinate_name(layout, hex.at);
      hex.name = x % 3 == 0 ? fmt::format("Place {} {}", x, y) : "";
      hex.tile = *parse_tile(x % 3 == 0 ? "city=revenue:0" : "", Colour::White);
      hexes.push_back(std::move(hex));
    }
  title.map = Map(layout, std::move(hexes), {}, {});
  const Made made = make_all(title);
  const Board& board = component(made, "map").boards.at(0);
  EXPECT_GT(board.size.width, 20 * 39);
  EXPECT_TRUE(texts_within(board.drawing, {0, 0, board.size.width, board.size.height}));
  for (const Finding& finding : made.findings)
    EXPECT_TRUE(finding.message.find("Place") == std::string::npos) << finding.message;
  const std::vector<Sheet> sheets = split_board(board, a4(), "Map");
  EXPECT_GT(sheets.size(), 12U);
  std::set<std::string> names;
  for (const Sheet& sheet : sheets) names.insert(sheet.name);
  EXPECT_EQ(names.size(), sheets.size());
}

TEST(Stress, MissingAndBrokenPicturesAreReportedOnceAndReplaced) {
  Title title = sample_title();
  title.companies.companies[0].logo = "missing.svg";
  title.companies.companies[1].logo = "broken.svg";
  title.companies.companies[2].logo = "broken.png";
  title.map.art = "nowhere.svg";
  const ArtFiles art{{"broken.svg", ArtFile(std::make_shared<const std::string>("<svg><path d='"))},
                     {"broken.png", ArtFile(std::make_shared<const std::string>("\x89PNG\r\n\x1a\n"))}};
  const Made made = make_all(title, &art);
  std::map<std::string, int> checks;
  for (const Finding& finding : made.findings) ++checks[finding.check + " " + finding.object];
  EXPECT_EQ(checks["kit/missing-art N&P"], 1);
  EXPECT_EQ(checks["kit/broken-art NR"], 1);
  EXPECT_EQ(checks["kit/broken-art 1"], 1);
  EXPECT_EQ(checks["kit/missing-art map"], 1);
  for (const Piece& piece : component(made, "charters").pieces)
    EXPECT_THAT(texts(piece.front), testing::Not(testing::IsEmpty())) << piece.id;
}

struct Lacking {
  const char* what;
  void (*take)(Title&);
};

TEST(Stress, ATitleCanLackAnyPart) {
  for (const Lacking& lacking :
       std::vector<Lacking>{{"companies", [](Title& t) { t.companies.companies.clear(); }},
                            {"certificates",
                             [](Title& t) {
                               for (Company& c : t.companies.companies) c.certificates.clear();
                             }},
                            {"tokens",
                             [](Title& t) {
                               for (Company& c : t.companies.companies) c.tokens.clear();
                             }},
                            {"privates", [](Title& t) { t.companies.privates.clear(); }},
                            {"bonus tokens", [](Title& t) { t.companies.bonus_tokens.clear(); }},
                            {"trains", [](Title& t) { t.roster.trains.clear(); }},
                            {"phases", [](Title& t) { t.roster.phases.clear(); }},
                            {"market", [](Title& t) { t.market = {}; }},
                            {"zones", [](Title& t) { t.market.zones.clear(); }},
                            {"moves", [](Title& t) { t.market.moves.clear(); }},
                            {"hexes", [](Title& t) { t.map = {}; }},
                            {"tiles", [](Title& t) { t.manifest.clear(); }},
                            {"counts",
                             [](Title& t) {
                               for (ManifestEntry& entry : t.manifest) {
                                 entry.count = 0;
                                 entry.print = 0;
                               }
                             }},
                            {"upgrades", [](Title& t) { t.upgrades = {}; }},
                            {"players", [](Title& t) { t.players.clear(); }},
                            {"steps", [](Title& t) { t.operating_round.clear(); }},
                            {"anything", [](Title& t) { t = Title{}; }}}) {
    Title title = sample_title();
    lacking.take(title);
    Made made;
    ASSERT_NO_THROW(made = make_all(title)) << lacking.what;
    for (const Component& one : made.components) {
      ASSERT_NO_THROW(impose(one, a4())) << one.id << " without " << lacking.what;
      for (const Piece& piece : one.pieces)
        EXPECT_GT(piece.count, 0) << piece.id << " without " << lacking.what;
      for (const Board& board : one.boards) {
        EXPECT_GT(board.size.width, 0) << board.id << " without " << lacking.what;
        EXPECT_FALSE(board.drawing.items.empty()) << board.id << " without " << lacking.what;
      }
    }
  }
}

}  // namespace
}  // namespace trackwright
