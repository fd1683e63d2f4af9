#include "render/components/map/map_tracks.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "engine/base/words.h"
#include "render/components/map/arrange.h"
#include "render/components/map/placed_panel.h"
#include "render/tile/livery.h"
#include "render/tile/look.h"
#include "render/tile/signs.h"
#include "render/words/lettering.h"
#include "render/words/title_tables.h"
#include "render/words/train_words.h"

namespace trackwright {
namespace {

constexpr double leading = 1.25;
const std::string no_break = "\u00a0";
const std::string fact_gap = no_break + "· ";
constexpr double players_width = 15;
constexpr double cash_width = 19;
constexpr double limit_width = marker_place + 1.1;

void marker_circle(Drawing& drawing, const Theme& theme, Point centre, Rgb ground, const std::string& text,
                   double size) {
  drawing.add(Shape{circle(centre, marker_place / 2 - 0.2), ground,
                    Stroke{theme.colour("paper.muted"), 0.3, Cap::Butt, Join::Round, {}}, 1});
  const double wide = measure(text, face(size, Weight::Bold)).width;
  const double fitting =
      std::max(board_text, std::min(size, size * (marker_place - 2) / std::max(wide, 0.1)));
  drawing.add(centred_text(text, face(fitting, Weight::Bold), readable_on(ground), centre));
}

std::string limits_words(const Title& title, const Phase& phase) {
  const std::vector<std::string> kinds = limited_kinds(title);
  std::vector<std::string> parts;
  for (const std::string& kind : kinds)
    if (const auto limit = phase.limits.find(kind);
        limit != phase.limits.end() && limit->second.value < endless_limit)
      parts.push_back(kinds.size() == 1 ? fmt::format("{}", limit->second.value)
                                        : kind + no_break + std::to_string(limit->second.value));
  if (parts.empty()) return {};
  const std::string cards = limited_cards(title.roster);
  return (cards == "Trains" ? "Train limit" + no_break : cards + ": ") + joined(parts, ", ");
}

std::string unbroken(const std::string& words) {
  std::string whole;
  for (const char c : words) whole += c == ' ' ? no_break : std::string(1, c);
  return whole;
}

std::string phase_words(const Title& title, const Phase& phase) {
  std::vector<std::string> parts{limits_words(title, phase)};
  if (phase.operating_rounds)
    parts.push_back(fmt::format("{}{}operating{}round{}", phase.operating_rounds->value, no_break, no_break,
                                phase.operating_rounds->value == 1 ? "" : "s"));
  for (const auto& [key, value] : phase.values)
    if (value.value != "-" && value.value != "–")
      parts.push_back(fmt::format("{}:{}{}", unbroken(capitalised(key)),
                                  value.value.find(' ') == std::string::npos ? no_break : " ", value.value));
  for (const std::string& status : phase.status) parts.push_back(status);
  std::erase(parts, "");
  return joined(parts, fact_gap);
}

void tile_chips(Drawing& drawing, const Theme& theme, const Phase& phase, double right, double middle) {
  constexpr double chip = 3.4;
  const TableCell cell = tiles_cell(theme, phase);
  double x = right - static_cast<double>(cell.chips.size()) * (chip + 0.9) + 0.9;
  for (const Rgb colour : cell.chips) {
    const Box box{x, middle - chip / 2, chip, chip};
    drawing.add(Shape{rectangle(box, 0.5), colour,
                      Stroke{theme.colour("paper.text"), 0.18, Cap::Butt, Join::Round, {}}, 1});
    mark_swatch(drawing, theme, colour, box);
    x += chip + 0.9;
  }
}

double draw_phase(Drawing& drawing, const ComponentContext& context, const Phase& phase, Box box) {
  const Theme& theme = context.theme;
  const Rgb ink = theme.colour("map.text");
  marker_circle(drawing, theme, {box.x + marker_place / 2, box.y + marker_place / 2},
                phase_colour(theme, phase), phase.name.value, 5.4);
  const double left = box.x + marker_place + 2;
  const std::string begin = !phase.on.empty() ? "First " + joined(phase.on, " or ", &Ref::value)
                            : is_first(context.title, phase) ? "From the start"
                                                             : "See the rules";
  drawing.add(Text{.text = begin,
                   .font = face(board_text, Weight::Bold),
                   .colour = ink,
                   .at = {left, box.y + 1.1 + board_text * 0.8},
                   .align = Align::Left});
  tile_chips(drawing, theme, phase, box.right(), box.y + 0.6 + board_text * 0.5);
  Fitted text =
      paragraph(phase_words(context.title, phase), face(board_text), ink,
                {left, box.y + 1.6 + board_text * leading, box.right() - left, 1000}, Align::Left, leading);
  for (Text& line : text.lines) {
    // The end of a line also separates facts, so drop the sign there.
    const std::string sign = no_break + "·";
    if (line.text.ends_with(sign)) line.text.erase(line.text.size() - sign.size());
    drawing.add(line);
  }
  const double lines = static_cast<double>(text.lines.size() + 1) * board_text * leading + 2.2;
  return std::max(marker_place, lines);
}

void number(Drawing& drawing, const std::string& text, Weight weight, Rgb ink, double left, double wide,
            double y) {
  drawing.add(centred_text(text, face(board_text + 0.2, weight), ink, {left + wide / 2, y}));
}

bool by_something_else(const Title& title) {
  return title.certificate_table.rows.size() > 1;
}

double plain_limits(Drawing& drawing, const ComponentContext& context, Box box) {
  TableStyle style;
  style.size = board_text;
  style.smallest = board_text;
  const TableDrawing table = draw_table(player_table(context.title), context.theme, box, style);
  drawing.add(table.drawing);
  return table.box.height;
}

}  // namespace

double board_heading(Drawing& drawing, const ComponentContext& context, const std::string& words, Box box) {
  const Fitted text = paragraph(words, face(board_text, Weight::Bold), context.theme.colour("paper.muted"),
                                {box.x, box.y, box.width, 1000}, Align::Left, 1.2);
  for (const Text& line : text.lines) drawing.add(line);
  return std::max(1.0, static_cast<double>(text.lines.size())) * board_text * 1.2 + 1.4;
}

double in_columns(Box box, int columns, std::size_t count, double gap,
                  const std::function<double(std::size_t, Box)>& draw) {
  const auto wide = static_cast<double>(columns);
  const double width = (box.width - (wide - 1) * block_gap) / wide;
  const auto many = static_cast<std::size_t>(std::max(1, columns));
  const std::size_t in_column = (count + many - 1) / many;
  double lowest = box.y;
  double y = box.y;
  for (std::size_t i = 0; i < count; ++i) {
    if (i % in_column == 0) y = box.y;
    const std::size_t column = i / in_column;
    const double x = box.x + static_cast<double>(column) * (width + block_gap);
    y += draw(i, {x, y, width, 0}) + gap;
    lowest = std::max(lowest, y);
  }
  return lowest - gap - box.y;
}

std::vector<RoundPlace> round_places(const ComponentContext& context) {
  const Theme& theme = context.theme;
  std::vector<RoundPlace> places{{"SR", theme.colour("paper.tint")}};
  for (const Phase& phase : context.title.roster.phases) {
    const int count = phase.operating_rounds ? phase.operating_rounds->value : 0;
    while (static_cast<int>(places.size()) <= count)
      places.push_back({fmt::format("OR {}", places.size()), phase_colour(theme, phase)});
  }
  if (places.size() == 1) places.push_back({"OR", theme.colour("paper.tint")});
  const auto& nationalization = context.title.rules.nationalization;
  if (nationalization && nationalization->which &&
      nationalization->which->value == rule::Nationalized::Offered)
    places.push_back({"NR", theme.colour("paper.tint")});
  return places;
}

double round_track(Drawing& drawing, const ComponentContext& context, Box box) {
  const std::vector<RoundPlace> stops = round_places(context);
  const double top = box.y + board_heading(drawing, context, "Round", box);
  // Use several rows if markers would touch.
  constexpr double air = 0.6;
  const auto in_row =
      std::max(std::size_t{1}, static_cast<std::size_t>((box.width + air) / (marker_place + air)));
  const std::size_t rows = (stops.size() + in_row - 1) / in_row;
  const std::size_t columns = (stops.size() + rows - 1) / rows;
  const double pace = std::min(marker_place + 2.6, box.width / static_cast<double>(columns));
  constexpr double down = marker_place + air;
  for (std::size_t i = 0; i < stops.size(); ++i) {
    const std::size_t row = i / columns;
    marker_circle(drawing, context.theme,
                  {box.x + marker_place / 2 + static_cast<double>(i % columns) * pace,
                   top + marker_place / 2 + static_cast<double>(row) * down},
                  stops[i].colour, stops[i].text, 3.8);
  }
  return top + static_cast<double>(rows) * down - air - box.y;
}

double phase_track(Drawing& drawing, const ComponentContext& context, Box box, int columns) {
  const double heading = board_heading(drawing, context, "Phases", box);
  const auto& phases = context.title.roster.phases;
  const Box below{box.x, box.y + heading, box.width, 0};
  return heading + in_columns(below, columns, phases.size(), 1.2, [&](std::size_t i, Box place) {
           Drawing one;
           const double height = draw_phase(one, context, phases[i], place);
           drawing.show(about_phase(phases[i]), std::move(one));
           return height;
         });
}

int limit_track_columns(const Title& title) {
  if (!by_something_else(title)) return 1;
  const double needed =
      players_width + cash_width + static_cast<double>(title.certificate_table.rows.size()) * limit_width + 6;
  int columns = 1;
  while (block_width(columns) < needed) ++columns;
  return columns;
}

double limit_track(Drawing& drawing, const ComponentContext& context, Box box) {
  const Title& title = context.title;
  const Rgb ink = context.theme.colour("map.text");
  const bool track = by_something_else(title);
  const double heading =
      board_heading(drawing, context, track ? certificate_limit_heading(title) : "Players", box);
  if (!track) return heading + plain_limits(drawing, context, {box.x, box.y + heading, box.width, 1000});
  const auto& limits = title.certificate_table.rows;
  const auto count = static_cast<double>(limits.size());
  const double pace = std::min(22.0, (box.width - players_width - cash_width) / count);
  const double first = box.right() - count * pace;
  double y = box.y + heading;
  for (std::size_t i = 0; i < limits.size(); ++i)
    marker_circle(drawing, context.theme,
                  {first + (static_cast<double>(i) + 0.5) * pace, y + marker_place / 2},
                  context.theme.colour("paper.tint"), limits[i].label, 4.6);
  const double words = y + marker_place - board_text;
  number(drawing, "Players", Weight::Bold, context.theme.colour("paper.muted"), box.x, players_width, words);
  number(drawing, "Cash", Weight::Bold, context.theme.colour("paper.muted"), box.x + players_width,
         cash_width, words);
  y += marker_place + 1;
  constexpr double row = board_text * 1.75;
  for (std::size_t p = 0; p < title.players.size(); ++p) {
    const PlayerRow& players = title.players[p];
    if (p % 2 == 0)
      fill(drawing, rectangle({box.x, y, box.width, row}), tint(context.theme.colour("paper.tint"), 0.6));
    const double middle = y + row / 2;
    number(drawing, std::to_string(players.players), Weight::Bold, ink, box.x, players_width, middle);
    number(drawing, players.cash ? money(title, players.cash->value) : "–", Weight::Regular, ink,
           box.x + players_width, cash_width, middle);
    for (std::size_t i = 0; i < limits.size(); ++i) {
      const auto limit = limits[i].limit.find(players.players);
      number(drawing, limit == limits[i].limit.end() ? "–" : std::to_string(limit->second.value),
             Weight::Regular, ink, first + static_cast<double>(i) * pace, pace, middle);
    }
    y += row;
  }
  return y - box.y;
}

}  // namespace trackwright
