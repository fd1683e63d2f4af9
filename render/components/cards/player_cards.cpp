#include "render/components/cards/player_cards.h"

#include <fmt/format.h>

#include <array>
#include <optional>

#include "engine/base/words.h"
#include "render/marks/card.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"
#include "render/words/title_tables.h"
#include "render/words/turn_texts.h"

namespace trackwright {
namespace {

constexpr double head_band = 11.5;
constexpr double type = 2.83;  // 8 pt

Rgb seat_colour(const Theme& theme, int seat) {
  static constexpr std::array<const char*, 6> colours{"red", "blue", "yellow", "green", "black", "orange"};
  const auto index = static_cast<std::size_t>(seat - 1) % colours.size();
  return colour_in(theme, "company", colours.at(index));
}

// Returns what the player starts with, for each number of players that fills this seat.
Table seat_table(const Title& title, int seat) {
  Table all = player_table(title);
  Table own{all.columns, {}};
  for (std::size_t i = 0; i < all.rows.size(); ++i)
    if (title.players[i].players >= seat) own.rows.push_back(all.rows[i]);
  return own;
}

// Returns the upper or lower half of the rows, with short headings that keep the table narrow.
Table half(const Table& table, bool lower) {
  Table own{table.columns, {}};
  const std::size_t middle = (table.rows.size() + 1) / 2;
  const auto begin = table.rows.begin() + static_cast<std::ptrdiff_t>(lower ? middle : 0);
  own.rows.assign(begin, lower ? table.rows.end() : table.rows.begin() + static_cast<std::ptrdiff_t>(middle));
  for (TableColumn& column : own.columns)
    column.heading = column.heading == "Certificate limit" ? "Limit"
                     : column.heading == "Players"         ? "For"
                                                           : column.heading;
  return own;
}

// Draws one table or two side by side with the given row height; returns nothing if it does not fit.
std::optional<Drawing> fitted_table(const Table& table, const Theme& theme, Box box, bool halved,
                                    double row) {
  constexpr double gap = 1;
  const double width = halved ? (box.width - gap) / 2 : box.width;
  Drawing drawing;
  for (const bool lower : {false, true}) {
    if (lower && !halved) continue;
    const TableDrawing part = draw_table(halved ? half(table, lower) : table, theme,
                                         {box.x + (lower ? width + gap : 0), box.y, width, box.height},
                                         {.size = type, .smallest = type, .row = row});
    if (!part.fits) return std::nullopt;
    drawing.add(part.drawing);
  }
  return drawing;
}

// Returns false if the table fits in no layout.
bool draw_seat_table(Drawing& drawing, const Table& table, const Theme& theme, Box box) {
  for (const bool halved : {false, true})
    for (const double row : {1.42, 1.2})
      if (const auto fitted = fitted_table(table, theme, box, halved, row)) {
        drawing.add(*fitted);
        return true;
      }
  drawing.add(draw_table(table, theme, box, {.size = type, .smallest = type, .row = 1.2}).drawing);
  return false;
}

// Returns the heading of a table of limits, on one line if possible; a single limit needs no heading.
std::string limits_caption(const Title& title, double width) {
  const CertificateTable& limits = title.certificate_table;
  if (limits.rows.empty()) return {};
  std::string whole = certificate_limit_heading(title);
  if (measure(whole, face(type)).width <= width) return whole;
  std::string brief = "Limit by " + limits.by;
  return measure(brief, face(type)).width <= width ? brief : whole;
}

// Returns "Cash $400": values that the table omits because they are the same for all numbers of players.
std::string said_once(const Table& whole, const Table& table) {
  std::vector<std::string> said;
  for (std::size_t i = 0; i < whole.columns.size() && !whole.rows.empty(); ++i) {
    const std::string& heading = whole.columns[i].heading;
    const auto same = [&](const TableColumn& column) { return column.heading == heading; };
    if (std::ranges::none_of(table.columns, same) && !whole.rows.front()[i].text.empty())
      said.push_back(heading + " " + whole.rows.front()[i].text);
  }
  return joined(said, "; ");
}

// Draws the caption above the table; returns false if both do not fit.
bool draw_captioned(Drawing& drawing, const Lettering& lettering, const std::string& caption,
                    const Table& table, const Theme& theme, Box box) {
  double used = 0;
  if (!caption.empty())
    used = 0.4 + letter_paragraph(drawing, lettering, caption, type, type, theme.colour("paper.muted"), box);
  return draw_seat_table(drawing, table, theme, {box.x, box.y + used, box.width, box.height - used});
}

Piece seat_card(const ComponentContext& context, int seat) {
  const std::string name = fmt::format("Player {}", seat);
  const Lettering lettering{{{Name::Piece, name}, {}, context.title.place}, "the card of " + name};
  const Box card = card_box();
  const Rgb ground = tint(seat_colour(context.theme, seat), context.theme.width("card.ground"));
  Drawing front = card_ground(context);
  card_band(front, context, CardEdge::Top, head_band, ground);
  const double x = card.x + card_margin;
  const double width = card.width - 2 * card_margin;
  letter(front, lettering, fmt::format("{}", seat), {context.theme.title_family, 11, Weight::Black, false},
         readable_on(ground), {x, card.y + 1.2, 12, head_band - 2.4}, {.align = Align::Left});
  letter(front, lettering, name, {context.theme.title_family, 5.4, Weight::Bold, false}, readable_on(ground),
         {x + 14, card.y + 1.2, width - 14, head_band - 2.4}, {.align = Align::Right});
  const double top = card.y + head_band + 1.2;
  const Table whole = seat_table(context.title, seat);
  const Table table = without_uniform_columns(whole);
  const std::string once = said_once(whole, table);
  Drawing below;
  // Drop the caption if a table with many rows leaves no space for it.
  bool fits = false;
  for (const std::string& caption : {limits_caption(context.title, width), std::string{}}) {
    if (fits) break;
    below = {};
    fits = draw_captioned(below, lettering,
                          joined(std::vector{once, caption}, once.empty() || caption.empty() ? "" : "; "),
                          table, context.theme, {x, top, width, card.bottom() - 4.2 - top});
  }
  front.add(below);
  if (!fits) note_misfit(front, lettering, "players");
  card_imprint(front, context, context.theme.colour("paper.muted"));
  Piece piece = card_piece(context, fmt::format("player-{}", seat), name, 1, std::move(front));
  piece.group = "player order";
  return piece;
}

Piece priority_card(const ComponentContext& context) {
  const Lettering lettering{{{Name::Piece, "priority"}, {}, context.title.place}, "the priority deal"};
  const Box card = card_box();
  const Rgb ground = context.theme.colour("paper.band");
  const Rgb ink = readable_on(ground);
  Drawing front = card_ground(context);
  card_band(front, context, CardEdge::Top, card.height + context.options.bleed, ground);
  stroke(front, rectangle({card.x + 2.5, card.y + 2.5, card.width - 5, card.height - 9}, 2),
         {.colour = ink, .width = 0.4});
  letter(front, lettering, "Priority deal", {context.theme.title_family, 9, Weight::Black, false}, ink,
         {card.x + 6, card.y + 9, card.width - 12, 12});
  letter(front, lettering, "acts first in the next stock round", face(3.6), ink,
         {card.x + 6, card.y + 24, card.width - 12, 6}, {.lines = 2});
  card_imprint(front, context, ink);
  Piece piece = card_piece(context, "priority", "Priority deal", 1, std::move(front));
  piece.group = "priority";
  return piece;
}

}  // namespace

Component player_cards(const ComponentContext& context) {
  Component component{"player-cards", "Player cards", {}, {}};
  const int most = most_players(context.title);
  if (!stock_steps(context.title).empty()) component.pieces.push_back(priority_card(context));
  for (int seat = 1; seat <= most; ++seat) component.pieces.push_back(seat_card(context, seat));
  return component;
}

}  // namespace trackwright
