#include "engine/run/fares.h"

#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <set>

#include "engine/run/run_facts.h"
#include "engine/run/track_link.h"

namespace trackwright {

namespace {

constexpr unsigned tally_bits = 62;

void mark(Gain& gain, std::optional<std::uint8_t> field, int amount) {
  if (!field || amount <= 0) return;
  const auto same = std::ranges::find_if(gain.marks, [&](const auto& m) { return m.first == *field; });
  if (same == gain.marks.end())
    gain.marks.emplace_back(*field, static_cast<std::uint8_t>(amount));
  else
    same->second = static_cast<std::uint8_t>(same->second + amount);
  std::ranges::sort(gain.marks);
}

Gain joined(Gain gain, const Gain& more) {
  gain.value += more.value;
  gain.once |= more.once;
  for (const auto& [field, amount] : more.marks) mark(gain, field, amount);
  return gain;
}

// Adds a choice, or keeps the higher value if a choice with the same marks exists.
void offer(std::vector<Gain>& choices, Gain gain) {
  for (Gain& other : choices) {
    if (other.once != gain.once || other.marks != gain.marks) continue;
    other.value = std::max(other.value, gain.value);
    return;
  }
  choices.push_back(std::move(gain));
}

struct OnceGain {
  int value = 0;
  std::uint32_t bit = 0;
  bool paid = false;  // only for a stop that is paid
};

// Gains at a stop in addition to its value.
struct StopExtras {
  Gain visited;
  Gain paid;
  std::vector<OnceGain> once;
};

// A row of the reach, with fields that count its stops if there could be too many.
struct RowFields {
  ReachRow row;
  std::optional<std::uint8_t> visits;
  std::optional<std::uint8_t> pays;
};

class FareMaker {
 public:
  FareMaker(const Map& map, const Position& position, const Network& network, const Field& field,
            const TrainClass& trains, const RunRules& rules)
      : map_(map),
        position_(position),
        network_(network),
        field_(field),
        plan_(trains.plan),
        train_(position.trains.at(trains.trains.front())),
        rules_(rules) {}

  Fares make() {
    find_stops();
    count_needs();
    count_rows();
    fares_.hexes.resize(field_.hexes.size());
    make_groups();
    for (const PlanBonus& bonus : plan_.bonuses) make_bonus(bonus);
    for (auto& [group, bonus] : grouped_) fares_.bonuses.push_back(std::move(bonus));
    make_stops();
    make_ways();
    make_tolls();
    return std::move(fares_);
  }

 private:
  // Finds the stops that the trains can reach, and their hexes in the field.
  void find_stops() {
    for (std::uint32_t h = 0; h < field_.hexes.size(); ++h)
      for (const FieldWay& way : field_.hexes[h].ways)
        if (usable(plan_, way))
          for (const std::uint32_t stop : way.stops) hex_of_[stop] = h;
  }

  // Makes a new field of the tally; returns nothing if the word is full.
  std::optional<std::uint8_t> make_field(int limit, bool needed) {
    const auto width = static_cast<unsigned>(std::bit_width(static_cast<unsigned>(limit)));
    if (used_ + width > tally_bits) return std::nullopt;
    fares_.fields.push_back({used_, (Tally{1} << width) - 1, static_cast<unsigned>(limit), needed});
    used_ += width;
    return static_cast<std::uint8_t>(fares_.fields.size() - 1);
  }

  void count_needs() {
    token_ = make_field(1, true);
    if (plan_.reach.least_paid() > 0) least_ = make_field(static_cast<int>(plan_.reach.least_paid()), true);
    if (plan_.bypass) bypass_ = make_field(1, false);
    for (const auto& field : {token_, least_})
      if (field) fares_.last_needs.push_back(*field);
  }

  // The highest possible number of visits of stops of these kinds.
  int most_of(unsigned kinds) const {
    int sum = 0;
    for (const auto& [stop, hex] : hex_of_)
      if ((kinds >> static_cast<unsigned>(plan_.stops[stop].kind) & 1U) != 0)
        sum += std::max(1, plan_.stops[stop].cost);
    return sum;
  }

  void count_rows() {
    const TrainReach& reach = plan_.reach;
    bool limited = true;
    for (const ReachRow& row : reach.rows()) {
      RowFields made{row, {}, {}};
      const int most = most_of(row.kinds);
      if (row.visit < most) made.visits = make_field(row.visit, false);
      if (row.pay > 0 && row.pay < std::min(row.visit, most)) made.pays = make_field(row.pay, false);
      const auto room = row.pay < row.visit ? made.pays : made.visits;
      if (row.pay > 0 && room) fares_.rooms.push_back(*room);
      if (row.pay > 0 && !room) limited = false;
      rows_.push_back(made);
    }
    if (!limited) fares_.rooms.clear();
    if (rows_.size() > 1 && reach.most_stops() < most_of(7)) total_ = make_field(reach.most_stops(), false);
    if (reach.hexes() > 0) fares_.crossed = make_field(std::min(reach.hexes(), 1000) - 1, false);
  }

  void make_groups() {
    std::map<std::uint16_t, std::set<std::uint32_t>> members;
    for (const auto& [stop, hex] : hex_of_)
      for (const std::uint16_t group : network_.stops[stop].groups) members[group].insert(stop);
    for (const auto& [group, stops] : members) {
      if (stops.size() < 2) continue;
      const auto field = make_field(1, false);
      if (!field) continue;
      std::vector<std::uint32_t> hexes;
      for (const std::uint32_t stop : stops) {
        mark(extras_[stop].visited, field, 1);
        hexes.push_back(hex_of_.at(stop));
      }
      fares_.groups.emplace_back(*field, std::move(hexes));
    }
  }

  std::vector<std::uint32_t> hexes_named(const std::vector<Ref>& refs) const {
    std::vector<std::uint32_t> hexes;
    for (std::uint32_t h = 0; h < field_.hexes.size(); ++h) {
      const std::string& id = map_.hexes()[field_.hexes[h].hex].id;
      if (names(refs, id)) hexes.push_back(h);
    }
    return hexes;
  }

  std::vector<std::uint32_t> stops_of(const PlanNeed& need) const {
    std::vector<std::uint32_t> stops;
    for (const std::uint32_t stop : need.stops)
      if (hex_of_.contains(stop)) stops.push_back(stop);
    return stops;
  }

  // The gains of bonuses at a stop: at any place of a run, or only at its ends.
  StopExtras& extras(std::uint32_t stop, const PlanBonus& bonus) {
    return (bonus.at_end ? end_extras_ : extras_)[stop];
  }

  Gain& extra_gain(std::uint32_t stop, const PlanBonus& bonus) {
    return bonus.paid_stops ? extras(stop, bonus).paid : extras(stop, bonus).visited;
  }

  void make_bonus(const PlanBonus& bonus) {
    const RunBonus& rule = rules_.bonuses.at(bonus.rule);
    if ((rule.group.empty() && make_local(bonus, rule)) || make_by_stop(bonus, !rule.group.empty())) return;
    if (bonus.value <= 0) return;  // a bound does not need deductions
    if (bonus.needs.empty()) {
      fares_.each_run += bonus.value;
      return;
    }
    FareBonus::Choice choice{bonus.value, {}};
    std::vector<std::uint32_t> where;
    for (std::size_t n = 0; n < bonus.needs.size(); ++n) {
      const auto stops = stops_of(bonus.needs[n]);
      const auto hexes = hexes_named(rule.needs.at(n).hexes);
      const int count = bonus.needs[n].count;
      if (static_cast<int>(bonus.passing ? hexes.size() : stops.size()) < count) return;  // never met
      const auto field = count > 0 ? make_field(count, true) : std::nullopt;
      if (!field) continue;
      choice.fields.push_back(*field);
      if (bonus.passing)
        for (const std::uint32_t hex : hexes) mark(fares_.hexes[hex], field, 1);
      else
        for (const std::uint32_t stop : stops) mark(extra_gain(stop, bonus), field, 1);
      where.insert(where.end(), hexes.begin(), hexes.end());
    }
    FareBonus& together = grouped_[bonus.once < 0 ? static_cast<int>(bonus.group) : -1 - bonus.once];
    together.choices.push_back(std::move(choice));
    together.hexes.insert(together.hexes.end(), where.begin(), where.end());
  }

  // Adds a bonus by stop to each of its stops. For a group, adds the best bonus at each stop; the sum is at
  // least as high as the best bonus of the group.
  bool make_by_stop(const PlanBonus& bonus, bool grouped) {
    if (!bonus.by_stop || bonus.once >= 0 || bonus.needs.size() > 1) return false;
    if (!bonus.needs.empty() && bonus.needs.front().count > 1) return false;
    for (const auto& [stop, value] : bonus.each) {
      if (!hex_of_.contains(stop)) continue;
      int& best = best_of_group_[{bonus.group, stop}];
      const int more = grouped ? std::max(0, value - best) : value;
      best += more;
      extra_gain(stop, bonus).value += more;
    }
    return true;
  }

  // Adds a bonus for a single stop, or for a single hex that is passed, to that stop or hex.
  bool make_local(const PlanBonus& bonus, const RunBonus& rule) {
    if (bonus.by_stop) return false;
    if (bonus.needs.size() != 1 || bonus.needs.front().count > 1) return false;
    if (bonus.once >= 32 || (bonus.once >= 0 && bonus.passing)) return false;
    const auto stops = stops_of(bonus.needs.front());
    const auto hexes = hexes_named(rule.needs.front().hexes);
    if ((bonus.passing ? hexes.size() : stops.size()) != 1) return false;
    if (bonus.passing)
      fares_.hexes[hexes.front()].value += bonus.value;
    else if (bonus.once >= 0)
      extras(stops.front(), bonus)
          .once.push_back({bonus.value, 1U << static_cast<unsigned>(bonus.once), bonus.paid_stops});
    else
      extra_gain(stops.front(), bonus).value += bonus.value;
    return true;
  }

  // The gain if this row of the reach counts the stop, paid or unpaid.
  Gain counted(std::uint32_t number, const RowFields& row, bool paid) const {
    const PlanStop& stop = plan_.stops[number];
    Gain gain;
    mark(gain, row.visits, stop.cost);
    mark(gain, total_, stop.cost);
    if (paid) {
      gain.value = stop.weight;
      if (!stop.free) mark(gain, row.pays, 1);
      mark(gain, least_, 1);
    }
    if (stop.own && paid) mark(gain, token_, 1);
    return gain;
  }

  // The gain at a city full of others' tokens, which the run passes like plain track.
  Gain passed(std::uint32_t number) const {
    Gain gain;
    const auto extras = extras_.find(number);
    if (extras != extras_.end()) gain = extras->second.visited;
    mark(gain, bypass_, 1);
    return gain;
  }

  // Adds the gains in addition to the stop's value to each of the choices.
  static void join_extras(const std::map<std::uint32_t, StopExtras>& extras, std::uint32_t stop, bool paid,
                          std::vector<Gain>& choices) {
    const auto here = extras.find(stop);
    if (here == extras.end()) return;
    for (Gain& choice : choices) {
      choice = joined(std::move(choice), here->second.visited);
      if (paid) choice = joined(std::move(choice), here->second.paid);
    }
    for (const OnceGain& once : here->second.once) {
      if (once.paid && !paid) continue;
      const std::size_t without = choices.size();
      for (std::size_t i = 0; i < without; ++i)
        choices.push_back(joined(choices[i], {once.value, {}, once.bit}));
    }
  }

  // The ways to count a stop or to leave it uncounted.
  std::vector<Gain> choices_at(std::uint32_t number, bool end) const {
    const PlanStop& stop = plan_.stops[number];
    std::vector<Gain> choices;
    const auto add = [&](Gain gain, bool paid) {
      std::vector<Gain> fresh{std::move(gain)};
      join_extras(extras_, number, paid, fresh);
      if (end) join_extras(end_extras_, number, paid, fresh);
      for (Gain& one : fresh) offer(choices, std::move(one));
    };
    if (stop.use != StopUse::Never)
      for (const RowFields& row : rows_) {
        if ((row.row.kinds >> static_cast<unsigned>(stop.kind) & 1U) == 0) continue;
        if (row.row.pay > 0) add(counted(number, row, true), true);
        if (row.row.pay < row.row.visit && !stop.must) add(counted(number, row, false), false);
      }
    if (stop.use != StopUse::Mandatory && !stop.must) {
      Gain gain;
      if (stop.own && plan_.reach.pays_all()) mark(gain, token_, 1);
      add(std::move(gain), false);
    }
    return choices;
  }

  // Ignores changes between hexes, which only reduce the revenue.
  Gain gauge_changes(const FieldHex& hex, const FieldWay& way) const {
    if (plan_.gauge_toll <= 0) return {};
    const Tile& tile = tile_at(position_, map_.hexes()[hex.hex]);
    GaugeCount gauges;
    for (const FieldStep& step : way.steps) gauges.add(gauge_of(tile.paths[step.path].track));
    return {-plan_.gauge_toll * gauges.changes, {}, 0};
  }

  void make_stops() {
    fares_.stops.resize(field_.hexes.size());
    fares_.tokens.resize(field_.hexes.size());
    for (const auto& [stop, hex] : hex_of_) {
      int best = 0;
      for (const bool end : {false, true})
        for (const Gain& gain : choices_at(stop, end)) best = std::max(best, gain.value);
      fares_.stops[hex].emplace_back(best, std::max(0, plan_.stops[stop].cost));
      if (plan_.stops[stop].own) fares_.tokens[hex] = true;
    }
  }

  // The possible gains of a run on its way through the hex, with a choice at each stop.
  std::vector<Gain> gains_on(const FieldHex& hex, const FieldWay& way) const {
    std::vector<Gain> gains{gauge_changes(hex, way)};
    for (std::size_t i = 0; i < way.stops.size(); ++i) {
      const std::uint32_t stop = way.stops[i];
      const bool end = (i == 0 && !way.first) || (i + 1 == way.stops.size() && !way.last);
      std::vector<Gain> more;
      for (const Gain& before : gains)
        for (const Gain& here :
             !end && plan_.stops[stop].blocked ? std::vector<Gain>{passed(stop)} : choices_at(stop, end))
          offer(more, joined(before, here));
      gains = std::move(more);
    }
    return gains;
  }

  void make_ways() {
    for (const FieldHex& hex : field_.hexes) {
      auto& fares = fares_.ways.emplace_back(hex.ways.size());
      for (std::size_t w = 0; w < hex.ways.size(); ++w)
        if (usable(plan_, hex.ways[w])) fares[w] = gains_on(hex, hex.ways[w]);
    }
  }

  void make_tolls() {
    for (std::uint32_t h = 0; h < field_.hexes.size(); ++h) {
      const Hex& here = map_.hexes()[field_.hexes[h].hex];
      auto& exits = fares_.exits.emplace_back();
      for (const FieldExit& exit : field_.hexes[h].exits) {
        Gain& gain = exits.emplace_back();
        mark(gain, fares_.crossed, 1);
        if (exit.facing.empty()) continue;
        const std::string& there = map_.hexes()[field_.hexes[exit.beyond].hex].id;
        for (const RunFee& fee : rules_.fees)
          if (fee.from_revenue)
            gain.value -=
                fee_of(fee, position_, train_, {{}, {}, {here.id + " " + there, there + " " + here.id}, 0});
      }
      for (const RunFee& fee : rules_.fees)
        if (fee.from_revenue) fares_.hexes[h].value -= fee_of(fee, position_, train_, {{}, {here.id}, {}, 0});
    }
  }

  const Map& map_;
  const Position& position_;
  const Network& network_;
  const Field& field_;
  const Plan& plan_;
  const Train& train_;
  const RunRules& rules_;
  Fares fares_;
  unsigned used_ = 0;
  std::map<std::uint32_t, std::uint32_t> hex_of_;                         // of the field, by stop
  std::map<std::uint32_t, StopExtras> extras_;                            // by stop
  std::map<std::uint32_t, StopExtras> end_extras_;                        // where a run begins or ends
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> best_of_group_;  // by group and stop
  std::map<int, FareBonus> grouped_;
  std::vector<RowFields> rows_;
  std::optional<std::uint8_t> token_;
  std::optional<std::uint8_t> least_;
  std::optional<std::uint8_t> bypass_;
  std::optional<std::uint8_t> total_;
};

}  // namespace

Fares make_fares(const Map& map, const Position& position, const Network& network, const Field& field,
                 const TrainClass& trains, const RunRules& rules) {
  return FareMaker(map, position, network, field, trains, rules).make();
}

}  // namespace trackwright
