// Bounds of the smallest cut between homes and a target, by flow.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/study/passages.h"

namespace trackwright {

// Each hex as one place that a way enters and leaves at any sides its track joins, in one phase. That allows
// more ways than there are, so that a cut of these ways cuts all that are real.
class CutBounds {
 public:
  // With tokens, a way is cut only at its cities, and a cut costs the slots of a city; otherwise one per hex.
  CutBounds(const Passages&, bool tokens);

  struct Bounds {
    int price = 0;                     // of a cut, if it costs no more than the limit; otherwise more than it
    std::vector<std::uint32_t> hexes;  // this cut
    int apart = 0;                     // no cut of real ways costs less
  };
  Bounds between(const std::vector<std::uint32_t>& homes, std::size_t target, int limit) const;

 private:
  friend class CutFlow;

  struct Arc {
    std::size_t to = 0;
    std::size_t back = 0;  // the arc of the other direction
    int room = 0;
  };
  // A hex has a node for each side where ways enter, one before its place and one after it.
  static constexpr std::size_t nodes_of_hex = 8;
  static constexpr std::size_t before = 6;
  static constexpr std::size_t after = 7;

  void add(std::size_t hex);
  void leave(std::size_t from, std::size_t hex, std::size_t side);
  void join(std::size_t from, std::size_t to, int room);
  const Map& map() const { return ways_->ground().title().map; }

  const Passages* ways_;
  bool tokens_;
  std::vector<std::vector<std::size_t>> nodes_;  // the arcs of each node
  std::vector<Arc> arcs_;
};

}  // namespace trackwright
