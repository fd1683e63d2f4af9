#include <algorithm>
#include <array>
#include <string_view>

#include "engine/base/words.h"
#include "render/components/market/market_layout.h"
#include "render/marks/herald.h"
#include "render/tile/livery.h"
#include "render/tile/signs.h"

namespace trackwright {

namespace {

constexpr double cell_width = 17.8;
constexpr double cell_height = 21.6;
constexpr double line_height = 4 * cell_height;
constexpr double zigzag_height = 2 * cell_height;
constexpr std::size_t longest_line = 22;  // cells side by side on A3

Box grid_box(std::size_t row, std::size_t column) {
  return {static_cast<double>(column) * cell_width, static_cast<double>(row) * cell_height, cell_width,
          cell_height};
}

Box line_box(std::size_t row, std::size_t column) {
  return {static_cast<double>(column) * cell_width, static_cast<double>(row) * line_height, cell_width,
          line_height};
}

// Continues a line longer than a sheet of A3 in further rows of
// about equal length, which leave space for a legend on the sheet.
Box folded_box(std::size_t column, std::size_t count) {
  constexpr double gap = 5;
  constexpr double all_rows = 170;
  const std::size_t rows = (count + longest_line - 1) / longest_line;
  const std::size_t across = (count + rows - 1) / rows;
  const auto gaps = static_cast<double>(rows - 1) * gap;
  const double height = std::min(2.8 * cell_height, (all_rows - gaps) / static_cast<double>(rows));
  const std::size_t row = column / across;
  return {static_cast<double>(column % across) * cell_width, static_cast<double>(row) * (height + gap),
          cell_width, height};
}

// A grid of one row counts as a line, whatever shape the title declares.
bool is_long_line(const Market& market) {
  return market.shape != MarketShape::Zigzag && market.rows.size() == 1 &&
         market.rows.front().size() > longest_line;
}

// A title may write a zigzag as one row of rising prices or as its two bands.
Box zigzag_box(bool one_row, std::size_t row, std::size_t column) {
  const std::size_t band = one_row ? column % 2 : row;
  const std::size_t halves = one_row ? column : 2 * column + row % 2;
  return {static_cast<double>(halves) * cell_width / 2, static_cast<double>(band) * zigzag_height, cell_width,
          zigzag_height};
}

}  // namespace

std::string PlacedCell::name() const {
  constexpr std::size_t letters = 26;
  std::string name;
  for (std::size_t above = row + 1; above > 0; above = (above - 1) / letters)
    name.insert(name.begin(), static_cast<char>('A' + (above - 1) % letters));
  return name + std::to_string(column + 1);
}

std::vector<PlacedCell> place_cells(const Market& market) {
  std::vector<PlacedCell> cells;
  for (std::size_t r = 0; r < market.rows.size(); ++r) {
    for (std::size_t c = 0; c < market.rows[r].size(); ++c) {
      if (!market.rows[r][c]) continue;
      Box box = grid_box(r, c);
      if (is_long_line(market))
        box = folded_box(c, market.rows[r].size());
      else if (market.shape == MarketShape::Line)
        box = line_box(r, c);
      else if (market.shape == MarketShape::Zigzag)
        box = zigzag_box(market.rows.size() == 1, r, c);
      cells.push_back({&*market.rows[r][c], box, r, c});
    }
  }
  return cells;
}

Box cells_box(const std::vector<PlacedCell>& cells) {
  double right = 0;
  double bottom = 0;
  for (const PlacedCell& cell : cells) {
    right = std::max(right, cell.box.right());
    bottom = std::max(bottom, cell.box.bottom());
  }
  return {0, 0, right, bottom};
}

Box empty_corner(const std::vector<PlacedCell>& cells) {
  const Box whole = cells_box(cells);
  Box best{whole.right(), whole.bottom(), 0, 0};
  for (const PlacedCell& top : cells) {
    double left = 0;
    for (const PlacedCell& cell : cells)
      left = cell.box.bottom() > top.box.y + 1e-6 ? std::max(left, cell.box.right()) : left;
    const Box corner{left, top.box.y, whole.right() - left, whole.bottom() - top.box.y};
    if (corner.width * corner.height > best.width * best.height) best = corner;
  }
  return best;
}

namespace {

struct KnownZone {
  std::string_view word;  // the zone's letter or a part of its name
  std::string_view colour;
};

// Colours of these zones in published markets and on 18xx.games. Match names first: letters are reused.
constexpr std::array<KnownZone, 12> by_name{{{"multiple buy", "brown"},
                                             {"unlimited", "orange"},
                                             {"no cert limit", "yellow"},
                                             {"ignore one sale", "green"},
                                             {"liquidation", "red"},
                                             {"acquisition", "yellow"},
                                             {"endgame", "blue"},
                                             {"close", "gray"},
                                             {"yellow", "yellow"},
                                             {"orange", "orange"},
                                             {"brown", "brown"},
                                             {"green", "green"}}};
constexpr std::array<KnownZone, 7> by_letter{{{"y", "yellow"},
                                              {"o", "orange"},
                                              {"b", "brown"},
                                              {"g", "green"},
                                              {"r", "red"},
                                              {"c", "gray"},
                                              {"e", "blue"}}};
// Distinct colours for all other zones.
constexpr std::array<std::string_view, 7> palette{"yellow", "blue",  "orange", "purple",
                                                  "green",  "brown", "gray"};
constexpr std::array<const char*, 5> patterns{"slants", "dots", "ticks", "crosses", "waves"};

// Treats "Multiple buy" and "multiple_buy" as the same name.
std::string plain(std::string name) {
  for (char& c : name) c = c == '_' ? ' ' : lower_case(c);
  return name;
}

std::string known_colour(const MarketZone& zone) {
  if (!zone.colour.empty()) return zone.colour;
  const std::string name = plain(zone.name);
  for (const KnownZone& known : by_name)
    if (name.find(known.word) != std::string::npos) return std::string(known.colour);
  if (zone.par) return {};
  for (const KnownZone& known : by_letter)
    if (zone.letter == known.word) return std::string(known.colour);
  return {};
}

// Returns the name of each zone's colour; an empty name is the colour of par cells.
std::vector<std::string> colours_of(const Market& market) {
  std::vector<std::string> colours;
  for (const MarketZone& zone : market.zones) colours.push_back(known_colour(zone));
  const auto used = [&](std::string_view name) { return std::ranges::find(colours, name) != colours.end(); };
  bool par_taken = false;
  for (std::size_t i = 0; i < colours.size(); ++i) {
    if (!colours[i].empty()) continue;
    if (market.zones[i].par && !par_taken) {
      par_taken = true;
      continue;
    }
    const auto free = std::ranges::find_if(palette, [&](std::string_view name) { return !used(name); });
    if (free != palette.end()) colours[i] = *free;
  }
  return colours;
}

std::string themed_pattern(const Theme& theme, const std::string& colour) {
  const auto found = theme.patterns.find("market." + colour);
  return found == theme.patterns.end() ? std::string() : found->second;
}

bool taken_for(const ZoneLook& one, const ZoneLook& other) {
  return one.pattern == other.pattern && least_difference(one.colour, other.colour) < zones_alike_below;
}

}  // namespace

std::vector<ZoneLook> zone_looks(const Market& market, const Theme& theme) {
  std::vector<ZoneLook> looks;
  std::vector<ZoneLook> seen{{theme.colour("market.cell"), {}}};  // frames distinguish par cells
  const std::vector<std::string> colours = colours_of(market);
  for (std::size_t i = 0; i < colours.size(); ++i) {
    ZoneLook look{colours[i].empty() ? theme.colour("market.par") : colour_in(theme, "market", colours[i]),
                  themed_pattern(theme, colours[i])};
    const auto alike = [&](const ZoneLook& other) { return taken_for(look, other); };
    if (!market.zones[i].par) {
      for (const char* pattern : patterns) {
        if (std::ranges::none_of(seen, alike)) break;
        look.pattern = pattern;
      }
      seen.push_back(look);
    }
    looks.push_back(std::move(look));
  }
  return looks;
}

namespace {

// Finds the zone of a letter. A cell marked "p" is a
// par cell even if the title declares no zone for it.
const MarketZone* find_zone(const Market& market, char letter) {
  for (const MarketZone& zone : market.zones)
    if (zone.letter == std::string(1, letter)) return &zone;
  return nullptr;
}

bool is_par(const Market& market, char letter) {
  const MarketZone* zone = find_zone(market, letter);
  return zone != nullptr ? zone->par : letter == 'p';
}

// Returns the frame of a par cell: the zone's colour, slightly darker, or ink if that is hard to see.
Rgb frame_colour(const Theme& theme, Rgb zone) {
  const Rgb ink = theme.colour("market.text");
  return contrast(zone, theme.colour("market.cell")) < 1.3 ? ink : mix(zone, ink, 0.2);
}

}  // namespace

CellLook cell_look(const Market& market, const Theme& theme, const std::string& zones) {
  CellLook look{theme.colour("market.cell")};
  if (zones.empty()) return look;
  const std::vector<ZoneLook> looks = zone_looks(market, theme);
  bool grounded = false;
  for (const char letter : zones) {
    const MarketZone* zone = find_zone(market, letter);
    const ZoneLook own = zone == nullptr ? ZoneLook{theme.colour("market.par"), {}}
                                         : looks[static_cast<std::size_t>(zone - market.zones.data())];
    const Rgb colour = own.colour;
    if (is_par(market, letter)) {
      if (!grounded && look.frames.empty()) look.ground = tint(colour, 0.4);
      look.frames.push_back(colour);
    } else if (!grounded) {
      look.ground = colour;
      look.pattern = own.pattern;
      grounded = true;
    }
  }
  return look;
}

double pattern_depth(Box cell) {
  return std::min(cell.width, cell.height) * 0.12;
}

void draw_market_cell(Drawing& drawing, const Theme& theme, const CellLook& look, Box box) {
  drawing.add(
      Shape{rectangle(box), look.ground,
            Stroke{.colour = theme.colour("market.outline"), .width = theme.width("market.outline")}});
  if (!look.pattern.empty()) {
    const double depth = pattern_depth(box);
    const double inset = depth * 0.25;
    add_edge_marks(drawing, look.pattern,
                   edge_marks(look.pattern, {box.right() - inset, box.bottom() - inset},
                              {box.x + inset, box.bottom() - inset}, depth),
                   mix(look.ground, readable_on(look.ground), 0.65), depth);
  }
  // Draw several frames thinner, so that the innermost keeps clear of the price like a single frame.
  const bool several = look.frames.size() > 1;
  const double wide = several ? 0.5 : 0.9;
  double inset = several ? 0.45 : 0.75;
  for (const Rgb frame : look.frames) {
    stroke(drawing,
           rectangle({box.x + inset, box.y + inset, box.width - 2 * inset, box.height - 2 * inset}, 0.5),
           {.colour = frame_colour(theme, frame), .width = wide, .join = Join::Round});
    inset += wide + 0.1;
  }
}

}  // namespace trackwright
