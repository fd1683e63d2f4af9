#include "render/tile/inks.h"

#include "render/drawing/text.h"

namespace trackwright {

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

}  // namespace trackwright
