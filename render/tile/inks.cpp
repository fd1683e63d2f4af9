#include "render/tile/inks.h"

#include "render/drawing/text.h"

namespace trackwright {

Rgb ink(const Theme& theme, const std::string& name, const char* usual) {
  const auto it = theme.colours.find(name);
  if (it != theme.colours.end()) return it->second;
  return rgb_from_hex(usual).value_or(Rgb{});
}

Rgb track_ink(const Theme& theme) {
  return ink(theme, "track", "#111111");
}
Rgb paper_ink(const Theme& theme) {
  return ink(theme, "city", "#ffffff");
}
Rgb edge_ink(const Theme& theme) {
  return ink(theme, "track.halo", "#ffffff");
}

Rgb ground_ink(const Theme& theme, Colour colour) {
  if (colour == Colour::White) return ink(theme, "map.plain", "#f3f0de");
  return theme.tile(colour);
}

Rgb written_ink(const Theme& theme, const std::string& written, const char* usual) {
  if (const auto rgb = rgb_from_hex(written)) return *rgb;
  if (const auto colour = from_word<Colour>(written)) return theme.tile(*colour);
  const auto it = theme.colours.find(written);
  if (it != theme.colours.end()) return it->second;
  return ink(theme, "company." + written, usual);
}

Text centred_text(const std::string& text, const Font& font, Rgb colour, Point at) {
  const double rise = measure(text, font).cap_height / 2;
  return {text, font, colour, {at.x, at.y + rise}, Align::Centre, 0, std::nullopt};
}

}  // namespace trackwright
