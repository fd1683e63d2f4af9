#include "render/components/map/rule_figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "engine/base/words.h"
#include "render/components/map/excerpt.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

BookFigure lay_figure(const ComponentContext& context, const LayExample& lay, double width) {
  std::vector<MapExcerpt> excerpts;
  for (const Verdict verdict : {Verdict::Legal, Verdict::Illegal}) {
    const Rotation rotation = verdict == Verdict::Legal ? lay.rotation : lay.wrong_rotation;
    excerpts.push_back({.position = after_lay(context.title, lay.before, lay.hex, lay.tile, rotation),
                        .hexes = around(context.title.map, {lay.hex}),
                        .marked = lay.hex,
                        .verdict = verdict});
  }
  return side_by_side(context, excerpts, width);
}

BookFigure route_figure(const ComponentContext& context, const RouteExample& route, double width) {
  MapExcerpt excerpt{.position = route.position, .hexes = {}, .marked = {}, .run = &route.run};
  for (const RunPiece& piece : route.run.pieces) excerpt.hexes.insert(piece.hex);
  excerpt.hexes = around(context.title.map, excerpt.hexes);
  return side_by_side(context, {excerpt}, width);
}

// The same run twice: through an open city, and stopped by the tokens in it.
BookFigure blocked_figure(const ComponentContext& context, const BlockedExample& blocked, double width) {
  const Map& map = context.title.map;
  std::set<std::uint32_t> hexes;
  for (const RunPiece& piece : blocked.run.pieces) hexes.insert(piece.hex);
  const auto city = static_cast<std::uint32_t>(map.find(blocked.hex) - map.hexes().data());
  const std::set<std::uint32_t> near = around(map, {city});
  hexes.insert(near.begin(), near.end());
  std::vector<MapExcerpt> excerpts;
  for (const bool legal : {true, false})
    excerpts.push_back({.position = legal ? blocked.open : blocked.full,
                        .hexes = hexes,
                        .marked = city,
                        .verdict = legal ? Verdict::Legal : Verdict::Illegal,
                        .run = &blocked.run});
  return side_by_side(context, excerpts, width);
}

RichText caption(std::string text) {
  return {{std::move(text), false, true}};
}

std::string lay_words(const Title& title, const LayExample& lay) {
  return capitalised(
      fmt::format("{} lays tile {} on {}. Left: the tile continues the track of the company. Right: "
                  "the same tile misses that track.",
                  company_words(title, lay.before.entity), lay.tile,
                  place_words(title.map, title.map.hexes()[lay.hex].id)));
}

std::string upgrade_words(const Title& title, const LayExample& lay) {
  const Hex& hex = title.map.hexes()[lay.hex];
  return fmt::format("Tile {} replaces tile {} on {}. Left: all track stays. Right: the upgrade loses track.",
                     lay.tile, lay.before.laid.at(hex.id).id, place_words(title.map, hex.id));
}

std::string earned_words(const Title& title, const Run& run) {
  std::string sum;
  for (const RunStop& stop : run.stops)
    if (stop.paid)
      sum += fmt::format("{}{} {}", sum.empty() ? "" : " + ", place_words(title.map, stop.hex),
                         money(title, stop.value));
  for (const RunBonusPaid& bonus : run.bonuses)
    sum += fmt::format(" + {} {}", bonus.name, money(title, bonus.value));
  return fmt::format("{}: {}", money(title, run.revenue), sum);
}

// Currencies such as "rd." end with a full stop.
std::string with_stop(std::string text) {
  if (!text.ends_with('.')) text += '.';
  return text;
}

std::string train_words(const Position& position, const Run& run) {
  return fmt::format("{}-train", position.trains.at(run.train).name.value);
}

std::string route_words(const Title& title, const RouteExample& route) {
  return with_stop(fmt::format("A {} of {} earns {}", train_words(route.position, route.run),
                               company_words(title, route.position.entity), earned_words(title, route.run)));
}

std::string blocked_words(const Title& title, const BlockedExample& blocked) {
  const std::vector<PlacedToken>& tokens = blocked.full.tokens.at(blocked.hex);
  std::vector<std::string> owners;
  for (const PlacedToken& token : tokens) owners.push_back(company_words(title, token.company));
  const std::string place = place_words(title.map, blocked.hex);
  std::string words = fmt::format(
      "Left: {} has an open slot, and a {} of {} runs through the city. Right: {} {} the {} of the city, so "
      "the train cannot run through.",
      place, train_words(blocked.open, blocked.run), company_words(title, blocked.open.entity),
      listed(owners), owners.size() == 1 ? "fills" : "fill", owners.size() == 1 ? "only slot" : "slots");
  if (blocked.best)
    words += with_stop(fmt::format(" The best run now earns {}", earned_words(title, *blocked.best)));
  return words;
}

}  // namespace

std::vector<RuleFigure> rule_figures(const ComponentContext& context, const RuleExamples& examples,
                                     double width) {
  const Title& title = context.title;
  std::vector<RuleFigure> figures;
  const auto add = [&](const char* section, BookFigure figure, std::string words) {
    figure.caption = caption(std::move(words));
    figures.push_back({section, std::move(figure)});
  };
  if (examples.lay)
    add("Laying track", lay_figure(context, *examples.lay, width), lay_words(title, *examples.lay));
  if (examples.upgrade)
    add("Laying track", lay_figure(context, *examples.upgrade, width),
        upgrade_words(title, *examples.upgrade));
  if (examples.route)
    add("Running trains", route_figure(context, *examples.route, width), route_words(title, *examples.route));
  if (examples.blocked)
    add("Running trains", blocked_figure(context, *examples.blocked, width),
        blocked_words(title, *examples.blocked));
  return figures;
}

}  // namespace trackwright
