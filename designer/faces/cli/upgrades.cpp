// `upgrades`: lists the upgrades of a tile or hex.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/table.h"
#include "designer/format/title/position_file.h"
#include "designer/studio/answer_json.h"
#include "designer/studio/open.h"
#include "designer/studio/upgrades.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

struct UpgradesRequest {
  TitleName title;
  std::string position;
  UpgradesQuestion question;
  Format format = Format::Text;
};

std::string list(const std::vector<Rotation>& rotations) {
  return joined(rotations, " ", [](Rotation rotation) { return std::to_string(rotation.steps()); });
}

void print(std::ostream& out, const TileSuccessors& row) {
  out << row.from << '\n';
  for (const TileSuccessor& next : row.to)
    out << fmt::format("  -> {:<6} turned by {}{}\n", next.tile, list(next.rotations),
                       next.everywhere ? "" : "  (not in every hex or phase: see --hex)");
  if (row.to.empty()) out << "  -> nothing\n";
}

void print(std::ostream& out, const Title& title, const LayTerms& terms) {
  if (terms.cost)
    out << fmt::format("  the first tile costs {}{}\n", money(title, terms.cost->amount),
                       terms.cost->kinds.empty() ? "" : fmt::format(" ({})", terms.cost->kinds));
  for (const SideCost& side : terms.sides)
    out << fmt::format("  track across edge {}{} costs {} ({})\n", side.edge.index(),
                       side.to.empty() ? "" : " to " + side.to, money(title, side.amount), side.kind);
  for (const std::string& one : terms.blocked)
    out << fmt::format("  {} blocks the hex while it is open\n", one);
}

std::string supply_words(const TileCount& count, bool in_position) {
  if (!count.all) return "unlimited";
  return in_position ? fmt::format("{} of {} left", *count.left, *count.all)
                     : fmt::format("{} in all", *count.all);
}

// Returns "; only once `war` has happened; only once no 5 is left".
std::string conditions(const PlacementVerdict& lay) {
  std::string words;
  if (!lay.condition.empty()) words += "; only " + lay.condition;
  if (!lay.before.empty()) words += fmt::format("; only once no {} is left", fmt::join(lay.before, ", "));
  return words;
}

// Groups the tiles that are illegal for the same reason. If no rotation fits, the reason covers each
// rotation.
void print_refusals(std::ostream& out, const HexUpgrades& hex) {
  std::vector<std::pair<std::string, std::vector<const PlacementVerdict*>>> reasons;
  for (const PlacementVerdict& lay : hex.lays) {
    if (lay.legal) continue;
    std::string reason = lay.refusal;
    const std::string named = fmt::format("`{}`", lay.tile);
    if (const std::size_t at = reason.find(named); at != std::string::npos)
      reason.replace(at, named.size(), "the tile");
    const auto same = std::ranges::find(reasons, reason, [](const auto& one) { return one.first; });
    if (same != reasons.end())
      same->second.push_back(&lay);
    else
      reasons.emplace_back(std::move(reason), std::vector{&lay});
  }
  for (const auto& [reason, lays] : reasons)
    out << (lays.size() == 1
                ? fmt::format("  not {}: {}\n", lays.front()->tile, lays.front()->refusal)
                : fmt::format("  not {}: {}\n",
                              joined(lays, " ", [](const PlacementVerdict* one) { return one->tile; }),
                              reason));
}

// Returns a hex with its name, if it has one.
std::string place_words(const std::string& hex, const std::string& name) {
  return name.empty() ? hex : hex + " " + name;
}

void print(std::ostream& out, const Title& title, const HexUpgrades& hex, bool in_position) {
  out << place_words(hex.hex, hex.name) << '\n';
  print(out, title, hex.terms);
  if (hex.fixed && hex.lays.empty()) {
    out << "no tile can be laid here\n";
    return;
  }
  out << (hex.lying.empty() ? "as printed, it accepts\n"
                            : fmt::format("on {} turned by {}, it accepts\n", hex.lying, hex.turned.steps()));
  for (std::size_t i = 0; i < hex.lays.size(); ++i) {
    const PlacementVerdict& lay = hex.lays[i];
    if (!lay.legal) continue;
    out << fmt::format("  {:<6} turned by {:<11}  {}{}\n", lay.tile, list(lay.rotations),
                       supply_words(hex.counts[i], in_position), conditions(lay));
    for (const RotationRefusal& refused : lay.refused)
      out << fmt::format("         not turned by {}: {}\n", refused.rotation.steps(), refused.words);
  }
  print_refusals(out, hex);
  out << (hex.phase.empty() ? "at the end, it can be\n" : fmt::format("in phase {}, it can be\n", hex.phase));
  for (const ReachedTile& tile : hex.becomes) {
    if (tile.tile.empty()) continue;
    out << fmt::format(
        "  {:<6} {:<7} turned by {}{}\n", tile.tile, word_of(tile.colour), list(tile.rotations),
        tile.stuck.empty() ? "" : fmt::format("; no upgrade if turned by {}", list(tile.stuck)));
  }
  if (std::ranges::all_of(hex.becomes, [](const ReachedTile& tile) { return tile.tile.empty(); }))
    out << "  nothing else\n";
}

void print(std::ostream& out, const Title& title, const CompanyReach& reach) {
  out << fmt::format("in phase {}, {} may lay\n", reach.phase, reach.company);
  for (const CompanyLays& hex : reach.hexes) {
    out << place_words(hex.hex, hex.name) << '\n';
    print(out, title, hex.terms);
    for (const Lay& lay : hex.lays)
      out << fmt::format("  {:<6} turned by {:<11}  {}{}\n", lay.tile, list(lay.rotations),
                         lay.left ? fmt::format("{} left", *lay.left) : "unlimited",
                         lay.condition.empty() ? "" : "; only " + lay.condition);
  }
  if (reach.hexes.empty()) out << "  nothing\n";
  out << "and may place a token in\n";
  for (const CompanyToken& token : reach.tokens)
    out << fmt::format("  {}{}\n", place_words(token.hex, token.name),
                       token.cities > 1 ? fmt::format(", city {}", token.city) : "");
  if (reach.tokens.empty()) out << "  no city\n";
  if (reach.track_rule.empty())
    out << "(`track` in tiles.yaml, which states the requirements of a lay, is missing: all reached "
           "tiles are listed)\n";
  if (!reach.complete) out << "(the board is very dense: there may be more)\n";
}

Exit upgrades(const Environment& environment, const UpgradesRequest& options) {
  Loaded loaded = open_title(environment.files, environment.installation, options.title);
  std::optional<LoadedPosition> position;
  if (loaded.title && !options.position.empty())
    position = load_position(environment.files, environment.installation, options.position, *loaded.title,
                             loaded.sources, loaded.findings);
  warn(environment, loaded.sources, loaded.findings);
  if (!loaded.readable || !loaded.title || (!options.position.empty() && !position)) return Exit::Unusable;
  if (position && judge(loaded.findings, false) == Exit::Faulty) return Exit::Faulty;
  UpgradesQuestion question = options.question;
  if (position) question.position = &position->position;
  const Title& title = position ? title_of(*position, *loaded.title) : *loaded.title;
  const auto answer = answer_upgrades(title, question);
  if (!answer) return unusable(environment, answer.error());
  std::ostream& out = environment.streams.out;
  if (options.format == Format::Json) {
    out << answer_json(*answer);
    return Exit::Sound;
  }
  for (const CompanyReach& reach : answer->companies) print(out, title, reach);
  for (const HexUpgrades& hex : answer->hexes) print(out, title, hex, position.has_value());
  for (const TileSuccessors& row : answer->tiles) print(out, row);
  return Exit::Sound;
}

Action set_up_upgrades(CLI::App& app) {
  const auto options = std::make_shared<UpgradesRequest>();
  add_title(app, options->title);
  auto* hex = app.add_option("--hex", options->question.hex,
                             "the legal tiles of this hex and everything that it can become")
                  ->type_name("HEX");
  auto* from = app.add_option("--from", options->question.from, "only the upgrades of this tile")
                   ->type_name("TILE")
                   ->excludes(hex);
  app.add_option("--phase", options->question.phase, "under the rules of this phase")->type_name("PHASE");
  app.add_option("--event", options->question.events, "a train event that has happened; can be repeated")
      ->type_name("EVENT");
  auto* position = app.add_option("--position", options->position, "a position file; see docs/positions.md")
                       ->type_name("POSITION");
  app.add_option("--company", options->question.company,
                 "the hexes where this company may lay track in the position, and the cities where it may "
                 "place a token")
      ->type_name("COMPANY")
      ->needs(position)
      ->excludes(hex)
      ->excludes(from);
  add_format(app, options->format);
  return [options](const Environment& environment) { return upgrades(environment, *options); };
}

}  // namespace

Command upgrades_command() {
  return {
      "upgrades", "list the upgrades of tiles, and the tiles that a hex can get",
      "Lists the upgrades of all tiles, of one tile or of one hex under the rules of the title. For a "
      "hex, it lists everything that the hex can become, and the reasons why other tiles cannot be laid. "
      "Rotations are clockwise steps of 60 degrees: absolute for --hex, otherwise relative to the "
      "replaced tile. With --position, the hex and the remaining tiles are those of the position. With "
      "--company, the command lists all hexes in which that company may lay track and all cities in which "
      "the company may place a token.",
      "upgrades mytitle --from 8\nupgrades mytitle --hex G14\nupgrades mytitle --phase 3 --format json\n"
      "upgrades mytitle --position position.yaml --company ABC",
      set_up_upgrades};
}

}  // namespace trackwright
