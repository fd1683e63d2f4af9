#include "render/components/market/revenue_track.h"

#include <fmt/format.h>

#include <algorithm>

#include "render/tile/livery.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

constexpr double track_margin = 3.5;  // fits A4 and Letter, lying
constexpr double marker_room = 0.9;   // around a marker in its cell
constexpr double multiples_height = 8;
constexpr double number_height = 5.6;
constexpr int per_row = 20;
constexpr double multiple_size = 3.2;  // 9 pt
constexpr double leading = 3.5;

struct TrackSizes {
  double width;  // of a cell
  double height;
};

// Stacks multiples from 2 on; uses two columns if there are too many lines.
int multiple_columns(int most) {
  constexpr int most_lines = 5;
  return most - 1 <= most_lines ? 1 : 2;
}

int multiple_lines(int most) {
  return (most - 1 + multiple_columns(most) - 1) / multiple_columns(most);
}

TrackSizes track_sizes(const KitOptions& options, int lines) {
  const double width = options.market_token + marker_room;
  const double multiples = lines * leading + 2.5;
  return {width,
          number_height + std::max(multiples, std::max(multiples_height, options.market_token * 0.5) + 5)};
}

// Highlights every tenth number, and every fifth slightly.
Rgb cell_ground(const Theme& theme, int number) {
  const Rgb tinted = theme.colour("paper.tint");
  if (number % 10 == 0) return tinted;
  return number % 5 == 0 ? tint(tinted, 0.55) : theme.colour("paper");
}

void draw_track_cell(Drawing& drawing, const ComponentContext& context, const Lettering& lettering,
                     int number, Box box) {
  const Theme& theme = context.theme;
  const Rgb ground = cell_ground(theme, number);
  drawing.add(Shape{rectangle(box), ground, Stroke{.colour = theme.colour("paper.muted"), .width = 0.2}});
  letter(drawing, lettering, fmt::format("{}", number), face(5, Weight::Bold),
         legible_on(ground, theme.colour("paper.text")),
         {box.x + 1, box.y + 1, box.width - 2, number_height});
  const int most = most_shares(context.title);
  const int lines = multiple_lines(most);
  const bool in_pairs = multiple_columns(most) == 2;
  const double top = box.bottom() - 1.3 - (lines - 1) * leading;
  for (int factor = 2; factor <= most; ++factor) {
    const int index = factor - 2;
    const bool left = in_pairs && index % 2 == 0;
    const int line = in_pairs ? index / 2 : index;
    drawing.add(Text{.text = fmt::format("{}", number * factor),
                     .font = face(multiple_size),
                     .colour = theme.colour("paper.text"),
                     .at = {left ? box.x + box.width * 0.46 : box.right() - 1, top + line * leading},
                     .align = Align::Right});
  }
}

std::string track_remark(const Title& title) {
  const int most = most_shares(title);
  std::string rows;
  for (int factor = 2; factor <= most; ++factor)
    rows += fmt::format("{}{}",
                        factor == 2                                      ? ""
                        : factor % 2 == 0 || multiple_columns(most) == 1 ? ", "
                                                                         : " and ",
                        factor);
  const std::string disc = "place each company’s marker on its dividend per share";
  return most < 2 ? disc : fmt::format("{}; the dividend of {} shares is below it", disc, rows);
}

}  // namespace

int most_shares(const Title& title) {
  int share = 0;
  for (const Company& company : title.companies.companies) {
    for (const Certificate& certificate : company.certificates) {
      for (const int percent : {certificate.percent.value, certificate.then ? certificate.then->value : 0})
        if (percent > 0) share = share == 0 ? percent : std::min(share, percent);
    }
  }
  const int limit = title.holding_limit ? title.holding_limit->value : 60;
  constexpr int readable = 7;
  return share == 0 ? 0 : std::min(readable, limit / share);
}

Component revenue_board(const ComponentContext& context) {
  Component component{"revenue", "Revenue track", {}, {}};
  const int last = context.options.revenue_to;
  if (context.title.roster.trains.empty()) return component;
  const TrackSizes cell = track_sizes(context.options, multiple_lines(most_shares(context.title)));
  const int rows = (last + per_row - 1) / per_row;
  const Lettering lettering{{{Name::Component, "revenue"}, {}, context.title.place}, "the revenue track"};
  Board board;
  board.id = "revenue";
  board.size = {per_row * cell.width + 2 * track_margin,
                rows * cell.height + board_title_height + 2 * track_margin - 2};
  draw_board_title(board.drawing, context.title, context.theme, "Revenue", track_remark(context.title),
                   {track_margin, track_margin}, board.size.width - 2 * track_margin);
  for (int number = 1; number <= last; ++number) {
    const int row = (number - 1) / per_row;
    const int column = (number - 1) % per_row;
    const Box box{track_margin + column * cell.width,
                  track_margin + board_title_height - 2 + row * cell.height, cell.width, cell.height};
    draw_track_cell(board.drawing, context, lettering, number, box);
    board.keep_whole.push_back(box);
  }
  component.boards.push_back(std::move(board));
  return component;
}

}  // namespace trackwright
