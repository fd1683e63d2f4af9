#include "designer/simulate/series_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <iterator>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>

#include "engine/bot/kinds.h"
#include "engine/play/value/game.h"

namespace trackwright {

namespace {

using simulate::FigureName;
using simulate::GameTally;
using Json = nlohmann::ordered_json;

constexpr int version_of_format = 1;

Json kept_plan(const simulate::GamePlan& plan) {
  Json json{{"games", plan.games}, {"seed", plan.seed}, {"players", plan.players}};
  json["bots"] = Json::array();
  for (const bot::BotKind one : plan.bots) json["bots"].push_back(word_of(one));
  json["handicaps"] = plan.handicaps;
  json["most_actions"] = plan.most_actions;
  json["detailed_every"] = plan.detailed_every;
  return json;
}

simulate::GamePlan plan_of(const Json& json) {
  simulate::GamePlan plan;
  plan.games = json.at("games").get<std::uint64_t>();
  plan.seed = json.at("seed").get<std::uint64_t>();
  plan.players = json.at("players").get<std::vector<int>>();
  for (const Json& word : json.at("bots"))
    plan.bots.push_back(from_word<bot::BotKind>(word.get<std::string>()).value());
  plan.handicaps = json.at("handicaps").get<std::vector<int>>();
  plan.most_actions = json.at("most_actions").get<std::size_t>();
  plan.detailed_every = json.at("detailed_every").get<std::uint64_t>();
  const bool playable = !plan.players.empty() && !plan.bots.empty() && plan.detailed_every > 0;
  if (!playable) throw std::invalid_argument("plan");
  return plan;
}

// A figure with its values and how often they occur: ["ended", 3, "bank", 0, 1, 24].
Json kept_tally(const FigureName& name, const GameTally& tally) {
  Json line{simulate::facts_of(name.measure).word, name.players, name.item, name.round};
  for (const auto& [value, times] : tally.counts()) {
    line.push_back(value);
    line.push_back(times);
  }
  return line;
}

void read_tally(const Json& line, std::map<FigureName, GameTally>& tallies) {
  const auto& facts = simulate::measure_facts();
  const auto found = std::ranges::find(facts, line.at(0).get<std::string>(), &simulate::MeasureFacts::word);
  if (found == facts.end()) throw std::invalid_argument("measure");
  GameTally& tally =
      tallies[{found->measure, line.at(1).get<int>(), line.at(2).get<std::string>(), line.at(3).get<int>()}];
  for (std::size_t i = 4; i < line.size(); i += 2)
    tally.add(line.at(i).get<std::int64_t>(), line.at(i + 1).get<std::uint64_t>());
}

// `sums`: a Summary or a PairedSummary, with its tallies.
template <class Sums>
std::string sums_text(const Sums& sums, const std::map<FigureName, GameTally>& tallies) {
  std::string text = fmt::format("{{\"games\": {}, \"detailed\": {}, \"figures\": [", Json(sums.games).dump(),
                                 sums.detailed);
  bool first = true;
  for (const auto& [name, tally] : tallies) {
    text += first ? "\n" : ",\n";
    text += kept_tally(name, tally).dump();
    first = false;
  }
  return text + "]}";
}

template <class Sums>
Sums sums_of(const Json& json, std::map<FigureName, GameTally> Sums::*tallies) {
  Sums sums;
  for (const Json& games : json.at("games"))
    sums.games.emplace(games.at(0).get<int>(), games.at(1).get<std::uint64_t>());
  sums.detailed = json.at("detailed").get<std::uint64_t>();
  for (const Json& line : json.at("figures")) read_tally(line, sums.*tallies);
  return sums;
}

Simulation simulation_of(const Json& json) {
  Simulation simulation;
  if (json.at("format").get<int>() != version_of_format) throw std::invalid_argument("format");
  simulation.title = json.at("simulation").get<std::string>();
  simulation.fingerprint = json.at("fingerprint").get<std::string>();
  simulation.plan = plan_of(json.at("plan"));
  simulation.shard = parse_shard(json.at("shard").get<std::string>()).value();
  simulation.done = json.at("done").get<std::uint64_t>();
  simulation.sweep.path = json.at("sweep").get<std::string>();
  simulation.sweep.values = json.at("values").get<std::vector<std::string>>();
  simulation.versions = json.at("versions").get<std::vector<std::string>>();
  for (const Json& one : json.at("sums"))
    simulation.series.versions.push_back(sums_of(one, &simulate::Summary::tallies));
  for (const Json& one : json.at("shifts"))
    simulation.series.shifts.push_back(sums_of(one, &simulate::PairedSummary::shifts));
  const std::size_t versions = simulation.versions.size();
  if (versions == 0 || simulation.series.versions.size() != versions ||
      simulation.series.shifts.size() != versions || simulation.plan.games > most_games ||
      simulation.done > simulation.games())
    throw std::invalid_argument("versions");
  return simulation;
}

}  // namespace

Finding unknown_simulation(std::string message, std::string help) {
  Finding finding;
  finding.check = "usage/unknown-simulation";
  finding.severity = Severity::Error;
  finding.message = std::move(message);
  finding.help = std::move(help);
  return finding;
}

std::string series_text(const Simulation& simulation) {
  Json head{{"simulation", simulation.title},
            {"format", version_of_format},
            {"fingerprint", simulation.fingerprint},
            {"plan", kept_plan(simulation.plan)},
            {"shard", fmt::format("{}/{}", simulation.shard.number, simulation.shard.of)},
            {"done", simulation.done},
            {"sweep", simulation.sweep.path},
            {"values", simulation.sweep.values},
            {"versions", simulation.versions}};
  std::string text = head.dump();
  text.pop_back();
  text += ",\n\"sums\": [";
  for (std::size_t v = 0; v < simulation.series.versions.size(); ++v)
    text += (v == 0 ? "" : ",\n") +
            sums_text(simulation.series.versions[v], simulation.series.versions[v].tallies);
  text += "],\n\"shifts\": [";
  for (std::size_t v = 0; v < simulation.series.shifts.size(); ++v)
    text +=
        (v == 0 ? "" : ",\n") + sums_text(simulation.series.shifts[v], simulation.series.shifts[v].shifts);
  return text + "]}\n";
}

Expected<Simulation, Finding> parse_series(const std::string& text) {
  try {
    return simulation_of(Json::parse(text));
  } catch (const std::exception&) {
    return unexpected(unknown_simulation("a file is not a part of a simulation",
                                         "use the output of `simulate --shard` or the file of `--resume`"));
  }
}

bool same_simulation(const Simulation& a, const Simulation& b) {
  return a.title == b.title && a.fingerprint == b.fingerprint && a.plan == b.plan &&
         a.sweep.path == b.sweep.path && a.sweep.values == b.sweep.values && a.versions == b.versions;
}

Expected<Simulation, Finding> join_series(const std::vector<std::string>& texts) {
  std::optional<Simulation> all;
  std::set<std::size_t> seen;
  const std::string help = "use the same title, options and program for all shards";
  for (const std::string& text : texts) {
    auto part = parse_series(text);
    if (!part) return part;
    const std::string name = fmt::format("shard {}/{}", part->shard.number, part->shard.of);
    if (!part->complete())
      return unexpected(
          unknown_simulation(fmt::format("{} has {} of {} games", name, part->done, part->games()),
                             "run it again with --resume"));
    if (!seen.insert(part->shard.number).second)
      return unexpected(unknown_simulation(name + " is there twice", "give the file of each shard once"));
    if (!all) {
      all = std::move(*part);
      continue;
    }
    if (!same_simulation(*all, *part) || all->shard.of != part->shard.of)
      return unexpected(unknown_simulation(name + " belongs to a different simulation", help));
    all->series.merge(part->series);
  }
  if (!all) return unexpected(unknown_simulation("no files to join", "give the files of all shards"));
  for (std::size_t number = 1; number <= all->shard.of; ++number)
    if (!seen.contains(number))
      return unexpected(unknown_simulation(fmt::format("shard {}/{} is missing", number, all->shard.of),
                                           "give the files of all shards"));
  all->shard = {};
  all->done = all->games();
  return std::move(*all);
}

}  // namespace trackwright
