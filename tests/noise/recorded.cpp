#include "tests/noise/recorded.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "tests/noise/imported.h"

namespace trackwright::noise {

namespace {

constexpr std::string_view ending = ".json";

void keep_errors(const Findings& findings, Findings& errors) {
  for (const Finding& finding : findings)
    if (finding.severity == Severity::Error) errors.push_back(finding);
}

nlohmann::json record_of(const std::string& game) {
  return nlohmann::json::parse(
      DiskReader().read(records_folder() + "/" + game + std::string(ending), largest_file).value_or("{}"));
}

// Returns System18_map_Poland for System18 with the option `map_Poland`, if there are such facts.
std::string with_option(const std::string& slug, const nlohmann::json& record) {
  for (const auto& rule : record.value("optional_rules", nlohmann::json::array())) {
    const std::string option = slug + "_" + rule.get<std::string>();
    if (DiskReader().is_file(facts_folder() + "/" + option + std::string(ending))) return option;
  }
  return slug;
}

// The loaded runs are those of the record for trains that the position has, in the same order.
std::vector<RecordedRun> runs_of(const nlohmann::json& position, const LoadedPosition& loaded) {
  std::vector<RecordedRun> runs;
  std::size_t next = 0;
  for (const auto& route : position.value("routes", nlohmann::json::array())) {
    const auto& ids = loaded.train_ids;
    if (std::ranges::find(ids, route.value("train", "")) == ids.end() || next == loaded.runs.size()) continue;
    const StatedRun& stated = loaded.runs[next++];
    if (route.contains("error") || stated.path.empty() || !route["revenue"].is_number()) continue;
    runs.push_back({stated, route["revenue"], route.value("str", "")});
  }
  return runs;
}

}  // namespace

std::string records_folder() {
  const std::string titles = facts_folder();
  if (titles.empty()) return "";
  const std::string folder = titles + "/../routes";
  return DiskReader().is_file(folder + "/AUTOROUTER.json") ? folder : "";
}

std::vector<std::string> recorded_games() {
  std::vector<std::string> games;
  const std::string folder = records_folder();
  if (folder.empty()) return games;
  for (const std::string& name : DiskReader().list(folder))
    if (name.ends_with(ending) && name.find("__") != std::string::npos)
      games.push_back(name.substr(0, name.size() - ending.size()));
  return games;
}

std::vector<Optimum> recorded_optima() {
  std::vector<Optimum> optima;
  if (records_folder().empty()) return optima;
  const nlohmann::json record = record_of("AUTOROUTER");
  for (const auto& one : record["positions"])
    if (one.value("complete", false))
      optima.push_back({one.value("fixture", ""), one.value("action", 0), one.value("best", 0)});
  return optima;
}

const Loaded& RecordReader::title_of_game(const std::string& game) {
  return title_of(record_of(game));
}

const Loaded& RecordReader::title_of(const nlohmann::json& record) {
  const std::string slug = record.value("title_slug", "");
  return title(set_up_ == Setup::Untold ? with_option(slug, record) : slug);
}

RecordReader::RecordReader(Setup set_up, Titles load)
    : set_up_(set_up), load_(load ? std::move(load) : Titles(load_facts)) {}

const Loaded& RecordReader::title(const std::string& slug) {
  const auto known = titles_.find(slug);
  return known != titles_.end() ? known->second : titles_.emplace(slug, load_(slug)).first->second;
}

std::vector<Recorded> RecordReader::read(const std::string& game, std::size_t step, const Adapt& adapt) {
  const DiskReader disk;
  const nlohmann::json record = record_of(game);
  const Loaded& title = title_of(record);
  std::vector<Recorded> positions;
  const auto& all = record["positions"];
  for (std::size_t i = 0; i < all.size(); i += step) {
    Recorded& recorded = positions.emplace_back(
        Recorded{game, all[i].value("action", 0), {}, {}, {}, all[i].value("subsidy", 0)});
    keep_errors(title.findings, recorded.errors);
    if (!title.title) continue;
    nlohmann::json position = all[i];
    for (const char* part : {"map_diff", "extra_tiles"})
      if (set_up_ == Setup::Told && record.contains(part)) position[part] = record[part];
    if (adapt) adapt(game, position);
    const MemoryReader memory({{"/position.json", position.dump()}}, &disk);
    Sources sources;
    Findings findings;
    recorded.loaded =
        load_position(memory, installation(), "/position.json", *title.title, sources, findings);
    keep_errors(findings, recorded.errors);
    if (recorded.loaded) recorded.runs = runs_of(position, *recorded.loaded);
  }
  return positions;
}

}  // namespace trackwright::noise
