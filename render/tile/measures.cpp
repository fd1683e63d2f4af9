#include "render/tile/measures.h"

namespace trackwright {

namespace {

// A theme names only the widths that it wants otherwise.
double width_or(const Theme& theme, const char* name, double usual) {
  const auto it = theme.widths.find(name);
  return it == theme.widths.end() ? usual : it->second;
}

}  // namespace

Measures measures(const Theme& theme, double size) {
  Measures m;
  m.scale = size / 38.1;
  const auto set = [&](double& value, const char* name, double usual) {
    value = width_or(theme, name, usual) * m.scale;
  };
  set(m.track, "track", 3.0);
  set(m.halo, "track.halo", 0.45);
  set(m.lane, "track.lane", 4.4);
  set(m.slot, "city.radius", 5.8);
  set(m.line, "city.outline", 0.4);
  set(m.bar_length, "town.bar.length", 7.0);
  set(m.bar_width, "town.bar.width", 3.0);
  set(m.dot, "town.dot", 2.5);
  set(m.revenue, "revenue.radius", 3.3);
  set(m.figures, "revenue.text", 3.7);
  set(m.label, "label.text", 5.4);
  set(m.number, "number.text", 2.6);
  set(m.name, "name.text", 3.0);
  set(m.value_height, "values.height", 4.2);
  set(m.terrain, "terrain", 7.0);
  set(m.outline, "hex.outline", 0.25);
  set(m.border, "border", 1.3);
  return m;
}

}  // namespace trackwright
