// Measures how the cost of the best runs grows: on dense boards, with one to four trains of a given reach, it
// measures the time until the search has proven its result. Prints a table; with a file name, it writes the
// curves there as SVG. `bench_growth titles` measures the growth with the hexes, companies and tiles of a
// title.
#include <fmt/format.h>

#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "bench/growing_titles.h"
#include "engine/run/network.h"
#include "engine/run/routes.h"
#include "engine/tile/language.h"

namespace {

using namespace trackwright;

constexpr double give_up_after = 20;  // seconds

const Layout board_layout{Orientation::Flat, true};

// Every third hex is a city with six exits, the others have three crossing straights, so that each city is
// joined to six others, more than on any real map in its last phase.
Map dense_board(int width) {
  std::mt19937 random(1870);
  std::vector<Hex> hexes;
  for (int column = 0; column < width; ++column)
    for (int row = 0; row < width; ++row) {
      Hex hex;
      hex.id = fmt::format("{}{}", static_cast<char>('A' + column), 2 * row + column % 2 + 1);
      hex.at = parse_coordinate(board_layout, hex.id).value();
      std::string text = "path=a:0,b:3;path=a:1,b:4;path=a:2,b:5";
      if ((row + column / 2 + 2 * (column % 2)) % 3 == 0) {
        text = fmt::format("city=revenue:{}", 20 + 10 * (random() % 5U));
        for (int edge = 0; edge < 6; ++edge) text += fmt::format(";path=a:{},b:_0", edge);
      }
      hex.tile = parse_tile(text, Colour::Brown).value();
      hexes.push_back(std::move(hex));
    }
  return {board_layout, std::move(hexes), {}, {}};
}

// Places one station in the city nearest to the middle.
Position position_on(const Map& map, int trains, int reach) {
  Position position;
  position.entity = "A";
  const std::size_t middle = map.hexes().size() / 2;
  for (std::size_t i = middle; i < map.hexes().size() && position.tokens.empty(); ++i)
    if (!map.hexes()[i].tile.stops.empty()) position.tokens[map.hexes()[i].id] = {{0, 0, "A", "", {}}};
  for (int i = 0; i < trains; ++i) {
    Train train;
    train.name.value = std::to_string(reach);
    train.reach.stops = reach;
    position.trains.push_back(std::move(train));
  }
  return position;
}

struct Sample {
  std::size_t stops = 0;
  double milliseconds = 0;
  std::uint64_t candidates = 0;
  bool complete = true;
};

Sample measure(const Map& map, const Position& position) {
  Sample sample;
  for (const Hex& hex : map.hexes()) sample.stops += hex.tile.stops.size();
  const auto start = std::chrono::steady_clock::now();
  const auto seconds = [start] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  RouteOptions options;
  options.give_up = [&seconds] { return seconds() > give_up_after; };
  const BestRuns best = best_runs(map, {}, position, {}, options);
  sample.milliseconds = 1000 * seconds();
  sample.candidates = best.candidates;
  sample.complete = best.complete;
  return sample;
}

using Curves = std::map<std::string, std::vector<Sample>>;

std::string time_words(double ms) {
  return ms < 1000 ? fmt::format("{} ms", ms) : fmt::format("{} s", ms / 1000);
}

// Draws both axes logarithmically: stops from 3 to 100, time from 0.01 ms to 100 s.
void draw(const Curves& curves, const std::string& path) {
  std::FILE* file = std::fopen(path.c_str(), "w");
  if (file == nullptr) return;
  const auto x = [](std::size_t stops) { return 70 + 360 * std::log10(static_cast<double>(stops) / 3); };
  const auto y = [](double ms) { return 420 - 56 * (std::log10(std::max(ms, 0.01)) + 2); };
  fmt::print(file,
             "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 460\" font-family=\"sans-serif\" "
             "font-size=\"12\">\n<rect width=\"760\" height=\"460\" fill=\"white\"/>\n");
  for (const double ms : {0.01, 0.1, 1.0, 10.0, 100.0, 1000.0, 10000.0, 100000.0})
    fmt::print(file,
               "<path d=\"M70 {0}H620\" stroke=\"#ddd\"/><text x=\"62\" y=\"{1}\" "
               "text-anchor=\"end\">{2}</text>\n",
               y(ms), y(ms) + 4, time_words(ms));
  for (const std::size_t stops : {3U, 10U, 30U, 100U})
    fmt::print(file, "<text x=\"{}\" y=\"440\" text-anchor=\"middle\">{} stops</text>\n", x(stops), stops);
  int number = 0;
  for (const auto& [name, samples] : curves) {
    const int hue = 40 * number;
    std::string points;
    for (const Sample& s : samples) points += fmt::format("{:.1f},{:.1f} ", x(s.stops), y(s.milliseconds));
    fmt::print(file,
               "<polyline points=\"{}\" fill=\"none\" stroke=\"hsl({},75%,40%)\" stroke-width=\"2\"/>\n"
               "<text x=\"640\" y=\"{}\" fill=\"hsl({},75%,40%)\">{}</text>\n",
               points, hue, 60 + 18 * number, hue, name);
    ++number;
  }
  fmt::print(file, "</svg>\n");
  std::fclose(file);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 1 && std::string_view(argv[1]) == "titles") {
    measure_growing_titles();
    return 0;
  }
  Curves curves;
  fmt::print("{:>6} {:>7} {:>6} {:>12} {:>12}\n", "trains", "reach", "stops", "time in ms", "runs seen");
  for (const int reach : {3, 5, 8})
    for (const int trains : {1, 2, 4}) {
      auto& curve = curves[fmt::format("{} x {}-train", trains, reach)];
      for (int width = 3; width <= 16; ++width) {
        const Map map = dense_board(width);
        const Sample sample = measure(map, position_on(map, trains, reach));
        curve.push_back(sample);
        fmt::print("{:>6} {:>7} {:>6} {:>12.3f} {:>12}{}\n", trains, reach, sample.stops, sample.milliseconds,
                   sample.candidates, sample.complete ? "" : "  given up: best found and a bound");
        if (!sample.complete) break;
      }
    }
  if (argc > 1) draw(curves, argv[1]);
}
