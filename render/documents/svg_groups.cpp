#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/base/name.h"
#include "engine/base/words.h"
#include "render/documents/svg_groups.h"
#include "render/drawing/cairo_handles.h"

namespace trackwright {

namespace {

// A mark fills the surface with a colour that no drawing uses, at the lowest opacity that Cairo still writes.
// Green and blue contain its number, twelve bits each.
constexpr double mark_red = 0.123456;
constexpr double mark_opacity = 0.0051;
constexpr std::size_t mark_steps = 4096;

void paint_mark(cairo_t* cr, std::size_t number) {
  const auto share = [](std::size_t bits) { return static_cast<double>(bits) / mark_steps; };
  cairo_save(cr);
  cairo_set_source_rgba(cr, mark_red, share(number % mark_steps), share(number / mark_steps), mark_opacity);
  cairo_paint(cr);
  cairo_restore(cr);
}

// Returns the number after `before`, and removes both from the text.
std::optional<double> number_after(std::string_view& text, std::string_view before) {
  const std::size_t at = text.find(before);
  if (at == std::string_view::npos) return std::nullopt;
  text.remove_prefix(at + before.size());
  return take_number<double>(text);
}

// Returns the number of a mark that Cairo wrote as this rectangle.
std::optional<std::size_t> mark_of(std::string_view rectangle) {
  const auto red = number_after(rectangle, "rgb(");
  const auto green = number_after(rectangle, "%,");
  const auto blue = number_after(rectangle, "%,");
  const auto opacity = number_after(rectangle, "opacity:");
  if (!red || !green || !blue || !opacity) return std::nullopt;
  if (std::abs(*red - 100 * mark_red) > 1e-6 || std::abs(*opacity - mark_opacity) > 1e-6) return std::nullopt;
  const auto bits = [](double percent) {
    return static_cast<std::size_t>(std::llround(percent / 100 * mark_steps));
  };
  return bits(*green) + bits(*blue) * mark_steps;
}

// Escapes the value of an attribute. XML cannot represent other control characters.
std::string attribute(std::string_view text) {
  std::string value;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '&' || c == '<' || c == '>' || c == '"' || c == '\'' || c == '\t' || c == '\n' || c == '\r')
      value += fmt::format("&#{};", byte);
    else if (byte < 0x20)
      value += ' ';
    else
      value += c;
  }
  return value;
}

std::string id_part(std::string_view name) {
  std::string part;
  for (const char c : name) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    part += plain ? std::string(1, c) : fmt::format("_{:02X}", static_cast<unsigned char>(c));
  }
  return part;
}

// Returns the path of the outline in units of the surface.
std::string path_of(cairo_t* cr, const Outline& outline) {
  constexpr int decimals = 3;
  cairo_matrix_t m;
  cairo_get_matrix(cr, &m);
  return svg_path(transformed({m.xx, m.xy, m.x0, m.yx, m.yy, m.y0}, outline), decimals);
}

}  // namespace

std::string svg_id(const About& about) {
  std::string id(word(about.name.kind));
  for (char& c : id)
    if (c == ' ') c = '-';
  id += "-" + id_part(about.name.text);
  return about.aspect.empty() ? id : id + "-" + about.aspect;
}

bool SvgGroups::writes(cairo_t* cr, const Text& text) {
  auto tag = letters_.written(cr, text);
  if (tag && !tag->empty()) open(cr, std::move(*tag));
  return tag.has_value();
}

bool SvgGroups::begin(cairo_t* cr, const About& about) {
  if (!named_) return false;
  std::string tag = fmt::format(R"(<g id="{}" data-kind="{}" data-name="{}")", unused(svg_id(about)),
                                word(about.name.kind), attribute(about.name.text));
  if (!about.aspect.empty()) tag += fmt::format(R"( data-aspect="{}")", attribute(about.aspect));
  open(cr, tag + ">\n");
  return true;
}

void SvgGroups::begin(cairo_t* cr, const Outline& clip) {
  const std::string id = fmt::format("cut{}", ++clips_);
  open(cr, fmt::format("<clipPath id=\"{0}\"><path d=\"{1}\"/></clipPath>\n<g clip-path=\"url(#{0})\">\n", id,
                       path_of(cr, clip)));
}

void SvgGroups::end(cairo_t* cr) {
  paint_mark(cr, 0);
}

void SvgGroups::open(cairo_t* cr, std::string tag) {
  paint_mark(cr, tags_.size());
  tags_.push_back(std::move(tag));
}

// Returns "tile-57-2" for the second use of an id, which is unique: names contain no hyphen.
std::string SvgGroups::unused(const std::string& id) {
  const int count = ++ids_[id];
  return count == 1 ? id : fmt::format("{}-{}", id, count);
}

const std::string* SvgGroups::tag_of(std::string_view rectangle) const {
  const auto mark = mark_of(rectangle);
  return mark && *mark < tags_.size() ? &tags_[*mark] : nullptr;
}

std::string SvgGroups::tagged(std::string_view svg) const {
  constexpr std::string_view opening = "<rect ";
  constexpr std::string_view closing = "/>\n";
  std::string out;
  out.reserve(svg.size());
  const std::size_t begin = svg.find(">\n", svg.find("<svg")) + 2;
  out += svg.substr(0, begin);
  out += letters_.definitions();
  svg.remove_prefix(begin);
  while (!svg.empty()) {
    const std::size_t at = std::min(svg.find(opening), svg.size());
    const std::size_t end = svg.find(closing, at);
    out += svg.substr(0, at);
    svg.remove_prefix(at);
    if (end == std::string_view::npos) {
      out += svg;
      break;
    }
    const std::string_view rectangle = svg.substr(0, end - at + closing.size());
    const std::string* tag = tag_of(rectangle);
    out += tag != nullptr ? std::string_view(*tag) : rectangle;
    svg.remove_prefix(rectangle.size());
  }
  return out;
}

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
