#include "render/components/map/runs.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <string>
#include <utility>

#include "render/components/map/map.h"
#include "render/components/map/map_layout.h"
#include "render/tile/city.h"
#include "render/tile/livery.h"
#include "render/tile/look.h"
#include "render/tile/stop_plan.h"
#include "render/words/table.h"

namespace trackwright {

namespace {

constexpr double table_margin = 8;  // mm around the table

// Colours that differ clearly from each other and from track, tiles and water.
Rgb run_colour(std::size_t run) {
  static constexpr std::array<Rgb, 6> colours{{{0.84, 0.15, 0.55},
                                               {0.00, 0.45, 0.70},
                                               {0.90, 0.45, 0.00},
                                               {0.42, 0.24, 0.60},
                                               {0.00, 0.55, 0.50},
                                               {0.55, 0.10, 0.10}}};
  return colours.at(run % colours.size());
}

// Draws the tokens again above the lines of the runs, so that passed tokens stay legible.
void draw_tokens(Drawing& drawing, const Map& map, const MapLayout& layout, const Measures& lengths,
                 const std::map<std::string, HexMarks>& marks, const Theme& theme) {
  for (const auto& [id, mark] : marks) {
    const Hex* hex = map.find(id);
    if (hex == nullptr) continue;
    const Point centre = layout.centre(hex->at);
    drawing.add(tokens_in_slots(plan_stops(hex->tile, layout.hexagon, lengths), mark.slots, theme),
                Transform::translation(centre.x, centre.y));
  }
}

std::string stops_text(const Title& title, const Run& run) {
  std::string text;
  for (const RunStop& stop : run.stops) {
    const Hex* hex = title.map.find(stop.hex);
    const std::string place =
        hex == nullptr || hex->name.empty() ? stop.hex : fmt::format("{} {}", hex->name, stop.hex);
    text += fmt::format("{}{} {}", text.empty() ? "" : "  –  ", place,
                        stop.paid ? std::to_string(stop.value) : "(passed)");
  }
  for (const RunBonusPaid& bonus : run.bonuses) text += fmt::format("  +  {} {}", bonus.name, bonus.value);
  if (run.fees != 0) text += fmt::format("  (fees {})", money(title, run.fees));
  return text;
}

Table stops_table(const Title& title, const Position& position, const std::vector<Run>& runs) {
  Table table;
  table.columns = {
      {"Train", Align::Left, false}, {"Stops", Align::Left, true}, {"Revenue", Align::Right, false}};
  int total = 0;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const Run& run = runs[i];
    total += run.revenue;
    table.rows.push_back({{position.trains.at(run.train).name.value, {run_colour(i)}, true},
                          {stops_text(title, run), {}, false},
                          {money(title, run.revenue), {}, false}});
  }
  table.rows.push_back({{position.entity, {}, true}, {"total", {}, false}, {money(title, total), {}, true}});
  return table;
}

}  // namespace

Title as_it_lies(const Title& title, const Position& position) {
  Title shown = title;
  std::vector<Hex> hexes = title.map.hexes();
  for (Hex& hex : hexes)
    if (const auto laid = position.laid.find(hex.id); laid != position.laid.end()) {
      hex.tile = laid->second.tile;
      hex.rotation = laid->second.rotation;
    }
  shown.map = Map(title.map.layout(), std::move(hexes), title.map.sides(), title.map.panels());
  shown.map.art = title.map.art;
  shown.map.art_place = title.map.art_place;
  return shown;
}

std::map<std::string, HexMarks> table_marks(const Title& title, const Position& position,
                                            const Theme& theme) {
  std::map<std::string, HexMarks> marks;
  for (const auto& [id, laid] : position.laid) marks[id].tile = laid.id;
  for (const auto& [id, tokens] : position.tokens) {
    const Hex* hex = title.map.find(id);
    if (hex == nullptr) continue;
    for (const PlacedToken& token : tokens) {
      if (!token.city) continue;
      const std::string node = fmt::format("c{}", *token.city);
      for (std::size_t i = 0; i < hex->tile.stops.size(); ++i) {
        const auto part = static_cast<std::uint8_t>(i);
        if (end_name(hex->tile, {End::Kind::Stop, part}) != node) continue;
        SlotMark mark{part, token.slot.value_or(0), token.company, {0.4, 0.4, 0.4}, {1, 1, 1}};
        mark.about = {{Name::Company, token.company}, "station", {}};
        if (const Company* company = find_company(title.companies, token.company)) {
          const Livery colours = livery(*company, theme);
          mark.colour = colours.ground;
          mark.text_colour = colours.text;
        }
        marks[id].slots.push_back(mark);
      }
    }
  }
  return marks;
}

Drawing run_line(const Tile& tile, const Hexagon& hexagon, const Measures& lengths, const RunPiece& piece,
                 std::size_t run) {
  const StopPlan plan = plan_stops(tile, hexagon, lengths);
  Drawing way;
  way.add(Shape{plan.tracks.at(piece.path).curve.outline(), std::nullopt,
                Stroke{run_colour(run), lengths.track * 0.72, Cap::Round, Join::Round, {}}, 0.9});
  return way;
}

Board runs_board(const ComponentContext& context, const Position& position, const std::vector<Run>& runs) {
  const Title shown = as_it_lies(context.title, position);
  const ComponentContext laid{shown, context.theme, context.options, context.findings, context.art};
  const std::map<std::string, HexMarks> marks = table_marks(shown, position, context.theme);
  const MapLayout layout = lay_out_map(laid);
  Board board = map_with(laid, layout, marks);
  const Measures lengths = measures(context.theme, layout.hexagon.size());
  for (std::size_t i = 0; i < runs.size(); ++i)
    for (const RunPiece& piece : runs[i].pieces) {
      const Hex& hex = shown.map.hexes().at(piece.hex);
      const Point centre = layout.centre(hex.at);
      board.drawing.add(run_line(hex.tile, layout.hexagon, lengths, piece, i),
                        Transform::translation(centre.x, centre.y));
    }
  draw_tokens(board.drawing, shown.map, layout, lengths, marks, context.theme);
  board.id = "runs";
  if (position.entity.empty()) return board;  // no runs were requested
  const Box room{table_margin, board.size.height, board.size.width - 2 * table_margin, 400};
  TableStyle style;
  style.size = 4;
  const TableDrawing table = draw_table(stops_table(shown, position, runs), context.theme, room, style);
  board.drawing.add(table.drawing);
  board.size.height += table.box.height + table_margin;
  return board;
}

}  // namespace trackwright
