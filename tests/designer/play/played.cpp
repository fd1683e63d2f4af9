#include "tests/designer/play/played.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>

#include "designer/studio/import.h"
#include "engine/play/track/steps.h"
#include "engine/play/turn/apply.h"
#include "tests/noise/imported.h"
#include "tests/source_folder.h"

namespace trackwright::played {

namespace {

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(std::move(line));
  return lines;
}

std::string unpacked(const std::string& file) {
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(::popen(("xz -dc '" + file + "'").c_str(), "r"), ::pclose);
  std::string text;
  std::array<char, 1 << 16> part{};
  while (pipe) {
    const std::size_t got = std::fread(part.data(), 1, part.size(), pipe.get());
    if (got == 0) break;
    text.append(part.data(), got);
  }
  return text;
}

// The shipped titles, by their name in the records.
const std::map<std::string, std::string>& shipped() {
  static const std::map<std::string, std::string> titles{
      {"1870", "1870"}, {"18Norway", "18norway"}, {"18SJ", "18sj"}};
  return titles;
}

void add_overlay(const DiskReader& disk, const std::string& from, const std::string& to,
                 std::map<std::string, std::string>& files) {
  for (const std::string& name : disk.list(from))
    if (auto text = disk.read(from + "/" + name, largest_file)) files[to + "/" + name] = *text;
}

std::string path_of(const std::string& name) {
  return name.find('/') == std::string::npos ? folder() + "/" + name : name;
}

// Returns the lines of NAME.mutations.jsonl.
std::vector<std::string> mutations(const std::string& name) {
  std::ifstream in(path_of(name) + ".mutations.jsonl");
  std::ostringstream text;
  text << in.rdbuf();
  return lines_of(text.str());
}

// Actions that the other engine accepts against its rules, and that the records do not mark as unchecked:
// a share of a company without a price, for nothing; after the auction the par price of a company that did
// not come with the private; in a stock round the par price of a company that has one; more of its own shares
// than a company may issue; during price protection other shares instead of the sold ones. Its user interface
// offers none of these.
bool is_lenience(const play::Game& game, const play::State& state, const play::Action& action) {
  if (state.step == play::Stage::Protection) return action.kind == play::ActionKind::BuyShares;
  if (action.kind == play::ActionKind::BuyShares) return !state.companies[action.company].started;
  if (action.kind == play::ActionKind::SellShares && action.actor.is_company())
    return action.company == action.actor.index;
  if (action.kind != play::ActionKind::Par) return false;
  if (state.step == play::Stage::Shares) return state.companies[action.company].started;
  if (state.step != play::Stage::SetPar) return false;
  const auto& grants = game.privates[state.pending_pars.front()].grants;
  return std::ranges::none_of(grants,
                              [&](const play::CertificateId& one) { return one.company == action.company; });
}

// The records never list ports as cities, although the rules of the other engine accept them.
bool is_unlisted_port(const play::Game& game, play::State state, const play::Action& action,
                      const nlohmann::json& mutation) {
  return action.kind == play::ActionKind::PlaceToken && mutation["accepted"].get<bool>() &&
         mutation.value("unchecked", "") == "city not offered" &&
         play::is_port(play::PlayTable(game, state), action.hex);
}

}  // namespace

// Loads the facts, then the overlays in tests/data/play for the title and for each option.
Loaded title_of(const std::string& slug, const std::vector<std::string>& options) {
  const DiskReader disk;
  if (const auto ours = shipped().find(slug); ours != shipped().end()) {
    std::string name = ours->second;
    for (const std::string& option : options)
      if (disk.is_file(source_folder() + "/titles/" + name + "-" + option.substr(0, option.find('_')) +
                       "/title.yaml"))
        name += "-" + option.substr(0, option.find('_'));
    // An overlay in tests/data/play extends the title itself.
    std::vector<std::string> layers{slug};
    for (const std::string& option : options) layers.push_back(slug + "-" + option);
    for (const std::string& layer : layers)
      if (const std::string folder = source_folder() + "/tests/data/play/" + layer;
          disk.is_file(folder + "/title.yaml"))
        name = folder;
    return load_title(disk, noise::installation(), name);
  }
  std::map<std::string, std::string> files;
  for (const TitleFile& file :
       import_title(disk, noise::installation(), noise::facts_folder() + "/" + slug + ".json").files)
    files["/play/base/" + file.name] = file.bytes;
  std::string name = "/play/base";
  std::vector<std::string> layers{slug};
  for (const std::string& option : options) layers.push_back(slug + "-" + option);
  for (const std::string& layer : layers) {
    const std::string from = source_folder() + "/tests/data/play/" + layer;
    if (!disk.is_file(from + "/title.yaml")) continue;
    name = "/play/" + layer;
    add_overlay(disk, from, name, files);
  }
  const MemoryReader memory(std::move(files), &disk);
  return load_title(memory, noise::installation(), name);
}

std::string folder() {
  const std::string titles = noise::facts_folder();
  if (titles.empty()) return "";
  const std::string play = titles.substr(0, titles.rfind('/')) + "/play";
  return DiskReader().is_file(play + "/RULES.json") ? play : "";
}

std::optional<Record> record(const std::string& name) {
  Record read;
  read.name = name;
  Sources sources;
  Findings findings;
  const std::string path = path_of(name);
  auto game = read_game(DiskReader(), path + ".json", sources, findings);
  if (!game) {
    ADD_FAILURE() << name << " cannot be read";
    return std::nullopt;
  }
  read.game = std::move(*game);
  read.states = lines_of(unpacked(path + ".states.jsonl.xz"));
  read.title = title_of(read.game.title, read.game.rules);
  for (const Finding& finding : read.title.findings)
    if (finding.severity == Severity::Error) ADD_FAILURE() << name << ": " << finding.message;
  if (!read.title.title) return std::nullopt;
  return read;
}

std::vector<std::string> judged_apart(const Record& record, const play::Game& game, std::size_t actions) {
  using nlohmann::json;
  play::State state = play::opening(game);
  std::size_t done = 0;
  std::vector<std::string> apart;
  for (const std::string& line : mutations(record.name)) {
    const json mutation = json::parse(line);
    const auto after = mutation["after"].get<std::size_t>();
    if (after > actions) continue;
    for (; done < after; ++done) {
      const auto action = action_of(game, state, record.game.actions[done].said);
      if (!action || play::apply_in(game, state, *action)) {
        apart.push_back("action " + std::to_string(done + 1) + " is not taken");
        return apart;
      }
    }
    const bool theirs = mutation["accepted"].get<bool>() && !mutation.contains("unchecked");
    const auto action = action_of(game, state, mutation["action"]);
    const auto verdict =
        action ? play::apply(game, state, *action) : unexpected(play::Forbidden{"record", action.error()});
    if (verdict.has_value() == theirs) continue;
    if (!verdict && theirs && is_lenience(game, state, *action)) continue;
    if (verdict && is_unlisted_port(game, state, *action, mutation)) continue;
    const std::string why = mutation.value("why", mutation.value("unchecked", ""));
    apart.push_back(std::to_string(after) + " " + mutation["action"].dump() +
                    (theirs ? " refused: " + verdict.error().words : " accepted, theirs: " + why));
  }
  return apart;
}

std::string told(const Divergence& one) {
  return "action " + std::to_string(one.action) + " (" + one.type + ") " + one.field + ": ours " + one.ours +
         ", theirs " + one.theirs + (one.rule.empty() ? "" : ", by " + one.rule);
}

}  // namespace trackwright::played
