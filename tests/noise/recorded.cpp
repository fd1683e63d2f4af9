#include "tests/noise/recorded.h"

#include <nlohmann/json.hpp>
#include <utility>

#include "designer/format/title/position_file.h"
#include "tests/noise/imported.h"

namespace trackwright::noise {

namespace {

constexpr std::string_view ending = ".json";

void keep_errors(const Findings& findings, Findings& errors) {
  for (const Finding& finding : findings)
    if (finding.severity == Severity::Error) errors.push_back(finding);
}

// System18 with `map_Poland`: System18_map_Poland, where there are such facts.
std::string with_option(const std::string& slug, const nlohmann::json& record) {
  for (const auto& rule : record.value("optional_rules", nlohmann::json::array())) {
    const std::string option = slug + "_" + rule.get<std::string>();
    if (DiskReader().is_file(facts_folder() + "/" + option + std::string(ending))) return option;
  }
  return slug;
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

const Loaded& RecordReader::title(const std::string& slug) {
  const auto known = titles_.find(slug);
  return known != titles_.end() ? known->second : titles_.emplace(slug, load_facts(slug)).first->second;
}

std::vector<Recorded> RecordReader::read(const std::string& game, std::size_t step) {
  const DiskReader disk;
  const auto record = nlohmann::json::parse(
      disk.read(records_folder() + "/" + game + std::string(ending), largest_file).value_or("{}"));
  std::string slug = record.value("title_slug", "");
  if (set_up_ == Setup::Untold) slug = with_option(slug, record);
  const Loaded& title = this->title(slug);
  std::vector<Recorded> positions;
  const auto& all = record["positions"];
  for (std::size_t i = 0; i < all.size(); i += step) {
    Recorded& recorded = positions.emplace_back(Recorded{game, all[i].value("action", 0), {}});
    keep_errors(title.findings, recorded.errors);
    if (!title.title) continue;
    nlohmann::json position = all[i];
    for (const char* part : {"map_diff", "extra_tiles"})
      if (set_up_ == Setup::Told && record.contains(part)) position[part] = record[part];
    const MemoryReader memory({{"/position.json", position.dump()}}, &disk);
    Sources sources;
    Findings findings;
    load_position(memory, installation(), "/position.json", *title.title, sources, findings);
    keep_errors(findings, recorded.errors);
  }
  return positions;
}

}  // namespace trackwright::noise
