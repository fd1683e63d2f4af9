#include "designer/format/yaml/alignment.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace trackwright::yaml {

namespace {

constexpr std::size_t largest_table = std::size_t{1} << 24U;  // cells; do not align larger collections

// Members [begin, end).
struct Range {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t size() const { return end - begin; }
};

class Alignment {
 public:
  Alignment(const Node& old, const Node& wanted)
      : old_(old), wanted_(wanted), list_(old.kind == Node::Kind::Sequence) {}

  std::vector<Pair> pairs() {
    const std::size_t old_size = old_.items.size() + old_.entries.size();
    const std::size_t new_size = wanted_.items.size() + wanted_.entries.size();
    std::size_t front = 0;
    while (front < std::min(old_size, new_size) && alike(front, front)) ++front;
    std::size_t back = 0;
    while (back < std::min(old_size, new_size) - front && alike(old_size - 1 - back, new_size - 1 - back))
      ++back;
    for (std::size_t i = 0; i < front; ++i) pairs_.push_back({i, i});
    middle({front, old_size - back}, {front, new_size - back});
    for (std::size_t i = back; i > 0; --i) pairs_.push_back({old_size - i, new_size - i});
    return std::move(pairs_);
  }

 private:
  bool alike(std::size_t i, std::size_t k) const {
    return list_ ? same_tree(old_.items[i], wanted_.items[k]) : old_.entries[i].key == wanted_.entries[k].key;
  }

  // Finds the longest common subsequence of members with the usual table of lengths.
  void middle(Range old, Range wanted) {
    const std::size_t width = wanted.size() + 1;
    if ((old.size() + 1) * width > largest_table) return gap(old, wanted);
    std::vector<std::uint32_t> longest((old.size() + 1) * width, 0);
    const auto at = [&](std::size_t i, std::size_t k) -> std::uint32_t& {
      return longest[(i - old.begin) * width + (k - wanted.begin)];
    };
    for (std::size_t i = old.end; i-- > old.begin;)
      for (std::size_t k = wanted.end; k-- > wanted.begin;)
        at(i, k) = alike(i, k) ? at(i + 1, k + 1) + 1 : std::max(at(i + 1, k), at(i, k + 1));
    Range open_old{old.begin, old.begin};
    Range open_new{wanted.begin, wanted.begin};
    while (open_old.end < old.end && open_new.end < wanted.end) {
      const std::uint32_t here = at(open_old.end, open_new.end);
      if (at(open_old.end + 1, open_new.end) == here) {
        ++open_old.end;
      } else if (at(open_old.end, open_new.end + 1) == here) {
        ++open_new.end;
      } else {
        gap(open_old, open_new);
        pairs_.push_back({open_old.end, open_new.end});
        open_old = {open_old.end + 1, open_old.end + 1};
        open_new = {open_new.end + 1, open_new.end + 1};
      }
    }
    gap({open_old.begin, old.end}, {open_new.begin, wanted.end});
  }

  // Handles members without an equal: a key may have been renamed.
  void gap(Range old, Range wanted) {
    if (!list_)
      for (std::size_t k = wanted.begin; k < wanted.end; ++k)
        for (std::size_t i = old.begin; i < old.end; ++i) {
          if (!same_tree(old_.entries[i].value, wanted_.entries[k].value)) continue;
          in_turn({old.begin, i}, {wanted.begin, k});
          pairs_.push_back({i, k});
          return gap({i + 1, old.end}, {k + 1, wanted.end});
        }
    in_turn(old, wanted);
  }

  void in_turn(Range old, Range wanted) {
    for (; old.size() > 0 && wanted.size() > 0; ++old.begin, ++wanted.begin)
      pairs_.push_back({old.begin, wanted.begin});
    for (; old.size() > 0; ++old.begin) pairs_.push_back({old.begin, std::nullopt});
    for (; wanted.size() > 0; ++wanted.begin) pairs_.push_back({std::nullopt, wanted.begin});
  }

  const Node& old_;
  const Node& wanted_;
  bool list_;
  std::vector<Pair> pairs_;
};

}  // namespace

std::vector<Pair> aligned(const Node& old, const Node& wanted) {
  return Alignment(old, wanted).pairs();
}

}  // namespace trackwright::yaml
