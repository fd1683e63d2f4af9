#include "render/components/market/market_cell.h"

#include <algorithm>

#include "render/components/market/market_zones.h"
#include "render/tile/livery.h"
#include "render/tile/signs.h"

namespace trackwright {
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
