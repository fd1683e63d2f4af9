// Compares the search for runs with the sweep at the limit of the search: boards full of brown track, one
// city in five, three stations in a corner, several kinds of trains, ten seconds each. Prints the best
// result, the proven bound, the time and the memory.
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <ctime>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "engine/run/routes.h"
#include "engine/tile/language.h"

namespace {

using namespace trackwright;

constexpr double give_up_after = 10;  // seconds of one core
const Layout board_layout{Orientation::Flat, true};

bool reaches(const Tile& tile, Edge edge) {
  return (static_cast<unsigned>(exits(tile)) >> static_cast<unsigned>(edge.index()) & 1U) != 0;
}

// Turns the tile so that most of its track continues on the hexes laid before, and least ends at them.
Tile joined(const Tile& tile, Coordinate at, const std::vector<Hex>& laid, Rotation first) {
  Tile best;
  int most = std::numeric_limits<int>::min();
  for (int r = 0; r < 6; ++r) {
    Tile turned = rotated(tile, Rotation((first.steps() + r) % 6));
    int fit = 0;
    for (const Edge edge : all_edges) {
      const auto there = std::ranges::find(laid, neighbour(at, edge, board_layout.orientation), &Hex::at);
      if (there == laid.end() || !reaches(turned, edge)) continue;
      fit += reaches(there->tile, edge.opposite()) ? 1 : -1;
    }
    if (fit <= most) continue;
    most = fit;
    best = std::move(turned);
  }
  return best;
}

// Lays brown tiles in any rotation: 39 to 47 and 70 without a stop, 63 the city, 145 to 147 towns...
Map brown_board(int columns, int rows, Position& position) {
  static const std::vector<std::string> plain{"path=a:0,b:2;path=a:0,b:1;path=a:1,b:2",
                                              "path=a:0,b:3;path=a:0,b:1;path=a:1,b:3",
                                              "path=a:0,b:3;path=a:0,b:2;path=a:2,b:3",
                                              "path=a:0,b:3;path=a:0,b:2;path=a:1,b:3;path=a:1,b:2",
                                              "path=a:0,b:3;path=a:1,b:4;path=a:0,b:1;path=a:3,b:4",
                                              "path=a:0,b:3;path=a:2,b:4;path=a:0,b:4;path=a:2,b:3",
                                              "path=a:0,b:3;path=a:1,b:4;path=a:0,b:4;path=a:1,b:3",
                                              "path=a:0,b:1;path=a:0,b:2;path=a:1,b:3;path=a:2,b:3"};
  static const std::string town = "town=revenue:20;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0";
  std::mt19937 random(1862);
  std::vector<Hex> hexes;
  for (int column = 0; column < columns; ++column)
    for (int row = 0; row < rows; ++row) {
      Hex hex;
      hex.id = fmt::format("{}{}", static_cast<char>('A' + column), 2 * row + column % 2 + 1);
      hex.at = parse_coordinate(board_layout, hex.id).value();
      const auto kind = random() % 10U;
      std::string text = plain[random() % plain.size()];
      if (kind == 2) text = town;
      if (kind < 2) {
        text = "city=revenue:40,slots:2";
        for (int edge = 0; edge < 6; ++edge) text += fmt::format(";path=a:{},b:_0", edge);
        if (position.tokens.size() < 3) position.tokens[hex.id] = {{0, 0, "A", "", {}}};
      }
      hex.tile = joined(parse_tile(text, Colour::Brown).value(), hex.at, hexes,
                        Rotation(static_cast<int>(random() % 6U)));
      hexes.push_back(std::move(hex));
    }
  position.entity = "A";
  return {board_layout, std::move(hexes), {}, {}};
}

void measure(int columns, int rows, int trains, int stops) {
  Position position;
  const Map map = brown_board(columns, rows, position);
  for (int i = 0; i < trains; ++i) {
    Train train;
    train.name.value = stops == 0 ? "D" : std::to_string(stops);
    train.reach.unlimited = stops == 0;
    train.reach.stops = stops;
    position.trains.push_back(std::move(train));
  }
  const std::clock_t start = std::clock();
  const auto seconds = [start] { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; };
  RouteOptions options;
  options.give_up = [&seconds] { return seconds() > give_up_after; };
  const BestRuns best = best_runs(map, {}, position, {}, options);
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  fmt::print("{:>6} {:>7} {:>6} {:>6} {:>8} {:>9.2f} {:>10}\n", map.hexes().size(),
             fmt::format("{} x {}", trains, position.trains.front().name.value), best.total, best.bound,
             best.complete ? "proven" : "", seconds(), usage.ru_maxrss / 1024);
}

}  // namespace

int main() {
  fmt::print("{:>6} {:>7} {:>6} {:>6} {:>8} {:>9} {:>10}\n", "tiles", "trains", "total", "bound", "",
             "seconds", "MiB so far");
  for (const auto& [columns, rows] :
       {std::pair(7, 7), std::pair(10, 7), std::pair(10, 10), std::pair(13, 10)})
    for (const auto& [trains, stops] :
         {std::pair(1, 0), std::pair(2, 0), std::pair(2, 8), std::pair(4, 5), std::pair(4, 0)})
      measure(columns, rows, trains, stops);
}
