#include "engine/simulate/summary.h"

#include <algorithm>
#include <set>

namespace trackwright::simulate {

namespace {

std::uint64_t sum_of(const std::map<int, std::uint64_t>& games) {
  std::uint64_t sum = 0;
  for (const auto& [players, many] : games) sum += many;
  return sum;
}

std::uint64_t base_of(const std::map<int, std::uint64_t>& games, std::uint64_t detailed,
                      const FigureName& name) {
  if (name.measure == Measure::HexRevenue) return detailed;
  if (name.players == 0) return sum_of(games);
  const auto found = games.find(name.players);
  return found == games.end() ? 0 : found->second;
}

GameTally with_zeros(const std::map<FigureName, GameTally>& tallies, const FigureName& name,
                     std::uint64_t base) {
  const auto found = tallies.find(name);
  GameTally tally = found == tallies.end() ? GameTally() : found->second;
  const std::uint64_t known = tally.games();
  if (facts_of(name.measure).zeros && base > known) tally.add(0, base - known);
  return tally;
}

void merge_into(std::map<FigureName, GameTally>& all, const std::map<FigureName, GameTally>& more) {
  for (const auto& [name, tally] : more) all[name].merge(tally);
}

void merge_into(std::map<int, std::uint64_t>& all, const std::map<int, std::uint64_t>& more) {
  for (const auto& [players, many] : more) all[players] += many;
}

}  // namespace

void Summary::add(const GameRecord& record) {
  ++games[record.players];
  if (record.detailed) ++detailed;
  for (const Figure& figure : figures_of(record)) tallies[figure.name].add(figure.value);
}

void Summary::merge(const Summary& other) {
  merge_into(games, other.games);
  detailed += other.detailed;
  merge_into(tallies, other.tallies);
}

std::uint64_t Summary::all_games() const {
  return sum_of(games);
}

std::uint64_t Summary::base(const FigureName& name) const {
  return base_of(games, detailed, name);
}

GameTally Summary::tally(const FigureName& name) const {
  return with_zeros(tallies, name, base(name));
}

std::vector<std::string> Summary::items(Measure measure, int players) const {
  std::set<std::string> items;
  for (auto it = tallies.lower_bound({measure, players, {}, 0}); it != tallies.end(); ++it) {
    if (it->first.measure != measure || it->first.players != players) break;
    items.insert(it->first.item);
  }
  return {items.begin(), items.end()};
}

int Summary::last_round(Measure measure, const std::string& item) const {
  int last = 0;
  for (auto it = tallies.lower_bound({measure, 0, item, 0}); it != tallies.end(); ++it) {
    if (it->first.measure != measure || it->first.item != item) break;
    last = it->first.round;
  }
  return last;
}

void PairedSummary::add(const GameRecord& before, const GameRecord& after) {
  ++games[before.players];
  if (before.detailed) ++detailed;
  std::map<FigureName, std::int64_t> old;
  for (const Figure& figure : figures_of(before)) old.emplace(figure.name, figure.value);
  for (const Figure& figure : figures_of(after)) {
    const auto found = old.find(figure.name);
    if (found != old.end()) {
      shifts[figure.name].add(figure.value - found->second);
      old.erase(found);
    } else if (facts_of(figure.name.measure).zeros) {
      shifts[figure.name].add(figure.value);
    }
  }
  for (const auto& [name, value] : old)
    if (facts_of(name.measure).zeros) shifts[name].add(-value);
}

void PairedSummary::merge(const PairedSummary& other) {
  merge_into(games, other.games);
  detailed += other.detailed;
  merge_into(shifts, other.shifts);
}

GameTally PairedSummary::shift(const FigureName& name) const {
  return with_zeros(shifts, name, base_of(games, detailed, name));
}

}  // namespace trackwright::simulate
