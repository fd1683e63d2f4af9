// Tests edits on the page by the changed lines of the files.
#include "designer/studio/edit.h"

#include <gmock/gmock.h>

#include <map>

#include "designer/format/text/edits.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/readers.h"
#include "designer/format/title/revised_text.h"
#include "designer/studio/open.h"
#include "engine/tile/language.h"
#include "tests/designer/trees.h"
#include "tests/named.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;
using testing::UnorderedElementsAre;

const DiskReader& disk() {
  static const DiskReader reader;
  return reader;
}

Loaded opened(const std::string& folder, const UnsavedTexts& texts = {}) {
  return open_title(disk(), source_installation(), source_folder() + "/" + folder, texts);
}

Dictionary dictionary() {
  Sources sources;
  Findings findings;
  return read_dictionary(disk(), source_folder() + "/titles/dictionary", sources, findings);
}

// Returns the removed and added lines.
std::vector<std::string> lines_of(const std::vector<ChangedFile>& files) {
  std::vector<std::string> lines;
  for (const ChangedFile& file : files) {
    const std::string diff = unified_diff("x", file.before, file.after);
    for (std::size_t at = 0; at < diff.size();) {
      const std::size_t end = std::min(diff.find('\n', at), diff.size());
      const std::string line = diff.substr(at, end - at);
      const bool head = line.starts_with("---") || line.starts_with("+++");
      if (!head && (line.starts_with('-') || line.starts_with('+'))) lines.push_back(line);
      at = end + 1;
    }
  }
  return lines;
}

std::vector<std::string> lines_after(const Loaded& now, const EditedTitle& wanted) {
  if (!wanted) return {wanted.error()};
  const auto files = edited_files(disk(), source_installation(), now, *wanted);
  if (!files) return {files.error()};
  return lines_of(*files);
}

class Editing : public testing::Test {
 protected:
  Loaded now_ = opened("titles/18scan");
  const Title& title() const { return *now_.title; }
};

TEST_F(Editing, MovesACityWithItsHomes) {
  EXPECT_THAT(lines_after(now_, with_places_exchanged(title(), "E4", "E2")),
              UnorderedElementsAre("-  E2 E8 E12 E14 E16 E18: {}", "+  E8 E12 E14 E16 E18: {}",
                                   "-  E4: {name: Århus, code: \"city=revenue:0\"}", "+  E4: {}",
                                   "+  E2: {name: Århus, code: city=revenue:0}"));
  const auto lines = lines_after(now_, with_places_exchanged(title(), "B5", "B7"));
  EXPECT_THAT(lines, testing::Contains("+  B5: {}"));
  EXPECT_THAT(lines, testing::Contains(
                         "+  B7: {name: Bergen, code: \"city=revenue:0;upgrade=cost:60,terrain:mountain\"}"))
      << "terrain stays";
  const auto moved = with_places_exchanged(title(), "F11", "E12");
  ASSERT_TRUE(moved);
  for (const Company& company : moved->companies.companies)
    for (const Station& home : company.homes) EXPECT_NE(home.hex.value, "F11") << company.id.value;
}

TEST_F(Editing, PaintsTerrain) {
  EXPECT_THAT(
      lines_after(now_, with_terrain(title(), {"B5"}, "upgrade=cost:60,terrain:mountain")),
      ElementsAre("-  B5: {name: Bergen, code: \"city=revenue:0\"}",
                  "+  B5: {name: Bergen, code: \"city=revenue:0;upgrade=cost:60,terrain:mountain\"}"));
  EXPECT_THAT(lines_after(now_, with_terrain(title(), {"C6"}, "")),
              ElementsAre("-  C6 C8 C10: \"upgrade=cost:60,terrain:mountain\"",
                          "+  C8 C10: \"upgrade=cost:60,terrain:mountain\"", "-  C14 C16 D9 D11 D13 D17: {}",
                          "+  C14 C16 D9 D11 D13 D17 C6: {}"));
  EXPECT_THAT(lines_after(now_, with_terrain(title(), {"C6", "C8", "C10"}, "")),
              ElementsAre("-  C6 C8 C10: \"upgrade=cost:60,terrain:mountain\"",
                          "-  C14 C16 D9 D11 D13 D17: {}", "+  C14 C16 D9 D11 D13 D17 C6 C8 C10: {}"));
  EXPECT_THAT(lines_after(now_, with_terrain(title(), {"D7"}, "upgrade=cost:20")),
              ElementsAre("-  D7: {name: Oslo, code: \"city=revenue:0;label=Y\"}",
                          "+  D7: {name: Oslo, code: \"city=revenue:0;label=Y;upgrade=cost:20\"}"));
}

TEST_F(Editing, AddsABorderToItsListAndRemovesIt) {
  const SideChange sea{"E14", Edge(1), BorderKind::Impassable, {}, "blue"};  // to E12
  EXPECT_THAT(lines_after(now_, with_side(title(), sea)), IsEmpty()) << "it is there already, from E12";
  const SideChange more{"B5", Edge(4), BorderKind::Impassable, {}, "blue"};
  const auto lines = lines_after(now_, with_side(title(), more));
  ASSERT_THAT(lines, SizeIs(2));
  EXPECT_THAT(lines[1], HasSubstr("B5 B7"));
  EXPECT_THAT(lines[1], HasSubstr("# ")) << "the comment behind it stays";
  const SideChange none{"C4", Edge(3), {}, {}, {}};
  EXPECT_THAT(
      lines_after(now_, with_side(title(), none)),
      ElementsAre("-  - {between: [B5 C4], type: impassable, colour: blue}                                "
                  "# Boknafjord"));
  const SideChange priced{"B7", Edge(4), BorderKind::Mountain, 75, {}};
  EXPECT_THAT(lines_after(now_, with_side(title(), priced)),
              ElementsAre("+  - {between: [B7, B9], type: mountain, cost: 75}"));
}

TEST_F(Editing, NamesPrintsAddsAndRemovesAHex) {
  EXPECT_THAT(lines_after(now_, with_hex(title(), {"B5", "Bjørgvin", Colour::White, "city=revenue:0"})),
              ElementsAre("-  B5: {name: Bergen, code: \"city=revenue:0\"}",
                          "+  B5: {name: Bjørgvin, code: \"city=revenue:0\"}"));
  const auto lines = lines_after(
      now_,
      with_hex(title(), {"A4", "Newcastle", Colour::Red,
                         "city=revenue:yellow_20|green_50|brown_90,groups:offmap;path=a:5,b:_0,terminal:1"}));
  EXPECT_THAT(lines, ElementsAre(HasSubstr("brown_80"), HasSubstr("brown_90")));
  EXPECT_THAT(lines_after(now_, with_new_hex(title(), "A12")),
              ElementsAre("-  C14 C16 D9 D11 D13 D17: {}", "+  C14 C16 D9 D11 D13 D17 A12: {}"));
  EXPECT_THAT(lines_after(now_, without_hex(title(), "D7")), testing::Contains(HasSubstr("D7")));
}

TEST_F(Editing, AddsAHexToTheListOfEqualHexes) {
  const std::string folder = source_folder() + "/templates/starter";
  const Loaded starter = open_title(disk(), source_installation(), folder);
  EXPECT_THAT(lines_after(starter, with_new_hex(*starter.title, "F10")),
              ElementsAre("-  B6 B10 C9 C11 E3 F6 F8: {}", "+  B6 B10 C9 C11 E3 F6 F8 F10: {}"));
  EXPECT_THAT(
      lines_after(starter, with_terrain(*starter.title, {"C5"}, "upgrade=cost:40,terrain:hill")),
      ElementsAre("-  C5 D4: \"upgrade=cost:60,terrain:mountain\"",
                  "-  D8 E7: \"upgrade=cost:40,terrain:hill\"", "+  D4: \"upgrade=cost:60,terrain:mountain\"",
                  "+  D8 E7 C5: \"upgrade=cost:40,terrain:hill\""));
  // A hex with a line of its own keeps it, with the comment after it.
  EXPECT_THAT(lines_after(starter, with_hex(*starter.title, {"B4", "", Colour::White, ""})),
              ElementsAre("-  B4: {name: Alder, code: \"town=revenue:0\"}", "+  B4: {}"));
}

TEST_F(Editing, GivesATileANumberAndACount) {
  const Dictionary standard = dictionary();
  EXPECT_THAT(
      lines_after(now_,
                  with_own_tile(title(), standard,
                                {"57", Colour::Yellow, "city=revenue:20;path=a:1,b:_0;path=a:4,b:_0", 3})),
      UnorderedElementsAre("+  57: 3", HasSubstr("-totals: {tiles: 94,"), HasSubstr("+totals: {tiles: 97,")))
      << "the dictionary contains the tile";
  EXPECT_THAT(
      lines_after(
          now_, with_own_tile(title(), standard, {"X1", Colour::Green, "city=revenue:40;path=a:1,b:_0", 2})),
      UnorderedElementsAre("+  X1: 2", "+  X1: {colour: green, code: \"city=revenue:40;path=a:1,b:_0\"}",
                           HasSubstr("-totals: {tiles: 94,"), HasSubstr("+totals: {tiles: 96,")));
}

// The first own tile gets a line below `tiles`, like the one in the starter's comments.
TEST_F(Editing, WritesTheFirstOwnTileOnOneLine) {
  const Loaded starter = opened("templates/starter");
  const auto wanted = with_own_tile(*starter.title, dictionary(),
                                    {"X1", Colour::Green, "city=revenue:50;path=a:0,b:_0;label=N", 2});
  EXPECT_THAT(
      lines_after(starter, wanted),
      UnorderedElementsAre(
          "+  X1: 2", "+tiles:", "+  X1: {colour: green, code: \"city=revenue:50;path=a:0,b:_0;label=N\"}"));
}

TEST_F(Editing, FindsEqualTilesWithTheirRotation) {
  const auto like = [&](const char* text) {
    return tiles_like(*parse_tile(text, Colour::Yellow), title(), dictionary());
  };
  const auto straight = like("city=revenue:20;path=a:1,b:_0;path=a:4,b:_0");
  ASSERT_FALSE(straight.empty());
  EXPECT_EQ(straight.front().id, "57");
  EXPECT_EQ(straight.front().rotation, Rotation(1));
  EXPECT_TRUE(straight.front().same);
  const auto dear = like("city=revenue:70;path=a:1,b:_0;path=a:4,b:_0");
  ASSERT_FALSE(dear.empty());
  EXPECT_FALSE(dear.front().same);
  EXPECT_THAT(like(""), IsEmpty());
  EXPECT_THAT(like("city=revenue:20"), IsEmpty()) << "what the dictionary calls `city` is no tile to be laid";
}

TEST_F(Editing, ChangesOneCellOfTheMarket) {
  std::vector<std::string> rows;
  for (const auto& row : title().market.rows) {
    std::string text;
    for (const auto& cell : row) text += cell ? std::to_string(cell->price) + cell->zones + " " : "- ";
    rows.push_back(text);
  }
  EXPECT_THAT(lines_after(now_, with_market_rows(title(), rows)), IsEmpty());
  rows[6] = "40 50 60 66";
  EXPECT_THAT(lines_after(now_, with_market_rows(title(), rows)),
              ElementsAre("-  - 40 50 60 65", "+  - 40 50 60 66"));
  rows[6] = "40 fifty";
  EXPECT_THAT(lines_after(now_, with_market_rows(title(), rows)), ElementsAre(testing::HasSubstr("`fifty`")));
}

// A list of par values that agrees with the cells is updated with them.
TEST_F(Editing, UpdatesTheListOfParValuesWithTheCells) {
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::vector<std::string> rows;
    for (const auto& row : title().market.rows) {
      std::string text;
      for (const auto& cell : row) text += cell ? std::to_string(cell->price) + cell->zones + " " : "- ";
      if (const std::size_t at = text.find(from); at != std::string::npos) text.replace(at, from.size(), to);
      rows.push_back(text);
    }
    return lines_after(now_, with_market_rows(title(), rows));
  };
  EXPECT_THAT(changed("82p", "82"),
              testing::IsSupersetOf({"-par: [70, 75, 82, 90, 100]", "+par: [70, 75, 90, 100]"}));
  EXPECT_THAT(changed("70p", "71p"), testing::Contains("+par: [71, 75, 82, 90, 100]"));
  EXPECT_THAT(changed("330", "331"), SizeIs(2));
}

struct Refused {
  const char* name;
  EditedTitle (*edit)(const Title&);
  const char* says;
};

const std::vector<Refused>& refused_edits() {
  static const std::vector<Refused> all{
      Refused{"from nowhere", [](const Title& t) { return with_places_exchanged(t, "Z99", "B5"); }, "Z99"},
      Refused{"to nowhere", [](const Title& t) { return with_places_exchanged(t, "B5", ""); }, "no hex"},
      Refused{"terrain that is a city",
              [](const Title& t) { return with_terrain(t, {"B5"}, "city=revenue:0"); }, "city=revenue:0"},
      Refused{"terrain that cannot be read",
              [](const Title& t) { return with_terrain(t, {"B5"}, "upgrade=cost:x"); }, "cost"},
      Refused{"a border at the rim",
              [](const Title& t) {
                return with_side(t, {"A4", Edge(2), {}, {}, {}});
              },
              "no hex beyond"},
      Refused{"a price too high",
              [](const Title& t) {
                return with_side(t, {"B7", Edge(4), BorderKind::Mountain, 99998, {}});
              },
              "9999"},
      Refused{"a hex twice", [](const Title& t) { return with_new_hex(t, "B5"); }, "already"},
      Refused{"a hex between", [](const Title& t) { return with_new_hex(t, "B6"); }, "between"},
      Refused{"no coordinate", [](const Title& t) { return with_new_hex(t, "?"); }, "?"},
      Refused{"a text that is no tile",
              [](const Title& t) {
                return with_hex(t, {"B5", "Bergen", Colour::White, "cty=revenue:0"});
              },
              "cty"},
      Refused{"a number that is a path",
              [](const Title& t) {
                return with_own_tile(t, dictionary(), {"../x", Colour::Green, "", 1});
              },
              "digits and letters"},
      Refused{"a standard number for another tile",
              [](const Title& t) {
                return with_own_tile(
                    t, dictionary(),
                    {"58", Colour::Yellow, "town=revenue:10;path=a:0,b:_0;path=a:_0,b:3", 9});
              },
              "58 "},
      Refused{"too many tiles",
              [](const Title& t) {
                return with_own_tile(t, dictionary(), {"X1", Colour::Green, "", 5000});
              },
              "999"}};
  return all;
}

class EditRefused : public testing::TestWithParam<Refused> {};

TEST_P(EditRefused, GivesTheReason) {
  const Loaded now = opened("titles/18scan");
  EXPECT_THAT(lines_after(now, GetParam().edit(*now.title)), ElementsAre(HasSubstr(GetParam().says)));
}

INSTANTIATE_TEST_SUITE_P(All, EditRefused, testing::ValuesIn(refused_edits()), by_name);

TEST(EditingAVariant, WritesOnlyItsOwnFiles) {
  const Loaded now = opened("titles/18sj-oscarian");
  ASSERT_TRUE(now.title);
  const auto wanted = with_terrain(*now.title, {now.title->map.hexes().front().id}, "");
  ASSERT_TRUE(wanted);
  for (const Hex& hex : now.title->map.hexes()) {
    const auto painted = with_terrain(*now.title, {hex.id}, "upgrade=cost:10,terrain:swamp");
    if (!painted) continue;
    const auto files = edited_files(disk(), source_installation(), now, *painted);
    ASSERT_TRUE(files) << hex.id << ": " << files.error();
    for (const ChangedFile& file : *files) EXPECT_THAT(file.path, HasSubstr("18sj-oscarian/"));
  }
}

// An edit of any hex of a shipped title changes no more lines than necessary.
class EditShippedTitle : public testing::TestWithParam<const char*> {};

TEST_P(EditShippedTitle, ChangesOnlyItsLines) {
  const Loaded now = opened(std::string("titles/") + GetParam());
  for (const Hex& hex : now.title->map.hexes()) {
    const auto wanted = with_hex(*now.title, {hex.id, hex.name + "x", hex.tile.colour, tile_text(hex.tile)});
    ASSERT_TRUE(wanted) << hex.id;
    const auto files = edited_files(disk(), source_installation(), now, *wanted);
    ASSERT_TRUE(files) << hex.id << ": " << files.error();
    EXPECT_LE(lines_of(*files).size(), 4U) << hex.id << testing::PrintToString(lines_of(*files));
  }
}

INSTANTIATE_TEST_SUITE_P(Titles, EditShippedTitle,
                         testing::Values("1870", "18norway", "18qq", "18scan", "18sj", "denmark1847"),
                         [](const auto& test) { return std::string(test.param); });

struct Revised {
  const char* name;
  const char* written;
  const char* before;
  const char* wanted;
  const char* becomes;
};

class RevisedTile : public testing::TestWithParam<Revised> {};

TEST_P(RevisedTile, KeepsUnchangedParts) {
  const Revised& one = GetParam();
  EXPECT_EQ(revised_tile_text(one.written, one.before, one.wanted), one.becomes);
}

INSTANTIATE_TEST_SUITE_P(
    All, RevisedTile,
    testing::Values(Revised{"a part more", "label=Y;city=revenue:0", "city=revenue:0;label=Y",
                            "city=revenue:0;upgrade=cost:10;label=Y",
                            "label=Y;city=revenue:0;upgrade=cost:10"},
                    Revised{"a part less", "label=Y;city=revenue:0", "city=revenue:0;label=Y",
                            "city=revenue:0", "city=revenue:0"},
                    Revised{"a value", "path=b:_0,a:3; city=slots:1,revenue:20",
                            "city=revenue:20;path=a:3,b:_0", "city=revenue:30;path=a:3,b:_0",
                            "path=b:_0,a:3;city=revenue:30"},
                    Revised{"a path between", "city=revenue:0;path=b:_0,a:1;path=a:4,b:_0",
                            "city=revenue:0;path=a:1,b:_0;path=a:4,b:_0",
                            "city=revenue:0;path=a:1,b:_0;path=a:2,b:_0;path=a:4,b:_0",
                            "city=revenue:0;path=b:_0,a:1;path=a:2,b:_0;path=a:4,b:_0"},
                    Revised{"all", "city=revenue:0", "city=revenue:0", "", ""},
                    Revised{"no tile", "Bergen", "Bergen", "Oslo", "Oslo"}),
    by_name);

TEST(RevisedRow, KeepsTheSpacesOfAColumn) {
  EXPECT_EQ(revised_row("82  90p 100", "82 90p 100", "82 95p 100"), "82  95p 100");
  EXPECT_EQ(revised_row("82  90", "82 90", "82 90 100"), "82  90 100");
  EXPECT_EQ(revised_row("82  90", "82 90", "82"), "82");
  EXPECT_EQ(revised_row("100 |", "100|", "110|"), "110|");
}

TEST(EditHistory, UndoesAndRedoes) {
  EditHistory history;
  EXPECT_EQ(history.next(false), nullptr);
  history.pass(false);
  history.add({"one", {}});
  history.add({"two", {}});
  EXPECT_EQ(history.next(false)->words, "two");
  history.pass(false);
  EXPECT_EQ(history.next(false)->words, "one");
  EXPECT_EQ(history.next(true)->words, "two");
  history.add({"three", {}});
  EXPECT_EQ(history.next(true), nullptr);
  EXPECT_EQ(history.next(false)->words, "three");
}

}  // namespace
}  // namespace trackwright
