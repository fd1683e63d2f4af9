#include "render/tile/look.h"
#include "render/drawing/text.h"
#include "render/tile/livery.h"

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

namespace {

// Converts "lightblue" of the tile language to "light-blue" of a theme.
std::string company_ink(std::string written) {
  for (const std::string_view shade : {"light", "dark"})
    if (written.starts_with(shade) && written.size() > shade.size() && written[shade.size()] != '-')
      written.insert(shade.size(), "-");
  return "company." + written;
}

}  // namespace

Rgb track_ink(const Theme& theme) {
  return theme.colour("track");
}
Rgb paper_ink(const Theme& theme) {
  return theme.colour("city");
}
Rgb edge_ink(const Theme& theme) {
  return theme.colour("track.halo");
}

Rgb ground_ink(const Theme& theme, Colour colour) {
  if (colour == Colour::White) return theme.colour("map.plain");
  return theme.tile(colour);
}

Rgb written_ink(const Theme& theme, const std::string& written) {
  if (const auto colour = from_word<Colour>(written)) return theme.tile(*colour);
  const auto of_company = theme.find(written) ? std::nullopt : theme.find(company_ink(written));
  return of_company ? *of_company : theme.written(written);
}

Text centred_text(const std::string& text, const Font& font, Rgb colour, Point at) {
  const double rise = measure(text, font).cap_height / 2;
  return {text, font, colour, {at.x, at.y + rise}, Align::Centre, 0, std::nullopt};
}

Rgb small_type_on(Rgb ground, Rgb wished) {
  constexpr double readable = 4.5;  // WCAG 2, for text
  return contrast(ground, wished) >= readable ? wished : readable_on(ground);
}

}  // namespace trackwright
