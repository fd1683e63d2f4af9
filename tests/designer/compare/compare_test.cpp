#include "designer/compare/compare.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "designer/studio/second_source.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/designer/trees.h"
#include "tests/named.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

Title loaded(const std::string& name) {
  const DiskReader disk;
  Loaded title = load_title(disk, source_installation(), name);
  if (!title.title) throw std::runtime_error("cannot load " + name);
  return std::move(*title.title);
}

Title sound() {
  return loaded(source_folder() + "/tests/data/sound");
}

// Formats each difference as a line such as "hex-colour B2: white | red".
std::vector<std::string> lines(const Comparison& comparison) {
  std::vector<std::string> told;
  for (const Difference& d : comparison.differences)
    told.push_back(std::string(d.kind->name) + " " + d.object + ": " + d.a + " | " + d.b);
  return told;
}

std::vector<std::string> changed(const std::function<void(Title&)>& change) {
  const Title a = sound();
  Title b = sound();
  change(b);
  return lines(compare_titles(a, b));
}

// Returns the map with each hex moved by `place`; `turn` and `edge` transform its tiles and edges.
Map relaid(const Map& map, Layout layout, const std::function<Coordinate(Coordinate)>& place,
           const std::function<Tile(const Tile&)>& turn, const std::function<Edge(Edge)>& edge) {
  std::vector<Hex> hexes = map.hexes();
  for (Hex& hex : hexes) {
    hex.at = place(hex.at);
    hex.id = coordinate_name(layout, hex.at);
    hex.tile = turn(hex.tile);
  }
  std::vector<HexSide> sides = map.sides();
  for (HexSide& side : sides) {
    side.a = place(side.a);
    side.edge = edge(side.edge);
  }
  return {layout, hexes, sides, {}};
}

void rename_hexes(Title& title, const Map& before, const std::function<Coordinate(Coordinate)>& place) {
  const auto rename = [&](Ref& hex) {
    if (const Hex* found = before.find(hex.value))
      hex.value = coordinate_name(title.map.layout(), place(found->at));
  };
  for (Company& company : title.companies.companies) {
    for (Station& home : company.homes) rename(home.hex);
    if (company.destination) rename(company.destination->hex);
  }
  for (Private& company : title.companies.privates)
    for (auto* list : {&company.blocks, &company.hexes})
      for (Ref& hex : *list) rename(hex);
}

class EachTitle : public testing::TestWithParam<std::string> {};

TEST_P(EachTitle, HasNoDifferencesFromItself) {
  const Title title = loaded(GetParam());
  EXPECT_THAT(lines(compare_titles(title, title)), IsEmpty());
}

TEST_P(EachTitle, IsRecognizedAfterAShift) {
  const Title a = loaded(GetParam());
  Title b = loaded(GetParam());
  const auto shift = [](Coordinate c) { return Coordinate{c.x + 3, c.y + 1}; };
  b.map = relaid(
      a.map, a.map.layout(), shift, [](const Tile& t) { return t; }, [](Edge e) { return e; });
  rename_hexes(b, a.map, shift);
  const Comparison comparison = compare_titles(a, b);
  ASSERT_EQ(comparison.differences.size(), 1U) << testing::PrintToString(lines(comparison));
  EXPECT_EQ(comparison.differences[0].kind, DifferenceKind("map-coordinates"));
  EXPECT_EQ(comparison.alignment.shared(), a.map.hexes().size());
  EXPECT_THAT(comparison.alignment.words(), HasSubstr("down"));
}

TEST_P(EachTitle, IsRecognizedWithExchangedAxes) {
  const Title a = loaded(GetParam());
  Title b = loaded(GetParam());
  const Layout layout = a.map.layout();
  const bool flat = layout.orientation == Orientation::Flat;
  const auto exchange = [](Coordinate c) { return Coordinate{c.y, c.x}; };
  // Edge 0 of a flat hex points down. After the exchange of the axes it points to the right, which is edge 4
  // of a pointy hex, and vice versa.
  const auto edge = [](Edge e) { return Edge(4 - e.index()); };
  b.map = relaid(
      a.map, {flat ? Orientation::Pointy : Orientation::Flat, !layout.letters_along_x}, exchange,
      [](const Tile& t) { return rotated(mirrored(t), Rotation(4)); }, edge);
  rename_hexes(b, a.map, exchange);
  const Comparison comparison = compare_titles(a, b);
  EXPECT_EQ(comparison.alignment.shared(), a.map.hexes().size());
  EXPECT_TRUE(comparison.alignment.position.mirror);
  ASSERT_EQ(comparison.differences.size(), 1U) << testing::PrintToString(lines(comparison));
  EXPECT_THAT(comparison.alignment.words(), HasSubstr("letters and numbers are exchanged"));
}

TEST_P(EachTitle, IsRecognizedAfterARotation) {
  const Title a = loaded(GetParam());
  Title b = loaded(GetParam());
  const bool flat = a.map.layout().orientation == Orientation::Flat;
  // Half a turn takes each edge to the opposite one.
  const auto turn = [](Coordinate c) { return Coordinate{40 - c.x, 60 - c.y}; };
  b.map = relaid(
      a.map, {flat ? Orientation::Flat : Orientation::Pointy, a.map.layout().letters_along_x}, turn,
      [](const Tile& t) { return rotated(t, Rotation(3)); }, [](Edge e) { return e.opposite(); });
  rename_hexes(b, a.map, turn);
  const Comparison comparison = compare_titles(a, b);
  ASSERT_EQ(comparison.differences.size(), 1U) << testing::PrintToString(lines(comparison));
  EXPECT_THAT(comparison.alignment.words(), HasSubstr("turned by 180 degrees"));
}

INSTANTIATE_TEST_SUITE_P(Shelf, EachTitle,
                         testing::Values("18scan", "18norway", "18sj", "1870", "18qq", "denmark1847"),
                         by_name);

TEST(CompareMaps, ReportsRotatedTrack) {
  const Title a = loaded("18scan");
  Title b = loaded("18scan");
  b.map = relaid(
      a.map, a.map.layout(), [](Coordinate c) { return c; },
      [](const Tile& t) { return rotated(t, Rotation(1)); }, [](Edge e) { return e; });
  const Comparison comparison = compare_titles(a, b);
  EXPECT_EQ(comparison.alignment.track.turn, 5);
  EXPECT_THAT(comparison.alignment.words(), HasSubstr("turned"));
}

TEST(CompareMaps, ReportsDifferentMapsOnce) {
  const Comparison comparison = compare_titles(loaded("18scan"), loaded("1870"));
  std::set<DifferenceKind> kinds;
  for (const Difference& difference : comparison.differences)
    if (difference.kind->subject == "map") EXPECT_TRUE(kinds.insert(difference.kind).second);
  EXPECT_THAT(kinds, ElementsAre(DifferenceKind("map-coordinates")));
}

TEST(CompareTiles, ComparesGeometryNotNumbers) {
  // Exchange 23 and 24, and rename 8 to Q8 with one copy less.
  EXPECT_THAT(changed([](Title& b) {
                for (ManifestEntry& entry : b.manifest) {
                  if (entry.id.value == "8") {
                    b.tiles["Q8"] = *find_tile(b, "8");
                    entry.id.value = "Q8";
                    entry.count = 3;
                  }
                }
                std::swap(b.tiles.at("23").tile, b.tiles.at("24").tile);
              }),
              UnorderedElementsAre("tile-number 8: 8 | Q8", "tile-count 8: 4 | 3", "tile-number 23: 23 | 24",
                                   "tile-number 24: 24 | 23"));
}

TEST(CompareTiles, IgnoresRotation) {
  EXPECT_THAT(changed([](Title& b) {
                b.tiles.at("8").tile = rotated(b.tiles.at("8").tile, Rotation(2));
                b.tiles.at("57").tile = rotated(b.tiles.at("57").tile, Rotation(1));
              }),
              IsEmpty());
}

TEST(CompareTiles, ReportsValuesSlotsAndLabels) {
  EXPECT_THAT(changed([](Title& b) {
                b.tiles.at("57").tile.stops[0].revenue.flat = 30;
                b.tiles.at("15").tile.labels = {"Y"};
              }),
              ElementsAre("tile-design 57: worth 20 | worth 30", "tile-design 15: label - | label Y"));
}

TEST(CompareTiles, ReportsTilesOfOneTitleOnly) {
  EXPECT_THAT(
      changed([](Title& b) { std::erase_if(b.manifest, [](const auto& e) { return e.id.value == "9"; }); }),
      ElementsAre("tile 9: 4 x yellow: track 0-3 | "));
}

Map with_hex(const Map& map, const std::string& id, const std::function<void(Hex&)>& change) {
  std::vector<Hex> hexes = map.hexes();
  for (Hex& hex : hexes)
    if (hex.id == id) change(hex);
  return {map.layout(), hexes, map.sides(), {}};
}

TEST(CompareMaps, ReportsEachPropertyOfAHex) {
  const auto with = [](const std::string& id, const std::function<void(Hex&)>& change) {
    return changed([&](Title& b) { b.map = with_hex(b.map, id, change); });
  };
  EXPECT_THAT(with("B2", [](Hex& hex) { hex.tile.colour = Colour::Yellow; }),
              ElementsAre("hex-colour B2: white | yellow"));
  EXPECT_THAT(with("C7", [](Hex& hex) { hex.tile = rotated(hex.tile, Rotation(1)); }),
              ElementsAre("hex-track C7: city on 3 | city on 4"));
  EXPECT_THAT(with("C7", [](Hex& hex) { hex.tile.stops[0].slots = 2; }),
              ElementsAre("hex-track C7: city on 3 | city of 2 on 3"));
  EXPECT_THAT(with("C7", [](Hex& hex) { hex.tile.stops[0].revenue.flat = 30; }),
              ElementsAre("hex-revenue C7: 20 | 30"));
  EXPECT_THAT(with("B2", [](Hex& hex) { hex.tile.labels = {"B"}; }), ElementsAre("hex-label B2: - | B"));
  EXPECT_THAT(with("C3", [](Hex& hex) { hex.tile.terrain[0].cost = 60; }),
              ElementsAre("hex-terrain C3: 40 mountain | 60 mountain"));
  EXPECT_THAT(with("B2", [](Hex& hex) { hex.name = "Alton"; }), ElementsAre("hex-name B2: Aston | Alton"));
}

TEST(CompareMaps, TreatsRevenueByPhaseAndByColourAlike) {
  EXPECT_THAT(changed([](Title& b) {
                b.map = with_hex(b.map, "A3", [](Hex& hex) {
                  hex.tile.stops[0].revenue.steps = {{"2", 20}, {"3", 30}};  // green comes with phase 3
                });
              }),
              IsEmpty());
}

TEST(CompareMaps, TreatsABorderOfEitherHexAlike) {
  EXPECT_THAT(changed([](Title& b) {
                std::vector<Hex> hexes = b.map.hexes();
                for (Hex& hex : hexes)
                  if (hex.id == "C3") hex.tile.borders.push_back({Edge(3), BorderKind::Impassable, {}, ""});
                b.map = Map(b.map.layout(), hexes, {}, {});
              }),
              IsEmpty());
  EXPECT_THAT(changed([](Title& b) { b.map = Map(b.map.layout(), b.map.hexes(), {}, {}); }),
              ElementsAre("hex-border C1: impassable | -"));
}

TEST(CompareMarkets, ReportsCellsZonesAndPar) {
  EXPECT_THAT(changed([](Title& b) { b.market.rows[1][3]->price = 82; }),
              ElementsAre("market-price row 2 column 4: 80 | 82"));
  EXPECT_THAT(changed([](Title& b) {
                b.market.zones[0].letter = "q";  // a zone's letter is only a name
                for (auto& row : b.market.rows)
                  for (auto& cell : row)
                    if (cell && cell->zones == "p") cell->zones = "q";
              }),
              IsEmpty());
  EXPECT_THAT(changed([](Title& b) {
                b.market.rows[2][2]->zones = "";
                b.market.par = {{70, {}}, {80, {}}};
              }),
              ElementsAre("market-par market: 60, 70, 80 | 70, 80"));
  EXPECT_THAT(changed([](Title& b) {
                for (auto& row : b.market.rows)
                  row.insert(row.begin(), std::nullopt);  // add a column before them
              }),
              IsEmpty());
}

TEST(CompareRosters, ReportsTrainsAndPhases) {
  EXPECT_THAT(
      changed([](Title& b) {
        b.roster.trains[0].price.value = 100;
        b.roster.trains[1].count->value = 4;
        b.roster.trains[1].rusts_on = {{"4", {}}};
        b.roster.trains[2].reach.stops = 5;
        b.roster.phases[2].limits.at("major").value = 2;
        b.roster.phases[2].tiles.push_back({Colour::Brown, {}});
        b.roster.phases[1].operating_rounds->value = 1;
      }),
      ElementsAre("phase-tiles 4: yellow, green | yellow, green, brown", "phase-limit 4: major 3 | major 2",
                  "phase-rounds 3: 2 | 1", "train-price 2: 80 | 100", "train-count 3: 3 | 4",
                  "train-reach 4: 4 stops | 5 stops", "train-rust 3: permanent | rusts on 4"));
}

TEST(CompareRosters, MatchesPhasesByTrainAndTrainsByAbility) {
  EXPECT_THAT(changed([](Title& b) {
                b.roster.phases[1].name.value = "II";
                b.roster.trains[2].name.value = "D";
                b.roster.phases[2].name.value = "III";
                b.roster.phases[2].on = {{"D", {}}};
                b.roster.trains[0].rusts_on = {{"III", {}}};
              }),
              IsEmpty());
}

TEST(CompareCompanies, ReportsTokensSharesHomesAndPrivates) {
  EXPECT_THAT(changed([](Title& b) {
                Company& northern = b.companies.companies[0];
                northern.id.value = "NoR";
                northern.tokens.push_back({100, {}});
                northern.homes[0].hex.value = "C5";
                northern.certificates[1].count.value = 7;
                b.companies.companies[1].float_percent->value = 50;
                b.companies.privates[0].revenue.value = 10;
                b.companies.privates[0].blocks.clear();
              }),
              ElementsAre("company-home NR: B2 | C5", "company-tokens NR: 0, 40 | 0, 40, 100",
                          "company-shares NR: 20 (president), 8 x 10 | 20 (president), 7 x 10",
                          "company-float SR: 60% | 50%", "private-revenue Quarry: 5 | 10",
                          "private-grant Quarry: blocks C3 | -"));
}

TEST(CompareGames, ReportsMoneyAndLimits) {
  EXPECT_THAT(changed([](Title& b) {
                b.players[0].cash->value = 400;
                b.players[1].certificates->value = 7;
                b.players.push_back({4, Placed<int>{250, {}}, std::nullopt, {}});
                b.bank.reset();
              }),
              ElementsAre("players 4:  | may play, cash 250", "cash 2: 450 | 400",
                          "certificate-limit 3: 6 | 7", "bank bank: 4000 | unlimited"));
}

TEST(CompareMaps, ReportsABorderThatOneHexLacks) {
  const auto with = [](bool both) {
    Title title = sound();
    std::vector<Hex> hexes = title.map.hexes();
    for (Hex& hex : hexes) {
      if (hex.id == "C3") hex.tile.borders.push_back({Edge(3), BorderKind::Impassable, {}, ""});
      if (hex.id == "C1" && both) hex.tile.borders.push_back({Edge(0), BorderKind::Impassable, {}, ""});
    }
    title.map = Map(title.map.layout(), hexes, {}, {});
    return title;
  };
  EXPECT_THAT(lines(compare_titles(with(false), with(true))),
              ElementsAre("hex-border C1: impassable from one hex only | impassable"));
  EXPECT_THAT(lines(compare_titles(with(false), with(false))), IsEmpty());
}

// The comparison reports a difference in every datum that the importer of facts reads.
struct Datum {
  const char* datum;
  const char* kind;  // the kind of difference that reports it
  void (*change)(Title&);

  std::string name() const { return datum; }
  friend void PrintTo(const Datum& one, std::ostream* out) { *out << one.datum; }
};

// Returns the smallest valid title, extended by one datum of each kind.
Title rich() {
  Title title = sound();
  title.map = with_hex(title.map, "A3", [](Hex& hex) {
    hex.tile.stops[0].revenue.steps.push_back({"diesel", 80});
    hex.tile.stops[0].groups = {"West"};
  });
  title.map = with_hex(title.map, "D4", [](Hex& hex) { hex.tile.future_label = FutureLabel{"D", "green"}; });
  Roster& roster = title.roster;
  roster.phases[1].limits["minor"] = {2, {}};
  roster.phases[2].limits["minor"] = {1, {}};
  roster.trains[2].available_on = {{"3", {}}};
  roster.trains[2].discount = {{"2", 40}};
  roster.trains[2].variants.push_back(roster.trains[1]);
  roster.trains[2].variants[0].name.value = "2+2";
  title.companies.companies[0].destination = Station{{"D4", {}}, {}};
  title.companies.privates[0].tiles = {{"8", {}}};
  return title;
}

Hex& hex_in(std::vector<Hex>& hexes, const std::string& id) {
  return *std::ranges::find(hexes, id, &Hex::id);
}

template <class Change>
void in_hex(Title& title, const char* id, const Change& change) {
  std::vector<Hex> hexes = title.map.hexes();
  change(hex_in(hexes, id));
  title.map = Map(title.map.layout(), hexes, title.map.sides(), {});
}

const std::vector<Datum> data{
    {"step of a stop", "hex-revenue",
     [](Title& t) { in_hex(t, "A3", [](Hex& h) { h.tile.stops[0].revenue.steps[2].value = 90; }); }},
    {"group of a stop", "hex-group",
     [](Title& t) { in_hex(t, "A3", [](Hex& h) { h.tile.stops[0].groups = {"East"}; }); }},
    {"cost of a stop to a train", "hex-group",
     [](Title& t) { in_hex(t, "A3", [](Hex& h) { h.tile.stops[0].visit_cost = 0; }); }},
    {"label to come", "hex-label",
     [](Title& t) { in_hex(t, "D4", [](Hex& h) { h.tile.future_label->colour = "brown"; }); }},
    {"kind of terrain", "hex-terrain",
     [](Title& t) { in_hex(t, "C3", [](Hex& h) { h.tile.terrain[0].kinds = {"water"}; }); }},
    {"gauge of a hex", "hex-track",
     [](Title& t) { in_hex(t, "C7", [](Hex& h) { h.tile.paths[0].track = Track::Narrow; }); }},
    {"terminal", "hex-track",
     [](Title& t) { in_hex(t, "C7", [](Hex& h) { h.tile.paths[0].terminal = 1; }); }},
    {"cost of a hexside", "hex-border",
     [](Title& t) {
       t.map = Map(t.map.layout(), t.map.hexes(),
                   {{t.map.sides()[0].a, t.map.sides()[0].edge, BorderKind::Water, 40, "", {}}}, {});
     }},
    {"cost on a tile", "tile-design",
     [](Title& t) {
       t.tiles.at("57").tile.terrain.push_back({40, {"water"}, {}, 0, false});
     }},
    {"group on a tile", "tile-design", [](Title& t) { t.tiles.at("57").tile.stops[0].groups = {"London"}; }},
    {"copies of a tile", "tile-count", [](Title& t) { t.manifest[0].count = 3; }},
    {"limit of minors", "phase-limit", [](Title& t) { t.roster.phases[2].limits.erase("minor"); }},
    {"trigger of a phase", "phase-trigger",
     [](Title& t) {
       t.roster.phases[2].on = {{"2", {}}};
     }},
    {"sale of a train", "train-available", [](Title& t) { t.roster.trains[2].available_on.clear(); }},
    {"rust of a train", "train-rust", [](Title& t) { t.roster.trains[0].rusts_on.clear(); }},
    {"last run of a train", "train-rust",
     [](Title& t) {
       t.roster.trains[0].obsolete_on = {{"3", {}}};
     }},
    {"track of a train", "train-track", [](Title& t) { t.roster.trains[0].tracks = {Track::Narrow}; }},
    {"discount", "train-discount", [](Title& t) { t.roster.trains[2].discount.at("2") = 50; }},
    {"price of the other side", "train-price",
     [](Title& t) { t.roster.trains[2].variants[0].price.value = 190; }},
    {"kind of a company", "company-kind", [](Title& t) { t.companies.companies[1].kind = "minor"; }},
    {"destination", "company-destination",
     [](Title& t) { t.companies.companies[0].destination->hex.value = "C7"; }},
    {"float", "company-float", [](Title& t) { t.companies.companies[0].float_percent->value = 50; }},
    {"name of a private", "private-name", [](Title& t) { t.companies.privates[0].name = "Slate Quarry"; }},
    {"hexes of a private", "private-power",
     [](Title& t) {
       t.companies.privates[0].hexes = {{"B4", {}}};
     }},
    {"tiles of a private", "private-power",
     [](Title& t) {
       t.companies.privates[0].tiles = {{"9", {}}};
     }},
    {"capitalization", "capitalization", [](Title& t) { t.capitalization = "incremental"; }},
    {"zone of a cell", "market-par",
     [](Title& t) {
       t.market.rows[0][2]->zones = "";
       t.market.par.clear();
     }},
};

class EachDatum : public testing::TestWithParam<Datum> {};

TEST_P(EachDatum, IsReportedIfItDiffers) {
  Title other = rich();
  GetParam().change(other);
  const Comparison comparison = compare_titles(rich(), other);
  EXPECT_THAT(
      comparison.differences,
      Contains(testing::Field(
          &Difference::kind,
          testing::ResultOf([](DifferenceKind kind) { return std::string(kind->name); }, GetParam().kind))))
      << testing::PrintToString(lines(comparison));
  EXPECT_LE(comparison.differences.size(), 2U) << testing::PrintToString(lines(comparison));
}

TEST(CompareAll, ARichTitleHasNoDifferencesFromItself) {
  EXPECT_THAT(lines(compare_titles(rich(), rich())), IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Facts, EachDatum, testing::ValuesIn(data), by_name);

TEST(Compare, EveryDifferencePointsIntoTheTitle) {
  const Comparison comparison = compare_titles(loaded("18scan"), loaded("18sj"));
  EXPECT_GT(comparison.differences.size(), 100U);
  for (const Difference& difference : comparison.differences) {
    EXPECT_NE(difference.place.file, 0U) << difference.label;
    EXPECT_FALSE(difference.object.empty());
    EXPECT_NE(difference.a, difference.b);
  }
}

TEST(DiffCommand, ExitCodeDependsOnTheFindings) {
  EXPECT_EQ(ran({"diff", "18scan", "18scan"}).code, 0);
  const Ran differing = ran({"diff", "18qq", "1870"});
  EXPECT_EQ(differing.code, 1);
  EXPECT_THAT(differing.out, HasSubstr("A  18qq\nB  1870\n"));
  const Ran missing = ran({"diff", "18scan", "18scam"});
  EXPECT_EQ(missing.code, 2);
  EXPECT_TRUE(missing.out.empty());
  EXPECT_THAT(missing.err, HasSubstr("18scam"));
  const Ran no_facts = ran({"diff", "18scan", source_folder() + "/CMakePresets.json"});
  EXPECT_EQ(no_facts.code, 2);
  EXPECT_THAT(no_facts.err, HasSubstr("CMakePresets.json"));
}

TEST(DiffCommand, DoesNotCallPartsEqualThatItCannotRead) {
  const Scratch scratch;
  std::filesystem::copy(source_folder() + "/templates/starter", scratch.path("mine"),
                        std::filesystem::copy_options::recursive);
  scratch.write("mine/opening.json", R"({"players":["A","B"],"actions":[{"type":"bid","price":1e400}]})");
  EXPECT_EQ(ran({"diff", scratch.path("mine"), scratch.path("mine")}).code, 2);
}

TEST(DiffCommand, WritesJson) {
  const Ran told = ran({"diff", "18qq", "1870", "--format", "json"});
  const auto json = nlohmann::json::parse(told.out);
  EXPECT_EQ(json.at("a"), "18qq");
  EXPECT_EQ(json.at("map").at("comparable"), false);
  ASSERT_FALSE(json.at("differences").empty());
  for (const auto& difference : json.at("differences")) {
    EXPECT_TRUE(difference.at("a").at("line").is_number());
    EXPECT_NE(difference.at("a").at("says"), difference.at("b").at("says"));
  }
}

std::string reference_titles() {
  const char* said = std::getenv("TRACKWRIGHT_REFERENCE");
  const std::filesystem::path folder =
      said != nullptr ? std::filesystem::path(said)
                      : std::filesystem::path(source_folder()).parent_path() / "shared/reference";
  return (folder / "titles").string();
}

// The differences that were found by hand when the title was written (docs/titles/18scan.md).
TEST(DiffCommand, FindsTheKnownDifferences) {
  const std::string facts = reference_titles() + "/18Scan.json";
  if (!std::filesystem::exists(facts)) GTEST_SKIP() << "no reference facts on this machine";
  const DiskReader disk;
  const Loaded other = load_second_source(disk, source_installation(), facts);
  ASSERT_TRUE(other.title);
  const auto told = lines(compare_titles(loaded("18scan"), *other.title));
  for (const char* line :
       {"tile-count 582: 2 | 1", "tile-count 147: 4 | 3", "tile-count 546: 4 | 3", "train-count 4D: 6 | 2",
        "company-tokens SJ: 0, 40, 100, 100, 100, 100 | 0, 100, 100, 100, 100, 100",
        "hex-name H13: Tallinn | Tallin", "company-name VR: Valtionrautatiet | Valtionraurariet"})
    EXPECT_THAT(told, Contains(std::string(line)));
  EXPECT_LT(told.size(), 50U);
}

}  // namespace
}  // namespace trackwright
