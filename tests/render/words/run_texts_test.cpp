#include "render/words/run_texts.h"

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
              ElementsAre("Only companies with a station there run to A4 and F1 or through."));
}

TEST(RunTexts, NameATokenThatGivesTheRightOnce) {
  Title title;
  title.companies.bonus_tokens.push_back({.id = "ore", .name = "Oreburg"});
  title.companies.bonus_tokens.push_back({.id = "mining", .name = "Oreburg"});
  title.runs.rights = {{.hex = ref("A11"), .holder = "ore"}, {.hex = ref("A11"), .holder = "mining"}};
  EXPECT_THAT(texts(running_texts(title)),
              ElementsAre("Only companies with the token Oreburg run to A11 or through."));
}

TEST(RunTexts, SayForWhichCardsATokenIsAStation) {
  Title title;
  title.runs.stand_ins = {{.hex = ref("D15"), .city = ref("E18"), .stack = "ship"},
                          {.hex = ref("A2"), .city = ref("A2")}};
  EXPECT_THAT(
      texts(running_texts(title)),
      ElementsAre(
          "A company's token in A2 is a station there.",
          "For runs of ships a company's token serves as a station in the city beside it: in D15 for E18."));
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
                  "The towns on runs of the company that owns Farmers Union count and take no stop of "
                  "its trains; A11 as for all others.",
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

TEST(RunTexts, TellWhatTheRulesPutDownAtOneTimeTogether) {
  Title title;
  UpgradeLine first{.from = {ref("D1")}, .to = {ref("D1W")}, .phase = "4", .swap = true};
  UpgradeLine second{.from = {ref("D2")}, .to = {ref("D2W")}, .phase = "4", .swap = true};
  title.upgrades.also = {first, second, {.from = {ref("14")}, .to = {ref("63")}}};
  EXPECT_THAT(texts(track_texts(title)),
              ElementsAre("The rules, no company, put these tiles down in phase 4: D1W in place of "
                          "D1, D2W in place of D2."));
}

TEST(RunTexts, TellWhatATileHasToGive) {
  Title title;
  title.upgrades.track = TrackRule::Restrictive;
  EXPECT_THAT(texts(track_texts(title)), ElementsAre("A tile adds track that the company reaches."));
}

}  // namespace
}  // namespace trackwright
