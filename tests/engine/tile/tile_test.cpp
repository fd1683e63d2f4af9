#include "engine/tile/tile.h"

#include <gtest/gtest.h>

#include "engine/tile/language.h"
#include "tests/engine/reference.h"

namespace trackwright {
namespace {

Tile tile(std::string_view text, Colour colour = Colour::Yellow) {
  const auto parsed = parse_tile(text, colour);
  if (!parsed) ADD_FAILURE() << text << ": " << parsed.error().message;
  return parsed ? *parsed : Tile{};
}

// Returns tiles with every part that rotates.
std::vector<Tile> samples() {
  std::vector<Tile> tiles;
  for (const char* text : {"", "path=a:0,b:2", "path=a:0,b:1,lanes:2;path=a:3,b:5,a_lane:2.1",
                           "junction;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0",
                           "city=revenue:30,slots:2,loc:2.5;town=revenue:10,loc:0.5;path=a:_0,b:_1;path=a:0,"
                           "b:_0,lanes:3;path=a:4,b:_1",
                           "partition=a:0-,b:2+,type:water;border=edge:4,type:mountain,cost:20;icon=image:"
                           "port,loc:1.5;stub=edge:3",
                           "upgrade=cost:40,terrain:hill,loc:5.5;offboard=revenue:yellow_20|brown_40;path=a:"
                           "1,b:_0;path=a:2,b:_0"})
    tiles.push_back(tile(text));
  if (reference::folder().empty()) return tiles;
  const reference::Json table = reference::read(reference::folder() / "tiles.json");
  for (const auto& record : table["tiles"])
    if (!record.value("unparsed", false)) tiles.push_back(reference::tile(record));
  return tiles;
}

TEST(Colours, RoundTripThroughTheirNames) {
  for (const Colour colour : all_colours) EXPECT_EQ(from_word<Colour>(word_of(colour)), colour);
  EXPECT_EQ(from_word<Colour>("grey"), Colour::Gray);
  EXPECT_EQ(from_word<Colour>("Yellow"), std::nullopt);
}

TEST(Turning, SixTurnsRestoreTheTile) {
  for (const Tile& sample : samples()) {
    Tile turned = sample;
    for (int i = 0; i < 6; ++i) turned = rotated(turned, Rotation(1));
    EXPECT_EQ(turned, sample) << tile_text(sample);
    EXPECT_EQ(rotated(rotated(sample, Rotation(2)), Rotation(3)), rotated(sample, Rotation(5)));
  }
}

TEST(Turning, MovesExitsClockwise) {
  EXPECT_EQ(exits(rotated(tile("path=a:0,b:2"), Rotation(5))), 0b100010);
  const Tile turned = rotated(
      tile("city=revenue:20,loc:5;border=edge:1;partition=a:5+,b:2;icon=image:x,loc:3.5"), Rotation(2));
  EXPECT_EQ(turned.stops[0].loc, 1.0);
  EXPECT_EQ(turned.borders[0].edge, Edge(3));
  EXPECT_EQ(turned.partitions[0].a, "1+");
  EXPECT_EQ(turned.icons[0].loc, 5.5);
}

TEST(Mirror, TwiceRestoresTheTile) {
  for (const Tile& sample : samples()) EXPECT_EQ(mirrored(mirrored(sample)), sample) << tile_text(sample);
}

TEST(Mirror, ReversesTurns) {
  for (const Tile& sample : samples())
    for (int r = 0; r < 6; ++r)
      EXPECT_EQ(mirrored(rotated(sample, Rotation(r))), rotated(mirrored(sample), Rotation(-r)))
          << tile_text(sample);
}

TEST(Mirror, SwapsEdgesLanesAndPlaces) {
  const Tile mirror = mirrored(tile("path=a:1,b:3,a_lane:2.0;partition=a:0+,b:3;city=revenue:0,loc:1.5"));
  EXPECT_EQ(mirror.paths[0].a.index, 5);
  EXPECT_EQ(mirror.paths[0].a_lane, (Lane{2, 1}));
  EXPECT_EQ(mirror.partitions[0].a, "1-");  // corner 0 lies between edges 5 and 0, its mirror between 0 and 1
  EXPECT_EQ(mirror.partitions[0].b, "4");
  EXPECT_EQ(mirror.stops[0].loc, 4.5);
}

TEST(Exits, LeaveOutFutureTrack) {
  EXPECT_EQ(exits(tile("city=revenue:0;path=a:1,b:_0;path=a:3,b:_0,track:future")), 0b000010);
}

TEST(EndName, CountsEachKindSeparately) {
  const Tile t =
      tile("town=revenue:0;city=revenue:0;city=revenue:0;offboard=revenue:0;junction;path=a:4,b:_4");
  EXPECT_EQ(end_name(t, {End::Kind::Stop, 0}), "t0");
  EXPECT_EQ(end_name(t, {End::Kind::Stop, 2}), "c1");
  EXPECT_EQ(end_name(t, {End::Kind::Stop, 3}), "o0");
  EXPECT_EQ(end_name(t, t.paths[0].a), "4");
  EXPECT_EQ(end_name(t, t.paths[0].b), "j");
}

TEST(CanonicalForm, IsTheSameInEveryRotation) {
  for (const Tile& sample : samples())
    for (int r = 1; r < 6; ++r) {
      EXPECT_EQ(canonical_form(rotated(sample, Rotation(r))), canonical_form(sample)) << tile_text(sample);
      EXPECT_EQ(canonical_track(rotated(sample, Rotation(r))), canonical_track(sample)) << tile_text(sample);
    }
}

TEST(CanonicalForm, IgnoresTheOrderOfTheText) {
  EXPECT_EQ(
      canonical_form(tile("town=revenue:10;city=revenue:30;path=a:0,b:_0;path=a:_0,b:_1;path=a:3,b:_1")),
      canonical_form(tile("city=revenue:30;town=revenue:10;path=a:_1,b:_0;path=a:_0,b:4;path=a:_1,b:1")));
  EXPECT_EQ(canonical_form(tile("city=revenue:30,loc:2;path=a:0,b:_0")),
            canonical_form(tile("path=a:5,b:_0;city=revenue:30")));
}

TEST(CanonicalForm, DistinguishesMirrorTwins) {
  const Tile t23 = tile("path=a:0,b:3;path=a:0,b:4", Colour::Green);
  const Tile t24 = tile("path=a:0,b:3;path=a:0,b:2", Colour::Green);
  EXPECT_NE(canonical_form(t23), canonical_form(t24));
  EXPECT_EQ(canonical_form(mirrored(t23)), canonical_form(t24));
  const Tile symmetric = tile("path=a:0,b:3");
  EXPECT_EQ(canonical_form(mirrored(symmetric)), canonical_form(symmetric));
}

TEST(CanonicalForm, DistinguishesRevenueSlotsLabelsAndTrack) {
  const Tile plain = tile("city=revenue:30;path=a:0,b:_0;path=a:2,b:_0");
  for (const char* other :
       {"city=revenue:40;path=a:0,b:_0;path=a:2,b:_0", "city=revenue:30,slots:2;path=a:0,b:_0;path=a:2,b:_0",
        "town=revenue:30;path=a:0,b:_0;path=a:2,b:_0", "city=revenue:30;path=a:0,b:_0;path=a:2,b:_0;label=Y",
        "city=revenue:30;path=a:0,b:_0;path=a:2,b:_0,track:narrow",
        "city=revenue:30;path=a:0,b:_0;path=a:2,b:_0,terminal:1",
        "city=revenue:30;path=a:0,b:_0;path=a:2,b:_0,lanes:2", "city=revenue:30;path=a:0,b:_0;path=a:3,b:_0",
        "city=revenue:30;path=a:0,b:_0;path=a:2,b:_0;stripes=color:green"})
    EXPECT_NE(canonical_form(tile(other)), canonical_form(plain)) << other;
  EXPECT_NE(canonical_form(tile("path=a:0,b:2", Colour::Green)), canonical_form(tile("path=a:0,b:2")));
  EXPECT_EQ(canonical_track(tile("path=a:0,b:2", Colour::Green)), canonical_track(tile("path=a:0,b:2")));
}

// Two cities with two tracks each: the track of each city matters, the order of the cities does not.
TEST(CanonicalForm, DistinguishesConnections) {
  const Tile straight =
      tile("city=revenue:30;city=revenue:30;path=a:0,b:_0;path=a:3,b:_0;path=a:1,b:_1;path=a:4,b:_1");
  const Tile swapped =
      tile("city=revenue:30;city=revenue:30;path=a:0,b:_1;path=a:3,b:_1;path=a:1,b:_0;path=a:4,b:_0");
  const Tile bent =
      tile("city=revenue:30;city=revenue:30;path=a:0,b:_0;path=a:4,b:_0;path=a:1,b:_1;path=a:3,b:_1");
  EXPECT_EQ(canonical_form(straight), canonical_form(swapped));
  EXPECT_NE(canonical_form(straight), canonical_form(bent));
}

}  // namespace
}  // namespace trackwright
