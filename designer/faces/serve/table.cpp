// Positions on the page: their runs and their files.
#include <chrono>
#include <nlohmann/json.hpp>

#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/file_name.h"
#include "designer/faces/serve/title_json.h"
#include "designer/format/title/position_parts.h"
#include "designer/format/yaml/write.h"
#include "designer/format/yaml/yaml.h"
#include "designer/studio/answer_json.h"
#include "designer/studio/table_position.h"
#include "designer/studio/title_pages.h"

namespace trackwright::serve {

namespace {

constexpr std::chrono::milliseconds longest_search{400};

// Ends the search of a company after this time, with the best result so far and a bound.
std::function<bool()> patience() {
  const auto start = std::chrono::steady_clock::now();
  return [start] { return std::chrono::steady_clock::now() - start > 4 * longest_search; };
}

using Trains = std::map<std::string, std::vector<std::string>>;

Trains trains_in(const Json& said) {
  Trains all;
  const auto found = said.find("trains");
  if (found == said.end() || !found->is_object()) return all;
  for (const auto& [company, list] : found->items())
    if (list.is_array())
      for (const Json& train : list)
        if (train.is_string()) all[company].push_back(train.get<std::string>());
  return all;
}

bool is_position_name(const std::string& name) {
  return is_name_in_folder(name, ".yaml") && schema_of_file(name).empty();
}

Json json_of(const Node& node) {
  switch (node.kind) {
    case Node::Kind::Mapping: {
      Json all = Json::object();
      for (const Entry& entry : node.entries) all[entry.key] = json_of(entry.value);
      return all;
    }
    case Node::Kind::Sequence: {
      Json all = Json::array();
      for (const Node& item : node.items) all.push_back(json_of(item));
      return all;
    }
    case Node::Kind::Null:
      return nullptr;
    default:
      return node.text;  // numbers too, since the page uses them as names
  }
}

}  // namespace

Reply Bench::table(const std::string& body) const {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  Json said = Json::parse(body, nullptr, false);
  if (!said.is_object()) return refusal(400, "the text sent is not a position");
  const Trains trains = trains_in(said);
  const TableAnswer answer =
      answer_table(installation_, seen->title(), said.dump(), trains, *seen->theme, seen->art, patience());
  Json told{{"runs", Json::array()}, {"findings", Json::array()}};
  for (const TableRuns& one : answer.runs)
    told["runs"].push_back(
        {{"company", one.company}, {"answer", Json::parse(answer_json(one.position, one.answer))}});
  for (const Finding& finding : answer.findings)
    told["findings"].push_back(
        {{"check", finding.check}, {"severity", word_of(finding.severity)}, {"message", finding.message}});
  told["picture"] = answer.picture.empty() ? "" : svg_parts(answer.picture).whole("table-");
  return {200, told.dump(-1, ' ', false, Json::error_handler_t::replace)};
}

Reply Bench::lays(const std::string& body) const {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  const Json said = Json::parse(body, nullptr, false);
  if (!said.is_object() || !said.contains("hex") || !said["hex"].is_string() || !said.contains("position"))
    return refusal(400, "the text sent is not a request for the table");
  const DiskReader disk;
  const MemoryReader reader({{"position.yaml", said["position"].dump()}}, &disk);
  Sources sources;
  Findings found;
  const auto position = load_position(reader, installation_, "position.yaml", seen->title(), sources, found);
  if (!position)
    return refusal(422, found.empty() ? "the text sent is not a position" : found.front().message);
  UpgradesQuestion question;
  question.hex = said["hex"];
  question.position = &position->position;
  const auto answer = answer_upgrades(title_of(*position, seen->title()), question);
  return answer ? Reply{200, answer_json(*answer)} : refusal(404, answer.error().message);
}

Reply Bench::positions() const {
  const auto seen = shown();
  Json names = Json::array();
  if (seen)
    for (const std::string& name : files_.list(seen->loaded->folder))
      if (is_position_name(name)) names.push_back(name);
  return {200, names.dump()};
}

Reply Bench::position(const std::string& name) const {
  const auto seen = shown();
  if (!seen || !is_position_name(name)) return refusal(404, "there is no such position");
  const std::string path = seen->loaded->folder + "/" + name;
  if (!files_.lies_in(path, seen->loaded->folder))
    return refusal(403, "this file is outside the title's folder");
  auto text = files_.read(path, largest_file);
  if (!text) return refusal(404, text.error().message);
  Sources sources;
  Findings unheard;
  const auto tree = parse_yaml(sources, sources.add(path, std::move(*text)), unheard);
  if (!tree || !is_position(*tree)) return refusal(422, name + " is not a position");
  return {200, json_of(*tree).dump(-1, ' ', false, Json::error_handler_t::replace)};
}

Reply Bench::save_position(const std::string& name, const std::string& body) {
  const auto seen = shown();
  if (!seen) return refusal(404, "the title has not been read yet");
  if (!write_) return refusal(403, "this page cannot write files");
  if (!is_position_name(name)) return refusal(400, "a position needs a name such as position.yaml");
  Json said = Json::parse(body, nullptr, false);
  if (!said.is_object() || !said.contains("phase") || !said.contains("entity"))
    return refusal(400, "the text sent is not a position");
  const std::string path = seen->loaded->folder + "/" + name;
  Sources sources;
  Findings found;
  if (files_.is_file(path) && !files_.lies_in(path, seen->loaded->folder))
    return refusal(403, "this file is outside the title's folder");
  if (auto there = files_.read(path, largest_file)) {
    const auto tree = parse_yaml(sources, sources.add(path, std::move(*there)), found);
    if (!tree || !is_position(*tree)) return refusal(409, name + " exists but is not a position");
  }
  const auto tree = parse_yaml(sources, sources.add(path, said.dump()), found);
  if (!tree) return refusal(400, "the text sent is not a position");
  if (const auto error = write_(path, write_yaml(*tree))) return refusal(500, *error);
  return {200, "{}"};
}

}  // namespace trackwright::serve
