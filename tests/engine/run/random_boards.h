// Small random boards, and the best runs on them by brute force, to verify the searches.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/run/routes.h"
#include "engine/tile/language.h"

namespace trackwright::boards {

inline const Layout layout{Orientation::Flat, true};

inline Hex board_hex(const std::string& id, const std::string& code, int rotation = 0) {
  Hex h;
  h.id = id;
  h.at = parse_coordinate(layout, id).value();
  h.tile = rotated(parse_tile(code, Colour::Yellow).value(), Rotation(rotation));
  return h;
}

inline Train train(const std::string& name, int stops) {
  Train t;
  t.name.value = name;
  t.reach.stops = stops;
  return t;
}

// Brute force: enumerates every path piece by piece, judged only by evaluate(), then every combination of at
// most one run per train. Uses none of the search's network, segments or bounds.
class BruteForce {
 public:
  BruteForce(const Map& map, const Position& position, const RunRules& rules = {})
      : map_(map), position_(position), rules_(rules) {}

  int best() {
    enumerate();
    int cards = 999;
    if (rules_.passage)
      cards = static_cast<int>(std::ranges::count_if(
          position_.trains, [&](const Train& t) { return t.stack == rules_.passage->stack; }));
    return choose(0, {}, cards, 0);
  }

 private:
  struct Legal {
    std::set<std::string> track;
    std::vector<int> pay;  // by train; -1 if illegal for it
    int passages = 0;
  };

  std::vector<std::pair<std::string, std::pair<std::string, std::string>>> pieces_at(const Hex& h) const {
    std::vector<std::pair<std::string, std::pair<std::string, std::string>>> found;
    for (const Path& p : h.tile.paths)
      found.push_back({h.id + ":" + end_name(h.tile, p.a) + "-" + end_name(h.tile, p.b),
                       {end_name(h.tile, p.a), end_name(h.tile, p.b)}});
    return found;
  }

  static bool is_stop(const std::string& end) { return end[0] == 'c' || end[0] == 't' || end[0] == 'o'; }

  void enumerate() {
    for (const Hex& h : map_.hexes())
      for (const auto& [text, ends] : pieces_at(h))
        for (const auto& [from, to] : {ends, std::pair(ends.second, ends.first)})
          if (is_stop(from)) {
            path_ = {text};
            walk(h, to);
          }
  }

  void walk(const Hex& at, const std::string& end) {
    if (is_stop(end)) {
      record();
      for (const auto& [text, ends] : pieces_at(at)) step(at, end, text, ends);
      return;
    }
    const Edge edge(end[0] - '0');
    const Hex* next = map_.neighbour(at, edge);
    if (next == nullptr) return;
    const std::string entry = std::to_string(edge.opposite().index());
    for (const auto& [text, ends] : pieces_at(*next)) step(*next, entry, text, ends);
  }

  void step(const Hex& at, const std::string& from, const std::string& text,
            const std::pair<std::string, std::string>& ends) {
    if (std::ranges::find(path_, text) != path_.end() || path_.size() > 14) return;
    for (const auto& [a, b] : {ends, std::pair(ends.second, ends.first)}) {
      if (a != from) continue;
      path_.push_back(text);
      walk(at, b);
      path_.pop_back();
    }
  }

  void record() {
    std::vector<std::string> key = path_;
    std::ranges::sort(key);
    if (!seen_.insert(key).second) return;
    Legal run;
    bool any = false;
    for (std::size_t t = 0; t < position_.trains.size(); ++t) {
      const Judgement judged = evaluate(map_, {}, position_, StatedRun{t, path_}, rules_);
      run.pay.push_back(judged.legal ? judged.run.revenue : -1);
      any = any || judged.legal;
    }
    if (!any) return;
    int before = -1;
    for (const std::string& piece : path_) {
      const auto colon = piece.find(':');
      const std::string h = piece.substr(0, colon);
      const auto dash = piece.find('-');
      const bool plain = piece.size() == h.size() + 4;  // "C3:0-3": two edges
      if (plain && crossing_of(h) >= 0 && crossing_of(h) != before) ++run.passages;
      before = plain ? crossing_of(h) : -1;
      for (const std::string& end : {piece.substr(colon + 1, dash - colon - 1), piece.substr(dash + 1)})
        if (end.size() == 1) run.track.insert(h + end);
    }
    runs_.push_back(std::move(run));
  }

  // The number of the hex's crossing, or -1.
  int crossing_of(const std::string& hex) const {
    for (std::size_t i = 0; rules_.passage && i < rules_.passage->crossings.size(); ++i)
      for (const Ref& ref : rules_.passage->crossings[i])
        if (ref.value == hex) return static_cast<int>(i);
    return -1;
  }

  int choose(std::size_t t, const std::set<std::string>& taken, int cards, int sum) const {
    if (t == position_.trains.size()) return sum;
    int best = choose(t + 1, taken, cards, sum);
    for (const Legal& run : runs_) {
      if (run.pay[t] < 0 || run.passages > cards ||
          std::ranges::any_of(run.track, [&](const std::string& side) { return taken.contains(side); }))
        continue;
      std::set<std::string> more = taken;
      more.insert(run.track.begin(), run.track.end());
      best = std::max(best, choose(t + 1, more, cards - run.passages, sum + run.pay[t]));
    }
    return best;
  }

  const Map& map_;
  const Position& position_;
  const RunRules rules_;
  std::vector<std::string> path_;
  std::set<std::vector<std::string>> seen_;
  std::vector<Legal> runs_;
};

// std::uniform_int_distribution differs between libraries; this function does not.
inline int pick(std::mt19937& random, int below) {
  return static_cast<int>(random() % static_cast<unsigned>(below));
}

inline Map random_map(std::mt19937& random) {
  static const std::vector<std::string> codes{
      "path=a:0,b:3",
      "path=a:0,b:2",
      "path=a:0,b:3;path=a:0,b:2",
      "path=a:0,b:2;path=a:3,b:5",
      "path=a:0,b:3;path=a:1,b:4",
      "city=revenue:20;path=a:0,b:_0;path=a:3,b:_0",
      "city=revenue:40;path=a:0,b:_0;path=a:2,b:_0;path=a:4,b:_0",
      "city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0",
      "town=revenue:10;path=a:0,b:_0;path=a:_0,b:3",
      "city=revenue:50;city=revenue:50;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_1;path=a:5,b:_1",
      "city=revenue:60;path=a:0,b:_0,terminal:1",
      "offboard=revenue:70;path=a:0,b:_0;path=a:1,b:_0",
  };
  std::vector<Hex> hexes;
  for (const char* id : {"B2", "B4", "C1", "C3", "C5", "D2", "D4"})
    hexes.push_back(board_hex(
        id, codes[static_cast<std::size_t>(pick(random, static_cast<int>(codes.size())))], pick(random, 6)));
  return {layout, std::move(hexes), {}, {}};
}

// Every third hex is a city with six exits; the others have three crossing straights. Two stations of A are
// near the middle.
inline Map dense_board(int width, Position& position) {
  std::mt19937 random(1870);
  std::vector<Hex> hexes;
  for (int column = 0; column < width; ++column)
    for (int row = 0; row < width; ++row) {
      const std::string id =
          std::string(1, static_cast<char>('A' + column)) + std::to_string(2 * row + column % 2 + 1);
      std::string text = "path=a:0,b:3;path=a:1,b:4;path=a:2,b:5";
      if ((row + column / 2 + 2 * (column % 2)) % 3 == 0) {
        text = "city=revenue:" + std::to_string(20 + 10 * pick(random, 5));
        for (int edge = 0; edge < 6; ++edge) text += ";path=a:" + std::to_string(edge) + ",b:_0";
      }
      hexes.push_back(board_hex(id, text));
    }
  position.entity = "A";
  for (std::size_t i = hexes.size() / 2; i < hexes.size() && position.tokens.size() < 2; ++i)
    if (!hexes[i].tile.stops.empty()) position.tokens[hexes[i].id] = {{0, 0, "A", "", {}}};
  return {layout, std::move(hexes), {}, {}};
}

inline std::string told(const Map& map, const Position& position, const BestRuns& best) {
  std::string text;
  for (const Hex& h : map.hexes()) {
    text += h.id + ": " + tile_text(h.tile);
    for (const PlacedToken& token :
         position.tokens.contains(h.id) ? position.tokens.at(h.id) : std::vector<PlacedToken>())
      text += " [" + token.company + " in c" + std::to_string(*token.city) + "]";
    text += "\n";
  }
  for (const Train& t : position.trains) text += "train " + std::to_string(t.reach.stops) + "\n";
  for (const trackwright::Run& run : best.runs) {
    for (const std::string& piece : run.path) text += piece + " ";
    text += "= " + std::to_string(run.revenue) + "\n";
  }
  return text;
}

inline void put_random_tokens(std::mt19937& random, const Map& map, Position& position) {
  for (const Hex& h : map.hexes()) {
    int city = 0;
    for (const Stop& stop : h.tile.stops) {
      if (stop.kind != StopKind::City) continue;
      if (pick(random, 3) == 0)
        position.tokens[h.id].push_back({city, 0, pick(random, 3) != 0 ? "A" : "B", "", {}});
      ++city;
    }
  }
}

// With one to three trains; the shortest runs to 2 stops, and there are `lengths` lengths.
inline Position random_position(std::mt19937& random, const Map& map, int lengths = 3) {
  Position position;
  position.entity = "A";
  put_random_tokens(random, map, position);
  const int trains = 1 + pick(random, 3);
  for (int t = 0; t < trains; ++t) position.trains.push_back(train("n", 2 + pick(random, lengths)));
  return position;
}

// Passes towns, counts only cities, and needs at least two of them.
inline Train express(int cities) {
  Train t = train("E", 0);
  t.reach.rows = {{{StopKind::City, StopKind::OffBoard}, cities, cities, 1},
                  {{StopKind::Town}, 0, any_number, 1}};
  t.reach.least_paid = 2;
  return t;
}

inline Train ferry() {
  Train t = train("F", 0);
  t.stack = "ferry";
  return t;
}

}  // namespace trackwright::boards
