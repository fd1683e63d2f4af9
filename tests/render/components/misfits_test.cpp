#include "render/components/misfits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "designer/format/press/theme_file.h"
#include "render/components/charts/phase_chart.h"
#include "render/drawing/text.h"
#include "tests/golden_text.h"
#include "tests/render/made_by.h"
#include "tests/render/sample_title.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

constexpr Place said_by_train{1, 100, 1};
constexpr Place said_by_phase{1, 200, 1};
constexpr Place said_by_company{1, 300, 1};

// A word that is wider than any column.
const std::string wide_word = "Eisenbahngesellschaftsverwaltungsdampfschifffahrtsordnungszeitalter";

// A title in which a train, a phase and a company are all called 4.
Title all_called_4() {
  Title title = sample_title();
  title.place = {1, 1, 1};
  title.roster.trains[0].name = {"4", said_by_train};
  title.roster.trains[0].place = said_by_train;
  title.roster.phases[0].name = {"4", said_by_phase};
  title.roster.phases[0].place = said_by_phase;
  title.companies.companies[0].id = {"4", said_by_company};
  return title;
}

// Returns a text in a box that is too small for it.
Drawing cramped(const std::string& text) {
  Drawing drawing;
  add(drawing, fit(text, {.family = "", .size = 5}, {}, {0, 0, 0.5, 5}, {.smallest = 5}));
  return drawing;
}

Component chart_of(Drawing drawing) {
  Component chart{"phases", "Phase chart", {}, {}};
  chart.boards.push_back({"phases", {100, 100}, 0, std::move(drawing)});
  return chart;
}

TEST(Misfits, DistinguishAPhaseFromATrainOfTheSameName) {
  const Title title = all_called_4();
  Drawing chart;
  chart.show({{Name::Phase, "4"}, {}, said_by_phase}, cramped("4"));
  chart.show({{Name::Train, "4"}, {}, said_by_train}, cramped("4"));
  Component component = chart_of(std::move(chart));
  Findings findings;
  report_misfits(component, title, findings);
  ASSERT_THAT(findings, SizeIs(2));
  EXPECT_EQ(findings[0].place, said_by_phase);
  EXPECT_TRUE(matches_text(findings[0].message));
  EXPECT_EQ(findings[0].object, "4");
  EXPECT_EQ(findings[1].place, said_by_train);
}

TEST(Misfits, NoteOfAPhasePointsToThePhaseAndNotToATrain) {
  Title title = all_called_4();
  title.roster.trains[1].name = {wide_word, {1, 400, 1}};
  title.roster.phases[0].status = {wide_word};
  const Theme theme = classic_theme();
  Findings findings;
  made_by(phase_board, {title, theme, {}, findings});
  std::vector<Place> places;
  for (const Finding& finding : findings)
    if (finding.object == "4" && finding.message.find(wide_word) != std::string::npos)
      places.push_back(finding.place);
  EXPECT_THAT(places, ElementsAre(said_by_phase));
}

TEST(Misfits, BelongToTheInnermostThing) {
  Drawing token = cramped("DSB");
  Drawing hex;
  hex.show({{Name::Company, "DSB"}, "home", said_by_company}, token, Transform::translation(3, 3));
  hex.add(cramped("Aarhus"));
  Drawing map;
  map.show({{Name::Hex, "C14"}, {}, {1, 9, 3}}, hex);
  ASSERT_THAT(map.misfits, SizeIs(2));
  EXPECT_EQ(map.misfits[0].about.name, (Name{Name::Company, "DSB"}));
  EXPECT_EQ(map.misfits[1].about.name, (Name{Name::Hex, "C14"}));
}

TEST(Misfits, BelongToTheirPieceOrTheTitleByDefault) {
  const Title title = all_called_4();
  Component component{"tokens", "Tokens", {}, {}};
  Piece& token = component.pieces.emplace_back();
  token.label = "4 station";
  token.front = cramped("4");
  token.back = cramped("4");
  token.about = {{Name::Company, "4"}, "station", said_by_company};
  component.boards.push_back({"sheet", {10, 10}, 0, cramped("4")});
  Findings findings;
  report_misfits(component, title, findings);
  ASSERT_THAT(findings, SizeIs(3));
  EXPECT_EQ(findings[0].place, Place(title.place));
  EXPECT_EQ(findings[1].place, said_by_company);
  EXPECT_TRUE(matches_text(findings[1].message));
  EXPECT_TRUE(matches_text(findings[2].message));
}

TEST(Misfits, AreReportedOnceAndRemoved) {
  Drawing twice = cramped("4");
  twice.add(cramped("4"));
  Component component = chart_of(std::move(twice));
  Findings findings;
  report_misfits(component, sample_title(), findings);
  EXPECT_THAT(findings, SizeIs(1));
  report_misfits(component, sample_title(), findings);
  EXPECT_THAT(findings, SizeIs(1));
}

}  // namespace
}  // namespace trackwright
