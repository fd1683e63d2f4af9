#include "engine/upgrade/upgrades.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/tile/language.h"

namespace trackwright {
namespace {

using testing::AllOf;
using testing::HasSubstr;

Tile built(std::string_view text, Colour colour) {
  const auto parsed = parse_tile(text, colour);
  if (!parsed) ADD_FAILURE() << text << ": " << parsed.error().message;
  return parsed ? *parsed : Tile{};
}

std::vector<int> steps(const UpgradeVerdict& verdict) {
  std::vector<int> steps;
  for (const Rotation r : verdict.rotations) steps.push_back(r.steps());
  return steps;
}

const Tile t7 = built("path=a:0,b:1", Colour::Yellow);
const Tile t9 = built("path=a:0,b:3", Colour::Yellow);
const Tile t20 = built("path=a:0,b:3;path=a:1,b:4", Colour::Green);
const Tile t57 = built("city=revenue:20;path=a:0,b:_0;path=a:_0,b:3", Colour::Yellow);
const Tile t14 =
    built("city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0", Colour::Green);

TEST(Upgrade, KeepsTheOldTrack) {
  EXPECT_EQ(steps(upgrade(t9, t20)), (std::vector<int>{0, 2, 3, 5}));
  EXPECT_THAT(upgrade(t7, t20).refusal, HasSubstr("old track"));
  EXPECT_EQ(steps(upgrade(t57, t14)), (std::vector<int>{0, 2, 3, 5}));
}

TEST(Upgrade, TurnsWithTheOldTile) {
  for (int r = 0; r < 6; ++r) {
    const UpgradeFit turned = upgrade_fit(upgrade_form(rotated(t9, Rotation(r))), upgrade_form(t20));
    const UpgradeFit straight = upgrade_fit(upgrade_form(t9), upgrade_form(t20));
    EXPECT_EQ(turned.fitting, straight.fitting.turned(Rotation(r)));
  }
}

TEST(Upgrade, GoesToTheNextColour) {
  Tile brown = t20;
  brown.colour = Colour::Brown;
  EXPECT_THAT(upgrade(t9, brown).refusal, AllOf(HasSubstr("yellow"), HasSubstr("green"), HasSubstr("brown")));
  EXPECT_EQ(next_colour(Colour::White), Colour::Yellow);
  EXPECT_EQ(next_colour(Colour::Red), std::nullopt);
}

TEST(Upgrade, KeepsTheLabelUnlessAFutureLabelIsStated) {
  const Tile yellow = built("city=revenue:20;path=a:0,b:_0;future_label=label:B,color:green", Colour::Yellow);
  const Tile plain = built("city=revenue:30;path=a:0,b:_0", Colour::Green);
  const Tile b = built("city=revenue:30;path=a:0,b:_0;label=B", Colour::Green);
  EXPECT_TRUE(upgrade(yellow, b).legal);
  EXPECT_THAT(upgrade(yellow, plain).refusal, HasSubstr("label `B`"));
  EXPECT_THAT(upgrade(built("city=revenue:20;path=a:0,b:_0", Colour::Yellow), b).refusal,
              HasSubstr("label `B`"));
}

TEST(Upgrade, KeepsStops) {
  const Tile town = built("town=revenue:10;path=a:0,b:_0;path=a:_0,b:3", Colour::Yellow);
  EXPECT_THAT(upgrade(built("city=revenue:0", Colour::White), town).refusal,
              AllOf(HasSubstr("no town"), HasSubstr("one town")));
  EXPECT_THAT(upgrade(town, t14).refusal, AllOf(HasSubstr("one town"), HasSubstr("no town")));
  EXPECT_THAT(upgrade(built("town=revenue:0;town=revenue:0", Colour::White), town).refusal,
              AllOf(HasSubstr("2 towns"), HasSubstr("one town")));
  EXPECT_FALSE(upgrade(built("city=revenue:0;city=revenue:0;label=OO", Colour::White),
                       built("city=revenue:40;path=a:0,b:_0;label=OO", Colour::Yellow))
                   .legal);
}

TEST(Upgrade, MakesCitiesOfTownsIfAllowed) {
  const Tile town = built("town=revenue:10,to_city:1;path=a:0,b:_0;path=a:_0,b:3", Colour::Yellow);
  EXPECT_FALSE(upgrade_fit(upgrade_form(town), upgrade_form(t14)).keeping_track.empty());
  const Tile halt = built("halt=symbol:x;path=a:0,b:_0;path=a:_0,b:3", Colour::Yellow);
  const Tile green_town = built("town=revenue:10;path=a:0,b:_0;path=a:_0,b:3;path=a:1,b:_0", Colour::Green);
  EXPECT_TRUE(upgrade(halt, green_town).legal);
}

TEST(Upgrade, KeepsOrExtendsTheGauge) {
  const Tile narrow = built("path=a:0,b:3,track:narrow", Colour::Yellow);
  EXPECT_FALSE(upgrade(narrow, built("path=a:0,b:3;path=a:1,b:2,track:narrow", Colour::Green)).legal);
  EXPECT_TRUE(upgrade(narrow, built("path=a:0,b:3,track:dual;path=a:0,b:2", Colour::Green)).legal);
}

// Two cities merge into one: the label allows it, and each rotation must keep both tracks apart or join them
// completely.
TEST(Upgrade, CanMergeCitiesOfALabelledHex) {
  const Tile two =
      built("city=revenue:40;city=revenue:40;path=a:0,b:_0;path=a:2,b:_1;label=OO", Colour::Yellow);
  const Tile one =
      built("city=revenue:50,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;label=OO",
            Colour::Green);
  EXPECT_TRUE(upgrade(two, one).legal);
  const Tile apart = built(
      "city=revenue:50;city=revenue:50;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_1;path=a:3,b:_1;label=OO",
      Colour::Green);
  EXPECT_EQ(steps(upgrade(two, apart)), (std::vector<int>{0, 5}));
  const Tile joined = built(
      "city=revenue:50;city=revenue:50;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_1;path=a:5,b:_1;label=OO",
      Colour::Green);
  EXPECT_THAT(upgrade(two, joined).refusal, HasSubstr("joins or divides stops"));
}

TEST(Rotations, WrapAroundTheHex) {
  EXPECT_EQ(Rotations(0b100001).turned(Rotation(1)), Rotations(0b000011));
  EXPECT_EQ(Rotations::only(Rotation(4)).turned(Rotation(3)), Rotations::only(Rotation(1)));
  EXPECT_EQ(Rotations(0b101).list(), (std::vector<Rotation>{Rotation(0), Rotation(2)}));
  EXPECT_EQ(Rotations::all().without(Rotations(1)).size(), 5);
}

}  // namespace
}  // namespace trackwright
