#include "render/documents/svg_letters.h"

#include <fmt/format.h>

#include <cmath>
#include <string_view>

namespace trackwright {
namespace {

std::string colour(Rgb rgb) {
  return fmt::format("rgb({:.6g}%,{:.6g}%,{:.6g}%)", 100 * rgb.r, 100 * rgb.g, 100 * rgb.b);
}

// Uses integers, which takes a tenth of the time.
void add_number(std::string& path, double value, int decimals) {
  constexpr std::string_view zeros = "000000000";
  long long unit = 1;
  for (int i = 0; i < decimals; ++i) unit *= 10;
  const long long all = std::llround(std::abs(value) * static_cast<double>(unit));
  const fmt::format_int before(all / unit);
  const fmt::format_int behind(all % unit);
  if (value < 0 && all > 0) path += '-';
  path.append(before.data(), before.size());
  path += '.';
  path += zeros.substr(0, static_cast<std::size_t>(decimals) - behind.size());
  path.append(behind.data(), behind.size());
  path += ' ';
}

std::string matrix(const Transform& t) {
  return fmt::format("matrix({:.6g},{:.6g},{:.6g},{:.6g},{:.3f},{:.3f})", t.xx, t.yx, t.xy, t.yy, t.dx, t.dy);
}

// Draws the halo like show_text; the width is in units of the letters.
std::string halo_style(const Stroke& halo, double width) {
  return fmt::format(
      R"( style="fill:none;stroke:{};stroke-width:{:.6g};stroke-linecap:round;stroke-linejoin:round;")",
      colour(halo.colour), width);
}

}  // namespace

std::string svg_path(const Outline& outline, int decimals) {
  std::string path;
  const auto point = [&](const char* letter, Point p) {
    path += letter;
    add_number(path, p.x, decimals);
    add_number(path, p.y, decimals);
  };
  for (const Segment& segment : outline.segments) {
    switch (segment.kind) {
      case Segment::Kind::Move:
        point("M ", segment.to);
        break;
      case Segment::Kind::Line:
        point("L ", segment.to);
        break;
      case Segment::Kind::Curve:
        point("C ", segment.c1);
        point("", segment.c2);
        point("", segment.to);
        break;
      case Segment::Kind::Close:
        path += "Z ";
        break;
    }
  }
  return path;
}

std::optional<std::string> SvgLetters::written(cairo_t* cr, const Text& text) {
  const auto placed = placed_letters(cr, text);
  if (!placed) return std::nullopt;
  std::string uses;
  for (const Letter& letter : placed->letters) {
    const std::string& id = id_of(letter);
    if (id.empty()) continue;
    uses += fmt::format(R"(<use xlink:href="#{}" x="{:.2f}")", id, letter.at.x);
    if (letter.at.y != 0) uses += fmt::format(" y=\"{:.2f}\"", letter.at.y);
    uses += "/>\n";
  }
  if (uses.empty()) return uses;
  const std::string halo =
      text.halo
          ? fmt::format("<g{}>\n{}</g>\n", halo_style(*text.halo, text.halo->width / placed->unit), uses)
          : std::string();
  return fmt::format("<g style=\"fill:{};\" transform=\"{}\">\n{}{}</g>\n", colour(text.colour),
                     matrix(placed->to_surface), halo, uses);
}

std::string SvgLetters::definitions() const {
  return symbols_.empty() ? std::string() : "<defs>\n<g>\n" + symbols_ + "</g>\n</defs>\n";
}

// Uses two decimals: the font's size is 100 units, and nobody sees a hundredth of a unit.
const std::string& SvgLetters::id_of(const Letter& letter) {
  const auto [place, fresh] = ids_.try_emplace({letter.face, letter.glyph});
  if (!fresh) return place->second;
  constexpr int decimals = 2;
  const Outline outline = outline_of(letter);
  if (outline.segments.empty()) return place->second;
  place->second = fmt::format("letter{}", ++count_);
  symbols_ += fmt::format("<symbol overflow=\"visible\" id=\"{}\">\n<path d=\"{}\"/>\n</symbol>\n",
                          place->second, svg_path(outline, decimals));
  return place->second;
}

}  // namespace trackwright
