#include "render/components/map/excerpt.h"

#include <algorithm>
#include <utility>

#include "render/components/map/runs.h"
#include "render/drawing/shapes.h"
#include "render/tile/city.h"
#include "render/tile/hex_tile.h"
#include "render/tile/look.h"
#include "render/tile/stop_plan.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

constexpr double panel_gap = 6;
constexpr double label_height = 6;
constexpr double least_named = 10;  // mm across flats; names on smaller hexes are illegible

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
  ExcerptDrawer(const ComponentContext& context, const MapExcerpt& excerpt, double size)
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
    if (is_named(hex)) look.name = hex_at(hex).name;
    look.art = context_.art;
    if (const auto marks = marks_.find(hex_at(hex).id); marks != marks_.end())
      look.marks = marks->second.slots;
    return look;
  }

  // Names only where something happens.
  bool is_named(std::uint32_t hex) const {
    if (hexagon_.size() < least_named) return false;
    return excerpt_.marked == hex ||
           (excerpt_.run != nullptr &&
            std::ranges::find(excerpt_.run->pieces, hex, &RunPiece::hex) != excerpt_.run->pieces.end());
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
  const MapExcerpt& excerpt_;
  Hexagon hexagon_;
  std::map<std::string, HexMarks> marks_;
};

}  // namespace

BookFigure side_by_side(const ComponentContext& context, const std::vector<MapExcerpt>& excerpts,
                        double width, double largest_hex) {
  const double room =
      (width - panel_gap * static_cast<double>(excerpts.size() - 1)) / static_cast<double>(excerpts.size());
  double widest = 0;
  for (const MapExcerpt& excerpt : excerpts)
    widest = std::max(widest, ExcerptDrawer(context, excerpt, 1).box().width);
  const double size = std::min(largest_hex, room / widest);
  BookFigure figure;
  double x = 0;
  for (const MapExcerpt& excerpt : excerpts) {
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

std::string company_words(const Title& title, const std::string& id) {
  const Company* company = find_company(title.companies, id);
  const bool number = id.find_first_not_of("0123456789") == std::string::npos;
  return number && company != nullptr && !company->kind.empty() ? company->kind + ' ' + id : id;
}

std::set<std::uint32_t> around(const Map& map, const std::set<std::uint32_t>& hexes) {
  std::set<std::uint32_t> all = hexes;
  for (const std::uint32_t hex : hexes)
    for (const Edge side : all_edges)
      if (const Hex* beyond = map.neighbour(map.hexes()[hex], side))
        all.insert(static_cast<std::uint32_t>(beyond - map.hexes().data()));
  return all;
}

}  // namespace trackwright
