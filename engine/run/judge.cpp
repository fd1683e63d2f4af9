// Written apart from the search, so that each can be held against the other.
#include "engine/run/judge.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/run/alternatives.h"
#include "engine/run/in_force.h"
#include "engine/run/lanes.h"
#include "engine/run/network.h"
#include "engine/run/network_stops.h"
#include "engine/run/plan.h"
#include "engine/run/reach.h"
#include "engine/run/run_facts.h"
#include "engine/run/track_link.h"

namespace trackwright {

namespace {

// A piece of the stated path, found on the map.
struct Step {
  std::uint32_t hex = 0;
  std::uint16_t path = 0;
  bool reversed = false;
  std::string text;
};

using Resource = std::tuple<int, std::uint32_t, int, int>;  // kind, hex, place, lane

std::string too_many_passages(const RunRules& rules, const Position& position, int used) {
  const int passes = passes_of(rules, position);
  if (used <= passes) return {};
  return fmt::format("{} crossings ({}) need so many cards, and the company has {}", used,
                     rules.passage->name, passes);
}

class Judge {
 public:
  Judge(const Map& map, const Roster& roster, const Position& position, const RunRules& rules,
        const StatedRun& stated)
      : map_(map),
        roster_(roster),
        position_(position),
        rules_(rules),
        stated_(stated),
        train_(position.trains.at(stated.train)),
        reach_(train_) {
    result_.run.train = stated.train;
    result_.run.path = stated.path;
  }

  Judgement judge() {
    result_.refusal = stays() ? find_city() : find_pieces();
    if (result_.refusal.empty() && !steps_.empty()) result_.refusal = connect();
    if (result_.refusal.empty()) result_.refusal = visit();
    if (result_.refusal.empty()) result_.refusal = pay();
    result_.legal = result_.refusal.empty();
    return std::move(result_);
  }

  const std::set<Resource>& track() const { return track_; }
  int passages() const { return passages_; }
  bool bypasses() const { return bypassed_; }
  const std::string& city() const { return city_; }  // that it stays in

 private:
  const Hex& hex_of(const Step& step) const { return map_.hexes()[step.hex]; }
  const Tile& tile_of(const Step& step) const { return tile_at(position_, hex_of(step)); }
  const Path& path_of(const Step& step) const { return tile_of(step).paths[step.path]; }
  End from(const Step& s) const { return s.reversed ? path_of(s).b : path_of(s).a; }
  End to(const Step& s) const { return s.reversed ? path_of(s).a : path_of(s).b; }
  Lane from_lane(const Step& s) const { return s.reversed ? path_of(s).b_lane : path_of(s).a_lane; }
  Lane to_lane(const Step& s) const { return s.reversed ? path_of(s).a_lane : path_of(s).b_lane; }

  bool stays() const {
    return stated_.path.size() == 1 && stated_.path.front().find('-') == std::string::npos;
  }

  // "G12:c0": all of a run that stays in one city.
  std::string find_city() {
    const std::string& text = stated_.path.front();
    const auto colon = text.find(':');
    const Hex* hex =
        colon == std::string::npos ? nullptr : map_.find(std::string_view(text).substr(0, colon));
    if (hex == nullptr) return fmt::format("`{}`: there is no such hex on the map", text);
    const Tile& tile = tile_at(position_, *hex);
    const auto number = static_cast<std::uint32_t>(hex - map_.hexes().data());
    for (std::size_t i = 0; i < tile.stops.size(); ++i) {
      const auto part = static_cast<std::uint8_t>(i);
      if (end_name(tile, {End::Kind::Stop, part}) != text.substr(colon + 1)) continue;
      visits_.push_back({number, part, describe(number, part)});
      result_.run.stops.push_back({hex->id, visits_.back().stop.node, visits_.back().stop.value, true});
      if (!train_.reach.local || tile.stops[i].kind != StopKind::City || !visits_.back().stop.own)
        return fmt::format("a {}-train does not stay in {}", train_.name.value, name(visits_.back()));
      city_ = text;
      return {};
    }
    return fmt::format("`{}`: the tile that lies there has no such city", text);
  }

  // "G12:3-c0" -> the path with those ends on the tile that lies there.
  std::string find_pieces() {
    if (stated_.path.empty()) return "the run has no path";
    for (const std::string& text : stated_.path) {
      const auto colon = text.find(':');
      const auto dash = text.find('-', colon == std::string::npos ? 0 : colon);
      if (colon == std::string::npos || dash == std::string::npos)
        return fmt::format("`{}` is no piece of track: hex, colon, two ends, such as G12:3-c0", text);
      const Hex* hex = map_.find(std::string_view(text).substr(0, colon));
      if (hex == nullptr) return fmt::format("`{}`: there is no such hex on the map", text);
      const auto piece = find_piece(*hex, text);
      if (!piece) return fmt::format("`{}`: the tile that lies there has no such track", text);
      steps_.push_back(*piece);
      result_.run.pieces.push_back({piece->hex, piece->path});
    }
    return {};
  }

  std::optional<Step> find_piece(const Hex& hex, const std::string& text) const {
    const auto number = static_cast<std::uint32_t>(&hex - map_.hexes().data());
    const Tile& tile = tile_at(position_, hex);
    for (std::size_t i = 0; i < tile.paths.size(); ++i) {
      if (tile.paths[i].track == Track::Future) continue;
      const auto p = static_cast<std::uint16_t>(i);
      for (const bool reversed : {false, true})
        if (piece_text(map_, position_, {number, p}, reversed) == text) return Step{number, p, false, text};
    }
    return std::nullopt;
  }

  bool joins(const Step& a, const Step& b) const {
    const End out = to(a);
    const End in = from(b);
    if (out.kind != in.kind) return false;
    if (!out.is_edge()) return a.hex == b.hex && out == in;
    const Edge edge(out.index);
    const Hex* next = map_.neighbour(hex_of(a), edge);
    return next == &hex_of(b) && Edge(in.index) == edge.opposite() && !map_.impassable(hex_of(a), edge) &&
           lanes_face(to_lane(a), from_lane(b)) && gauges_fit(path_of(a).track, path_of(b).track);
  }

  // Turns each piece the way it is travelled. Only the first can be either way; a loop through one hex may
  // need the second try.
  std::string connect() {
    std::string refusal;
    for (const bool reversed : {false, true}) {
      steps_.front().reversed = reversed;
      refusal = chain();
      if (refusal.empty()) break;
    }
    if (!refusal.empty()) return refusal;
    if (from(steps_.front()).kind != End::Kind::Stop || to(steps_.back()).kind != End::Kind::Stop)
      return "the run does not begin and end at a stop";
    return {};
  }

  std::string chain() {
    for (std::size_t i = 1; i < steps_.size(); ++i) {
      steps_[i].reversed = false;
      if (joins(steps_[i - 1], steps_[i])) continue;
      steps_[i].reversed = true;
      if (!joins(steps_[i - 1], steps_[i]))
        return fmt::format("`{}` does not continue `{}`", steps_[i].text, steps_[i - 1].text);
    }
    return {};
  }

  struct Visit {
    std::uint32_t hex = 0;
    std::uint8_t part = 0;
    NetworkStop stop;
    bool bypassed = false;
  };

  NetworkStop describe(std::uint32_t number, std::uint8_t part) const {
    const Hex& hex = map_.hexes()[number];
    const Tile& tile = tile_at(position_, hex);
    const Stop& printed = tile.stops[part];
    NetworkStop stop;
    stop.kind = printed.kind;
    stop.node = end_name(tile, {End::Kind::Stop, part});
    stop.free = is_free(rules_, stop.kind, hex.id);
    stop.visit_cost = stop.free ? 0 : printed.visit_cost;
    stop.use = use_in_run(printed);
    int slots = printed.slots;
    Revenue revenue = printed.revenue;
    auto& groups = groups_of_[stop.node + hex.id];
    groups = printed.groups;
    if (const auto there = position_.overrides.find(hex.id); there != position_.overrides.end())
      if (const auto changed = there->second.find(stop.node); changed != there->second.end()) {
        slots = changed->second.slots.value_or(slots);
        revenue = changed->second.revenue.value_or(revenue);
        if (changed->second.groups) groups = *changed->second.groups;
      }
    if (always_counted(hex.id) && stop.use == StopUse::Optional) stop.use = StopUse::Mandatory;
    const Occupancy here = occupancy(map_, position_, number, stop.node, slots, train_.reach.open_to);
    stop.own = std::ranges::find(here.owners, position_.entity) != here.owners.end() ||
               (stop.kind != StopKind::Town && stands_in(stood_in(rules_, position_, hex.id), train_));
    stop.blocked = stop.kind == StopKind::OffBoard ||
                   (stop.kind == StopKind::City && here.full && !stop.own && !here.neutral && !here.open);
    stop.value = stop_value(roster_, position_, revenue, reach_.diesel()) * reach_.multiplier(stop.kind);
    if (train_.reach.doubles_own && stop.own && stop.kind == StopKind::City) stop.value *= 2;
    return stop;
  }

  void collect_visits() {
    const auto add = [&](const Step& step, End end) {
      if (end.kind != End::Kind::Stop) return;
      if (!visits_.empty() && visits_.back().hex == step.hex && visits_.back().part == end.index) return;
      visits_.push_back({step.hex, end.index, describe(step.hex, end.index)});
    };
    for (const Step& step : steps_) {
      add(step, from(step));
      add(step, to(step));
    }
    for (const Visit& visit : visits_)
      result_.run.stops.push_back({map_.hexes()[visit.hex].id, visit.stop.node, visit.stop.value, true});
  }

  std::string name(const Visit& visit) const {
    return fmt::format("{} ({})", map_.hexes()[visit.hex].id, visit.stop.node);
  }

  bool always_counted(const std::string& hex) const { return names(rules_.counted, hex); }

  std::string visit() {
    if (city_.empty()) collect_visits();
    if (city_.empty() && visits_.size() < 2) return "a run has at least two stops";
    std::set<std::pair<std::uint32_t, std::uint8_t>> seen;
    std::map<std::string, std::string> groups;
    for (std::size_t i = 0; i < visits_.size(); ++i) {
      Visit& visit = visits_[i];
      if (!seen.emplace(visit.hex, visit.part).second)
        return fmt::format("the run visits {} twice", name(visit));
      const bool end = i == 0 || i + 1 == visits_.size();
      if (!end && visit.stop.blocked)
        if (std::string refusal = pass(visit); !refusal.empty()) return refusal;
      for (const std::string& group : groups_of_.at(visit.stop.node + map_.hexes()[visit.hex].id))
        if (const auto [it, fresh] = groups.emplace(group, name(visit)); !fresh)
          return fmt::format("{} and {} belong to one group ({}): a run holds one of them", it->second,
                             name(visit), group);
      if (std::string refusal = right_of_way(visit); !refusal.empty()) return refusal;
    }
    if (std::string refusal = same_hex(); !refusal.empty()) return refusal;
    if (std::ranges::none_of(visits_, [](const Visit& v) { return v.stop.own; }))
      return fmt::format("no stop of the run has a token of {}", position_.entity);
    if (std::string refusal = use_track(); !refusal.empty()) return refusal;
    if (std::string refusal = use_passages(); !refusal.empty()) return refusal;
    return terminals();
  }

  std::string pass(Visit& blocked) {
    if (may_bypass(blocked)) {
      blocked.bypassed = bypassed_ = true;
      return {};
    }
    return blocked.stop.kind == StopKind::OffBoard
               ? fmt::format("the run passes through the off-board {}", name(blocked))
               : fmt::format("the run passes {}, which is full of other companies' tokens", name(blocked));
  }

  bool may_bypass(const Visit& visit) const {
    return visit.stop.kind == StopKind::City && !bypassed_ && has_bypass(rules_, position_, train_);
  }

  std::string same_hex() const {
    if (!rules_.same_hex_once) return {};
    std::set<std::uint32_t> hexes;
    for (const Visit& visit : visits_)
      if (!hexes.insert(visit.hex).second)
        return fmt::format("the run has two stops in {}", map_.hexes()[visit.hex].id);
    return {};
  }

  // A crossing is passed each time a run comes into it, whether it has one hex or several in a row.
  std::string use_passages() {
    if (!rules_.passage) return {};
    std::optional<std::size_t> before;
    for (const Step& step : steps_) {
      const auto here = crossing_at(rules_, hex_of(step).id, path_of(step));
      if (here && here != before) ++passages_;
      before = here;
    }
    if (passages_ > 0 && !takes_cards(rules_, train_))
      return fmt::format("a {}-train takes no {}", train_.name.value, rules_.passage->name);
    return too_many_passages(rules_, position_, passages_);
  }

  std::string right_of_way(const Visit& visit) const {
    const std::string& id = map_.hexes()[visit.hex].id;
    if (may_enter(rules_, position_, id, visit.stop.own)) return {};
    const auto right = std::ranges::find(rules_.rights, id, [](const RightOfWay& r) { return r.hex.value; });
    return right->station ? fmt::format("{} is entered only with a station there", name(visit))
                          : fmt::format("{} is entered only with the token `{}`", name(visit), right->holder);
  }

  std::string terminals() const {
    for (std::size_t i = 0; i < steps_.size(); ++i)
      if (path_of(steps_[i]).terminal != 0 && i != 0 && i + 1 != steps_.size())
        return fmt::format("`{}` is terminal track: a run begins or ends there", steps_[i].text);
    return {};
  }

  bool on_its_track(const Path& path) const {
    return (unsigned{tracks_of(train_)} >> static_cast<unsigned>(path.track) & 1U) != 0;
  }

  std::string use_track() {
    std::set<std::uint32_t> junctions;
    for (const Step& step : steps_) {
      const Path& path = path_of(step);
      if (!on_its_track(path))
        return fmt::format("`{}`: this train does not run on that kind of track", step.text);
      bool fresh = true;
      for (const auto& [end, lane] : {std::pair(path.a, path.a_lane), std::pair(path.b, path.b_lane)})
        if (end.is_edge()) fresh = track_.emplace(0, step.hex, end.index, lane.index).second && fresh;
      const auto inside = [&](End end) {
        return end.kind == End::Kind::Stop || (rules_.free_junctions && end.kind == End::Kind::Junction);
      };
      if (inside(path.a) && inside(path.b)) fresh = track_.emplace(1, step.hex, step.path, 0).second && fresh;
      fresh = use_town_arm(step, path) && fresh;
      if (fresh && !rules_.free_junctions && to(step).kind == End::Kind::Junction &&
          !junctions.insert(step.hex).second)
        return fmt::format("`{}`: the run passes the junction of {} twice", step.text, hex_of(step).id);
      if (!fresh) return fmt::format("`{}`: the run uses this track twice", step.text);
    }
    return {};
  }

  bool use_town_arm(const Step& step, const Path& path) {
    bool fresh = true;
    for (const auto& [end, other, lane] :
         {std::tuple(path.a, path.b, path.a_lane), std::tuple(path.b, path.a, path.b_lane)}) {
      if (end.kind != End::Kind::Stop || !other.is_edge()) continue;
      const auto edge = town_edge(tile_of(step), end.index);
      if (edge && Edge(other.index) != *edge)
        fresh = track_.emplace(2, step.hex, end.index, lane.index).second && fresh;
    }
    return fresh;
  }

  // Optional stops are left out, cheapest first, until the train reaches.
  std::string choose_counted() {
    counted_.assign(visits_.size(), true);
    for (std::size_t i = 0; i < visits_.size(); ++i)
      if (visits_[i].stop.use == StopUse::Never || visits_[i].bypassed) counted_[i] = false;
    for (;;) {
      StopCounts costs{};
      for (std::size_t i = 0; i < visits_.size(); ++i)
        if (counted_[i])
          costs.at(static_cast<std::size_t>(visits_[i].stop.kind)) += visits_[i].stop.visit_cost;
      if (reach_.visits(costs)) return {};
      std::optional<std::size_t> cheapest;
      for (std::size_t i = 0; i < visits_.size(); ++i) {
        if (!counted_[i] || visits_[i].stop.use != StopUse::Optional) continue;
        if (!cheapest || visits_[i].stop.value < visits_[*cheapest].stop.value) cheapest = i;
      }
      if (!cheapest && leaves_dearest()) continue;
      if (!cheapest)
        return fmt::format("the run has {} stops, more than a {}-train reaches", visits_.size(),
                           train_.name.value);
      counted_[*cheapest] = false;
    }
  }

  // In place of a full city; not the only stop with a station.
  bool leaves_dearest() {
    if (bypassed_ || !has_bypass(rules_, position_, train_) || !rules_.bypass->or_dearest) return false;
    const auto stations = std::ranges::count_if(visits_, [](const Visit& v) { return v.stop.own; });
    std::optional<std::size_t> dearest;
    for (std::size_t i = 0; i < visits_.size(); ++i) {
      if (!counted_[i] || visits_[i].stop.visit_cost == 0 || (stations == 1 && visits_[i].stop.own)) continue;
      if (!dearest || visits_[i].stop.value > visits_[*dearest].stop.value) dearest = i;
    }
    if (!dearest) return false;
    counted_[*dearest] = false;
    bypassed_ = true;
    return true;
  }

  std::string pay() {
    if (std::string refusal = one_gauge(); !refusal.empty()) return refusal;
    std::uint32_t hexes = 1;
    for (std::size_t i = 1; i < steps_.size(); ++i) hexes += steps_[i].hex != steps_[i - 1].hex ? 1U : 0U;
    if (reach_.hexes() > 0 && static_cast<int>(hexes) > reach_.hexes())
      return fmt::format("the run enters {} hexes, more than a {}-train reaches", hexes, train_.name.value);
    if (std::string refusal = choose_counted(); !refusal.empty()) return refusal;
    std::vector<std::size_t> counted;
    std::vector<PayableStop> payable;
    for (std::size_t i = 0; i < visits_.size(); ++i) {
      result_.run.stops[i].paid = false;
      if (!counted_[i]) continue;
      counted.push_back(i);
      payable.push_back({visits_[i].stop.kind, visits_[i].stop.value, visits_[i].stop.own,
                         visits_[i].stop.visit_cost, wanted(visits_[i]),
                         always_counted(map_.hexes()[visits_[i].hex].id), visits_[i].stop.free});
    }
    std::vector<std::vector<std::size_t>> choices;
    if (reach_.pays_all()) {
      choices.emplace_back(counted.size());
      std::iota(choices.back().begin(), choices.back().end(), std::size_t{0});
    } else {
      choices = paid_choices(reach_, payable);
    }
    std::erase_if(choices, [&](const auto& choice) { return !reach_.pays_enough(choice.size()); });
    if (choices.empty() && std::ranges::any_of(payable, &PayableStop::must))
      return fmt::format(
          "{} is always counted, and a {}-train has no room for it",
          name(*std::ranges::find_if(visits_,
                                     [&](const Visit& v) { return always_counted(map_.hexes()[v.hex].id); })),
          train_.name.value);
    if (choices.empty())
      return fmt::format("a {}-train counts {} stops at least, and is paid for {} here", train_.name.value,
                         train_.reach.least_paid, best_paid(reach_, payable).size());
    std::optional<Run> best;
    for (const auto& choice : choices) {
      Run run = result_.run;
      for (const std::size_t i : choice) {
        run.stops[counted[i]].paid = true;
        run.revenue += run.stops[counted[i]].value;
      }
      add_bonuses_and_fees(run);
      if (!best || run.revenue > best->revenue) best = std::move(run);
    }
    result_.run = std::move(*best);
    return {};
  }

  std::string one_gauge() const {
    if (!rules_.one_gauge) return {};
    const GaugeCount gauges = count_gauges();
    return gauges.changes == 0 ? "" : "the run changes between broad and narrow track";
  }

  GaugeCount count_gauges() const {
    GaugeCount gauges;
    for (const Step& step : steps_) gauges.add(gauge_of(path_of(step).track));
    return gauges;
  }

  bool wanted(const Visit& visit) const {
    const std::string& id = map_.hexes()[visit.hex].id;
    const auto here = [&](const BonusNeed& need) { return names(need.hexes, id); };
    return std::ranges::any_of(rules_.bonuses, [&](const RunBonus& bonus) {
      if (!bonus.paid_stops && bonus.factor == 1) return false;
      if (bonus.by_stop() && bonus.needs.empty()) return true;
      return std::ranges::any_of(bonus.needs, here);
    });
  }

  void add_bonuses_and_fees(Run& run) const {
    RunFacts facts;
    std::set<std::string> passed;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      passed.insert(hex_of(steps_[i]).id);
      if (i == 0 || steps_[i].hex == steps_[i - 1].hex) continue;
      facts.crossings.push_back(hex_of(steps_[i - 1]).id + " " + hex_of(steps_[i]).id);
      facts.crossings.push_back(hex_of(steps_[i]).id + " " + hex_of(steps_[i - 1]).id);
    }
    for (const RunStop& stop : run.stops) passed.insert(stop.hex);
    facts.passed_hexes.assign(passed.begin(), passed.end());
    for (std::size_t i = 0; i < run.stops.size(); ++i)
      facts.stops.push_back({run.stops[i].hex, run.stops[i].value, visits_[i].stop.own, run.stops[i].paid,
                             i == 0 || i + 1 == run.stops.size()});
    facts.gauge_changes = count_gauges().changes;
    for (const auto& [rule, value] : bonuses_of(rules_, position_, train_, facts)) {
      const RunBonus& bonus = rules_.bonuses[rule];
      (bonus.to_treasury ? run.subsidies : run.bonuses).push_back({bonus.name, value});
      if (!bonus.to_treasury) run.revenue += value;
    }
    for (const RunFee& fee : rules_.fees) {
      const int amount = fee_of(fee, position_, train_, facts);
      if (fee.from_revenue)
        run.revenue -= amount;
      else
        run.fees += amount;
    }
  }

  const Map& map_;
  const Roster& roster_;
  const Position& position_;
  const RunRules& rules_;
  const StatedRun& stated_;
  const Train& train_;
  TrainReach reach_;
  std::vector<Step> steps_;
  std::vector<Visit> visits_;
  std::vector<bool> counted_;
  mutable std::map<std::string, std::vector<std::string>> groups_of_;
  std::set<Resource> track_;
  int passages_ = 0;
  bool bypassed_ = false;
  std::string city_;
  Judgement result_;
};

// Whether a run shares what another one has taken, and takes the rest.
class Shared {
 public:
  Shared(const RunRules& rules, const Position& position) : rules_(rules), position_(position) {}

  std::string take(const Judge& judge, const StatedRun& run) {
    const Train& train = position_.trains[run.train];
    std::set<Resource>& taken = taken_[rules_.sharing == TrackSharing::OtherStacks ? train.stack : ""];
    const bool shares =
        rules_.sharing != TrackSharing::Always &&
        std::ranges::any_of(judge.track(), [&](const Resource& r) { return taken.contains(r); });
    taken.insert(judge.track().begin(), judge.track().end());
    if (shares) return "the run shares track with another run of the company";
    if (!trains_.insert(run.train).second) return "the train runs twice";
    if (train.per_company > 0 && ++of_name_[train.name.value] > train.per_company)
      return fmt::format("a company owns no more than {} of {}", train.per_company, train.name.value);
    if (judge.bypasses() && bypassed_) return "another run of the company has passed a full city";
    bypassed_ = bypassed_ || judge.bypasses();
    if (!judge.city().empty() && !cities_.insert(judge.city()).second)
      return "another run of the company stays in that city";
    return too_many_passages(rules_, position_, passages_ += judge.passages());
  }

 private:
  const RunRules& rules_;
  const Position& position_;
  std::map<std::string, std::set<Resource>> taken_;  // by stack, where stacks share track
  std::set<std::size_t> trains_;
  std::map<std::string, int> of_name_;
  std::set<std::string> cities_;
  int passages_ = 0;
  bool bypassed_ = false;
};

bool keeps(const RunBonus& bonus, const Judgement& one, const RunBonusPaid& paid) {
  return one.legal && (!added_once(bonus) || bonus.to_treasury || one.run.revenue > paid.value);
}

}  // namespace

void give_once(const RunRules& rules, std::vector<Judgement>& judged) {
  const auto once = [&](const RunBonusPaid& paid) -> const RunBonus* {
    const auto rule =
        std::ranges::find_if(rules.bonuses, [&](const RunBonus& b) { return b.name == paid.name; });
    return rule == rules.bonuses.end() || !rule->once ? nullptr : &*rule;
  };
  std::map<std::string, int> most;
  for (const Judgement& one : judged)
    for (const auto* list : {&one.run.bonuses, &one.run.subsidies})
      for (const RunBonusPaid& paid : *list)
        if (const RunBonus* rule = once(paid); rule != nullptr && keeps(*rule, one, paid)) {
          const auto [best, fresh] = most.emplace(paid.name, paid.value);
          if (!fresh) best->second = std::max(best->second, paid.value);
        }
  std::set<std::string> given;
  for (Judgement& one : judged)
    for (auto* list : {&one.run.bonuses, &one.run.subsidies})
      std::erase_if(*list, [&](const RunBonusPaid& paid) {
        const RunBonus* rule = once(paid);
        if (rule == nullptr) return false;
        if (keeps(*rule, one, paid) && paid.value == most[paid.name] && given.insert(paid.name).second)
          return false;
        if (list == &one.run.bonuses) one.run.revenue -= paid.value;
        return true;
      });
}

std::vector<Judgement> judge_runs(const Map& map, const Roster& roster, const Position& position,
                                  const std::vector<StatedRun>& stated, const RunRules& rules) {
  std::vector<Judgement> judged;
  Shared shared(rules, position);
  for (const StatedRun& run : stated) {
    Judge judge(map, roster, position, rules, run);
    judged.push_back(judge.judge());
    Judgement& last = judged.back();
    if (!last.legal) continue;
    last.refusal = shared.take(judge, run);
    last.legal = last.refusal.empty();
  }
  give_once(rules, judged);
  return judged;
}

namespace {

std::pair<std::ptrdiff_t, int> worth(const std::vector<Judgement>& judged) {
  int total = 0;
  for (const Judgement& one : judged) total += one.legal ? one.run.revenue : 0;
  return {std::ranges::count_if(judged, &Judgement::legal), total};
}

}  // namespace

std::vector<Judgement> evaluate(const Map& map, const Roster& roster, const Position& position,
                                const std::vector<StatedRun>& stated, const RunRules& said) {
  std::optional<std::vector<Judgement>> best;
  for (const Position& one : alternatives(position, said)) {
    auto judged = judge_runs(map, roster, one, stated, rules_in_force(said, roster, one));
    if (!best || worth(judged) > worth(*best)) best = std::move(judged);
  }
  return std::move(*best);
}

Judgement evaluate(const Map& map, const Roster& roster, const Position& position, const StatedRun& stated,
                   const RunRules& rules) {
  return evaluate(map, roster, position, std::vector<StatedRun>{stated}, rules).front();
}

}  // namespace trackwright
