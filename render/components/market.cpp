#include "render/components/market.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "render/components/market_layout.h"
#include "render/parts/arrow.h"
#include "render/parts/lettering.h"
#include "render/parts/livery.h"
#include "render/parts/title_tables.h"

namespace trackwright {
namespace {

constexpr double margin = 12;
constexpr double title_height = 17;
constexpr double legend_gap = 9;      // between the cells and the legend
constexpr double legend_width = 100;  // the least that a legend in the corner needs
constexpr double legend_size = 3.6;

// What a zone letter stands for; a cell marked "p" is a par cell even where the title declares no zone for
// it.
const MarketZone* find_zone(const Market& market, char letter) {
  for (const MarketZone& zone : market.zones) {
    if (zone.letter == std::string(1, letter)) {
      return &zone;
    }
  }
  return nullptr;
}

bool is_par(const Market& market, char letter) {
  const MarketZone* zone = find_zone(market, letter);
  return zone != nullptr ? zone->par : letter == 'p';
}

Rgb zone_colour(const Theme& theme, const MarketZone* zone) {
  if (zone == nullptr || zone->colour.empty()) {
    return theme.colour("market.par");
  }
  return colour_in(theme, "market", zone->colour);
}

struct CellLook {
  Rgb ground;
  std::optional<Rgb> frame;  // of a par cell
};

// The first zone gives the ground; par is shown by a frame, so that a cell can be par and in another zone.
CellLook cell_look(const Market& market, const Theme& theme, const std::string& zones) {
  CellLook look{theme.colour("market.cell"), std::nullopt};
  bool grounded = false;
  for (const char letter : zones) {
    const Rgb colour = zone_colour(theme, find_zone(market, letter));
    if (is_par(market, letter)) {
      look.frame = colour;
      look.ground = grounded ? look.ground : tint(colour, 0.4);
    } else if (!grounded) {
      look.ground = colour;
      grounded = true;
    }
  }
  return look;
}

// Of a par cell: its zone's colour, a little darker; ink where that would not show.
Rgb frame_colour(const Theme& theme, Rgb zone) {
  const Rgb ink = theme.colour("market.text");
  return contrast(zone, theme.colour("market.cell")) < 1.3 ? ink : mix(zone, ink, 0.2);
}

void draw_ground(Drawing& drawing, const Theme& theme, const CellLook& look, Box box) {
  drawing.add(
      Shape{rectangle(box), look.ground,
            Stroke{.colour = theme.colour("market.outline"), .width = theme.width("market.outline")}});
  if (look.frame) {
    const double inset = 0.75;
    stroke(drawing,
           rectangle({box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset}, 0.5),
           {.colour = frame_colour(theme, *look.frame), .width = 0.9, .join = Join::Round});
  }
}

void draw_price(Drawing& drawing, const Lettering& lettering, const Theme& theme, int price, Rgb ground,
                Box box) {
  letter(drawing, lettering, fmt::format("{}", price), face(5.2, Weight::Bold),
         legible_on(ground, theme.colour("market.text")), box, {.align = Align::Left});
}

void draw_cell(Drawing& drawing, const ComponentContext& context, const Lettering& lettering,
               const PlacedCell& placed) {
  const Market& market = context.title.market;
  const CellLook look = cell_look(market, context.theme, placed.cell->zones);
  const Box& box = placed.box;
  draw_ground(drawing, context.theme, look, box);
  const Box top{box.x + 2.2, box.y + 2, box.width - 4, 4.4};
  draw_price(drawing, lettering, context.theme, placed.cell->price, look.ground, top);
  // Tall cells hold tokens side by side from the top; the price is repeated below them.
  if (market.shape != MarketShape::Grid) {
    draw_price(drawing, lettering, context.theme, placed.cell->price, look.ground,
               {top.x, box.bottom() - 2 - top.height, top.width, top.height});
  }
}

void draw_ledges(Drawing& drawing, const Theme& theme, const std::vector<PlacedCell>& cells) {
  for (const PlacedCell& placed : cells) {
    if (placed.cell->ledge_right) {
      const double x = placed.box.right();
      stroke(drawing, Outline{}.move({x, placed.box.y}).line({x, placed.box.bottom()}),
             {.colour = theme.colour("market.ledge"), .width = theme.width("market.ledge")});
    }
  }
}

bool has_cell(const Market& market, std::size_t row, std::size_t column) {
  return row < market.rows.size() && column < market.rows[row].size() && market.rows[row][column].has_value();
}

// An arrow beside the end of a row, where the move that it shows leads to another cell.
void draw_row_end(Drawing& drawing, const Market& market, const Theme& theme, const PlacedCell& placed,
                  const std::string& move, double x) {
  const bool up = move == "up" && placed.row > 0 && has_cell(market, placed.row - 1, placed.column);
  const bool down = move == "down" && has_cell(market, placed.row + 1, placed.column);
  if (!up && !down) {
    return;
  }
  const double y = placed.box.centre().y;
  const double reach = up ? 4.5 : -4.5;
  fill(drawing, arrow({x, y + reach}, {x, y - reach}, 1.5), theme.colour("market.arrow"));
}

void draw_row_ends(Drawing& drawing, const Market& market, const Theme& theme,
                   const std::vector<PlacedCell>& cells) {
  if (market.shape != MarketShape::Grid) {
    return;
  }
  for (const PlacedCell& placed : cells) {
    if (!has_cell(market, placed.row, placed.column + 1)) {
      draw_row_end(drawing, market, theme, placed, market.row_end_right, placed.box.right() + 3.4);
    }
    if (placed.column == 0 || !has_cell(market, placed.row, placed.column - 1)) {
      draw_row_end(drawing, market, theme, placed, market.row_end_left, placed.box.x - 3.4);
    }
  }
}

// --- legend -----------------------------------------------------------------------------------------------

double legend_heading(Drawing& drawing, const Theme& theme, const std::string& text, Point at) {
  drawing.add(Text{.text = text,
                   .font = face(3.6, Weight::Bold),
                   .colour = theme.colour("paper.muted"),
                   .at = {at.x, at.y + 2.9},
                   .align = Align::Left});
  return 6.6;
}

// Text beside a sign; returns the height of the pair.
double legend_text(Drawing& drawing, const Theme& theme, const std::string& text, Box box,
                   double sign_height) {
  const Fitted fitted =
      paragraph(text, face(legend_size), theme.colour("paper.text"), box, Align::Left, 1.25);
  const double down = std::max(0.0, (sign_height - measure("H", face(legend_size)).cap_height) / 2);
  for (Text line : fitted.lines) {
    line.at.y += fitted.lines.size() == 1 ? down : 0.3;
    drawing.add(line);
  }
  return std::max(sign_height, fitted.height + 0.6);
}

bool zone_is_used(const Market& market, const MarketZone& zone) {
  for (const auto& row : market.rows) {
    for (const auto& cell : row) {
      if (cell && cell->zones.find(zone.letter) != std::string::npos) {
        return true;
      }
    }
  }
  return false;
}

std::string zone_text(const MarketZone& zone) {
  if (zone.name.empty() || zone.meaning.empty()) {
    return zone.name + zone.meaning;
  }
  // "Par: par values" says it twice.
  const bool repeats = capitalised(zone.meaning).starts_with(zone.name);
  return repeats ? capitalised(zone.meaning) : zone.name + ": " + zone.meaning;
}

double draw_zones(Drawing& drawing, const Market& market, const Theme& theme, Box box) {
  double y = box.y;
  for (const MarketZone& zone : market.zones) {
    if (!zone_is_used(market, zone)) {
      continue;
    }
    const Box swatch{box.x, y, 9, 6};
    draw_ground(drawing, theme, cell_look(market, theme, zone.letter), swatch);
    y +=
        legend_text(drawing, theme, zone_text(zone), {box.x + 12, y, box.width - 12, 100}, swatch.height) + 2;
  }
  return y - box.y;
}

// The title's moves, then what a row's end or a ledge makes of them.
std::vector<MarketMove> all_moves(const Market& market) {
  std::vector<MarketMove> moves = market.moves;
  if (!market.row_end_right.empty()) {
    moves.push_back({"instead of right, at the end of a row", market.row_end_right, {}});
  }
  if (!market.row_end_left.empty()) {
    moves.push_back({"instead of left, at the start of a row", market.row_end_left, {}});
  }
  return moves;
}

double draw_moves(Drawing& drawing, const Market& market, const Theme& theme, Box box) {
  constexpr double sign_width = 12;
  constexpr double sign_height = 5;
  double y = box.y;
  for (const MarketMove& move : all_moves(market)) {
    const Drawing sign =
        move_sign(move.move, theme.colour("market.arrow"), {box.x, y, sign_width, sign_height});
    drawing.add(sign);
    const std::string text = sign.items.empty() ? move.when + ": " + move.move : move.when;
    y += legend_text(drawing, theme, text, {box.x + sign_width + 3, y, box.width - sign_width - 3, 100},
                     sign_height) +
         1.4;
  }
  return y - box.y;
}

bool has_ledge(const Market& market) {
  return std::any_of(market.rows.begin(), market.rows.end(), [](const auto& row) {
    return std::any_of(row.begin(), row.end(), [](const auto& cell) { return cell && cell->ledge_right; });
  });
}

double draw_ledge_note(Drawing& drawing, const Theme& theme, Box box) {
  stroke(drawing, Outline{}.move({box.x + 6, box.y}).line({box.x + 6, box.y + 5}),
         {.colour = theme.colour("market.ledge"), .width = theme.width("market.ledge")});
  return legend_text(drawing, theme, "ledge: no move to the right; up instead",
                     {box.x + 15, box.y, box.width - 15, 100}, 5);
}

// Both halves of the legend, side by side where there is room; returns the height.
double draw_legend(Drawing& drawing, const Market& market, const Theme& theme, Box box) {
  const bool zones = std::any_of(market.zones.begin(), market.zones.end(),
                                 [&](const MarketZone& zone) { return zone_is_used(market, zone); });
  const bool moves = !all_moves(market).empty();
  const bool beside = zones && moves && box.width > 130;
  const double left_width = beside ? box.width * 0.45 : box.width;
  double y = box.y;
  if (zones || has_ledge(market)) {
    y += legend_heading(drawing, theme, "Zones", {box.x, y});
    y += draw_zones(drawing, market, theme, {box.x, y, left_width - 8, 0});
    y += has_ledge(market) ? draw_ledge_note(drawing, theme, {box.x, y, left_width - 8, 0}) + 2 : 0;
  }
  const double left_height = y - box.y;
  if (moves) {
    const double x = beside ? box.x + left_width : box.x;
    y = beside ? box.y : y + (left_height > 0 ? 4 : 0);
    y += legend_heading(drawing, theme, "Price moves", {x, y});
    y += draw_moves(drawing, market, theme, {x, y, box.right() - x, 0});
  }
  return std::max(left_height, y - box.y);
}

// Where the legend stands, in the coordinates of the cells: in their empty corner, or below them.
Box legend_box(const Market& market, const Theme& theme, const std::vector<PlacedCell>& cells) {
  const Box corner = empty_corner(cells);
  const Box inner{corner.x + legend_gap + 3, corner.y + legend_gap, corner.width - legend_gap - 3,
                  corner.height - legend_gap};
  Drawing scratch;
  if (inner.width >= legend_width) {
    const double height = draw_legend(scratch, market, theme, inner);
    if (height <= inner.height) {
      return {inner.x, inner.bottom() - height, inner.width, height};
    }
  }
  const Box whole = cells_box(cells);
  const Box below{0, whole.bottom() + legend_gap, std::max(whole.width, legend_width), 0};
  return {below.x, below.y, below.width, draw_legend(scratch, market, theme, below)};
}

void draw_title(Drawing& drawing, const ComponentContext& context, const Lettering& lettering, double width) {
  const Font large{context.theme.title_family, 8, Weight::Bold, false};
  const Fitted name =
      letter(drawing, lettering, context.title.name, large, context.theme.colour("paper.text"),
             {margin, margin, width * 0.6, 8}, {.align = Align::Left});
  const double end =
      margin + (name.lines.empty() ? 0 : measure(context.title.name, name.lines.front().font).width);
  if (name.lines.empty()) {
    return;
  }
  drawing.add(Text{.text = "Stock market",
                   .font = face(5.2),
                   .colour = context.theme.colour("paper.muted"),
                   .at = {end + 4, name.lines.front().at.y},
                   .align = Align::Left});
}

Board draw_board(const ComponentContext& context, const std::vector<PlacedCell>& cells) {
  const Market& market = context.title.market;
  const Lettering lettering{context.findings, "market", "the stock market", market.place};
  const Box whole = cells_box(cells);
  const Box legend = legend_box(market, context.theme, cells);
  Drawing grid;
  for (const PlacedCell& cell : cells) {
    draw_cell(grid, context, lettering, cell);
  }
  draw_ledges(grid, context.theme, cells);
  draw_row_ends(grid, market, context.theme, cells);
  draw_legend(grid, market, context.theme, legend);

  const double top = margin + title_height;
  Board board;
  board.id = "market";
  board.size = {std::max(whole.width, legend.right()) + 2 * margin,
                std::max(whole.height, legend.bottom()) + top + margin};
  draw_title(board.drawing, context, lettering, board.size.width - 2 * margin);
  board.drawing.add(grid, Transform::translation(margin, top));
  for (const PlacedCell& cell : cells) {
    board.keep_whole.push_back({cell.box.x + margin, cell.box.y + top, cell.box.width, cell.box.height});
  }
  board.keep_whole.push_back({legend.x + margin, legend.y + top, legend.width, legend.height});
  return board;
}

}  // namespace

Component market_board(const ComponentContext& context) {
  Component component{"market", "Stock market", {}, {}};
  const std::vector<PlacedCell> cells = place_cells(context.title.market);
  if (!cells.empty()) {
    component.boards.push_back(draw_board(context, cells));
  }
  return component;
}

}  // namespace trackwright
