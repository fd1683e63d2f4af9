// Judges runs of recorded games, read as ordinary position files, on the shipped titles: the computed revenue
// must equal the recorded payment.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "designer/format/title/position_file.h"
#include "engine/run/routes.h"
#include "engine/tile/language.h"
#include "tests/designer/titles/facts.h"
#include "tests/designer/trees.h"
#include "tests/engine/reference.h"
#include "tests/named.h"

namespace trackwright {
namespace {

using facts::shipped;
using reference::Json;

struct Recorded {
  const char* slug;                           // ours
  const char* record;                         // prefix of the names of the record files
  std::map<std::string, std::string> phases;  // their name -> ours, if different
  std::vector<std::string> red_ends;          // hexes that are cities there and off-boards here
  int runs = 0;
  // Tokens placed during play, which positions omit: by record and company. Each place is the only one of the
  // token's hexes that all runs with the bonus reach.
  std::map<std::string, std::map<std::string, RunBonus>> placed = {};
  std::string not_theirs = {};  // a bonus of the rules that the other engine does not pay

  std::string name() const { return slug; }
};

std::vector<std::filesystem::path> files_of(const std::string& record) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(reference::folder() / "routes"))
    if (entry.path().filename().string().starts_with(record + "__")) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

// Adds a gray tile of an earlier edition of 18SJ to the title.
Title with_tile_of_another_edition(Title title) {
  TileDefinition made;
  made.id = "X6";
  made.own = true;
  made.tile = *parse_tile(
      "city=revenue:60,slots:3;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;path="
      "a:5,b:_0",
      Colour::Gray);
  title.tiles.emplace(made.id, made);
  return title;
}

// Converts a recorded path: two pieces that meet in a junction become one link, and red ends become off-board
// areas.
std::vector<std::string> path_of(const Recorded& recorded, const Json& route) {
  std::vector<std::string> path;
  for (std::string piece : route["path"]) {
    const std::string hex = piece.substr(0, piece.find(':'));
    if (std::ranges::find(recorded.red_ends, hex) != recorded.red_ends.end())
      if (const auto node = piece.find("c0"); node != std::string::npos) piece[node] = 'o';
    const auto junction = piece.find('j', hex.size());
    const bool second = junction != std::string::npos && !path.empty() && path.back().ends_with("-");
    std::string end = piece.substr(hex.size() + 1);
    if (junction != std::string::npos)
      end = end.front() == 'j' ? end.substr(2) : end.substr(0, end.size() - 2);
    if (second)
      path.back() += end;
    else
      path.push_back(hex + ":" + end + (junction == std::string::npos ? "" : "-"));
  }
  return path;
}

// Converts the record to a position file: without the trains' distances, so that they run as the title
// states; with our names of phases, and with tokens placed during play.
Json position_of(const Recorded& recorded, const std::string& file, const Json& record) {
  Json position = record;
  const std::string phase = record["phase"];
  if (recorded.phases.contains(phase)) position["phase"] = recorded.phases.at(phase);
  for (Json& train : position["trains"]) train.erase("distance");
  position["routes"] = Json::array();
  for (const Json& route : record["routes"])
    if (!route.contains("error"))
      position["routes"].push_back({{"train", route["train"]}, {"path", path_of(recorded, route)}});
  if (const auto placed = recorded.placed.find(file); placed != recorded.placed.end())
    if (const auto own = placed->second.find(record["entity"]); own != placed->second.end())
      position["bonuses"] = {{{"name", own->second.name},
                              {"value", own->second.value},
                              {"needs", {{{"hexes", {own->second.needs.at(0).hexes.at(0).value}}}}}}};
  return position;
}

struct Tally {
  int agree = 0;
  int differ = 0;
  std::string list;
};

void judge(const Recorded& recorded, const Title& title, const std::string& file, const Json& record,
           Tally& tally) {
  Sources sources;
  Findings findings;
  const std::string name = "position.json";
  const DiskReader disk;
  const MemoryReader files({{name, position_of(recorded, file, record).dump()}}, &disk);
  const auto loaded = load_position(files, source_installation(), name, title, sources, findings);
  ASSERT_TRUE(loaded) << file;
  for (const Finding& finding : findings)
    if (finding.severity == Severity::Error)
      ADD_FAILURE() << file << " action " << record["action"].dump() << ": " << finding.message;
  std::size_t next = 0;
  for (const Json& route : record["routes"]) {
    if (route.contains("error")) continue;
    ASSERT_LT(next, loaded->runs.size()) << file;
    const Judgement judged =
        evaluate(title.map, title.roster, loaded->position, loaded->runs[next++], title.runs);
    const int paid = route["revenue"];
    int ours = judged.run.revenue;
    for (const RunBonusPaid& bonus : judged.run.bonuses)
      if (bonus.name == recorded.not_theirs) ours -= bonus.value;
    if (judged.legal && ours == paid) {
      ++tally.agree;
      continue;
    }
    ++tally.differ;
    tally.list += fmt::format("{} action {} {} {}: {} paid, we say {} {}\n", file, record["action"].dump(),
                              loaded->position.entity, route["str"].get<std::string>(), paid,
                              judged.run.revenue, judged.refusal);
  }
}

class RecordedRuns : public testing::TestWithParam<Recorded> {};

TEST_P(RecordedRuns, PayTheRecordedRevenue) {
  if (reference::folder().empty()) GTEST_SKIP() << "no reference facts";
  const Title title = with_tile_of_another_edition(shipped(GetParam().slug));
  Tally tally;
  for (const auto& path : files_of(GetParam().record)) {
    const Json file = reference::read(path);
    for (const Json& record : file["positions"])
      judge(GetParam(), title, path.stem().string(), record, tally);
  }
  EXPECT_EQ(tally.agree, GetParam().runs) << tally.list;
  EXPECT_EQ(tally.differ, 0) << tally.list;
}

RunBonus placed_token(const std::string& name, int value, const std::string& hex) {
  return {.name = name, .value = value, .needs = {{{Ref{hex, {}}}, 1}}};
}

INSTANTIATE_TEST_SUITE_P(Titles, RecordedRuns,
                         testing::Values(Recorded{"18sj",
                                                  "18SJ",
                                                  {{"E", "D"}},
                                                  {},
                                                  104,
                                                  {{"18SJ__18SJ_game_end_bankrupt",
                                                    {{"ÖSJ", placed_token("Port", 2 * 30, "A6")}}}}},
                                         Recorded{"18norway", "18Norway", {}, {}, 60, {}, "Mail"},
                                         Recorded{"1870",
                                                  "1870",
                                                  {{"1", "2"}, {"2", "3"}, {"3", "4"}},
                                                  {"A2", "A22", "M22"},
                                                  82,
                                                  {{"1870__34110",
                                                    {{"ATSF", placed_token("Cattle", 10, "B9")}}}}}),
                         by_name);

}  // namespace
}  // namespace trackwright
