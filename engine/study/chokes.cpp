#include "engine/study/chokes.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/study/cut_bounds.h"
#include "engine/study/journeys.h"

namespace trackwright {

namespace {

// Searches ways from homes to one target while some hexes are closed.
class WayFinder {
 public:
  WayFinder(const Passages& ways, const std::vector<std::uint32_t>& homes, std::uint32_t target, bool tokens)
      : ways_(ways),
        map_(ways.ground().title().map),
        homes_(homes),
        target_(target),
        tokens_(tokens),
        closed_(map_.hexes().size(), false) {}

  // Hexes that can be closed on a way with as few of them as possible; none: there is no way.
  std::optional<std::vector<std::uint32_t>> way() {
    cost_.assign(closed_.size() * 6, no_way);
    before_.assign(cost_.size(), start);
    waiting_.clear();
    for (const std::uint32_t home : homes_)
      for (std::size_t side = 0; side < 6; ++side)
        if (ways_.at(home).end_stops[side] < no_way) enter(home, side, 0, start);
    while (!waiting_.empty()) {
      const std::size_t node = waiting_.front();
      waiting_.pop_front();
      const std::size_t hex = node / 6;
      if (hex == target_) {
        if (ways_.at(hex).end_stops[node % 6] < no_way) return back(node);
        continue;
      }
      for (std::size_t side = 0; side < 6; ++side)
        if (passes(hex, node % 6, side))
          enter(static_cast<std::uint32_t>(hex), side, cost_[node] + (closable(hex, node % 6, side) ? 1 : 0),
                node);
    }
    return std::nullopt;
  }

  void close(std::uint32_t hex, bool closed) { closed_[hex] = closed; }
  int price(std::uint32_t hex) const { return tokens_ ? ways_.at(hex).slots : 1; }

 private:
  static constexpr std::size_t start = static_cast<std::size_t>(-1);

  bool is_home(std::size_t hex) const { return std::ranges::find(homes_, hex) != homes_.end(); }

  // Whether a closed hex bars this way. A full city does not bar track that avoids it.
  bool closable(std::size_t hex, std::size_t from, std::size_t to) const {
    if (is_home(hex)) return false;
    return !tokens_ || (ways_.at(hex).slots > 0 && ways_.at(hex).stops[from][to] > 0);
  }

  bool passes(std::size_t hex, std::size_t from, std::size_t to) const {
    return ways_.at(hex).stops[from][to] < no_way && !(closed_[hex] && closable(hex, from, to));
  }

  // Nodes of equal cost come first (costs rise by 0 or 1).
  void enter(std::uint32_t hex, std::size_t side, int cost, std::size_t from) {
    const std::uint32_t beyond = map_.beyond(hex, Edge(static_cast<int>(side)));
    if (beyond == Map::none) return;
    const std::size_t node = beyond * 6 + (side + 3) % 6;
    if (cost >= cost_[node]) return;
    cost_[node] = cost;
    before_[node] = from;
    if (from != start && cost > cost_[from])
      waiting_.push_back(node);
    else
      waiting_.push_front(node);
  }

  std::vector<std::uint32_t> back(std::size_t node) const {
    std::vector<std::uint32_t> hexes;
    for (std::size_t after = node; before_[after] != start; after = before_[after]) {
      const std::size_t at = before_[after];
      const std::size_t out = (after % 6 + 3) % 6;
      if (closable(at / 6, at % 6, out)) hexes.push_back(static_cast<std::uint32_t>(at / 6));
    }
    std::ranges::sort(hexes);
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
  }

  const Passages& ways_;
  const Map& map_;
  const std::vector<std::uint32_t>& homes_;
  std::size_t target_;
  bool tokens_;  // only cities can be closed
  std::vector<bool> closed_;
  std::vector<int> cost_;
  std::vector<std::size_t> before_;
  std::deque<std::size_t> waiting_;
};

struct Cut {
  bool possible = true;  // false: some way contains nothing that can be closed
  bool exact = false;
  int price = 0;  // exact, or a lower bound
  std::vector<std::uint32_t> hexes;
};

// Finds a smallest cut. Each way must lose one of its hexes, so trying those of one way is complete.
class CutSearch {
 public:
  explicit CutSearch(WayFinder finder) : finder_(std::move(finder)) {}

  // Only prices between the bounds are searched.
  Cut smallest(int most, const CutBounds::Bounds& bounds) {
    if (const auto way = finder_.way(); way && way->empty()) return {false, false, 0, {}};
    int price = bounds.apart;
    if (price < std::min(bounds.price, most + 1)) price = std::max(price, least(most + 1));
    for (; price <= most; ++price) {
      if (price == bounds.price) return {true, true, price, bounds.hexes};
      if (cut(price)) return {true, true, price, chosen_};
      if (ways_left_ < 0) return {true, false, price, {}};  // smaller cuts do not exist
    }
    return {true, false, most + 1, {}};
  }

 private:
  // A lower bound, up to a limit: the sum over ways without common hexes of the price of the cheapest hex.
  int least(int limit) {
    std::vector<std::uint32_t> used;
    int sum = 0;
    while (sum < limit) {
      const auto way = finder_.way();
      if (!way) break;
      sum += finder_.price(
          *std::ranges::min_element(*way, {}, [&](std::uint32_t hex) { return finder_.price(hex); }));
      for (const std::uint32_t hex : *way) {
        finder_.close(hex, true);
        used.push_back(hex);
      }
    }
    for (const std::uint32_t hex : used) finder_.close(hex, false);
    return sum;
  }

  bool cut(int price) {
    if (--ways_left_ < 0) return false;
    if (least(price + 1) > price) return false;
    const auto way = finder_.way();
    if (!way) return true;
    for (const std::uint32_t hex : *way) {
      if (finder_.price(hex) > price) continue;
      finder_.close(hex, true);
      chosen_.push_back(hex);
      if (cut(price - finder_.price(hex))) return true;
      chosen_.pop_back();
      finder_.close(hex, false);
    }
    return false;
  }

  WayFinder finder_;
  int ways_left_ = most_ways;
  std::vector<std::uint32_t> chosen_;
};

class Chokes {
 public:
  explicit Chokes(const StudyGround& ground) : ground_(ground), title_(ground.title()) {
    for (std::size_t phase = 0; phase < ground.phases; ++phase) ways_.emplace_back(ground, phase);
    for (const Passages& ways : ways_) {
      hexes_.emplace_back(ways, false);
      tokens_.emplace_back(ways, true);
    }
  }

  std::vector<Choke> of(const Company& company) const {
    std::vector<Choke> found;
    const std::vector<std::uint32_t> homes = homes_of(title_, company);
    if (homes.empty()) return found;
    for (const std::uint32_t target : targets_of(title_, company)) {
      if (std::ranges::find(homes, target) != homes.end()) continue;
      std::optional<Choke> last;
      for (const Passages& ways : ways_) {
        auto one = choke(company, homes, target, ways, last);
        if (one && last) keep_bound(*last, *one);
        if (!one || (last && same(*last, *one))) continue;
        found.push_back(*one);
        last = std::move(one);
      }
    }
    return found;
  }

 private:
  // A later phase has all ways of an earlier one, so that a lower bound still holds.
  static void keep_bound(const Choke& before, Choke& now) {
    if (!now.exact && before.hexes && now.hexes) now.hexes = std::max(*before.hexes, *now.hexes);
    if (!now.tokens_exact && before.tokens && now.tokens) now.tokens = std::max(*before.tokens, *now.tokens);
  }

  static bool same(const Choke& a, const Choke& b) {
    return a.hexes == b.hexes && a.exact == b.exact && a.tokens == b.tokens &&
           a.tokens_exact == b.tokens_exact;
  }

  std::vector<std::string> names(const std::vector<std::uint32_t>& hexes) const {
    std::vector<std::string> list;
    for (const std::uint32_t hex : hexes) list.push_back(title_.map.hexes()[hex].id);
    std::ranges::sort(list);
    return list;
  }

  // No figure of a later phase differs: no set of hexes is a cut, or only sets above the limit are.
  static bool settled(const std::optional<int>& price, int most) { return !price || *price > most; }

  Cut smallest(const std::vector<std::uint32_t>& homes, std::uint32_t target, const Passages& ways,
               bool tokens) const {
    const int most = tokens ? most_tokens_cut : most_hexes_cut;
    const CutBounds& bounds = (tokens ? tokens_ : hexes_)[ways.phase()];
    return CutSearch(WayFinder(ways, homes, target, tokens))
        .smallest(most, bounds.between(homes, target, most));
  }

  // None: there is no way. The figures of the phase before are kept where they are settled.
  std::optional<Choke> choke(const Company& company, const std::vector<std::uint32_t>& homes,
                             std::uint32_t target, const Passages& ways,
                             const std::optional<Choke>& before) const {
    Choke one{company.id.value,
              title_.map.hexes()[target].id,
              title_.roster.phases.empty() ? std::string() : title_.roster.phases[ways.phase()].name.value,
              {},
              true,
              {},
              {},
              true,
              {}};
    if (before && settled(before->hexes, most_hexes_cut)) {
      one.hexes = before->hexes;
      one.exact = before->exact;
    } else {
      if (!WayFinder(ways, homes, target, false).way()) return std::nullopt;
      const Cut cut = smallest(homes, target, ways, false);
      if (cut.possible) one.hexes = cut.price;
      one.exact = cut.exact || !cut.possible;
      one.places = names(cut.hexes);
    }
    if (before && settled(before->tokens, most_tokens_cut)) {
      one.tokens = before->tokens;
      one.tokens_exact = before->tokens_exact;
    } else {
      const Cut cut = smallest(homes, target, ways, true);
      if (cut.possible) one.tokens = cut.price;
      one.tokens_exact = cut.exact || !cut.possible;
      one.cities = names(cut.hexes);
    }
    return one;
  }

  const StudyGround& ground_;
  const Title& title_;
  std::vector<Passages> ways_;  // by phase
  std::vector<CutBounds> hexes_;
  std::vector<CutBounds> tokens_;
};

}  // namespace

std::vector<Choke> study_chokes(const StudyGround& ground) {
  const Chokes chokes(ground);
  const std::vector<Company>& companies = ground.title().companies.companies;
  std::vector<std::vector<Choke>> by_company(companies.size());
  in_parallel(companies.size(), [&](std::size_t i) { by_company[i] = chokes.of(companies[i]); });
  std::vector<Choke> all;
  for (std::vector<Choke>& some : by_company) std::ranges::move(some, std::back_inserter(all));
  return all;
}

}  // namespace trackwright
