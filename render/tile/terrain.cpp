#include "render/tile/terrain.h"

#include "render/drawing/text.h"
#include "render/tile/inks.h"
#include "render/tile/terrain_symbol.h"

namespace trackwright {

Drawing terrain(const Terrain& value, const PlacedPrint& print, const Measures&, const Theme& theme) {
  Drawing drawing;
  const double top = print.at.y - print.print.height / 2;
  const double text = print.lines.empty() ? 0 : print.font.size * 0.85;
  const double symbol_height = print.print.height - text;
  const auto count = static_cast<double>(value.kinds.size());
  for (std::size_t i = 0; i < value.kinds.size(); ++i) {
    const double width = print.print.width / count;
    const Box box{print.at.x - print.print.width / 2 + static_cast<double>(i) * width, top, width,
                  symbol_height};
    drawing.add(terrain_symbol(value.kinds[i], box, theme));
  }
  if (!print.lines.empty())
    drawing.add(centred_text(print.lines.front(), print.font, theme.colour("terrain.cost"),
                             {print.at.x, top + symbol_height + text * 0.58}));
  return drawing;
}

}  // namespace trackwright
