#include "engine/upgrade/book.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/engine/upgrade/upgrade_samples.h"

namespace trackwright {
namespace {

using testing::AllOf;
using testing::HasSubstr;

using Reason = UpgradeDecision::Reason;

UpgradeLine line(const std::vector<std::string>& from, const std::vector<std::string>& to) {
  UpgradeLine line;
  line.from = refs(from);
  line.to = refs(to);
  return line;
}

// Asks an UpgradeBook about hex B3: from a tile, or from "" for the printed hex.
class Asking {
 public:
  explicit Asking(const Title& title) : title_(title), book_(title) {}

  UpgradeDecision decide(const std::string& from, const std::string& to,
                         std::size_t phase = UpgradeBook::any_phase) {
    return book_.decide(source(from), *book_.find(to), UpgradeTime(phase));
  }
  Reason reason(const std::string& from, const std::string& to, std::size_t phase = UpgradeBook::any_phase) {
    return decide(from, to, phase).reason;
  }
  std::string refusal(const std::string& from, const std::string& to) {
    return book_.refusal(source(from), *book_.find(to), decide(from, to));
  }

 private:
  UpgradeSource source(const std::string& from) {
    const Hex& hex = hex_of(title_, "B3");
    if (!from.empty()) return {&hex, &book_.form(*book_.find(from)), *book_.find(from)};
    printed_ = upgrade_form(hex.tile);
    return {&hex, &printed_, UpgradeSource::printed};
  }

  const Title& title_;
  UpgradeBook book_;
  UpgradeForm printed_;
};

// A line of several tiles stands for pairs: 57 lacks the exits of a sharp curve, 20 has them. Alone, the line
// allows 57.
TEST(UpgradeBook, ALineExcludesPairsThatLoseExitsIfOthersKeepThem) {
  Title title = sample_title("", {});
  title.upgrades.also = {line({"7", "9"}, {"57", "20"})};
  EXPECT_EQ(Asking(title).reason("7", "20"), Reason::Allowed);
  EXPECT_EQ(Asking(title).reason("9", "57"), Reason::Allowed);
  EXPECT_EQ(Asking(title).reason("7", "57"), Reason::Rule);
  title.upgrades.also = {line({"7"}, {"57"})};
  EXPECT_EQ(Asking(title).decide("7", "57").rotations.list().size(), 6U);
}

TEST(UpgradeBook, FollowsTheSharedRulesWithoutAChart) {
  const Title title = sample_title("", {});
  Asking ask(title);
  EXPECT_EQ(ask.decide("9", "20").rotations.list(),
            (std::vector<Rotation>{Rotation(0), Rotation(2), Rotation(3), Rotation(5)}));
  EXPECT_EQ(ask.reason("", "7"), Reason::Allowed);
  EXPECT_EQ(ask.reason("", "57"), Reason::Rule);
  EXPECT_THAT(ask.refusal("7", "20"), AllOf(HasSubstr("`20`"), HasSubstr("`7`")));
  EXPECT_THAT(ask.refusal("", "57"), AllOf(HasSubstr("`57`"), HasSubstr("B3"), HasSubstr("one city")));
}

TEST(UpgradeBook, AllowsColoursByPhase) {
  const Title title = sample_title("", {});
  Asking ask(title);
  EXPECT_EQ(ask.reason("9", "20", 0), Reason::NotYet);
  EXPECT_EQ(ask.reason("9", "20", 1), Reason::Allowed);
  EXPECT_EQ(ask.reason("20", "47", 1), Reason::NotYet);
  EXPECT_EQ(ask.reason("20", "47", 2), Reason::Allowed);
}

TEST(UpgradeBook, AllowsOnlyTheLinesOfAStatedChart) {
  Title title = sample_title("city=revenue:0", {});
  title.upgrades.stated = true;
  title.upgrades.chart = {line({"plain"}, {"7", "8"}), line({"city"}, {"57"}), line({"9"}, {"24"})};
  Asking ask(title);
  EXPECT_EQ(ask.reason("", "57"), Reason::Allowed);
  EXPECT_EQ(ask.reason("", "5"), Reason::NotInChart);
  EXPECT_EQ(ask.reason("9", "24"), Reason::Allowed);
  EXPECT_EQ(ask.reason("9", "20"), Reason::NotInChart);
  EXPECT_EQ(ask.refusal("9", "20"), "the title's upgrade chart does not lead from `9` to `20` in B3");
}

TEST(UpgradeBook, TheChartNamesHexesByLabelOrCoordinate) {
  Title title = sample_title("city=revenue:0;label=Y", {});
  title.upgrades.stated = true;
  title.upgrades.chart = {line({"city"}, {"57"}), line({"Y"}, {"5"}), line({"B3"}, {"7"})};
  Asking ask(title);
  EXPECT_EQ(ask.reason("", "57"), Reason::NotInChart);  // a labelled hex is not just a city
  EXPECT_EQ(ask.reason("", "5"), Reason::Allowed);
  EXPECT_EQ(ask.reason("", "7"), Reason::Allowed);
}

TEST(UpgradeBook, LimitsLinesToTheirHexes) {
  Title title = sample_title("", {});
  title.upgrades.stated = true;
  title.upgrades.chart = {line({"9"}, {"20"}), line({"9"}, {"24"})};
  title.upgrades.chart[0].hexes = refs({"C4"});
  title.upgrades.chart[1].not_hexes = refs({"C4"});
  Asking ask(title);
  EXPECT_EQ(ask.reason("9", "20"), Reason::NotInChart);
  EXPECT_EQ(ask.reason("9", "24"), Reason::Allowed);
}

TEST(UpgradeBook, AppliesNeverAlsoAndFinalTiles) {
  Title title = sample_title("", {});
  title.upgrades.never = {line({"9"}, {"20"})};
  title.upgrades.never[0].because = "section 7";
  title.upgrades.also = {line({"7"}, {"57"})};
  title.upgrades.final_tiles = refs({"24"});
  Asking ask(title);
  EXPECT_EQ(ask.reason("9", "20"), Reason::Never);
  EXPECT_EQ(ask.refusal("9", "20"), "a rule of the title forbids `20` on `9` in B3: section 7");
  EXPECT_EQ(ask.reason("7", "57"), Reason::Allowed);
  EXPECT_EQ(ask.decide("7", "57").rotations, Rotations::all());  // nothing of the old track can be kept
  EXPECT_EQ(ask.reason("24", "47"), Reason::Final);
}

TEST(UpgradeBook, APhaseOfALineOverridesTheColours) {
  Title title = sample_title("", {});
  title.upgrades.also = {line({"9"}, {"20"})};
  title.upgrades.also[0].phase = "2";
  Asking ask(title);
  EXPECT_EQ(ask.reason("9", "20", 0), Reason::Allowed);  // green is laid from phase 3 on
}

TEST(UpgradeBook, AllowsAnyRotationForListedTiles) {
  Title title = sample_title("", {});
  title.upgrades.any_rotation = refs({"20"});
  Asking ask(title);
  EXPECT_EQ(ask.decide("9", "20").rotations, Rotations::all());
  EXPECT_EQ(ask.decide("7", "20").rotations, Rotations::all());
  EXPECT_EQ(ask.reason("57", "20"), Reason::Rule);  // but a city does not vanish
}

void add_tile(Title& title, const std::string& id, const std::string& text, Colour colour) {
  TileDefinition definition;
  definition.id = id;
  definition.tile = sample_tile(text, colour);
  title.tiles[id] = definition;
  title.manifest.push_back({ref(id), 1, 1, {}});
}

const std::string five_ways =
    "city=revenue:40,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0";

// The hex promises label P for brown; green 14 lies there without a label.
TEST(UpgradeBook, AHexRequiresItsFutureLabel) {
  Title title = sample_title("city=revenue:0;future_label=label:P,color:brown", {{"A2", "city=revenue:0"}});
  add_tile(title, "63", five_ways, Colour::Brown);
  add_tile(title, "P1", five_ways + ";label=P", Colour::Brown);
  Asking ask(title);
  EXPECT_EQ(ask.reason("5", "14"), Reason::Allowed);  // not yet
  EXPECT_EQ(ask.reason("14", "P1"), Reason::Allowed);
  EXPECT_EQ(ask.reason("14", "63"), Reason::Rule);
  EXPECT_THAT(ask.refusal("14", "63"), AllOf(HasSubstr("`63`"), HasSubstr("`14`"), HasSubstr("label `P`")));
  const UpgradeBook book(title);
  const UpgradeForm& green = book.form(*book.find("14"));
  const UpgradeSource elsewhere{&hex_of(title, "A2"), &green, *book.find("14")};
  EXPECT_TRUE(book.decide(elsewhere, *book.find("P1")).rotations.empty());
  EXPECT_FALSE(book.decide(elsewhere, *book.find("63")).rotations.empty());
  // Both are among the successors, for some hexes.
  const auto& next = book.successors(*book.find("14"));
  ASSERT_EQ(next.size(), 2U);
  EXPECT_FALSE(next[0].everywhere);
  EXPECT_FALSE(next[1].everywhere);
}

TEST(UpgradeBook, ATileThatBlocksLaysNeedsASpecialRight) {
  Title title = sample_title("city=revenue:0", {});
  add_tile(title, "5S", "city=revenue:20;path=a:0,b:_0;path=a:1,b:_0;icon=image:port,blocks_lay:1",
           Colour::Yellow);
  EXPECT_EQ(Asking(title).reason("", "5S"), Reason::Special);
  EXPECT_EQ(Asking(title).reason("", "5"), Reason::Allowed);
  EXPECT_NE(Asking(title).refusal("", "5S").find("special right"), std::string::npos);
  Title stated = title;
  stated.upgrades.also = {line({"city"}, {"5S"})};
  EXPECT_EQ(Asking(stated).reason("", "5S"), Reason::Allowed);
  title.companies.privates.emplace_back();
  title.companies.privates.back().tiles = refs({"5S"});
  EXPECT_EQ(Asking(title).reason("", "5S"), Reason::Allowed);
}

// 1889's port: the owner of the ferry lays it in five hexes; nobody lays it elsewhere.
TEST(UpgradeBook, LimitsATileOfAPrivateToItsHexes) {
  Title title = sample_title("city=revenue:0", {});
  add_tile(title, "5S", "city=revenue:20;path=a:0,b:_0;path=a:1,b:_0;icon=image:port,blocks_lay:1",
           Colour::Yellow);
  Private& ferry = title.companies.privates.emplace_back();
  ferry.name = "Ferry";
  ferry.tiles = refs({"5S"});
  ferry.hexes = {ref("Z9"), ref("B3")};
  EXPECT_EQ(Asking(title).reason("", "5S"), Reason::Allowed);
  ferry.hexes = {ref("Z9")};
  EXPECT_EQ(Asking(title).reason("", "5S"), Reason::Special);
  EXPECT_NE(Asking(title).refusal("", "5S").find("only by Ferry, in Z9"), std::string::npos);
}

TEST(UpgradeBook, OmitsTilesThatTheTitleLacks) {
  Title title = sample_title("", {});
  title.manifest.push_back({ref("999"), 1, 0, {}});
  title.upgrades.also = {line({"999"}, {"20"}), line({"7"}, {"998"})};
  EXPECT_EQ(UpgradeBook(title).find("999"), std::nullopt);
}

Title with_war(Title title) {
  Train four;
  four.name = ref("4");
  four.events.push_back({"war", "War breaks out", {}});
  title.roster.trains.push_back(four);
  title.roster.phases.at(1).on = {ref("4"), ref("4*")};
  return title;
}

UpgradeTime at(std::size_t phase, std::map<std::string, bool> events = {}) {
  UpgradeTime when(phase);
  when.events = std::move(events);
  return when;
}

TEST(UpgradeBook, BeginsAndEndsLinesWithEvents) {
  Title title = with_war(sample_title("", {}));
  UpgradeLine after = line({"7"}, {"9"});
  after.after = "war";
  UpgradeLine until = line({"8"}, {"9"});
  until.until = "war";
  title.upgrades.also = {after, until};
  UpgradeLine never = line({"plain"}, {"7"});
  never.until = "war";
  title.upgrades.never = {never};
  const UpgradeBook book(title);
  const Hex& hex = hex_of(title, "B3");
  const UpgradeForm unbuilt = upgrade_form(hex.tile);
  const auto allowed = [&](const std::string& from, const std::string& to, const UpgradeTime& when) {
    if (from.empty())
      return !book.decide({&hex, &unbuilt, UpgradeSource::printed}, *book.find(to), when).rotations.empty();
    return !book.decide({&hex, &book.form(*book.find(from)), *book.find(from)}, *book.find(to), when)
                .rotations.empty();
  };
  // Before the event's train can be bought, when it may be bought already, and when it must be.
  EXPECT_FALSE(allowed("7", "9", at(0)));
  EXPECT_TRUE(allowed("7", "9", at(1)));
  EXPECT_FALSE(allowed("7", "9", at(1, {{"war", false}})));
  EXPECT_TRUE(allowed("7", "9", at(2)));
  EXPECT_TRUE(allowed("8", "9", at(0)));
  EXPECT_TRUE(allowed("8", "9", at(1)));
  EXPECT_FALSE(allowed("8", "9", at(1, {{"war", true}})));
  EXPECT_FALSE(allowed("8", "9", at(2)));
  // A line with `never` and `until` forbids the lay only while the event is certainly still to come.
  EXPECT_FALSE(allowed("", "7", at(0)));
  EXPECT_TRUE(allowed("", "7", at(1)));
  EXPECT_FALSE(allowed("", "7", at(1, {{"war", false}})));
  EXPECT_TRUE(allowed("", "7", at(2)));
  EXPECT_EQ(book.open_events(at(1)), std::vector<std::string>{"war"});
  EXPECT_TRUE(book.open_events(at(0)).empty());
  EXPECT_TRUE(book.open_events(at(2)).empty());
}

TEST(UpgradeBook, RequiresStubsForTheFirstTileIfTheTitleDoes) {
  Title title = sample_title("stub=edge:1;stub=edge:4", {});
  EXPECT_EQ(Asking(title).decide("", "9").rotations, Rotations::all());
  title.upgrades.stubs = true;
  Asking ask(title);
  EXPECT_EQ(ask.decide("", "9").rotations.list(), (std::vector<Rotation>{Rotation(1), Rotation(4)}));
  EXPECT_EQ(ask.reason("", "7"), Reason::Stubs);
  EXPECT_THAT(ask.refusal("", "7"), AllOf(HasSubstr("`7`"), HasSubstr("stub of B3")));
  EXPECT_FALSE(ask.decide("9", "20").rotations.empty());  // upgrades ignore stubs
}

}  // namespace
}  // namespace trackwright
