#include "render/tile/measures.h"

namespace trackwright {

Measures measures(const Theme& theme, double size) {
  const double scale = size / 38.1;
  const auto scaled = [&](Width width) { return theme.width(width) * scale; };
  return {.scale = scale,
          .track = scaled("track"),
          .halo = scaled("track.halo"),
          .lane = scaled("track.lane"),
          .slot = scaled("city.radius"),
          .line = scaled("city.outline"),
          .bar_length = scaled("town.bar.length"),
          .bar_width = scaled("town.bar.width"),
          .dot = scaled("town.dot"),
          .revenue = scaled("revenue.radius"),
          .figures = scaled("revenue.text"),
          .label = scaled("label.text"),
          .number = scaled("number.text"),
          .name = scaled("name.text"),
          .value_height = scaled("values.height"),
          .terrain = scaled("terrain"),
          .outline = scaled("hex.outline"),
          .border = scaled("border")};
}

}  // namespace trackwright
