// Enumerates all runs of one train on a network, depth first, with bounds. Internal to the routes.
//
// Each run is found once: from its own stop with the lowest number, first along one arm, then along a second
// arm whose first segment has a higher number. A branch is cut if even the most valuable stops within reach
// cannot lift it above the caller's floor.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <vector>

#include "engine/base/bits.h"
#include "engine/run/effort.h"
#include "engine/run/plan.h"

namespace trackwright {

// The things that runs cannot share, as bits: track (per stack, if stacks share), once-only bonuses, the
// bypass of a full city, and cities that a run stays in.
struct ClaimBits {
  std::size_t track = 0;
  std::size_t stacks = 1;
  std::size_t once = 0;
  std::size_t bypass = 0;  // 1 if a run may pass a full city
  std::size_t stops = 0;   // if runs may stay in a city

  std::size_t track_of(std::size_t stack) const { return stack * track; }
  std::size_t once_at() const { return stacks * track; }
  std::size_t bypass_at() const { return once_at() + once; }
  std::size_t local_at() const { return bypass_at() + bypass; }
  std::size_t end() const { return local_at() + stops; }
};

template <std::size_t W>
class RouteSearch {
 public:
  // Receives each run with a revenue above `floor`; it may raise `floor`.
  using Take = std::function<void(RouteSearch&, int revenue, const Bits<W>& once_used)>;

  RouteSearch(const Network& network, const Plan& plan, const ClaimBits& bits)
      : network_(network), plan_(plan), bits_(bits) {
    prepare();
  }

  int floor = 0;            // only runs above this are reported
  bool only_run = false;    // no other run can have the once-only bonuses
  int passes = any_number;  // maximum number of passage cards per run

  // Reports the runs that share nothing with `taken`.
  void run(const Bits<W>& taken, const Take& take, Effort& effort) {
    taken_ = taken;
    take_ = &take;
    effort_ = &effort;
    for (std::uint32_t s = 0; s < plan_.stops.size(); ++s) {
      if (!plan_.stops[s].own || plan_.stops[s].closed) continue;
      if (stopped_) return;
      begin(s);
      forbidden_.set(s);
    }
  }

  // Ends the search, when called by `take`.
  void stop() { stopped_ = true; }
  // False: all runs were examined.
  bool stopped() const { return stopped_; }
  std::uint64_t found() const { return found_; }

  // The current run; valid during `take`.
  Bits<W> resources() const { return resources_; }
  std::uint32_t root() const { return root_; }
  const std::vector<std::uint32_t>& path() const { return path_; }
  std::size_t first_arm() const { return second_from_; }
  int passages() const { return passages_; }
  const std::vector<std::uint32_t>& skipped() const { return skipped_; }

 private:
  struct Way {
    Bits<W> resources;
    Bits<W> junctions;
    std::uint32_t to = 0;
    bool from_terminal = false;
    bool to_terminal = false;
  };

  void prepare() {
    ways_.resize(network_.segments.size());
    for (std::size_t i = 0; i < ways_.size(); ++i) {
      const TrackSegment& segment = network_.segments[i];
      for (const auto r : segment.resources) ways_[i].resources.set(bits_.track_of(plan_.stack) + r);
      for (const auto j : segment.junctions) ways_[i].junctions.set(j);
      ways_[i].to = segment.to;
      ways_[i].from_terminal = segment.from_terminal;
      ways_[i].to_terminal = segment.to_terminal;
    }
    groups_.resize(network_.stops.size());
    near_.resize(network_.stops.size());
    for (std::size_t s = 0; s < network_.stops.size(); ++s) {
      for (const auto g : network_.stops[s].groups) groups_[s].set(g);
      for (const auto way : plan_.leaving[s]) near_[s].set(network_.segments[way].to);
      if (plan_.stops[s].blocked && !(plan_.bypass && plan_.stops[s].full)) blocked_.set(s);
    }
    // The most that any number of stops can add.
    most_.assign(1, 0);
    for (const auto s : plan_.by_weight) most_.push_back(most_.back() + std::max(0, plan_.stops[s].weight));
    for (const PlanStop& s : plan_.stops)
      if (s.cost <= 0) free_weight_ += std::max(0, s.weight);
    losing_ = std::ranges::any_of(plan_.stops, [](const PlanStop& s) { return s.weight < 0; });
    optional_ = plan_.bypass || std::ranges::any_of(plan_.stops, [](const PlanStop& s) {
                  return s.use != StopUse::Mandatory;
                });
    hex_limit_ = plan_.reach.hexes();
  }

  bool count_stop(std::uint32_t stop, bool counted) {
    const PlanStop& s = plan_.stops[stop];
    if (!counted) {
      skipped_.push_back(stop);
    } else {
      counts_.at(static_cast<std::size_t>(s.kind)) += s.cost;
      visits_ += s.cost;
      if (!plan_.reach.visits(counts_)) {
        uncount(stop, true);
        return false;
      }
      weight_ += s.weight;
      stops_.push_back(stop);
    }
    visited_.set(stop);
    used_groups_ |= groups_[stop];
    return true;
  }

  void uncount(std::uint32_t stop, bool counts_only) {
    const PlanStop& s = plan_.stops[stop];
    if (!skipped_.empty() && skipped_.back() == stop) {
      skipped_.pop_back();
    } else {
      counts_.at(static_cast<std::size_t>(s.kind)) -= s.cost;
      visits_ -= s.cost;
      if (counts_only) return;
      weight_ -= s.weight;
      stops_.pop_back();
    }
    visited_.clear(stop);
    used_groups_ -= groups_[stop];
  }

  void begin(std::uint32_t root) {
    root_ = root;
    resources_ = taken_;
    junctions_ = {};
    visited_ = {};
    used_groups_ = {};
    if (!count_stop(root, true)) return;
    if (plan_.local && plan_.stops[root].kind == StopKind::City) stay(root);
    for (const auto way : plan_.leaving[root]) {
      first_way_ = way;
      root_open_ = !plan_.stops[root].blocked && !ways_[way].from_terminal;
      travel(way, true);
    }
    uncount(root, false);
  }

  // A run within one city, which no other run may stay in.
  void stay(std::uint32_t root) {
    const std::size_t here = bits_.local_at() + root;
    if (taken_.test(here)) return;
    second_from_ = 0;
    claims_.set(here);
    offer();
    claims_.clear(here);
  }

  // Travels a segment, if allowed, and everything beyond it.
  void travel(std::uint32_t number, bool first_arm) {
    const Way& way = ways_[number];
    if (visited_.test(way.to) || forbidden_.test(way.to)) return;
    if (way.from_terminal && !path_.empty()) return;  // a run begins or ends with such track
    if (way.resources.meets(resources_) || way.junctions.meets(junctions_)) return;
    if (groups_[way.to].meets(used_groups_)) return;
    const std::uint32_t crossings = network_.segments[number].crossings;
    if (hex_limit_ > 0 && static_cast<int>(crossings_ + crossings) + 1 > hex_limit_) return;
    if (passages_ + plan_.passages[number] > passes) return;
    resources_ |= way.resources;
    junctions_ |= way.junctions;
    crossings_ += crossings;
    toll_ += plan_.toll[number];
    passages_ += plan_.passages[number];
    path_.push_back(number);
    if (first_arm) second_from_ = path_.size();
    const StopUse use = plan_.stops[way.to].use;
    if (use != StopUse::Never) arrive(way, first_arm, true);
    if (use != StopUse::Mandatory) arrive(way, first_arm, false);
    if (plan_.bypass && plan_.stops[way.to].full) pass_full(way, first_arm);
    path_.pop_back();
    if (first_arm) second_from_ = path_.size();
    passages_ -= plan_.passages[number];
    toll_ -= plan_.toll[number];
    crossings_ -= crossings;
    resources_ -= way.resources;
    junctions_ -= way.junctions;
  }

  // Passes a city full of other companies' tokens; the run treats it as plain track.
  void pass_full(const Way& way, bool first_arm) {
    const std::size_t bit = bits_.bypass_at();
    if (stopped_ || way.to_terminal || taken_.test(bit) || claims_.test(bit)) return;
    if (!effort_->step()) stopped_ = true;
    claims_.set(bit);
    count_stop(way.to, false);
    if (worthwhile(way.to, true, first_arm && root_open_))
      for (const auto next : plan_.leaving[way.to]) travel(next, first_arm);
    uncount(way.to, false);
    claims_.clear(bit);
  }

  void arrive(const Way& way, bool first_arm, bool counted) {
    if (stopped_ || !count_stop(way.to, counted)) return;
    const bool on = !plan_.stops[way.to].blocked && !way.to_terminal;
    if (!effort_->step()) stopped_ = true;
    if (stops_.size() >= 2) offer();
    if (worthwhile(way.to, on, first_arm && root_open_)) {
      if (on)
        for (const auto next : plan_.leaving[way.to]) travel(next, first_arm);
      if (first_arm && root_open_)
        for (const auto next : plan_.leaving[root_])
          if (next > first_way_ && !ways_[next].from_terminal) travel(next, false);
    }
    uncount(way.to, false);
  }

  // Whether continuing from here can lead above the floor.
  bool worthwhile(std::uint32_t end, bool end_open, bool root_open) const {
    if (!end_open && !root_open) return false;
    const int left = std::min(plan_.reach.most_visits() - visits_, static_cast<int>(most_.size()) - 1);
    if (left <= 0 && !optional_ && free_weight_ == 0) return false;
    const int base = std::max(weight_, 0) + free_weight_ + plan_.most_bonus;
    const auto room = static_cast<std::size_t>(std::max(left, 0));
    if (base + most_[room] <= floor) return false;
    if (left < 3) return true;
    return base + reachable(end, end_open, root_open, left) > floor;
  }

  // The most that the stops reachable from the open ends can add; stops that end a run count once per end.
  int reachable(std::uint32_t end, bool end_open, bool root_open, int left) const {
    Bits<W> shut = visited_;
    shut |= forbidden_;
    Bits<W> seen;
    Bits<W> frontier;
    if (end_open) frontier |= near_[end];
    if (root_open) frontier |= near_[root_];
    frontier -= shut;
    while (frontier.any()) {
      seen |= frontier;
      Bits<W> next;
      Bits<W> through = frontier;
      through -= blocked_;
      through.each([&](std::size_t s) { next |= near_[s]; });
      next -= seen;
      next -= shut;
      frontier = next;
    }
    int ends = (end_open ? 1 : 0) + (root_open ? 1 : 0);
    int sum = 0;
    for (const auto s : plan_.by_weight) {
      if (left == 0 || plan_.stops[s].weight <= 0) break;
      if (!seen.test(s)) continue;
      if (blocked_.test(s) && ends-- <= 0) continue;
      sum += plan_.stops[s].weight;
      left -= std::max(0, plan_.stops[s].cost) > 0 ? 1 : 0;
    }
    return sum;
  }

  // Reports the current run, once for each choice of once-only bonuses.
  void offer() {
    ++found_;
    if (!losing_ && weight_ + plan_.most_bonus <= floor) return;  // whichever stops pay
    const int toll = toll_ + toll_of_run();
    if (plan_.reach.pays_all()) {
      if (!plan_.reach.pays_enough(stops_.size())) return;
      paid_stops_ = visited_;
      for (const auto s : skipped_) paid_stops_.clear(s);
      offer_paid(weight_ - toll);
      return;
    }
    std::vector<PayableStop> payable;
    payable.reserve(stops_.size());
    for (const auto s : stops_) {
      const PlanStop& stop = plan_.stops[s];
      payable.push_back({stop.kind, stop.weight, stop.own, stop.cost, stop.wanted, stop.must, stop.free});
    }
    for (const auto& chosen : paid_choices(plan_.reach, payable)) {
      paid_stops_ = {};
      int sum = -toll;
      for (const auto i : chosen) {
        sum += payable[i].value;
        paid_stops_.set(stops_[i]);
      }
      offer_paid(sum);
    }
  }

  void offer_paid(int pay) {
    if (plan_.bonuses.empty()) {
      if (pay > floor) (*take_)(*this, pay, claims_);
      return;
    }
    offer_with_bonuses(pay);
  }

  // Fees that depend on the whole run: a hex costs once, however often the run enters it.
  int toll_of_run() const {
    int toll = plan_.gauge_toll == 0 ? 0 : plan_.gauge_toll * gauge_changes();
    for (const PlanHexToll& hex : plan_.hex_tolls) {
      const bool passed = std::ranges::any_of(
          path_, [&](std::uint32_t way) { return std::ranges::binary_search(hex.segments, way); });
      if (passed || std::ranges::any_of(hex.stops, [&](std::uint32_t s) { return visited_.test(s); }))
        toll += hex.amount;
    }
    return toll;
  }

  int gauge_changes() const {
    GaugeCount run;
    for (std::size_t i = second_from_; i-- > 0;) run.add(plan_.gauges[network_.segments[path_[i]].twin]);
    for (std::size_t i = second_from_; i < path_.size(); ++i) run.add(plan_.gauges[path_[i]]);
    return run.changes;
  }

  // The bonus for the current run; 0 if its needs are not met.
  int paid_by(const PlanBonus& bonus) const {
    if (!meets(bonus)) return 0;
    if (!bonus.by_stop) return bonus.value;
    const Bits<W>& there = bonus.paid_stops ? paid_stops_ : visited_;
    int sum = 0;
    for (const auto& [stop, value] : bonus.each)
      sum += there.test(stop) && (!bonus.at_end || is_end(stop)) ? value : 0;
    return sum;
  }

  // Whether the run begins or ends at this stop.
  bool is_end(std::uint32_t stop) const {
    const auto end_of = [&](std::size_t from, std::size_t to) {
      return from < to ? ways_[path_[to - 1]].to : root_;
    };
    return stop == end_of(0, second_from_) || stop == end_of(second_from_, path_.size());
  }

  bool meets(const PlanBonus& bonus) const {
    return std::ranges::all_of(bonus.needs, [&](const PlanNeed& need) {
      int met = 0;
      const Bits<W>& there = bonus.paid_stops ? paid_stops_ : visited_;
      for (const auto s : need.stops) met += there.test(s) && (!bonus.at_end || is_end(s)) ? 1 : 0;
      for (const auto& segments : need.hexes)
        met += std::ranges::any_of(
                   path_, [&](std::uint32_t way) { return std::ranges::binary_search(segments, way); })
                   ? 1
                   : 0;
      return met >= need.count;
    });
  }

  void offer_with_bonuses(int pay) {
    int plain = pay;
    std::vector<std::pair<std::uint32_t, int>> best;  // (group, value) of those paid to each run
    std::vector<OnceMet> once;
    for (const PlanBonus& bonus : plan_.bonuses) {
      const int value = paid_by(bonus);
      if (value == 0) continue;
      if (bonus.once >= 0) {
        once.push_back({once_bit(bonus), value});
        continue;
      }
      const auto same = std::ranges::find_if(best, [&](const auto& b) { return b.first == bonus.group; });
      if (same == best.end())
        best.emplace_back(bonus.group, value);
      else
        same->second = std::max(same->second, value);
    }
    for (const auto& [group, value] : best) plain += value;
    std::erase_if(once, [&](const OnceMet& bonus) { return taken_.test(bonus.bit); });
    offer_once(once, 0, plain, claims_);
  }

  struct OnceMet {
    std::size_t bit = 0;
    int value = 0;
  };

  std::size_t once_bit(const PlanBonus& bonus) const {
    return bits_.once_at() + static_cast<std::size_t>(bonus.once);
  }

  // Tries each bonus with and without: another run may have it.
  void offer_once(const std::vector<OnceMet>& once, std::size_t from, int revenue, const Bits<W>& used) {
    if (from < once.size()) {
      Bits<W> more = used;
      more.set(once[from].bit);
      offer_once(once, from + 1, revenue + once[from].value, more);
      if (!only_run || once[from].value < 0) offer_once(once, from + 1, revenue, used);
      return;
    }
    if (!effort_->step()) stopped_ = true;
    if (!stopped_ && revenue > floor) (*take_)(*this, revenue, used);
  }

  const Network& network_;
  const Plan& plan_;
  const ClaimBits& bits_;
  std::vector<Way> ways_;
  std::vector<Bits<W>> groups_;
  std::vector<Bits<W>> near_;
  Bits<W> blocked_;
  std::vector<int> most_;
  bool optional_ = false;
  int free_weight_ = 0;  // of stops that use no room
  bool losing_ = false;  // some stops have a negative value
  int hex_limit_ = 0;

  const Take* take_ = nullptr;
  Effort* effort_ = nullptr;
  bool stopped_ = false;
  std::uint64_t found_ = 0;

  Bits<W> taken_;
  Bits<W> resources_;
  Bits<W> junctions_;
  Bits<W> visited_;
  Bits<W> forbidden_;
  Bits<W> claims_;  // besides track: the bypass of a full city, the city that it stays in
  Bits<W> used_groups_;
  Bits<W> paid_stops_;
  StopCounts counts_{};
  int visits_ = 0;
  int weight_ = 0;
  int toll_ = 0;
  int passages_ = 0;
  std::uint32_t crossings_ = 0;
  std::uint32_t root_ = 0;
  std::uint32_t first_way_ = 0;
  bool root_open_ = false;
  std::vector<std::uint32_t> path_;
  std::size_t second_from_ = 0;
  std::vector<std::uint32_t> stops_;    // counted, in order of travel
  std::vector<std::uint32_t> skipped_;  // optional, not counted
};

}  // namespace trackwright
