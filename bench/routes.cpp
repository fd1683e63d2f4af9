// Measures best runs in the recorded positions of played games: the time of each position (network and
// search, one core), figures per title, and the hardest position. Reads the reference facts; see
// bench/README.md.
#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <string>
#include <vector>

#include "engine/run/routes.h"
#include "tests/engine/reference_position.h"

namespace {

using namespace trackwright;
using reference::Json;

struct Fixture {
  Json data;
  reference::RunningTitle title;
  Map map;
};

double milliseconds(const std::chrono::steady_clock::duration& d) {
  return std::chrono::duration<double, std::milli>(d).count();
}

double quantile(std::vector<double> times, double q) {
  std::ranges::sort(times);
  return times[static_cast<std::size_t>(q * static_cast<double>(times.size() - 1))];
}

void row(const std::string& name, const std::vector<double>& times) {
  fmt::print("{:20} {:5} positions  median {:8.3f} ms  95 % {:8.3f} ms  worst {:9.3f} ms\n", name,
             times.size(), quantile(times, 0.5), quantile(times, 0.95), quantile(times, 1.0));
}

}  // namespace

int main() {
  const auto folder = reference::folder();
  if (folder.empty()) {
    fmt::print("no reference facts on this machine\n");
    return 0;
  }
  const Json facts = reference::read(folder / "routes" / "AUTOROUTER.json");
  std::map<std::string, Fixture> fixtures;
  std::map<std::string, std::vector<double>> by_title;
  std::vector<double> all;
  double worst = 0;
  std::string hardest;
  for (const Json& fact : facts["positions"]) {
    const std::string name = fact["fixture"];
    if (!fixtures.contains(name)) {
      Fixture& f = fixtures[name];
      f.data = reference::read(folder / "routes" / (name + ".json"));
      f.title = reference::running_title(f.data["title_slug"]);
      f.map = reference::map_of(f.title, f.data["map_diff"]);
    }
    const Fixture& f = fixtures[name];
    const auto record = std::find_if(f.data["positions"].begin(), f.data["positions"].end(),
                                     [&](const Json& r) { return r["action"] == fact["action"]; });
    const Position position = reference::position_of(f.title, f.data, *record);
    double best = 1e9;
    BestRuns found;
    for (int i = 0; i < 3; ++i) {
      const auto start = std::chrono::steady_clock::now();
      found = best_runs(f.map, {}, position);
      best = std::min(best, milliseconds(std::chrono::steady_clock::now() - start));
    }
    all.push_back(best);
    by_title[fact["title"]].push_back(best);
    if (best > worst) {
      worst = best;
      hardest = fmt::format("{} action {}: {} trains, {} runs looked at, total {}", name,
                            fact["action"].get<int>(), position.trains.size(), found.candidates, found.total);
    }
  }
  for (const auto& [title, times] : by_title) row(title, times);
  row("all", all);
  fmt::print("hardest: {}\n", hardest);
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  fmt::print("peak memory, with the facts themselves: {} MiB\n", usage.ru_maxrss / 1024);
}
