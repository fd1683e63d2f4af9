#include "engine/study/cut_bounds.h"

#include <algorithm>
#include <array>
#include <optional>

namespace trackwright {

CutBounds::CutBounds(const Passages& ways, bool tokens)
    : ways_(&ways), tokens_(tokens), nodes_(map().hexes().size() * nodes_of_hex) {
  for (std::size_t hex = 0; hex < map().hexes().size(); ++hex) add(hex);
}

void CutBounds::add(std::size_t hex) {
  const HexPassages& here = ways_->at(hex);
  const std::size_t node = hex * nodes_of_hex;
  std::array<bool, 6> in{};
  std::array<bool, 6> out{};
  for (std::size_t from = 0; from < 6; ++from)
    for (std::size_t to = 0; to < 6; ++to) {
      if (here.stops[from][to] >= no_way) continue;
      if (tokens_ && (here.slots == 0 || here.stops[from][to] == 0)) {
        leave(node + from, hex, to);
      } else {
        in[from] = true;
        out[to] = true;
      }
    }
  for (std::size_t side = 0; side < 6; ++side) {
    if (in[side]) join(node + side, node + before, no_way);
    if (out[side]) leave(node + after, hex, side);
  }
  join(node + before, node + after, tokens_ ? here.slots : 1);
}

void CutBounds::leave(std::size_t from, std::size_t hex, std::size_t side) {
  const std::uint32_t beyond = map().beyond(static_cast<std::uint32_t>(hex), Edge(static_cast<int>(side)));
  if (beyond != Map::none) join(from, beyond * nodes_of_hex + (side + 3) % 6, no_way);
}

void CutBounds::join(std::size_t from, std::size_t to, int room) {
  nodes_[from].push_back(arcs_.size());
  arcs_.push_back({to, arcs_.size() + 1, room});
  nodes_[to].push_back(arcs_.size());
  arcs_.push_back({from, arcs_.size() - 1, 0});
}

// The largest flow from homes to one target, by shortest ways.
class CutFlow {
 public:
  CutFlow(const CutBounds& map, const std::vector<std::uint32_t>& homes, std::size_t target)
      : map_(map), target_(target), room_(map.arcs_.size()), by_(map.nodes_.size()) {
    for (std::size_t arc = 0; arc < room_.size(); ++arc) room_[arc] = map.arcs_[arc].room;
    for (const std::uint32_t home : homes) {
      for (const std::size_t arc : map.nodes_[node(home, CutBounds::before)])
        if (map.arcs_[arc].to == node(home, CutBounds::after)) room_[arc] = no_way;
      for (std::size_t side = 0; side < 6; ++side) {
        const std::uint32_t beyond = map.map().beyond(home, Edge(static_cast<int>(side)));
        if (map.ways_->at(home).end_stops[side] < no_way && beyond != Map::none)
          starts_.push_back(node(beyond, (side + 3) % 6));
      }
    }
  }

  CutBounds::Bounds bounds(int limit) {
    CutBounds::Bounds found;
    if (std::ranges::any_of(starts_, [&](std::size_t first) { return ends(first); }))
      return {limit + 1, {}, limit + 1};  // neighbours
    while (found.price <= limit) {
      const std::size_t end = next_way();
      if (end == none) break;
      found.price += take(end, limit + 1);
    }
    if (found.price <= limit)
      for (std::size_t hex = 0; hex < map_.map().hexes().size(); ++hex)
        if (by_[node(hex, CutBounds::before)] != none && by_[node(hex, CutBounds::after)] == none)
          found.hexes.push_back(static_cast<std::uint32_t>(hex));
    for (const std::size_t first : starts_)
      while (const auto real = follow(first)) found.apart += *real ? 1 : 0;
    return found;
  }

 private:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
  static constexpr std::size_t start = none - 1;

  static std::size_t node(std::size_t hex, std::size_t part) { return hex * CutBounds::nodes_of_hex + part; }
  static std::size_t hex_of(std::size_t node) { return node / CutBounds::nodes_of_hex; }
  static std::size_t part_of(std::size_t node) { return node % CutBounds::nodes_of_hex; }

  // Only nodes of sides of the target are reached, because ways do not pass through it.
  bool ends(std::size_t node) const {
    return hex_of(node) == target_ && map_.ways_->at(target_).end_stops[part_of(node)] < no_way;
  }

  // Fills by_ with the arcs that lead to the nodes; gives the node at which a way ends, or none.
  std::size_t next_way() {
    std::ranges::fill(by_, none);
    waiting_ = starts_;
    for (const std::size_t first : starts_) by_[first] = start;
    for (std::size_t i = 0; i < waiting_.size(); ++i) {
      const std::size_t here = waiting_[i];
      if (ends(here)) return here;
      if (hex_of(here) == target_) continue;
      for (const std::size_t arc : map_.nodes_[here]) {
        const std::size_t to = map_.arcs_[arc].to;
        if (room_[arc] <= 0 || by_[to] != none) continue;
        by_[to] = arc;
        waiting_.push_back(to);
      }
    }
    return none;
  }

  // Uses a way; gives the amount that passes on it.
  int take(std::size_t end, int most) {
    int amount = most;
    for (std::size_t at = end; by_[at] != start; at = from(by_[at]))
      amount = std::min(amount, room_[by_[at]]);
    for (std::size_t at = end; by_[at] != start; at = from(by_[at])) {
      room_[by_[at]] -= amount;
      room_[map_.arcs_[by_[at]].back] += amount;
    }
    return amount;
  }

  std::size_t from(std::size_t arc) const { return map_.arcs_[map_.arcs_[arc].back].to; }

  // Follows one way of the flow and takes it out: whether its track exists; none: there is no more.
  std::optional<bool> follow(std::size_t at) {
    bool real = true;
    std::size_t entered = at;
    for (std::size_t steps = 0; !ends(at); ++steps) {
      const auto arc = std::ranges::find_if(map_.nodes_[at], [&](std::size_t one) {
        return map_.arcs_[one].room > 0 && room_[map_.arcs_[one].back] > 0;
      });
      if (arc == map_.nodes_[at].end() || steps > map_.nodes_.size()) return std::nullopt;
      --room_[map_.arcs_[*arc].back];
      const std::size_t to = map_.arcs_[*arc].to;
      if (hex_of(to) != hex_of(at)) {
        const std::size_t out = (part_of(to) + 3) % 6;
        real = real && map_.ways_->at(hex_of(at)).stops[part_of(entered)][out] < no_way;
        entered = to;
      }
      at = to;
    }
    return real;
  }

  const CutBounds& map_;
  std::size_t target_;
  std::vector<int> room_;
  std::vector<std::size_t> by_;
  std::vector<std::size_t> starts_;
  std::vector<std::size_t> waiting_;
};

CutBounds::Bounds CutBounds::between(const std::vector<std::uint32_t>& homes, std::size_t target,
                                     int limit) const {
  return CutFlow(*this, homes, target).bounds(limit);
}

}  // namespace trackwright
