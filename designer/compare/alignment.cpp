#include "designer/compare/alignment.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <vector>

#include "designer/compare/matching.h"
#include "engine/tile/tile_facts.h"

namespace trackwright {

namespace {

int parity(const Map& map) {
  return map.hexes().empty() ? 0 : (map.hexes().front().at.x + map.hexes().front().at.y) & 1;
}

// Moves the coordinates of a map whose hexes have an odd sum to an even sum.
GridStep steps_to(const Map& map, Coordinate at) {
  if (map.layout().orientation == Orientation::Flat) {
    at.y -= parity(map);
    return {(at.x + at.y) / 2, -at.x};
  }
  at.x -= parity(map);
  return {at.y, -(at.x + at.y) / 2};
}

Coordinate at_end_of(const Map& map, GridStep steps) {
  if (map.layout().orientation == Orientation::Flat)
    return {-steps.along1, 2 * steps.along0 + steps.along1 + parity(map)};
  return {-steps.along0 - 2 * steps.along1 + parity(map), steps.along0};
}

GridStep direction(Edge e) {
  static constexpr std::array<GridStep, 6> directions{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};
  return directions.at(static_cast<std::size_t>(e.index()));
}

GridStep moved_steps(const GridMotion& motion, GridStep steps) {
  const GridStep first = direction(motion.apply(Edge(0)));
  const GridStep second = direction(motion.apply(Edge(1)));
  return {steps.along0 * first.along0 + steps.along1 * second.along0,
          steps.along0 * first.along1 + steps.along1 * second.along1};
}

GridStep difference_of(GridStep a, GridStep b) {
  return {a.along0 - b.along0, a.along1 - b.along1};
}

std::vector<GridMotion> all_motions() {
  std::vector<GridMotion> motions;
  for (const bool mirror : {false, true})
    for (int turn = 0; turn < 6; ++turn) motions.push_back({turn, mirror});
  return motions;
}

// Two hexes that are probably the same place, with the weight of the clue.
struct Clue {
  const Hex* a;
  const Hex* b;
  int weight;
};

constexpr std::size_t rare = 3;  // at most so many hexes of one kind on each map identify a place

template <class Key>
void add_clues(const Map& a, const Map& b, const Key& key, int weight, std::vector<Clue>& clues) {
  std::map<std::string, std::pair<std::vector<const Hex*>, std::vector<const Hex*>>> groups;
  for (const Hex& hex : a.hexes()) groups[key(hex)].first.push_back(&hex);
  for (const Hex& hex : b.hexes()) groups[key(hex)].second.push_back(&hex);
  for (const auto& [text, group] : groups) {
    if (text.empty() || group.first.size() > rare || group.second.size() > rare) continue;
    for (const Hex* first : group.first)
      for (const Hex* second : group.second) clues.push_back({first, second, weight});
  }
}

std::vector<Clue> clues_between(const Map& a, const Map& b) {
  std::vector<Clue> clues;
  add_clues(
      a, b, [](const Hex& hex) { return folded(hex.name); }, 4, clues);
  add_clues(
      a, b, [](const Hex& hex) { return canonical_form(hex.tile); }, 1, clues);
  add_clues(
      a, b, [](const Hex& hex) { return hex.id; }, 1, clues);
  return clues;
}

struct Candidate {
  GridMotion motion;
  GridStep shift;
};

// For each motion, the shifts with the most weight of clues.
std::vector<Candidate> candidates_of(const Map& a, const Map& b) {
  constexpr std::size_t best = 3;
  const std::vector<Clue> clues = clues_between(a, b);
  std::vector<Candidate> candidates;
  for (const GridMotion& motion : all_motions()) {
    std::map<GridStep, int> votes;
    for (const Clue& clue : clues)
      votes[difference_of(steps_to(a, clue.a->at), moved_steps(motion, steps_to(b, clue.b->at)))] +=
          clue.weight;
    std::vector<std::pair<GridStep, int>> order(votes.begin(), votes.end());
    std::ranges::stable_sort(order, [](const auto& x, const auto& y) { return x.second > y.second; });
    for (std::size_t i = 0; i < std::min(best, order.size()); ++i)
      candidates.push_back({motion, order[i].first});
  }
  return candidates;
}

bool is_notable(const Hex& hex) {
  return !hex.tile.stops.empty() || !hex.name.empty();
}

bool is_same_place(const Hex& a, const Hex& b) {
  if (!a.name.empty() && folded(a.name) == folded(b.name)) return true;
  return a.tile.colour == b.tile.colour && a.tile.stops.size() == b.tile.stops.size();
}

// Counts common places, and adds points for equal names, colours and numbers of stops.
int score_of(const Map& b, const MapAlignment& alignment) {
  int score = 0;
  for (const Hex& hex : b.hexes()) {
    const Hex* here = alignment.on_a(hex);
    if (here == nullptr) continue;
    score += 2;
    if (!hex.name.empty() && folded(hex.name) == folded(here->name)) score += 2;
    if (hex.tile.colour == here->tile.colour) ++score;
    if (hex.tile.stops.size() == here->tile.stops.size()) ++score;
  }
  return score;
}

int hexes_with_like_track(const Map& b, const MapAlignment& alignment, const GridMotion& motion) {
  int alike = 0;
  for (const Hex& hex : b.hexes()) {
    const Hex* here = alignment.on_a(hex);
    if (here == nullptr || hex.tile.paths.empty() || here->tile.paths.empty()) continue;
    if (track_form(moved(hex.tile, motion)) == track_form(here->tile)) ++alike;
  }
  return alike;
}

// The motion of tiles: the motion of places, unless another one fits the track better.
GridMotion motion_of_track(const Map& b, const MapAlignment& alignment) {
  GridMotion best = alignment.position;
  int alike = hexes_with_like_track(b, alignment, best);
  for (const GridMotion& motion : all_motions()) {
    const int count = hexes_with_like_track(b, alignment, motion);
    if (count <= alike) continue;
    alike = count;
    best = motion;
  }
  return best;
}

}  // namespace

Tile moved(const Tile& tile, const GridMotion& motion) {
  return rotated(motion.mirror ? mirrored(tile) : tile, Rotation(motion.turn));
}

MapAlignment::MapAlignment(const Map& a, const Map& b, GridMotion motion, GridStep shift)
    : position(motion), track(motion), a_(&a), b_(&b), shift_(shift) {}

Coordinate MapAlignment::to_a(Coordinate of_b) const {
  const GridStep steps = moved_steps(position, steps_to(*b_, of_b));
  return at_end_of(*a_, {steps.along0 + shift_.along0, steps.along1 + shift_.along1});
}

const Hex* MapAlignment::on_a(const Hex& of_b) const {
  return a_->find(to_a(of_b.at));
}

const Hex* MapAlignment::on_a(const std::string& id_of_b) const {
  const Hex* hex = b_->find(id_of_b);
  return hex == nullptr ? nullptr : on_a(*hex);
}

const Hex* MapAlignment::on_b(const Hex& of_a) const {
  GridMotion back = position;  // a mirrored motion is its own inverse
  if (!position.mirror) back.turn = (6 - position.turn) % 6;
  const GridStep steps = moved_steps(back, difference_of(steps_to(*a_, of_a.at), shift_));
  return b_->find(at_end_of(*b_, steps));
}

bool MapAlignment::fits() const {
  const std::size_t smaller = std::min(a_->hexes().size(), b_->hexes().size());
  if (smaller == 0) return true;
  return 10 * shared_ >= 8 * smaller && 2 * recognised_ >= notable_;
}

namespace {

std::string further(std::string_view what, int by) {
  return by == 0 ? std::string()
                 : fmt::format("the {} are {} {}", what, std::abs(by), by > 0 ? "up" : "down");
}

}  // namespace

std::string MapAlignment::motion_words() const {
  const Layout& a = a_->layout();
  const Layout& b = b_->layout();
  const bool axes = a.letters_along_x != b.letters_along_x;
  if (a.orientation != b.orientation)
    return position.mirror ? "letters and numbers are exchanged, and so are the directions"
                           : fmt::format("its map is turned by {} degrees", (position.turn * 60 + 30) % 360);
  if (position == GridMotion{}) return axes ? "letters and numbers are exchanged" : "";
  if (!position.mirror) return fmt::format("its map is turned by {} degrees", position.turn * 60);
  return "its map is mirrored";
}

std::string MapAlignment::words() const {
  if (plain_) return {};
  std::string text;
  std::string parts = motion_words();
  for (const Hex& hex : b_->hexes()) {
    const Hex* here = on_a(hex);
    if (here == nullptr) continue;
    if (parts.empty()) {
      const int across = here->at.x - hex.at.x;
      const int down = here->at.y - hex.at.y;
      const bool letters_first = a_->layout().letters_along_x;
      parts = further("letters", letters_first ? across : down);
      const std::string numbers = further("numbers", letters_first ? down : across);
      if (!parts.empty() && !numbers.empty()) parts += " and ";
      parts += numbers;
    }
    text = fmt::format("its {} is {} here", hex.id, here->id);
    break;
  }
  if (!parts.empty()) text += (text.empty() ? "" : ": ") + parts;
  if (track != position) text += "; its track and its map are turned differently";
  return text;
}

MapAlignment align(const Map& a, const Map& b) {
  MapAlignment best(a, b, {}, {});
  // A shift may match by chance, so it must clearly beat the coordinates as they are.
  int best_score = score_of(b, best) * 51 / 50;
  for (const auto& [motion, shift] : candidates_of(a, b)) {
    const MapAlignment alignment(a, b, motion, shift);
    const int score = score_of(b, alignment);
    if (score <= best_score) continue;
    best = alignment;
    best_score = score;
  }
  best.plain_ = best.position == GridMotion{} && a.layout().orientation == b.layout().orientation;
  for (const Hex& hex : b.hexes()) {
    const Hex* here = best.on_a(hex);
    if (here == nullptr) continue;
    ++best.shared_;
    if (is_notable(hex) || is_notable(*here)) {
      ++best.notable_;
      if (is_same_place(*here, hex)) ++best.recognised_;
    }
    if (here->id != hex.id) best.plain_ = false;
  }
  best.track = motion_of_track(b, best);
  if (best.track != best.position) best.plain_ = false;
  return best;
}

}  // namespace trackwright
