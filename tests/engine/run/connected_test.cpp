// Tests the track that a company reaches: examples by hand, and random boards against all possible ways.
#include "engine/run/connected.h"

#include <gtest/gtest.h>

#include "engine/run/track_link.h"
#include "tests/engine/run/random_boards.h"

namespace trackwright {
namespace {

using namespace boards;

// Collects every piece of track that some way from a station of A reaches, trying one way after another.
class EveryWay {
 public:
  EveryWay(const Map& map, const Position& position) : map_(map), position_(position) {}

  std::set<std::string> pieces() {
    for (const Hex& hex : map_.hexes())
      for (std::size_t part = 0; part < hex.tile.stops.size(); ++part)
        if (own(hex, part)) leave(hex, part);
    return found_;
  }

 private:
  using StopKey = std::pair<const Hex*, std::size_t>;

  Occupancy who(const Hex& hex, std::size_t part) const {
    const std::string node = end_name(hex.tile, {End::Kind::Stop, static_cast<std::uint8_t>(part)});
    const auto index = static_cast<std::uint32_t>(&hex - map_.hexes().data());
    return occupancy(map_, position_, index, node, hex.tile.stops[part].slots, {});
  }

  bool own(const Hex& hex, std::size_t part) const {
    if (hex.tile.stops[part].kind != StopKind::City) return false;
    const auto owners = who(hex, part).owners;
    return std::ranges::find(owners, "A") != owners.end();
  }

  bool passable(const Hex& hex, std::size_t part) const {
    if (hex.tile.stops[part].kind == StopKind::OffBoard) return false;
    return own(hex, part) || hex.tile.stops[part].kind == StopKind::Town || !who(hex, part).full;
  }

  void leave(const Hex& hex, std::size_t part) {
    if (!stops_.insert({&hex, part}).second) return;
    for (const Path& path : hex.tile.paths)
      for (const auto& [from, to] : {std::pair(path.a, path.b), std::pair(path.b, path.a)})
        if (from == End{End::Kind::Stop, static_cast<std::uint8_t>(part)}) take(hex, path, to);
    stops_.erase({&hex, part});
  }

  void take(const Hex& hex, const Path& path, End to) {
    if (!used_.insert(&path).second) return;
    if (path.a.is_edge() && sides_.contains({&hex, path.a.index})) {
      used_.erase(&path);
      return;
    }
    if (path.b.is_edge() && sides_.contains({&hex, path.b.index})) {
      used_.erase(&path);
      return;
    }
    found_.insert(hex.id + ":" + end_name(hex.tile, path.a) + "-" + end_name(hex.tile, path.b));
    if (to.kind == End::Kind::Stop && path.terminal == 0 && passable(hex, to.index)) leave(hex, to.index);
    if (to.is_edge()) cross(hex, Edge(to.index));
    used_.erase(&path);
  }

  void cross(const Hex& hex, Edge edge) {
    const Hex* there = map_.neighbour(hex, edge);
    if (there == nullptr) return;
    sides_.insert({&hex, edge.index()});
    const End entry{End::Kind::Edge, static_cast<std::uint8_t>(edge.opposite().index())};
    for (const Path& path : there->tile.paths) {
      if (path.a == entry) take(*there, path, path.b);
      if (path.b == entry) take(*there, path, path.a);
    }
    sides_.erase({&hex, edge.index()});
  }

  const Map& map_;
  const Position& position_;
  std::set<StopKey> stops_;
  std::set<const Path*> used_;
  std::set<std::pair<const Hex*, int>> sides_;  // sides crossed outwards
  std::set<std::string> found_;
};

std::set<std::string> pieces_of(const Map& map, const Connected& reach) {
  std::set<std::string> pieces;
  for (std::size_t h = 0; h < map.hexes().size(); ++h) {
    const Hex& hex = map.hexes()[h];
    for (std::size_t p = 0; p < hex.tile.paths.size(); ++p)
      if (reach.goes_over(h, p))
        pieces.insert(hex.id + ":" + end_name(hex.tile, hex.tile.paths[p].a) + "-" +
                      end_name(hex.tile, hex.tile.paths[p].b));
  }
  return pieces;
}

std::uint8_t edges_at(const Map& map, const Connected& reach, const std::string& id) {
  return reach.edges[static_cast<std::size_t>(map.find(id) - map.hexes().data())];
}

TEST(Connected, FollowsTrackFromStationsToTheNextHexes) {
  const Map map(layout,
                {board_hex("C3", "city=revenue:20;path=a:0,b:_0"), board_hex("C5", "path=a:0,b:3"),
                 board_hex("C7", "path=a:1,b:2"), board_hex("D4", "path=a:1,b:4")},
                {}, {});
  Position position;
  position.tokens["C3"] = {{0, 0, "A", "", {}}};
  const Connected reach = connected(map, position, "A");
  EXPECT_EQ(pieces_of(map, reach), (std::set<std::string>{"C3:0-c0", "C5:0-3"}));
  EXPECT_EQ(edges_at(map, reach, "C3"), 0x3F);  // an own station: every side
  EXPECT_EQ(edges_at(map, reach, "C5"), 0b001001);
  EXPECT_EQ(edges_at(map, reach, "C7"), 0b001000);  // from beyond
  EXPECT_EQ(edges_at(map, reach, "D4"), 0);
  EXPECT_EQ(reach.stops.size(), 1U);
  EXPECT_TRUE(connected(map, position, "B").stops.empty());
}

TEST(Connected, DoesNotPassOffBoardsFullCitiesOrTerminals) {
  const std::string through = "city=revenue:20;path=a:0,b:_0;path=a:3,b:_0";
  for (const auto& [code, owner, passes] :
       {std::tuple(through, "B", false), std::tuple(through, "A", true),
        std::tuple(std::string("offboard=revenue:20;path=a:0,b:_0;path=a:3,b:_0"), "", false),
        std::tuple(std::string("town=revenue:10;path=a:0,b:_0,terminal:1;path=a:3,b:_0,terminal:1"), "",
                   false),
        std::tuple(std::string("town=revenue:10;path=a:0,b:_0;path=a:3,b:_0"), "", true)}) {
    const Map map(layout,
                  {board_hex("C3", "city=revenue:20;path=a:0,b:_0"), board_hex("C5", code),
                   board_hex("C7", "path=a:0,b:3")},
                  {}, {});
    Position position;
    position.tokens["C3"] = {{0, 0, "A", "", {}}};
    if (*owner != '\0') position.tokens["C5"] = {{0, 0, owner, "", {}}};
    const Connected reach = connected(map, position, "A");
    EXPECT_EQ(edges_at(map, reach, "C7") == 0b001001, passes) << code << owner;
  }
}

// Like tiles 486MC and 486P of 18MEX: enter the city over one lane and leave it over the other.
TEST(Connected, ReturnsOverTheOtherLaneOfAHexside) {
  const Map map(
      layout,
      {board_hex("C3", "city=revenue:20;path=a:0,b:_0,lanes:2"),
       board_hex("C5", "town=revenue:10;path=a:3,b:_0,a_lane:2.1;path=a:0,b:_0;path=a:3,b:1,a_lane:2.0"),
       board_hex("C7", "city=revenue:20;path=a:3,b:_0"), board_hex("B6", "path=a:4,b:1")},
      {}, {});
  Position position;
  position.tokens["C7"] = {{0, 0, "A", "", {}}};
  const Connected reach = connected(map, position, "A");
  const auto city = static_cast<std::uint32_t>(map.find("C3") - map.hexes().data());
  EXPECT_TRUE(std::ranges::binary_search(reach.stops, StopPlace{city, 0}));
  EXPECT_EQ(edges_at(map, reach, "C5"), 0b001011);
  EXPECT_NE(edges_at(map, reach, "B6"), 0);
}

TEST(Connected, EqualsABruteForceOnRandomBoards) {
  std::mt19937 random(1829);
  int reached = 0;
  int differing = 0;
  for (int round = 0; round < 3000; ++round) {
    const Map map = random_map(random);
    Position position;
    position.entity = "A";
    put_random_tokens(random, map, position);
    const std::set<std::string> wanted = EveryWay(map, position).pieces();
    const std::set<std::string> found = pieces_of(map, connected(map, position, "A"));
    reached += static_cast<int>(wanted.size());
    if (found == wanted) continue;
    ++differing;
    std::string pieces;
    for (const std::string& piece : wanted)
      if (!found.contains(piece)) pieces += piece + " missing ";
    for (const std::string& piece : found)
      if (!wanted.contains(piece)) pieces += piece + " too many ";
    EXPECT_EQ(found, wanted) << told(map, position, {}) << pieces;
    if (differing > 2) break;
  }
  EXPECT_EQ(differing, 0);
  EXPECT_GT(reached, 8000);
}

}  // namespace
}  // namespace trackwright
