// Which tile may follow which, and what can a hex become?
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/studio/open.h"
#include "designer/studio/upgrades.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

using Json = nlohmann::ordered_json;

struct UpgradesRequest {
  std::string title;
  UpgradesQuestion question;
  Format format = Format::Text;
};

std::vector<int> steps(const std::vector<Rotation>& rotations) {
  std::vector<int> list;
  for (const Rotation r : rotations) list.push_back(r.steps());
  return list;
}

Json json_of(const TileSuccessors& row) {
  Json told{{"from", row.from}, {"to", Json::array()}};
  for (const TileSuccessor& next : row.to)
    told["to"].push_back(
        {{"tile", next.tile}, {"rotations", steps(next.rotations)}, {"everywhere", next.everywhere}});
  return told;
}

Json json_of(const PlacementVerdict& verdict) {
  Json lay{{"tile", verdict.tile}, {"legal", verdict.legal}, {"rotations", steps(verdict.rotations)}};
  if (!verdict.refusal.empty()) lay["refusal"] = verdict.refusal;
  for (const RotationRefusal& refused : verdict.refused)
    lay["refused"].push_back({{"rotation", refused.rotation.steps()}, {"words", refused.words}});
  return lay;
}

Json json_of(const HexUpgrades& hex) {
  Json told{{"hex", hex.hex}, {"name", hex.name}, {"lays", Json::array()}, {"tree", Json::array()}};
  if (!hex.phase.empty()) told["phase"] = hex.phase;
  for (const PlacementVerdict& verdict : hex.lays) told["lays"].push_back(json_of(verdict));
  for (const ReachedTile& tile : hex.becomes)
    told["tree"].push_back({{"tile", tile.tile},
                            {"colour", word_of(tile.colour)},
                            {"rotations", steps(tile.rotations)},
                            {"stuck", steps(tile.stuck)},
                            {"next", tile.next}});
  return told;
}

std::string list(const std::vector<Rotation>& rotations) {
  return joined(rotations, " ", [](Rotation rotation) { return std::to_string(rotation.steps()); });
}

void print(std::ostream& out, const TileSuccessors& row) {
  out << row.from << '\n';
  for (const TileSuccessor& next : row.to)
    out << fmt::format("  -> {:<6} turned by {}{}\n", next.tile, list(next.rotations),
                       next.everywhere ? "" : "  (in some hexes or phases only)");
  if (row.to.empty()) out << "  -> nothing\n";
}

void print(std::ostream& out, const HexUpgrades& hex) {
  out << fmt::format("{} {}\nas printed it takes\n", hex.hex, hex.name);
  for (const PlacementVerdict& lay : hex.lays) {
    if (lay.legal)
      out << fmt::format("  {:<6} turned by {}\n", lay.tile, list(lay.rotations));
    else
      out << fmt::format("  {:<6} not: {}\n", lay.tile, lay.refusal);
    for (const RotationRefusal& refused : lay.refused)
      out << fmt::format("         not turned by {}: {}\n", refused.rotation.steps(), refused.words);
  }
  out << (hex.phase.empty() ? "in the end it can be\n" : fmt::format("in phase {} it can be\n", hex.phase));
  for (const ReachedTile& tile : hex.becomes) {
    if (tile.tile.empty()) continue;
    out << fmt::format("  {:<6} {:<7} turned by {}{}\n", tile.tile, word_of(tile.colour),
                       list(tile.rotations),
                       tile.stuck.empty() ? "" : fmt::format("; nothing follows {}", list(tile.stuck)));
  }
}

std::string json_of(const UpgradesAnswer& answer) {
  Json told = Json::array();
  for (const HexUpgrades& hex : answer.hexes) told.push_back(json_of(hex));
  for (const TileSuccessors& row : answer.tiles) told.push_back(json_of(row));
  return told.dump() + "\n";
}

Exit upgrades(const Environment& environment, const UpgradesRequest& options) {
  const Loaded loaded = open_title(environment.files, environment.installation, options.title);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !loaded.title) return Exit::Unusable;
  const auto answer = answer_upgrades(*loaded.title, options.question);
  if (!answer) return unusable(environment, answer.error());
  std::ostream& out = environment.streams.out;
  if (options.format == Format::Json) {
    out << json_of(*answer);
    return Exit::Sound;
  }
  for (const HexUpgrades& hex : answer->hexes) print(out, hex);
  for (const TileSuccessors& row : answer->tiles) print(out, row);
  return Exit::Sound;
}

Action set_up_upgrades(CLI::App& app) {
  const auto options = std::make_shared<UpgradesRequest>();
  add_title(app, options->title);
  auto* hex =
      app.add_option("--hex", options->question.hex, "what this hex takes and can become")->type_name("HEX");
  app.add_option("--from", options->question.from, "only what follows this tile")
      ->type_name("TILE")
      ->excludes(hex);
  app.add_option("--phase", options->question.phase, "as the rules stand in this phase")->type_name("PHASE");
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
