#include "engine/study/supply.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace trackwright {

bool Handout::serve(std::size_t hex, const std::vector<std::vector<std::size_t>>& wanted) {
  std::vector<bool> asked(left_.size(), false);
  return serve(hex, wanted, asked);
}

bool Handout::serve(std::size_t hex, const std::vector<std::vector<std::size_t>>& wanted,
                    std::vector<bool>& asked) {
  for (const std::size_t tile : wanted[hex]) {
    if (asked[tile]) continue;
    asked[tile] = true;
    if (left_[tile] > 0) {
      --left_[tile];
      holders_[tile].push_back(hex);
      return true;
    }
    for (std::size_t& holder : holders_[tile])
      if (serve(holder, wanted, asked)) {
        holder = hex;
        return true;
      }
  }
  return false;
}

namespace {

using Wanted = std::vector<std::vector<std::size_t>>;  // by hex: tiles of the book, sorted

// The share of the ways to build a hex that pass each of its states; each next state is equally likely.
std::vector<double> passing(const HexGround& ground) {
  std::vector<double> share(ground.states.size(), 0.0);
  share[0] = 1.0;
  std::vector<std::size_t> order(ground.states.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return ground.states[i].colour; });
  for (const std::size_t i : order) {
    std::size_t later = 0;
    for (const HexLay& lay : ground.states[i].next)
      if (ground.states[lay.to].colour > ground.states[i].colour) ++later;
    if (later == 0) continue;
    for (const HexLay& lay : ground.states[i].next)
      if (ground.states[lay.to].colour > ground.states[i].colour)
        share[lay.to] += share[i] / static_cast<double>(later);
  }
  return share;
}

struct Counts {
  std::vector<std::optional<int>> stated;     // by tile; none: unlimited
  std::vector<int> copies;                    // the same, at most one for each hex
  std::vector<std::vector<double>> shares{};  // of the states of each hex: see passing
};

// The supply of one colour.
class Colouring {
 public:
  Colouring(const StudyGround& ground, const Counts& counts, Colour colour)
      : ground_(ground),
        counts_(counts),
        copies_(counts.copies),
        colour_(colour),
        wanted_(ground.hexes.size()) {
    for (std::size_t i = 0; i < ground.hexes.size(); ++i) {
      std::set<std::size_t> tiles;
      for (const GroundState& state : ground.hexes[i].states)
        if (state.tile != UpgradeSource::printed && state.colour == colour) tiles.insert(state.tile);
      wanted_[i].assign(tiles.begin(), tiles.end());
      if (!tiles.empty()) hexes_.push_back(i);
    }
  }

  bool empty() const { return hexes_.empty(); }

  ColourSupply whole() const {
    ColourSupply supply{colour_, hexes_.size(), 0, 0, 0, 0, {}, {}};
    for (const std::size_t tile : tiles(hexes_))
      if (!counts_.stated[tile])
        supply.copies.reset();
      else if (supply.copies)
        *supply.copies += *counts_.stated[tile];
    supply.built = most_built(hexes_, copies_);
    std::vector<std::size_t> stops;
    std::ranges::copy_if(hexes_, std::back_inserter(stops),
                         [&](std::size_t hex) { return !ground_.hexes[hex].hex->tile.stops.empty(); });
    supply.stops = stops.size();
    supply.stops_built = most_built(stops, copies_);
    if (supply.built < hexes_.size()) supply.shortage = shortage();
    for (const std::size_t hex : hexes_)
      if (auto one = starved(hex)) supply.starved.push_back(std::move(*one));
    return supply;
  }

  std::vector<TileSupply> by_tile() const {
    std::map<std::size_t, TileSupply> found;
    for (const std::size_t tile : tiles(hexes_)) found.emplace(tile, start(tile));
    for (const std::size_t hex : hexes_) add_hex(hex, found);
    for (const std::size_t tile : additions()) ++found.at(tile).add;
    std::vector<TileSupply> list;
    for (auto& [tile, one] : found) {
      if (one.count)
        one.score = (static_cast<double>(one.sole.size()) + one.wanted / 10) /
                    std::max(static_cast<double>(*one.count), 0.5);
      list.push_back(std::move(one));
    }
    std::ranges::stable_sort(list, std::greater{}, &TileSupply::score);
    return list;
  }

 private:
  int unlimited() const { return static_cast<int>(ground_.hexes.size()); }
  std::string name(std::size_t hex) const { return ground_.hexes[hex].hex->id; }

  std::set<std::size_t> tiles(const std::vector<std::size_t>& hexes) const {
    std::set<std::size_t> all;
    for (const std::size_t hex : hexes) all.insert(wanted_[hex].begin(), wanted_[hex].end());
    return all;
  }

  std::size_t most_built(const std::vector<std::size_t>& hexes, const std::vector<int>& copies) const {
    Handout handout(copies);
    return static_cast<std::size_t>(
        std::ranges::count_if(hexes, [&](std::size_t hex) { return handout.serve(hex, wanted_); }));
  }

  // As a function of one count, the number of hexes rises by one for each copy, and then not at all.
  int least(std::size_t tile) const {
    std::vector<int> copies = copies_;
    copies[tile] = 0;
    const std::size_t without = most_built(hexes_, copies);
    copies[tile] = unlimited();
    return static_cast<int>(most_built(hexes_, copies) - without);
  }

  TileSupply start(std::size_t tile) const {
    return {ground_.book.id(tile), colour_, counts_.stated[tile], {}, {}, {}, 0, least(tile), 0, 0};
  }

  void add_hex(std::size_t hex, std::map<std::size_t, TileSupply>& found) const {
    const HexGround& ground = ground_.hexes[hex];
    double all = 0;
    for (std::size_t i = 1; i < ground.states.size(); ++i)
      if (ground.states[i].colour == colour_) all += counts_.shares[hex][i];
    for (const std::size_t tile : wanted_[hex]) {
      TileSupply& one = found.at(tile);
      one.hexes.push_back(name(hex));
      if (wanted_[hex].size() == 1) one.sole.push_back(name(hex));
      double mine = 0;
      for (std::size_t i = 1; i < ground.states.size(); ++i)
        if (ground.states[i].tile == tile) mine += counts_.shares[hex][i];
      one.wanted += all > 0 ? mine / all : 1.0 / static_cast<double>(wanted_[hex].size());
    }
    for (const std::size_t tile : forced(ground)) found.at(tile).forced.push_back(name(hex));
  }

  // The tiles of this colour that are the only ones to follow some state.
  std::set<std::size_t> forced(const HexGround& ground) const {
    std::set<std::size_t> found;
    for (const GroundState& state : ground.states) {
      std::optional<std::size_t> only;
      bool several = false;
      for (const HexLay& lay : state.next) {
        const std::size_t tile = ground.states[lay.to].tile;
        several = several || (only && *only != tile);
        only = tile;
      }
      if (only && !several && ground_.book.form(*only).colour == colour_) found.insert(*only);
    }
    return found;
  }

  // The hexes that cannot be served, and all hexes that they could only displace (a deficient set of Hall's
  // theorem).
  Shortage shortage() const {
    Handout handout(copies_);
    std::vector<std::size_t> waiting;
    for (const std::size_t hex : hexes_)
      if (!handout.serve(hex, wanted_)) waiting.push_back(hex);
    std::set<std::size_t> hexes(waiting.begin(), waiting.end());
    std::set<std::size_t> tiles;
    while (!waiting.empty()) {
      const std::size_t hex = waiting.back();
      waiting.pop_back();
      for (const std::size_t tile : wanted_[hex])
        if (tiles.insert(tile).second)
          for (const std::size_t holder : handout.holders(tile))
            if (hexes.insert(holder).second) waiting.push_back(holder);
    }
    Shortage found;
    for (const std::size_t hex : hexes) found.hexes.push_back(name(hex));
    for (const std::size_t tile : tiles) {
      found.tiles.push_back(ground_.book.id(tile));
      found.copies += copies_[tile];
    }
    return found;
  }

  // A smallest set of copies to add: each hex that is left gets the tile that most of them can use.
  std::vector<std::size_t> additions() const {
    Handout handout(copies_);
    std::vector<std::size_t> without;
    for (const std::size_t hex : hexes_)
      if (!handout.serve(hex, wanted_)) without.push_back(hex);
    std::map<std::size_t, int> uses;
    for (const std::size_t hex : without)
      for (const std::size_t tile : wanted_[hex]) ++uses[tile];
    std::vector<std::size_t> added;
    for (const std::size_t hex : without)
      added.push_back(
          *std::ranges::max_element(wanted_[hex], {}, [&](std::size_t tile) { return uses.at(tile); }));
    return added;
  }

  // Whether other hexes can hold all copies of the tiles of this hex at the same time.
  std::optional<Starved> starved(std::size_t hex) const {
    Starved found{name(hex), {}, 0, {}};
    std::vector<int> copies(copies_.size(), 0);
    for (const std::size_t tile : wanted_[hex]) {
      if (copies_[tile] >= unlimited()) return std::nullopt;
      copies[tile] = copies_[tile];
      found.copies += copies_[tile];
      found.tiles.push_back(ground_.book.id(tile));
    }
    Handout handout(std::move(copies));
    int taken = 0;
    for (const std::size_t other : hexes_) {
      if (other == hex) continue;
      if (handout.serve(other, wanted_)) ++taken;
      if (std::ranges::any_of(wanted_[other], [&](std::size_t tile) {
            return std::ranges::binary_search(wanted_[hex], tile);
          }))
        found.rivals.push_back(name(other));
    }
    return taken == found.copies ? std::optional(std::move(found)) : std::nullopt;
  }

  const StudyGround& ground_;
  const Counts& counts_;
  const std::vector<int>& copies_;
  Colour colour_;
  Wanted wanted_;
  std::vector<std::size_t> hexes_;  // that can have the colour
};

}  // namespace

SupplyStudy study_supply(const StudyGround& ground) {
  const auto most = static_cast<int>(ground.hexes.size());
  Counts counts{std::vector<std::optional<int>>(ground.book.size(), 0),
                std::vector<int>(ground.book.size(), 0)};
  for (const ManifestEntry& entry : ground.title().manifest)
    if (const auto tile = ground.book.find(entry.id.value)) {
      counts.stated[*tile] = entry.count;
      counts.copies[*tile] = std::clamp(entry.count.value_or(most), 0, most);
    }
  for (const HexGround& hex : ground.hexes) counts.shares.push_back(passing(hex));
  SupplyStudy study;
  for (const Colour colour : all_colours) {
    const Colouring colouring(ground, counts, colour);
    if (colouring.empty()) continue;
    study.colours.push_back(colouring.whole());
    for (TileSupply& one : colouring.by_tile()) study.tiles.push_back(std::move(one));
  }
  return study;
}

}  // namespace trackwright
