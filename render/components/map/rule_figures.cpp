#include "render/components/map/rule_figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "engine/base/words.h"
#include "render/components/map/runs.h"
#include "render/drawing/shapes.h"
#include "render/tile/city.h"
#include "render/tile/hex_tile.h"
#include "render/tile/measures.h"
#include "render/tile/stop_plan.h"
#include "render/words/lettering.h"
#include "render/words/station_text.h"
#include "render/words/title_cells.h"

namespace trackwright {
namespace {

constexpr double panel_gap = 6;
constexpr double label_height = 6;
constexpr double largest_hex = 16;  // mm across flats

enum class Verdict { None, Legal, Illegal };

struct Excerpt {
  Position position;
  std::set<std::uint32_t> hexes;        // indices into Map::hexes()
  std::optional<std::uint32_t> marked;  // with a coloured border
  Verdict verdict = Verdict::None;
  const Run* run = nullptr;
};

Rgb verdict_colour(Verdict verdict) {
  return verdict == Verdict::Legal ? Rgb{0.05, 0.45, 0.25} : Rgb{0.75, 0.12, 0.1};
}

// A tick or a cross, so that the verdict needs no colour.
void draw_verdict(Drawing& drawing, Verdict verdict, Point at) {
  const Rgb colour = verdict_colour(verdict);
  const Stroke pen{.colour = colour, .width = 0.8, .cap = Cap::Round, .join = Join::Round, .dashes = {}};
  const bool legal = verdict == Verdict::Legal;
  if (legal) {
    stroke(drawing,
           Outline{}.move(at + Point{-1.6, 0}).line(at + Point{-0.5, 1.2}).line(at + Point{1.7, -1.6}), pen);
  } else {
    stroke(drawing, Outline{}.move(at + Point{-1.3, -1.3}).line(at + Point{1.3, 1.3}), pen);
    stroke(drawing, Outline{}.move(at + Point{-1.3, 1.3}).line(at + Point{1.3, -1.3}), pen);
  }
  drawing.add(Text{.text = legal ? "Legal" : "Not legal",
                   .font = face(2.9, Weight::Bold),
                   .colour = colour,
                   .at = at + Point{3.4, 1.1},
                   .align = Align::Left});
}

class ExcerptDrawer {
 public:
  ExcerptDrawer(const ComponentContext& context, const Excerpt& excerpt, double size)
      : context_(context),
        excerpt_(excerpt),
        hexagon_(context.title.map.layout().orientation, size),
        marks_(table_marks(as_it_lies(context.title, excerpt.position), excerpt.position, context.theme)) {}

  // The box of the hexes about the hex with the coordinates (0, 0).
  Box box() const {
    std::optional<Box> all;
    for (const std::uint32_t hex : excerpt_.hexes) {
      const Box own = moved(hexagon_.box(), centre(hex));
      all = all ? united(*all, own) : own;
    }
    return all.value_or(Box{});
  }

  Drawing draw() const {
    Drawing drawing;
    for (const std::uint32_t hex : excerpt_.hexes)
      add(drawing, hex, tile_background(tile(hex), look(hex), context_.theme));
    for (const std::uint32_t hex : excerpt_.hexes)
      add(drawing, hex, tile_content(tile(hex), look(hex), context_.theme));
    if (excerpt_.run != nullptr) draw_run(drawing);
    if (excerpt_.marked)
      drawing.add(Shape{
          transformed(Transform::translation(centre(*excerpt_.marked).x, centre(*excerpt_.marked).y),
                      hexagon_.outline(-0.3)),
          std::nullopt, Stroke{.colour = verdict_colour(excerpt_.verdict), .width = 0.9, .dashes = {}}});
    return drawing;
  }

 private:
  const Hex& hex_at(std::uint32_t hex) const { return context_.title.map.hexes()[hex]; }
  Point centre(std::uint32_t hex) const { return hexagon_.centre_of(hex_at(hex).at); }

  const Tile& tile(std::uint32_t hex) const {
    const auto laid = excerpt_.position.laid.find(hex_at(hex).id);
    return laid == excerpt_.position.laid.end() ? hex_at(hex).tile : laid->second.tile;
  }

  TileLook look(std::uint32_t hex) const {
    TileLook look;
    look.orientation = hexagon_.orientation();
    look.size = hexagon_.size();
    look.number = hex_at(hex).id;
    look.name = hex_at(hex).name;
    look.art = context_.art;
    if (const auto marks = marks_.find(hex_at(hex).id); marks != marks_.end())
      look.marks = marks->second.slots;
    return look;
  }

  void add(Drawing& drawing, std::uint32_t hex, Drawing part) const {
    part.misfits.clear();
    drawing.add(part, Transform::translation(centre(hex).x, centre(hex).y));
  }

  void draw_run(Drawing& drawing) const {
    const Measures lengths = measures(context_.theme, hexagon_.size());
    for (const RunPiece& piece : excerpt_.run->pieces)
      add(drawing, piece.hex, run_line(tile(piece.hex), hexagon_, lengths, piece, 0));
    for (const std::uint32_t hex : excerpt_.hexes)
      if (const auto marks = marks_.find(hex_at(hex).id); marks != marks_.end())
        add(drawing, hex,
            tokens_in_slots(plan_stops(tile(hex), hexagon_, lengths), marks->second.slots, context_.theme));
  }

  const ComponentContext& context_;
  const Excerpt& excerpt_;
  Hexagon hexagon_;
  std::map<std::string, HexMarks> marks_;
};

// Excerpts side by side, with their verdicts above.
BookFigure side_by_side(const ComponentContext& context, const std::vector<Excerpt>& excerpts, double width) {
  const double room =
      (width - panel_gap * static_cast<double>(excerpts.size() - 1)) / static_cast<double>(excerpts.size());
  double widest = 0;
  for (const Excerpt& excerpt : excerpts)
    widest = std::max(widest, ExcerptDrawer(context, excerpt, 1).box().width);
  const double size = std::min(largest_hex, room / widest);
  BookFigure figure;
  double x = 0;
  for (const Excerpt& excerpt : excerpts) {
    const ExcerptDrawer drawer(context, excerpt, size);
    const Box box = drawer.box();
    const double top = excerpt.verdict == Verdict::None ? 0 : label_height;
    if (top > 0) draw_verdict(figure.drawing, excerpt.verdict, {x + 2, 2.4});
    figure.drawing.add(Group{.transform = Transform::translation(x - box.x, top - box.y),
                             .clip = std::nullopt,
                             .items = drawer.draw().items,
                             .picture = true});
    figure.size = {x + box.width, std::max(figure.size.height, top + box.height)};
    x += box.width + panel_gap;
  }
  return figure;
}

std::set<std::uint32_t> around(const Map& map, const std::set<std::uint32_t>& hexes) {
  std::set<std::uint32_t> all = hexes;
  for (const std::uint32_t hex : hexes)
    for (const Edge side : all_edges)
      if (const Hex* beyond = map.neighbour(map.hexes()[hex], side))
        all.insert(static_cast<std::uint32_t>(beyond - map.hexes().data()));
  return all;
}

BookFigure lay_figure(const ComponentContext& context, const LayExample& lay, double width) {
  std::vector<Excerpt> excerpts;
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
  Excerpt excerpt{.position = route.position, .hexes = {}, .marked = {}, .run = &route.run};
  for (const RunPiece& piece : route.run.pieces) excerpt.hexes.insert(piece.hex);
  excerpt.hexes = around(context.title.map, excerpt.hexes);
  return side_by_side(context, {excerpt}, width);
}

// "DSB"; "minor 1" for a company whose name is a number.
std::string company_words(const Title& title, const std::string& id) {
  const Company* company = find_company(title.companies, id);
  const bool number = id.find_first_not_of("0123456789") == std::string::npos;
  return number && company != nullptr && !company->kind.empty() ? company->kind + ' ' + id : id;
}

RichText caption(std::string text) {
  return {{std::move(text), false, true}};
}

std::string lay_words(const Title& title, const LayExample& lay) {
  return capitalised(
      fmt::format("{} lays tile {} on {}. Left: its track continues the track of the company. Right: the "
                  "same tile misses "
                  "that track.",
                  company_words(title, lay.before.entity), lay.tile,
                  place_words(title.map, title.map.hexes()[lay.hex].id)));
}

std::string upgrade_words(const Title& title, const LayExample& lay) {
  const Hex& hex = title.map.hexes()[lay.hex];
  return fmt::format("Tile {} replaces tile {} on {}. Left: all track stays. Right: the upgrade loses track.",
                     lay.tile, lay.before.laid.at(hex.id).id, place_words(title.map, hex.id));
}

std::string route_words(const Title& title, const RouteExample& route) {
  std::string sum;
  for (const RunStop& stop : route.run.stops)
    if (stop.paid)
      sum += fmt::format("{}{} {}", sum.empty() ? "" : " + ", place_words(title.map, stop.hex),
                         money(title, stop.value));
  for (const RunBonusPaid& bonus : route.run.bonuses)
    sum += fmt::format(" + {} {}", bonus.name, money(title, bonus.value));
  return fmt::format("A {}-train of {} earns {}: {}.", route.position.trains.at(route.run.train).name.value,
                     company_words(title, route.position.entity), money(title, route.run.revenue), sum);
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
  return figures;
}

}  // namespace trackwright
