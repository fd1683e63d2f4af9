#include "render/words/run_texts.h"
#include "render/words/track_texts.h"
#include "tests/golden_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::vector<std::string> texts(const std::vector<DataSentence>& told) {
  std::vector<std::string> found;
  for (const DataSentence& one : told) found.push_back(one.text);
  return found;
}

Ref ref(const char* name) {
  return {name, {}};
}

TEST(RunTexts, AreEmptyForATitleWithoutRules) {
  EXPECT_THAT(running_texts({}), IsEmpty());
  EXPECT_THAT(track_texts({}), IsEmpty());
}

TEST(RunTexts, JoinPlacesWithTheSameRight) {
  Title title;
  title.runs.rights = {{.hex = ref("A4"), .station = true}, {.hex = ref("F1"), .station = true}};
  EXPECT_TRUE(matches_text(texts(running_texts(title))));
}

TEST(RunTexts, NameATokenThatGivesTheRightOnce) {
  Title title;
  title.companies.bonus_tokens.push_back({.id = "ore", .name = "Oreburg"});
  title.companies.bonus_tokens.push_back({.id = "mining", .name = "Oreburg"});
  title.runs.rights = {{.hex = ref("A11"), .holder = "ore"}, {.hex = ref("A11"), .holder = "mining"}};
  EXPECT_TRUE(matches_text(texts(running_texts(title))));
}

TEST(RunTexts, NameTheCardsForWhichATokenIsAStation) {
  Title title;
  title.runs.stand_ins = {{.hex = ref("D15"), .city = ref("E18"), .stack = "ship"},
                          {.hex = ref("A2"), .city = ref("A2")}};
  EXPECT_TRUE(matches_text(texts(running_texts(title))));
}

TEST(RunTexts, NameFreeStopsAndStationsForRuns) {
  Title title;
  title.companies.privates.push_back({.id = ref("Farmers"), .name = "Farmers Union"});
  title.companies.bonus_tokens.push_back({.id = "terminal", .name = "Terminal"});
  title.runs.free_stops = FreeStops{{StopKind::Town}, "Farmers", {}};
  title.runs.stations = {ref("terminal")};
  title.runs.counted = {ref("A11")};
  EXPECT_TRUE(matches_text(texts(running_texts(title))));
}

TEST(RunTexts, StateThatADestinationDoublesAtTheEndsOfRuns) {
  Title title;
  title.runs.bonuses.push_back({.name = "Destination", .at_end = true, .token = "destination", .factor = 2});
  EXPECT_TRUE(matches_text(texts(running_texts(title))));
}

TEST(RunTexts, StateWhereATileMustHaveMostExits) {
  Title title;
  title.upgrades.most_exits = {MostExits::Cities, MostExits::Track};
  EXPECT_TRUE(matches_text(texts(track_texts(title))));
  title.upgrades.most_exits = {MostExits::UnlabelledCities};
  EXPECT_TRUE(matches_text(texts(track_texts(title))));
}

TEST(RunTexts, JoinTilesThatTheRulesPlaceAtTheSameTime) {
  Title title;
  UpgradeLine first{.from = {ref("D1")}, .to = {ref("D1W")}, .phase = "4", .swap = true};
  UpgradeLine second{.from = {ref("D2")}, .to = {ref("D2W")}, .phase = "4", .swap = true};
  title.upgrades.also = {first, second, {.from = {ref("14")}, .to = {ref("63")}}};
  EXPECT_TRUE(matches_text(texts(track_texts(title))));
}

Hex named_hex(const char* id, const char* name, std::uint8_t terminal) {
  Hex hex;
  hex.id = id;
  hex.name = name;
  hex.at = *parse_coordinate({Orientation::Pointy, false}, id);
  Path path{{End::Kind::Edge, 1}, {End::Kind::Stop, 0}, {}, {}, 0, Track::Broad, false, {}};
  path.terminal = terminal;
  hex.tile.paths = {path};
  return hex;
}

TEST(RunTexts, OmitRunsThroughPlacesWhereAllTrackEnds) {
  Title title;
  title.map = {
      {Orientation::Pointy, false}, {named_hex("A4", "Kiel", 1), named_hex("F1", "Oreburg", 0)}, {}, {}};
  title.runs.rights = {{.hex = ref("A4"), .station = true}, {.hex = ref("F1"), .station = true}};
  EXPECT_TRUE(matches_text(texts(running_texts(title))));
}

TEST(RunTexts, NameAnExchangedTileByItsNumberEvenIfAHexHasThatName) {
  Title title;
  title.map = {
      {Orientation::Pointy, false}, {named_hex("D2", "Skagen", 0), named_hex("F1", "Oreburg", 0)}, {}, {}};
  title.tiles.emplace("D2", TileDefinition{});
  Train train;
  train.name = ref("4*");
  train.events = {{"war", "War breaks out", {}}};
  title.roster.trains = {train};
  title.upgrades.also = {
      {.from = {ref("D2")}, .to = {ref("D2W")}, .phase = "4", .after = "war", .swap = true},
      {.from = {ref("F1")}, .to = {ref("L1")}, .phase = "4", .after = "war", .swap = true}};
  EXPECT_TRUE(matches_text(texts(track_texts(title))));
}

TEST(RunTexts, StateTheNeedsOfACrossingAndExcludedTrains) {
  Title title;
  title.runs.passage = RunPassage{"Ferry", {{ref("E11"), ref("F12")}, {ref("E15")}}, "ferry", {ref("2")}, {}};
  EXPECT_TRUE(matches_text(texts(running_texts(title))));
}

TEST(RunTexts, StateTheRuleForUpgradesAndHexesWithoutTiles) {
  Title title;
  title.map = {{Orientation::Pointy, false}, {named_hex("A2", "", 0), named_hex("B3", "", 0)}, {}, {}};
  title.upgrades.rule_said = true;
  EXPECT_TRUE(matches_text(texts(track_texts(title))));
  Hex sea = named_hex("C4", "", 0);
  sea.tile.colour = Colour::Blue;
  Hex labelled = named_hex("B5", "", 0);
  labelled.tile.labels = {"K"};
  title.map = {{Orientation::Pointy, false}, {sea, labelled}, {}, {}};
  EXPECT_TRUE(matches_text(texts(track_texts(title))));
}

// "Keeps all track, but for tile 403" would mean that 403 need not have the next colour either.
TEST(RunTexts, StateTheExceptionForTilesInAnyRotation) {
  Title title;
  title.map = {{Orientation::Pointy, false}, {named_hex("A2", "", 0)}, {}, {}};
  title.upgrades.rule_said = true;
  title.upgrades.any_rotation = {ref("403")};
  EXPECT_TRUE(matches_text(texts(track_texts(title))));
  TileDefinition first;
  first.tile.colour = Colour::Yellow;
  title.tiles.emplace("403", first);
  EXPECT_THAT(texts(track_texts(title)), ElementsAre(testing::EndsWith("laid in any orientation.")));
}

// Denmark 1847 exchanges tile D2, which must not be taken for hex D2.
TEST(RunTexts, DistinguishAHexFromTheTileOfTheSameName) {
  Title title;
  Hex gray = named_hex("D2", "Skagen", 0);
  gray.tile.colour = Colour::Gray;
  title.map = {{Orientation::Pointy, false}, {gray}, {}, {}};
  title.upgrades.rule_said = true;
  title.upgrades.also = {{.from = {ref("D2")}, .to = {ref("D2W")}}};
  EXPECT_TRUE(matches_text(texts(track_texts(title))));
  title.tiles.emplace("D2", TileDefinition{});
  EXPECT_TRUE(matches_text(texts(track_texts(title))));
}

// A kit must also state the general rules of runs, as for 1870 and 18???.
TEST(RunTexts, StateTheGeneralRulesOfRuns) {
  Title title;
  Hex city = named_hex("A2", "", 0);
  city.tile.stops.push_back({StopKind::City});
  title.map = {{Orientation::Pointy, false}, {city}, {}, {}};
  title.roster.trains.emplace_back();
  title.rules.operating.turn.kinds.push_back({{"all", {}}, {}});
  EXPECT_TRUE(matches_text(texts(running_texts(title))));
  Hex beyond = named_hex("A4", "", 0);
  beyond.tile.stops.push_back({StopKind::OffBoard});
  title.map = {{Orientation::Pointy, false}, {city, beyond}, {}, {}};
  title.roster.trains.front().reach.local = true;
  title.runs.sharing = TrackSharing::Always;
  EXPECT_TRUE(matches_text(texts(running_texts(title))));
}

TEST(RunTexts, StateTheTrackThatATileMustAdd) {
  Title title;
  title.upgrades.track = TrackRule::SemiRestrictive;
  EXPECT_TRUE(matches_text(texts(track_texts(title))));
  title.upgrades.track = TrackRule::Restrictive;
  EXPECT_TRUE(matches_text(texts(track_texts(title))));
}

}  // namespace
}  // namespace trackwright
