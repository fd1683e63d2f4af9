// Which tile may follow which, and what can a hex become?
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "engine/base/suggest.h"
#include "engine/base/words.h"
#include "engine/upgrade/placements.h"
#include "engine/upgrade/tree.h"

namespace trackwright {

namespace {

using Json = nlohmann::ordered_json;

struct UpgradesRequest {
  std::string title;
  std::string from;
  std::string hex;
  std::string phase;
  Format format = Format::Text;
};

std::vector<int> steps(const std::vector<Rotation>& rotations) {
  std::vector<int> list;
  for (const Rotation r : rotations) list.push_back(r.steps());
  return list;
}

struct Question {
  const Environment& environment;
  const UpgradesRequest& options;
  const UpgradeBook& book;
  std::size_t phase = UpgradeBook::any_phase;
};

// Of one tile, all tiles that may replace it, with the rotations relative to it.
Json successors_of(const Question& q, std::size_t from) {
  Json row{{"from", q.book.id(from)}, {"to", Json::array()}};
  const UpgradeSource source{nullptr, &q.book.form(from), from};
  for (const auto& next : q.book.successors(from)) {
    if (!q.book.possible(from, next.tile, q.phase)) continue;
    const Rotations rotations = q.book.decide(source, next.tile, q.phase).rotations;
    row["to"].push_back({{"tile", q.book.id(next.tile)},
                         {"rotations", steps((rotations.empty() ? next.rotations : rotations).list())},
                         {"everywhere", next.everywhere}});
  }
  return row;
}

// In one hex as printed: what may be laid, and all that it can become.
Json hex_of(const Question& q, const Hex& hex) {
  Json told{{"hex", hex.id}, {"name", hex.name}, {"lays", Json::array()}, {"tree", Json::array()}};
  if (!q.options.phase.empty()) told["phase"] = q.options.phase;
  for (const PlacementVerdict& verdict : placements(q.book, hex, {}, q.phase)) {
    Json lay{{"tile", verdict.tile}, {"legal", verdict.legal}, {"rotations", steps(verdict.rotations)}};
    if (!verdict.refusal.empty()) lay["refusal"] = verdict.refusal;
    for (const RotationRefusal& refused : verdict.refused)
      lay["refused"].push_back({{"rotation", refused.rotation.steps()}, {"words", refused.words}});
    told["lays"].push_back(std::move(lay));
  }
  const UpgradeTree tree = upgrade_tree(q.book, hex);
  const std::size_t last = tree.nodes.front().by_phase.size() - 1;
  const std::size_t phase = std::min(q.phase, last);
  for (const UpgradeNode& node : tree.nodes) {
    const Rotations reached = node.by_phase[phase];
    if (reached.empty()) continue;
    Json next = Json::array();
    for (const std::size_t n : node.next)
      if (!tree.nodes[n].by_phase[phase].empty()) next.push_back(tree.nodes[n].tile);
    told["tree"].push_back({{"tile", node.tile},
                            {"colour", word_of(node.colour)},
                            {"rotations", steps(reached.list())},
                            {"stuck", phase == last ? Json(steps(node.stuck.list())) : Json::array()},
                            {"next", std::move(next)}});
  }
  return told;
}

std::string list(const Json& numbers) {
  return joined(numbers, " ", [](const Json& number) { return std::to_string(number.get<int>()); });
}

void print_successors(std::ostream& out, const Json& row) {
  out << row["from"].get<std::string>() << '\n';
  for (const Json& to : row["to"])
    out << fmt::format("  -> {:<6} turned by {}{}\n", to["tile"].get<std::string>(), list(to["rotations"]),
                       to["everywhere"].get<bool>() ? "" : "  (in some hexes or phases only)");
  if (row["to"].empty()) out << "  -> nothing\n";
}

void print_hex(std::ostream& out, const Json& told) {
  out << fmt::format("{} {}\nas printed it takes\n", told["hex"].get<std::string>(),
                     told["name"].get<std::string>());
  for (const Json& lay : told["lays"]) {
    if (lay["legal"].get<bool>())
      out << fmt::format("  {:<6} turned by {}\n", lay["tile"].get<std::string>(), list(lay["rotations"]));
    else
      out << fmt::format("  {:<6} not: {}\n", lay["tile"].get<std::string>(), lay.value("refusal", ""));
    if (lay.contains("refused"))
      for (const Json& refused : lay["refused"])
        out << fmt::format("         not turned by {}: {}\n", refused["rotation"].get<int>(),
                           refused["words"].get<std::string>());
  }
  out << (told.contains("phase") ? fmt::format("in phase {} it can be\n", told["phase"].get<std::string>())
                                 : "in the end it can be\n");
  for (const Json& node : told["tree"]) {
    if (node["tile"].get<std::string>().empty()) continue;
    out << fmt::format("  {:<6} {:<7} turned by {}{}\n", node["tile"].get<std::string>(),
                       node["colour"].get<std::string>(), list(node["rotations"]),
                       node["stuck"].empty() ? "" : fmt::format("; nothing follows {}", list(node["stuck"])));
  }
}

// What was asked for, and the check that says it is not there.
struct Asked {
  const char* check;
  const char* what;
};

Exit unknown(const Environment& environment, const Asked& asked, const std::string& word,
             const std::vector<std::string>& known) {
  return unusable(environment, asked.check,
                  fmt::format("there is no {} `{}` in this title", asked.what, word),
                  did_you_mean(word, known));
}

Exit answer(const Question& q) {
  const UpgradesRequest& options = q.options;
  const Title& title = q.book.title();
  std::ostream& out = q.environment.streams.out;
  Json told = Json::array();
  if (!options.hex.empty()) {
    const Hex* hex = title.map.find(options.hex);
    std::vector<std::string> known;
    for (const Hex& h : title.map.hexes()) known.push_back(h.id);
    if (hex == nullptr) return unknown(q.environment, {"usage/unknown-hex", "hex"}, options.hex, known);
    told.push_back(hex_of(q, *hex));
  } else {
    std::vector<std::string> known;
    for (std::size_t i = 0; i < q.book.size(); ++i) known.push_back(q.book.id(i));
    if (!options.from.empty() && !q.book.find(options.from))
      return unknown(q.environment, {"usage/unknown-tile", "tile"}, options.from, known);
    for (std::size_t i = 0; i < q.book.size(); ++i)
      if (options.from.empty() || q.book.id(i) == options.from) told.push_back(successors_of(q, i));
  }
  if (options.format == Format::Json) {
    out << told.dump() << '\n';
    return Exit::Sound;
  }
  for (const Json& one : told)
    if (one.contains("hex"))
      print_hex(out, one);
    else
      print_successors(out, one);
  return Exit::Sound;
}

Exit upgrades(const Environment& environment, const UpgradesRequest& options) {
  const Loaded loaded = load_title(environment.files, environment.installation, options.title);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !loaded.title) return Exit::Unusable;
  const UpgradeBook book(*loaded.title);
  Question question{environment, options, book, UpgradeBook::any_phase};
  if (!options.phase.empty()) {
    question.phase = phase_index(loaded.title->roster, options.phase);
    std::vector<std::string> known;
    for (const Phase& phase : loaded.title->roster.phases) known.push_back(phase.name.value);
    if (question.phase == known.size())
      return unknown(environment, {"usage/unknown-phase", "phase"}, options.phase, known);
  }
  return answer(question);
}

Action set_up_upgrades(CLI::App& app) {
  const auto options = std::make_shared<UpgradesRequest>();
  add_title(app, options->title);
  auto* hex = app.add_option("--hex", options->hex, "what this hex takes and can become")->type_name("HEX");
  app.add_option("--from", options->from, "only what follows this tile")->type_name("TILE")->excludes(hex);
  app.add_option("--phase", options->phase, "as the rules stand in this phase")->type_name("PHASE");
  add_format(app, options->format);
  return [options](const Environment& environment) { return upgrades(environment, *options); };
}

}  // namespace

Command upgrades_command() {
  return {
      "upgrades", "which tile may replace which, and what can a hex become?",
      "By the title's own rules: all tiles with what may follow them, one tile, or one hex of the map "
      "with everything that it can become, and why not otherwise. Rotations are steps of 60 degrees "
      "clockwise; those of --hex are as the tile lies on the map, the others relative to the tile that it "
      "replaces.",
      "upgrades mytitle --from 8\nupgrades mytitle --hex G14\nupgrades mytitle --phase 3 --format json",
      set_up_upgrades};
}

}  // namespace trackwright
