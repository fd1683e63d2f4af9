// Compares runs of recorded games: titles with common rules agree exactly, the others are printed as a share.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/run/routes.h"
#include "tests/engine/reference_position.h"

namespace trackwright {
namespace {

using reference::Json;

struct Fixture {
  Json data;
  reference::RunningTitle title;
  Map map;
};

Fixture fixture(Json data) {
  Fixture f;
  f.data = std::move(data);
  f.title = reference::running_title(f.data["title_slug"]);
  f.map = reference::map_of(f.title, f.data["map_diff"]);
  return f;
}

std::vector<std::filesystem::path> fixture_files() {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(reference::folder() / "routes"))
    if (entry.path().filename().string().find("__") != std::string::npos) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

std::size_t train_index(const Json& record, const Json& id) {
  for (std::size_t i = 0; i < record["trains"].size(); ++i)
    if (record["trains"][i]["id"] == id) return i;
  return 0;
}

std::string stops_of(const Json& route) {
  std::string text;
  for (const Json& stop : route["stops"]) {
    if (!stop[0].is_string())
      return "a stop that is not on the map";  // shares without a place, in two records
    text += fmt::format("{}.{}={}{} ", stop[0].get<std::string>(), stop[1].get<std::string>(),
                        stop[2].get<int>(), stop.size() > 3 ? "-" : "");
  }
  return text;
}

// Returns the stops of a run, optionally reversed: a run of one piece of track can be recorded either way.
std::string stops_of(Run run, bool backwards = false) {
  if (backwards) std::ranges::reverse(run.stops);
  std::string text;
  for (const RunStop& stop : run.stops)
    text += fmt::format("{}.{}={}{} ", stop.hex, stop.node, stop.value, stop.paid ? "" : "-");
  return text;
}

class RecordedRuns : public ::testing::Test {
 protected:
  void SetUp() override {
    if (reference::folder().empty()) GTEST_SKIP() << "no reference facts on this machine";
  }
};

TEST_F(RecordedRuns, AreLegalAndPayTheRecordedRevenueInGenericTitles) {
  int routes = 0;
  for (const auto& file : fixture_files()) {
    Json data = reference::read(file);
    if (!data["generic_revenue"].get<bool>()) continue;
    const Fixture f = fixture(std::move(data));
    for (const Json& record : f.data["positions"]) {
      const Position position = reference::position_of(f.title, f.data, record);
      std::vector<StatedRun> stated;
      for (const Json& route : record["routes"])
        stated.push_back(
            {train_index(record, route["train"]), route["path"].get<std::vector<std::string>>()});
      const auto judged = evaluate(f.map, {}, position, stated);
      for (std::size_t i = 0; i < judged.size(); ++i) {
        ++routes;
        const std::string where =
            fmt::format("{} action {} {}", file.filename().string(), record["action"].get<int>(),
                        record["routes"][i]["str"].get<std::string>());
        EXPECT_TRUE(judged[i].legal) << where << ": " << judged[i].refusal;
        EXPECT_EQ(judged[i].run.revenue, record["routes"][i]["revenue"].get<int>()) << where;
        const std::string told = stops_of(record["routes"][i]);
        const bool backwards = stated[i].path.size() == 1 && stops_of(judged[i].run) != told;
        EXPECT_EQ(stops_of(judged[i].run, backwards), told) << where;
      }
    }
  }
  EXPECT_EQ(routes, 437);
}

TEST_F(RecordedRuns, AreReproducedInTheExpectedShareOfOtherTitles) {
  struct Share {
    int routes = 0, same = 0;
  };
  std::map<std::string, Share> shares;
  for (const auto& file : fixture_files()) {
    Json data = reference::read(file);
    if (data["generic_revenue"].get<bool>()) continue;
    const Fixture f = fixture(std::move(data));
    Share& share = shares[f.data["title_slug"]];
    for (const Json& record : f.data["positions"]) {
      const Position position = reference::position_of(f.title, f.data, record);
      for (const Json& route : record["routes"]) {
        if (route.contains("error") || route.contains("unresolved") || !route.contains("path") ||
            route["path"].empty())
          continue;
        ++share.routes;
        const Judgement judged = evaluate(
            f.map, {}, position,
            StatedRun{train_index(record, route["train"]), route["path"].get<std::vector<std::string>>()});
        if (stops_of(judged.run) == stops_of(route)) ++share.same;
      }
    }
  }
  int routes = 0;
  int same = 0;
  for (const auto& [title, share] : shares) {
    fmt::print("  {:30} {:4} of {:4} runs: stops, path and paid values reproduced\n", title, share.same,
               share.routes);
    routes += share.routes;
    same += share.same;
  }
  fmt::print("  all: {} of {} ({:.1f} %)\n", same, routes, 100.0 * same / routes);
  EXPECT_GT(same, routes * 9 / 10);
}

TEST_F(RecordedRuns, BestTotalsOfGenericTitlesEqualTheRecordedOptimum) {
  const Json facts = reference::read(reference::folder() / "routes" / "AUTOROUTER.json");
  std::map<std::string, Fixture> fixtures;
  int compared = 0;
  std::map<std::string, std::pair<int, int>> others;
  for (const Json& fact : facts["positions"]) {
    const std::string name = fact["fixture"];
    if (!fixtures.contains(name))
      fixtures[name] = fixture(reference::read(reference::folder() / "routes" / (name + ".json")));
    const Fixture& f = fixtures[name];
    for (const Json& record : f.data["positions"]) {
      if (record["action"] != fact["action"]) continue;
      const Position position = reference::position_of(f.title, f.data, record);
      const BestRuns best = best_runs(f.map, {}, position);
      EXPECT_TRUE(best.complete) << name << " " << fact["action"];
      if (fact["generic_revenue"].get<bool>()) {
        ++compared;
        EXPECT_EQ(best.total, fact["best"].get<int>())
            << name << " action " << fact["action"] << " " << fact["routes"].dump();
      } else {
        auto& [same, all] = others[fact["title"]];
        ++all;
        same += best.total == fact["best"].get<int>() ? 1 : 0;
      }
      // The judge must compute the same revenue as the search.
      std::vector<StatedRun> stated;
      for (const trackwright::Run& run : best.runs) stated.push_back({run.train, run.path});
      const auto judged = evaluate(f.map, {}, position, stated);
      for (std::size_t i = 0; i < judged.size(); ++i) {
        EXPECT_TRUE(judged[i].legal) << name << " " << fact["action"] << ": " << judged[i].refusal;
        EXPECT_EQ(judged[i].run.revenue, best.runs[i].revenue) << name << " " << fact["action"];
      }
      break;
    }
  }
  EXPECT_EQ(compared, 329);
  for (const auto& [title, share] : others)
    fmt::print("  {:20} {} of {} best totals equal without the title's own rules\n", title, share.first,
               share.second);
}

}  // namespace
}  // namespace trackwright
