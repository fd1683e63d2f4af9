#include "render/words/run_texts.h"
#include "render/words/track_texts.h"

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

TEST(RunTexts, OfATitleWithoutRulesOfItsOwnAreNone) {
  EXPECT_THAT(running_texts({}), IsEmpty());
  EXPECT_THAT(track_texts({}), IsEmpty());
}

TEST(RunTexts, TellOfPlacesOfOneRightTogether) {
  Title title;
  title.runs.rights = {{.hex = ref("A4"), .station = true}, {.hex = ref("F1"), .station = true}};
  EXPECT_THAT(texts(running_texts(title)),
              ElementsAre("Only companies with a station there run to A4 and F1, or through."));
}

TEST(RunTexts, NameATokenThatGivesTheRightOnce) {
  Title title;
  title.companies.bonus_tokens.push_back({.id = "ore", .name = "Oreburg"});
  title.companies.bonus_tokens.push_back({.id = "mining", .name = "Oreburg"});
  title.runs.rights = {{.hex = ref("A11"), .holder = "ore"}, {.hex = ref("A11"), .holder = "mining"}};
  EXPECT_THAT(texts(running_texts(title)),
              ElementsAre("Only companies with the token Oreburg run to A11, or through."));
}

TEST(RunTexts, SayForWhichCardsATokenIsAStation) {
  Title title;
  title.runs.stand_ins = {{.hex = ref("D15"), .city = ref("E18"), .stack = "ship"},
                          {.hex = ref("A2"), .city = ref("A2")}};
  EXPECT_THAT(
      texts(running_texts(title)),
      ElementsAre(
          "A company's destination marker in A2 is a station there.",
          "For runs of ships a company's token serves as a station in the city joined to it, even if that is "
          "full: in D15 for E18."));
}

TEST(RunTexts, TellOfStopsThatCostNothingAndOfStationsForRunsAlone) {
  Title title;
  title.companies.privates.push_back({.id = ref("Farmers"), .name = "Farmers Union"});
  title.companies.bonus_tokens.push_back({.id = "terminal", .name = "Terminal"});
  title.runs.free_stops = FreeStops{{StopKind::Town}, "Farmers", {}};
  title.runs.stations = {ref("terminal")};
  title.runs.counted = {ref("A11")};
  EXPECT_THAT(
      texts(running_texts(title)),
      ElementsAre("A run through A11 counts it, and needs a stop of its train for it.",
                  "All towns on runs of the company that owns Farmers Union count, and take no stop of "
                  "its trains; A11 takes one, as it does of all companies.",
                  "The token Terminal is a station for runs in the city where it lies, also in a full "
                  "one; no lay begins there."));
}

TEST(RunTexts, SayThatADestinationIsDoubledAtTheEndsOfRuns) {
  Title title;
  title.runs.bonuses.push_back({.name = "Destination", .at_end = true, .token = "destination", .factor = 2});
  EXPECT_THAT(texts(running_texts(title)),
              ElementsAre("A run that begins or ends at the company's destination marker counts the place "
                          "twice; a run through it counts it once."));
}

TEST(RunTexts, SayWhereATileHasAsManyExitsAsAnyOther) {
  Title title;
  title.upgrades.most_exits = {MostExits::Cities, MostExits::Track};
  EXPECT_THAT(
      texts(track_texts(title)),
      ElementsAre("In cities and on plain track no tile is laid that has fewer exits than another one "
                  "that fits and is left."));
  title.upgrades.most_exits = {MostExits::UnlabelledCities};
  EXPECT_THAT(texts(track_texts(title)),
              ElementsAre("In cities without a letter no tile is laid that has fewer exits than another one "
                          "that fits and is left."));
}

TEST(RunTexts, TellWhatTheRulesPutDownAtOneTimeTogether) {
  Title title;
  UpgradeLine first{.from = {ref("D1")}, .to = {ref("D1W")}, .phase = "4", .swap = true};
  UpgradeLine second{.from = {ref("D2")}, .to = {ref("D2W")}, .phase = "4", .swap = true};
  title.upgrades.also = {first, second, {.from = {ref("14")}, .to = {ref("63")}}};
  EXPECT_THAT(texts(track_texts(title)),
              ElementsAre("When phase 4 begins tiles on the map are exchanged, which is no company's lay: "
                          "D1W in place of D1, D2W in place of D2."));
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

TEST(RunTexts, SayNothingOfRunsThroughWhereAllTrackEnds) {
  Title title;
  title.map = {
      {Orientation::Pointy, false}, {named_hex("A4", "Kiel", 1), named_hex("F1", "Oreburg", 0)}, {}, {}};
  title.runs.rights = {{.hex = ref("A4"), .station = true}, {.hex = ref("F1"), .station = true}};
  EXPECT_THAT(texts(running_texts(title)),
              ElementsAre("Only companies with a station there run to Kiel A4.",
                          "Only companies with a station there run to Oreburg F1, or through."));
}

TEST(RunTexts, AnExchangedTileIsCalledByItsNumberEvenWhereAHexHasIt) {
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
  EXPECT_THAT(texts(track_texts(title)),
              ElementsAre("When the first 4*-train is bought tiles on the map are exchanged, which is no "
                          "company's lay: D2W in place of D2, L1 in place of Oreburg F1."));
}

TEST(RunTexts, SayWhatACrossingNeedsAndWhichTrainMakesNone) {
  Title title;
  title.runs.passage = RunPassage{"Ferry", {{ref("E11"), ref("F12")}, {ref("E15")}}, "ferry", {ref("2")}, {}};
  EXPECT_THAT(
      texts(running_texts(title)),
      ElementsAre("Ferry: a run makes each of these crossings only with a ferry of its company, which "
                  "serves no other crossing in that round and is kept: E11 with F12; E15. A 2-train "
                  "makes no crossing."));
}

TEST(RunTexts, SayWhatEveryUpgradeKeepsAndWhereNothingIsLaid) {
  Title title;
  title.map = {{Orientation::Pointy, false}, {named_hex("A2", "", 0), named_hex("B3", "", 0)}, {}, {}};
  title.upgrades.rule_said = true;
  EXPECT_THAT(texts(track_texts(title)),
              ElementsAre("An upgrade is a tile of the next colour and keeps all track that lies there."));
  Hex sea = named_hex("C4", "", 0);
  sea.tile.colour = Colour::Blue;
  Hex labelled = named_hex("B5", "", 0);
  labelled.tile.labels = {"K"};
  title.map = {{Orientation::Pointy, false}, {sea, labelled}, {}, {}};
  EXPECT_THAT(
      texts(track_texts(title)),
      ElementsAre("An upgrade is a tile of the next colour and keeps all track that lies there. No tile "
                  "is laid in a hex that is printed blue. A hex with a letter takes only tiles with "
                  "that letter."));
}

// "Keeps all track, but for tile 403" was read as that 403 is none of the next colour, too.
TEST(RunTexts, SayWhatATileThatMayBeTurnedAnyWayMayDo) {
  Title title;
  title.map = {{Orientation::Pointy, false}, {named_hex("A2", "", 0)}, {}, {}};
  title.upgrades.rule_said = true;
  title.upgrades.any_rotation = {ref("403")};
  EXPECT_THAT(
      texts(track_texts(title)),
      ElementsAre("An upgrade is a tile of the next colour and keeps all track that lies there. Tile 403 "
                  "may be laid in any orientation, whatever track lay there."));
  TileDefinition first;
  first.tile.colour = Colour::Yellow;
  title.tiles.emplace("403", first);
  EXPECT_THAT(texts(track_texts(title)), ElementsAre(testing::EndsWith("laid in any orientation.")));
}

// Denmark 1847: tile D2 is exchanged, and so hex D2 was taken for one in which tiles are laid.
TEST(RunTexts, AHexIsNotTakenForTheTileOfItsName) {
  Title title;
  Hex gray = named_hex("D2", "Skagen", 0);
  gray.tile.colour = Colour::Gray;
  title.map = {{Orientation::Pointy, false}, {gray}, {}, {}};
  title.upgrades.rule_said = true;
  title.upgrades.also = {{.from = {ref("D2")}, .to = {ref("D2W")}}};
  EXPECT_THAT(texts(track_texts(title)),
              ElementsAre("An upgrade is a tile of the next colour and keeps all track that lies there."));
  title.tiles.emplace("D2", TileDefinition{});
  EXPECT_THAT(texts(track_texts(title)),
              ElementsAre("An upgrade is a tile of the next colour and keeps all track that lies there. No "
                          "tile is laid in a hex that is printed gray."));
}

// The kits of 1870 and 18??? told no general rule of runs.
TEST(RunTexts, SayWhatEveryRunIs) {
  Title title;
  Hex city = named_hex("A2", "", 0);
  city.tile.stops.push_back({StopKind::City});
  title.map = {{Orientation::Pointy, false}, {city}, {}, {}};
  title.roster.trains.emplace_back();
  title.rules.operating.turn.kinds.push_back({{"all", {}}, {}});
  EXPECT_THAT(
      texts(running_texts(title)),
      ElementsAre("A run comes to at least two places (cities), no more than its train reaches; in one lies "
                  "a station of the company.",
                  "No run comes to a place twice, or uses track twice or that of another run of its "
                  "company.",
                  "A run may end in a city full of other companies' stations, not pass it."));
  Hex beyond = named_hex("A4", "", 0);
  beyond.tile.stops.push_back({StopKind::OffBoard});
  title.map = {{Orientation::Pointy, false}, {city, beyond}, {}, {}};
  title.roster.trains.front().reach.local = true;
  title.runs.sharing = TrackSharing::Always;
  EXPECT_THAT(
      texts(running_texts(title)),
      testing::IsSupersetOf(
          {"A run comes to at least two places (cities and off-board areas; one is enough for a train that "
           "may stay there), no more than its train reaches; in one lies a station of the company.",
           "No run comes to a place twice, or uses track twice.",
           "A run may end in a city full of other companies' stations, not pass it; at an off-board area "
           "it ends."}));
}

TEST(RunTexts, TellWhatATileHasToGive) {
  Title title;
  title.upgrades.track = TrackRule::SemiRestrictive;
  EXPECT_THAT(
      texts(track_texts(title)),
      ElementsAre("A tile adds track that the company reaches, or changes the value of a city that it "
                  "reaches."));
  title.upgrades.track = TrackRule::Restrictive;
  EXPECT_THAT(texts(track_texts(title)), ElementsAre("A tile adds track that the company reaches."));
}

}  // namespace
}  // namespace trackwright
