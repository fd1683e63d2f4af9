#include "render/components/market/market_legend.h"

#include <algorithm>

#include "engine/base/words.h"
#include "render/components/market/market_layout.h"
#include "render/marks/arrow.h"
#include "render/words/lettering.h"
#include "render/words/market_words.h"
#include "render/words/title_tables.h"

namespace trackwright {
namespace {

constexpr double legend_size = 3.6;

double legend_heading(Drawing& drawing, const Theme& theme, const std::string& text, Point at) {
  drawing.add(Text{.text = text,
                   .font = face(3.6, Weight::Bold),
                   .colour = theme.colour("paper.muted"),
                   .at = {at.x, at.y + 2.9},
                   .align = Align::Left});
  return 6.6;
}

// Draws text beside a sign; returns the height of the pair.
double legend_text(Drawing& drawing, const Theme& theme, const std::string& text, Box box, double sign_height,
                   double size = legend_size) {
  Fitted fitted = paragraph(text, face(size), theme.colour("paper.text"), box, Align::Left, 1.25);
  const double down = std::max(0.0, (sign_height - measure("H", face(size)).cap_height) / 2);
  for (Text& line : fitted.lines) line.at.y += fitted.lines.size() == 1 ? down : 0.3;
  add(drawing, fitted);
  return std::max(sign_height, fitted.height + 0.6);
}

bool zone_is_used(const Market& market, const MarketZone& zone) {
  for (const auto& row : market.rows) {
    for (const auto& cell : row)
      if (cell && cell->zones.find(zone.letter) != std::string::npos) return true;
  }
  return false;
}

std::string zone_text(const MarketZone& zone) {
  const std::string meaning = zone_meaning(zone);
  if (zone.name.empty() || meaning.empty()) return zone.name + meaning;
  // Avoid repetitions such as "Par: par values".
  const bool repeats = capitalised(meaning).starts_with(zone.name);
  return repeats ? capitalised(meaning) : zone.name + ": " + meaning;
}

double draw_zones(Drawing& drawing, const Market& market, const Theme& theme, Box box) {
  double y = box.y;
  for (const MarketZone& zone : market.zones) {
    if (!zone_is_used(market, zone)) continue;
    const Box swatch{box.x, y, 9, 6};
    draw_market_cell(drawing, theme, cell_look(market, theme, zone.letter), swatch);
    y +=
        legend_text(drawing, theme, zone_text(zone), {box.x + 12, y, box.width - 12, 100}, swatch.height) + 2;
  }
  return y - box.y;
}

bool has_ledge(const Market& market) {
  return std::ranges::any_of(market.rows, [](const auto& row) {
    return std::ranges::any_of(row, [](const auto& cell) { return cell && cell->ledge_right; });
  });
}

// Returns the box of a text; texts of the legend are aligned left.
Box set_box(const Text& text) {
  return {text.at.x, text.at.y - text.font.size, measure(text.text, text.font).width, text.font.size};
}

double draw_ledge_note(Drawing& drawing, const Market& market, const Theme& theme, Box box) {
  stroke(drawing, Outline{}.move({box.x + 6, box.y}).line({box.x + 6, box.y + 5}),
         {.colour = theme.colour("market.ledge"), .width = theme.width("market.ledge")});
  const RowEnd end = market.row_end_right.value_or(RowEnd::Up);
  const std::string words =
      "ledge: no move to the right; " +
      (end == RowEnd::Stay ? "the price stays" : std::string(word_of(end)) + " instead");
  return legend_text(drawing, theme, words, {box.x + 15, box.y, box.width - 15, 100}, 5);
}

}  // namespace

double draw_price_moves(Drawing& drawing, const Title& title, const Theme& theme, Box box, double size) {
  const double sign_width = size * 12 / legend_size;
  const double sign_height = size * 5 / legend_size;
  double y = box.y;
  for (const MarketMove& move : all_moves(title)) {
    const Drawing sign =
        move_sign(move.move, theme.colour("market.arrow"), {box.x, y, sign_width, sign_height});
    drawing.add(sign);
    const std::string words = move_words(move.move);
    const std::string text = words.empty() ? move.when : move.when + ": " + words;
    const double left = sign_width + size * 3 / legend_size;
    y += legend_text(drawing, theme, text, {box.x + left, y, box.width - left, 100}, sign_height, size) +
         size * 1.4 / legend_size;
  }
  return y - box.y;
}

MarketLegend draw_market_legend(Drawing& drawing, const Title& title, const Theme& theme, Box box,
                                std::optional<double> right_at) {
  const Market& market = title.market;
  const bool zones =
      std::ranges::any_of(market.zones, [&](const MarketZone& zone) { return zone_is_used(market, zone); });
  const bool moves = !all_moves(title).empty();
  const bool beside = zones && moves && box.width > 130;
  const double left_width = beside ? right_at.value_or(box.width * 0.45) : box.width;
  double y = box.y;
  MarketLegend legend;
  const auto add = [&](const Drawing& half) {
    drawing.add(half);
    legend.halves.push_back(bounds(half, set_box));
  };
  if (zones || has_ledge(market)) {
    Drawing half;
    y += legend_heading(half, theme, "Zones", {box.x, y});
    y += draw_zones(half, market, theme, {box.x, y, left_width - 8, 0});
    y += has_ledge(market) ? draw_ledge_note(half, market, theme, {box.x, y, left_width - 8, 0}) + 2 : 0;
    add(half);
  }
  const double left_height = y - box.y;
  if (moves) {
    Drawing half;
    const double x = beside ? box.x + left_width : box.x;
    y = beside ? box.y : y + (left_height > 0 ? 4 : 0);
    y += legend_heading(half, theme, "Price moves", {x, y});
    y += draw_price_moves(half, title, theme, {x, y, box.right() - x, 0}, legend_size);
    add(half);
  }
  legend.height = std::max(left_height, y - box.y);
  return legend;
}

}  // namespace trackwright
