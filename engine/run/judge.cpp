// Does not use the search, so that each can check the other.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/run/alternatives.h"
#include "engine/run/in_force.h"
#include "engine/run/judge.h"
#include "engine/run/lanes.h"
#include "engine/run/paid_run.h"
#include "engine/run/run_facts.h"
#include "engine/run/track_link.h"
#include "engine/run/visited_stops.h"

namespace trackwright {

namespace {

class Judge {
 public:
  Judge(const Map& map, const Roster& roster, const Position& position, const RunRules& rules,
        const StatedRun& stated)
      : stated_(stated),
        case_{map,
              roster,
              position,
              rules,
              position.trains.at(stated.train),
              TrainReach(position.trains.at(stated.train))},
        path_(map, position),
        stops_(case_) {
    result_.run.train = stated.train;
    result_.run.path = stated.path;
  }

  Judgement judge() {
    result_.refusal = find();
    if (result_.refusal.empty()) result_.refusal = stops_.check();
    if (result_.refusal.empty()) result_.refusal = use_track(case_, path_, used_);
    if (result_.refusal.empty()) result_.refusal = pay_run(case_, path_, stops_, result_.run);
    result_.legal = result_.refusal.empty();
    return std::move(result_);
  }

  const UsedTrack& used() const { return used_; }
  const VisitedStops& stops() const { return stops_; }

 private:
  bool stays() const {
    return stated_.path.size() == 1 && stated_.path.front().find('-') == std::string::npos;
  }

  std::string find() {
    std::string refusal = stays() ? stops_.stay(stated_.path.front()) : path_.find(stated_.path);
    for (const PathStep& step : path_.steps()) result_.run.pieces.push_back({step.hex, step.path});
    if (refusal.empty() && !stays()) stops_.collect(path_);
    for (const Visit& visit : stops_.all())
      result_.run.stops.push_back({case_.hex(visit.hex).id, visit.stop.node, visit.stop.value, true});
    return refusal;
  }

  const StatedRun& stated_;
  RunCase case_;
  StatedPath path_;
  VisitedStops stops_;
  UsedTrack used_;
  Judgement result_;
};

// Checks whether a run shares track or limits with earlier runs, and records its own use.
class Shared {
 public:
  Shared(const RunRules& rules, const Position& position) : rules_(rules), position_(position) {}

  std::string take(const Judge& judge, const StatedRun& run) {
    const Train& train = position_.trains[run.train];
    auto& taken = taken_[rules_.sharing == TrackSharing::OtherStacks ? train.stack : ""];
    const bool shares =
        rules_.sharing != TrackSharing::Always &&
        std::ranges::any_of(judge.used().pieces, [&](const auto& piece) { return taken.contains(piece); });
    taken.insert(judge.used().pieces.begin(), judge.used().pieces.end());
    if (shares) return "the run shares track with another run of the company";
    if (!trains_.insert(run.train).second) return "the train runs twice";
    if (position_.most_trains && static_cast<int>(trains_.size()) > *position_.most_trains)
      return fmt::format("at most {} of the company's trains can run", *position_.most_trains);
    if (train.per_company > 0 && ++of_name_[train.name.value] > train.per_company)
      return fmt::format("a company can own at most {} of {}", train.per_company, train.name.value);
    if (judge.stops().bypasses() && bypassed_)
      return "another run of the company has passed through a full city";
    bypassed_ = bypassed_ || judge.stops().bypasses();
    if (!judge.stops().city().empty() && !cities_.insert(judge.stops().city()).second)
      return "another run of the company already stays in this city";
    return too_many_passages(rules_, position_, passages_ += judge.used().passages);
  }

 private:
  const RunRules& rules_;
  const Position& position_;
  std::map<std::string, std::set<UsedTrack::Piece>> taken_;  // by stack, if stacks share track
  std::set<std::size_t> trains_;
  std::map<std::string, int> of_name_;
  std::set<std::string> cities_;
  int passages_ = 0;
  bool bypassed_ = false;
};

bool keeps(const RunBonus& bonus, const Judgement& one, const RunBonusPaid& paid) {
  return one.legal && (!added_once(bonus) || bonus.to_treasury || one.run.revenue > paid.value);
}

const RunBonus* once_rule(const RunRules& rules, const RunBonusPaid& paid) {
  const auto rule =
      std::ranges::find_if(rules.bonuses, [&](const RunBonus& bonus) { return bonus.name == paid.name; });
  return rule == rules.bonuses.end() || !rule->once ? nullptr : &*rule;
}

// By name, the highest value that a run has of each bonus that is given once.
std::map<std::string, int> most_given(const RunRules& rules, const std::vector<Judgement>& judged) {
  std::map<std::string, int> most;
  const auto look = [&](const Judgement& one, const std::vector<RunBonusPaid>& list) {
    for (const RunBonusPaid& paid : list) {
      const RunBonus* rule = once_rule(rules, paid);
      if (rule == nullptr || !keeps(*rule, one, paid)) continue;
      int& best = most.try_emplace(paid.name, paid.value).first->second;
      best = std::max(best, paid.value);
    }
  };
  for (const Judgement& one : judged) {
    look(one, one.run.bonuses);
    look(one, one.run.subsidies);
  }
  return most;
}

}  // namespace

void give_once(const RunRules& rules, std::vector<Judgement>& judged) {
  const auto most = most_given(rules, judged);
  std::set<std::string> given;
  const auto leave = [&](Judgement& one, std::vector<RunBonusPaid>& list, int Run::*total) {
    std::erase_if(list, [&](const RunBonusPaid& paid) {
      const RunBonus* rule = once_rule(rules, paid);
      if (rule == nullptr) return false;
      if (keeps(*rule, one, paid) && paid.value == most.at(paid.name) && given.insert(paid.name).second)
        return false;
      if (total != nullptr) one.run.*total -= paid.value;
      return true;
    });
  };
  for (Judgement& one : judged) {
    leave(one, one.run.bonuses, &Run::revenue);
    leave(one, one.run.subsidies, nullptr);
  }
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

namespace {

bool on_its_track(const RunCase& run, const Path& path) {
  return (unsigned{tracks_of(run.train)} >> static_cast<unsigned>(path.track) & 1U) != 0;
}

bool use_town_arm(const StatedPath& stated, const PathStep& step, const Path& path, UsedTrack& used) {
  bool fresh = true;
  for (const auto& [end, other, lane] :
       {std::tuple(path.a, path.b, path.a_lane), std::tuple(path.b, path.a, path.b_lane)}) {
    if (end.kind != End::Kind::Stop || !other.is_edge()) continue;
    const auto edge = town_edge(stated.tile_of(step), end.index);
    if (edge && Edge(other.index) != *edge)
      fresh = used.pieces.emplace(2, step.hex, end.index, lane.index).second && fresh;
  }
  return fresh;
}

std::string take_pieces(const RunCase& run, const StatedPath& stated, UsedTrack& used) {
  std::set<std::uint32_t> junctions;
  for (const PathStep& step : stated.steps()) {
    const Path& path = stated.path_of(step);
    if (!on_its_track(run, path))
      return fmt::format("`{}`: this train cannot run on this kind of track", step.text);
    bool fresh = true;
    for (const auto& [end, lane] : {std::pair(path.a, path.a_lane), std::pair(path.b, path.b_lane)})
      if (end.is_edge()) fresh = used.pieces.emplace(0, step.hex, end.index, lane.index).second && fresh;
    const auto inside = [&](End end) {
      return end.kind == End::Kind::Stop || (run.rules.free_junctions && end.kind == End::Kind::Junction);
    };
    if (inside(path.a) && inside(path.b))
      fresh = used.pieces.emplace(1, step.hex, step.path, 0).second && fresh;
    fresh = use_town_arm(stated, step, path, used) && fresh;
    if (fresh && !run.rules.free_junctions && stated.to(step).kind == End::Kind::Junction &&
        !junctions.insert(step.hex).second)
      return fmt::format("`{}`: the run passes through the junction of {} twice", step.text,
                         stated.hex_of(step).id);
    if (!fresh) return fmt::format("`{}`: the run uses this track twice", step.text);
  }
  return {};
}

// Counts a crossing each time a run enters it, whether it has one hex or several in a row.
std::string use_passages(const RunCase& run, const StatedPath& stated, UsedTrack& used) {
  if (!run.rules.passage) return {};
  std::optional<std::size_t> before;
  for (const PathStep& step : stated.steps()) {
    const auto here = crossing_at(run.rules, stated.hex_of(step).id, stated.path_of(step));
    if (here && here != before) ++used.passages;
    before = here;
  }
  if (used.passages > 0 && !takes_cards(run.rules, run.train))
    return fmt::format("a {}-train cannot use a {}", run.train.name.value, run.rules.passage->name);
  return too_many_passages(run.rules, run.position, used.passages);
}

std::string terminals(const StatedPath& stated) {
  const auto& steps = stated.steps();
  for (std::size_t i = 0; i < steps.size(); ++i)
    if (stated.path_of(steps[i]).terminal != 0 && i != 0 && i + 1 != steps.size())
      return fmt::format("`{}` is terminal track: a run begins or ends there", steps[i].text);
  return {};
}

}  // namespace

std::string too_many_passages(const RunRules& rules, const Position& position, int used) {
  const int passes = passes_of(rules, position);
  if (used <= passes) return {};
  return fmt::format("the number of crossings is {} ({}), and each needs a card, but the company has {}",
                     used, rules.passage->name, passes);
}

std::string use_track(const RunCase& run, const StatedPath& stated, UsedTrack& used) {
  if (std::string refusal = take_pieces(run, stated, used); !refusal.empty()) return refusal;
  if (std::string refusal = use_passages(run, stated, used); !refusal.empty()) return refusal;
  return terminals(stated);
}

}  // namespace trackwright
