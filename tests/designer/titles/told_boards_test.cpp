// The boards of the worked openings: every lay of the recorded game is read from its sentence.
#include "render/components/map/told_boards.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "designer/format/press/theme_file.h"
#include "designer/studio/open.h"
#include "tests/named.h"
#include "tests/noise/imported.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

class ToldBoardsOf : public testing::TestWithParam<const char*> {
 protected:
  ToldBoardsOf() : loaded_(open_title(DiskReader(), noise::installation(), GetParam())) {}

  const Title& title() const { return *loaded_.title; }

  Loaded loaded_;
};

TEST_P(ToldBoardsOf, ReadEveryLay) {
  std::vector<std::string> recorded;
  std::ifstream file(source_folder() + "/titles/" + GetParam() + "/opening.json");
  const auto game = nlohmann::json::parse(file);
  for (const auto& action : game["actions"])
    if (action["type"] == "lay_tile") {
      const std::string tile = action["tile"];
      recorded.push_back(tile.substr(0, tile.rfind('-')) + " " + action["hex"].get<std::string>() + " " +
                         std::to_string(action["rotation"].get<int>()));
    }
  std::vector<std::string> read;
  for (const ToldRound& round : title().opening.rounds)
    for (const std::string& sentence : round.told)
      if (const auto lay = told_lay(title(), sentence))
        read.push_back(lay->tile + " " + title().map.hexes().at(lay->hex).id + " " +
                       std::to_string(lay->rotation.steps()));
  EXPECT_THAT(read, testing::ElementsAreArray(recorded));
  EXPECT_FALSE(read.empty());
}

TEST_P(ToldBoardsOf, AreDrawnForTheRoundsWithLays) {
  const Theme theme = classic_theme();
  Findings findings;
  const ComponentContext context{title(), theme, {}, findings};
  ToldBoards boards(context);
  std::size_t drawn = 0;
  for (const ToldRound& round : title().opening.rounds) {
    const bool lays = std::ranges::any_of(
        round.told, [&](const std::string& sentence) { return told_lay(title(), sentence).has_value(); });
    const std::vector<BookFigure> rows = boards.boards(round.told, 118);
    EXPECT_EQ(rows.empty(), !lays) << round.name;
    for (const BookFigure& row : rows) {
      EXPECT_LE(row.size.width, 118);
      EXPECT_LE(row.size.height, 80);
    }
    drawn += rows.size();
  }
  EXPECT_GT(drawn, 0U);
}

INSTANTIATE_TEST_SUITE_P(Titles, ToldBoardsOf,
                         testing::Values("18scan", "18norway", "18sj", "1870", "18qq", "denmark1847"),
                         by_name);

TEST(ToldLay, IsMissingInOtherSentences) {
  const Loaded loaded = open_title(DiskReader(), noise::installation(), "1870");
  for (const char* sentence : {"MKT lays no more tiles.", "Ann passes.", "MKT lays 57 on Z99, turned by 1.",
                               "MKT lays 5700 on B11, turned by 1.", "MKT lays 57 on B11."})
    EXPECT_FALSE(told_lay(*loaded.title, sentence)) << sentence;
}

}  // namespace
}  // namespace trackwright
