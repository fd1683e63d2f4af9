// Tests the game in a title's opening.json: played by the rules, described with every amount, and refused if
// it breaks a rule.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "designer/format/press/theme_file.h"
#include "designer/play/replay.h"
#include "designer/studio/open.h"
#include "render/components/papers/rulebook.h"
#include "render/words/book.h"
#include "tests/named.h"
#include "tests/noise/imported.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::string rulebook_of(const Title& title) {
  const Theme theme = classic_theme();
  Findings findings;
  return rulebook(ComponentContext{title, theme, {}, findings}).documents.at(0).text;
}

class Opening : public testing::TestWithParam<const char*> {
 protected:
  Opening() : loaded_(open_title(DiskReader(), noise::installation(), GetParam())) {}
  const std::vector<ToldRound>& rounds() const { return loaded_.title->opening.rounds; }
  Loaded loaded_;
};

TEST_P(Opening, HasTwoOperatingRounds) {
  ASSERT_TRUE(loaded_.title);
  ASSERT_THAT(loaded_.findings, IsEmpty());
  EXPECT_EQ(std::ranges::count_if(rounds(),
                                  [](const ToldRound& round) { return round.name.starts_with("Operating"); }),
            2);
  EXPECT_EQ(rounds().back().name, "At the end");
  EXPECT_THAT(rounds().back().told, IsEmpty());
}

TEST_P(Opening, EndsWithTheSameMoneyAsAReplay) {
  Sources sources;
  Findings findings;
  const auto record = read_game(DiskReader(), opening_file(DiskReader(), loaded_), sources, findings);
  ASSERT_TRUE(record);
  const auto replayed = replay(*loaded_.title, *record, {});
  ASSERT_TRUE(replayed && replayed->complete);
  const auto& standing = rounds().back().standing;
  for (std::size_t p = 0; p < record->players.size(); ++p) {
    EXPECT_EQ(standing.at(p).who, record->players[p]);
    EXPECT_EQ(standing.at(p).money, money(*loaded_.title, replayed->state->players[p].cash));
  }
}

TEST_P(Opening, IsInTheRulebookWithEverySentence) {
  const std::string book = rulebook_of(*loaded_.title);
  EXPECT_THAT(book, HasSubstr("\n## 9. "));
  EXPECT_THAT(book, testing::Not(HasSubstr("To be written")));
  for (const ToldRound& round : rounds())
    for (const std::string& sentence : round.told) EXPECT_THAT(book, HasSubstr(markdown_text(sentence)));
}

TEST_P(Opening, IsRefusedIfAnActionBreaksARule) {
  const std::string path = opening_file(DiskReader(), loaded_);
  std::string text = *DiskReader().read(path, largest_file);
  const std::size_t price = text.find("\"price\":");  // the first bid, on the second line
  text.replace(price, text.find('}', price) - price, "\"price\":1");
  const DiskReader disk;
  const MemoryReader files({{path, text}}, &disk);
  const Loaded broken = open_title(files, noise::installation(), GetParam());
  ASSERT_THAT(broken.findings, SizeIs(1));
  EXPECT_EQ(broken.findings[0].check, "play/opening");
  EXPECT_EQ(broken.findings[0].severity, Severity::Warning);
  EXPECT_EQ(line_column(broken.sources, broken.findings[0].place).line, 2);
  EXPECT_THAT(broken.findings[0].message, HasSubstr("action 1"));
  EXPECT_THAT(broken.title->opening.rounds, IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(Titles, Opening,
                         testing::Values("1870", "18norway", "18qq", "18scan", "18sj", "18sj-edelsward",
                                         "18sj-oscarian", "denmark1847"),
                         by_name);

std::vector<std::string> all_told(const char* slug) {
  const Loaded loaded = open_title(DiskReader(), noise::installation(), slug);
  std::vector<std::string> told;
  for (const ToldRound& round : loaded.title->opening.rounds)
    told.insert(told.end(), round.told.begin(), round.told.end());
  return told;
}

// All players pass, which sells the last private company and ends the round.
TEST(OpeningOfATitle, DescribesTheEffectOfTheLastActionOfARound) {
  EXPECT_THAT(all_told("18scan"),
              testing::Contains(testing::AllOf(HasSubstr("end of the round"), HasSubstr(" → "),
                                               HasSubstr("Nordvästra Stambanan to Ann"))));
}

// A run without revenue lowers the price; the text must not attribute this to the last tile lay.
TEST(OpeningOfATitle, DescribesARunWithoutRevenueSeparately) {
  const std::vector<std::string> told = all_told("denmark1847");
  EXPECT_THAT(told, testing::Contains(
                        testing::AllOf(testing::StartsWith("AKE "), HasSubstr(" → price of AKE 65 rd."))));
  for (const std::string& line : told)
    if (line.find(" lays ") != std::string::npos) EXPECT_THAT(line, testing::Not(HasSubstr("price of")));
}

// The text names the terrain as the reason of a cost, and distinguishes the stops of one hex in a run.
TEST(OpeningOfATitle, NamesTerrainCostsAndTheStopsOfARun) {
  const std::vector<std::string> told = all_told("18scan");
  EXPECT_THAT(told, testing::Contains("Minor 1 lays 5 on G4 (Malmö), turned by 2, for K40. → minor 1 K220"));
  EXPECT_THAT(told,
              testing::Contains(HasSubstr("over the town of F3 (Odense & Copenhagen), the city of F3 ")));
}

TEST(OpeningOfATitle, NamesTheSourceOfABoughtShare) {
  EXPECT_THAT(all_told("denmark1847"), testing::Contains(HasSubstr("of AKE from its treasury for ")));
  EXPECT_THAT(all_told("1870"), testing::Contains(HasSubstr("from the initial offering for ")));
}

// Edelswärd is a neutral player; the text describes the companies and trains that it gets.
TEST(OpeningOfATitle, DescribesANeutralPlayer) {
  const std::vector<std::string> told = all_told("18sj-edelsward");
  EXPECT_THAT(told, testing::Contains("Agnes gives SWB to Edelswärd."));
  EXPECT_THAT(told, testing::Contains(testing::StartsWith("SWB places a station in E12 (Västerås)")));
  EXPECT_THAT(told, testing::Contains(HasSubstr("SWB takes a 2-train")));
}

TEST(OpeningOfATitle, IsOptional) {
  const Loaded loaded =
      open_title(DiskReader(), noise::installation(), source_folder() + "/tests/data/variant");
  ASSERT_TRUE(loaded.title);
  EXPECT_THAT(loaded.title->opening.rounds, IsEmpty());
  EXPECT_THAT(rulebook_of(*loaded.title), testing::Not(HasSubstr("\n## 9. ")));
}

}  // namespace
}  // namespace trackwright
