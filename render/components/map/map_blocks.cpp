#include "render/components/map/map_blocks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/base/words.h"
#include "render/components/map/map_legend.h"
#include "render/components/map/map_places.h"
#include "render/components/map/map_tracks.h"
#include "render/kit/kit.h"
#include "render/tile/livery.h"
#include "render/words/assumed.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

constexpr double inset = 3;  // around the content of a block

// Draws the words in one line, or in several of one size; returns their height.
double title_line(Drawing& drawing, const std::string& words, const Font& font, Rgb ink, Box box) {
  if (words.empty()) return 0;
  const Fitted text = paragraph(words, font, ink, {box.x, box.y, box.width, 1000}, Align::Left, 1.2);
  for (const Text& line : text.lines) drawing.add(line);
  return static_cast<double>(text.lines.size()) * font.size * 1.2;
}

// Returns the size at which the words fill one line, at most that of the font.
double one_line_size(const std::string& words, const Font& font, double width) {
  const double wide = measure(words, font).width;
  return wide > width ? std::max(6.0, font.size * width / wide) : font.size;
}

std::string imprint(const Title& title) {
  std::vector<std::string> parts;
  if (!title.publisher.empty()) parts.push_back(title.publisher);
  if (title.year > 0) parts.push_back(std::to_string(title.year));
  if (!edition(title).empty()) parts.push_back("version " + edition(title));
  return joined(parts, " · ");
}

double title_block(Drawing& drawing, const ComponentContext& context, Box box) {
  const Title& title = context.title;
  const Theme& theme = context.theme;
  Font big{theme.title_family, box.width > block_column ? 20.0 : 15.0, Weight::Black, false};
  big.size = one_line_size(title.name, big, box.width);
  double y = box.y;
  const auto line = [&](const std::string& words, const Font& font, Rgb ink) {
    y += title_line(drawing, words, font, ink, {box.x, y, box.width, 0});
  };
  drawing.add(Text{.text = title.name,
                   .font = big,
                   .colour = theme.colour("map.title"),
                   .at = {box.x, y + big.size * 0.75},
                   .align = Align::Left});
  y += big.size * 0.95;
  line(title.subtitle, face(4.2, Weight::Medium), theme.colour("paper.accent"));
  if (!title.designer.empty())
    line("Designed by " + title.designer, face(board_text), theme.colour("map.text"));
  line(imprint(title), face(board_text), theme.colour("paper.muted"));
  if (const std::vector<std::string> open = proposals(title, "map"); !open.empty())
    line("Proposed, not in the rules: " + joined(open, "; "), face(board_text), theme.colour("paper.muted"));
  return y - box.y;
}

// Draws a sign beside its words; the smaller of the two is centred on the other.
double legend_entry(Drawing& drawing, const ComponentContext& context, const LegendEntry& entry, Box box) {
  const double text = box.x + legend_sign.width + 1.5;
  const Fitted words = paragraph(entry.text, face(board_text), context.theme.colour("map.text"),
                                 {text, box.y, box.right() - text, 1000}, Align::Left, 1.2);
  const double lines = static_cast<double>(words.lines.size()) * board_text * 1.2;
  const double high = std::max(legend_sign.height, lines);
  drawing.add(entry.sign, Transform::translation(box.x, box.y + (high - legend_sign.height) / 2));
  if (words.lines.empty()) return high;
  // Centre the span from the top of the first capital to the last baseline.
  const double capitals = measure(entry.text, words.lines.front().font).cap_height;
  const double middle = (words.lines.front().at.y - capitals + words.lines.back().at.y) / 2 - box.y;
  for (Text line : words.lines) {
    line.at.y += high / 2 - middle;
    drawing.add(line);
  }
  return high;
}

double legend_block(Drawing& drawing, const ComponentContext& context, Box box, int columns) {
  const std::vector<LegendEntry> entries = legend_entries(context);
  if (entries.empty()) return 0;
  const double heading = board_heading(drawing, context, "Legend", box);
  const Box below{box.x, box.y + heading, box.width, 0};
  return heading + in_columns(below, columns, entries.size(), 1, [&](std::size_t i, Box place) {
           return legend_entry(drawing, context, entries[i], place);
         });
}

// Draws information from the top of the box; returns its height.
double draw_information(Drawing& drawing, const ComponentContext& context, const std::string& kind, Box box,
                        int columns) {
  if (kind == "title") return title_block(drawing, context, box);
  if (kind == "rounds") return round_track(drawing, context, box);
  if (kind == "phases") return phase_track(drawing, context, box, columns);
  if (kind == "players") return limit_track(drawing, context, box);
  return legend_block(drawing, context, box, columns);
}

// Rounds heights up in steps, so that blocks do not move with the last digit of a library.
double in_steps(double height) {
  return std::ceil(height * 2 - 1e-4) / 2;
}

BlockShape measured(const ComponentContext& context, const std::string& kind, int columns, int inner) {
  Drawing scratch;
  const Box box{0, 0, block_width(columns) - 2 * inset, 1000};
  return {columns, in_steps(draw_information(scratch, context, kind, box, inner)) + 2 * inset, inner};
}

MapBlock information(const ComponentContext& context, const char* kind,
                     const std::vector<std::pair<int, int>>& shapes) {
  MapBlock block;
  block.panel.kind = kind;
  block.information = true;
  for (const auto& [columns, inner] : shapes) block.shapes.push_back(measured(context, kind, columns, inner));
  return block;
}

MapBlock place_block(const Title& title, const CardPlace& place) {
  MapBlock block;
  block.panel.kind = place.kind;
  block.panel.text = place.subject;
  block.for_cards = true;
  if (place.kind == "trains") {
    const auto count = static_cast<int>(train_places(title, place.subject).size());
    for (const int columns : {3, 2, 4}) {
      if (count < columns) continue;
      const int rows = (count + columns - 1) / columns;
      if (rows * columns - count > 1) continue;
      block.shapes.push_back({columns, rows * (place_height + block_gap) - block_gap, columns});
    }
  }
  block.shapes.push_back({1, place_height, 1});
  return block;
}

}  // namespace

std::vector<MapBlock> map_blocks(const ComponentContext& context) {
  const Title& title = context.title;
  std::vector<MapBlock> blocks{information(context, "title", {{2, 1}, {1, 1}}),
                               information(context, "rounds", {{1, 1}})};
  if (!title.roster.phases.empty())
    blocks.push_back(information(context, "phases", {{2, 2}, {2, 1}, {1, 1}, {3, 3}, {3, 2}}));
  if (!title.players.empty()) {
    const int least = limit_track_columns(title);
    blocks.push_back(information(context, "players", {{least, 1}, {least + 1, 1}}));
  }
  if (!legend_entries(context).empty())
    blocks.push_back(information(context, "legend", {{1, 1}, {2, 2}, {2, 1}, {3, 3}}));
  for (const CardPlace& place : card_places(title)) blocks.push_back(place_block(title, place));
  return blocks;
}

Drawing map_block(const ComponentContext& context, const PlacedPanel& panel) {
  if (panel.for_cards) return draw_card_places(context, panel);
  const Theme& theme = context.theme;
  Drawing drawing;
  drawing.add(Shape{rectangle(panel.box, 2.2), theme.colour("paper"),
                    Stroke{theme.colour("map.frame"), 0.25, Cap::Butt, Join::Round, {}}, 0.8});
  draw_information(drawing, context, panel.panel.kind, grown(panel.box, -inset), panel.columns);
  return drawing;
}

}  // namespace trackwright
