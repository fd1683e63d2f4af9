#include "render/documents/svg.h"

#include <cairo-svg.h>
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <string_view>

#include "render/cairo.h"
#include "render/cairo_handles.h"

namespace trackwright {
namespace {

bool is_id_character(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
}

// New names for Cairo's ids: its letters with our count.
class Ids {
 public:
  std::string renamed(std::string_view id) {
    const auto known = names_.find(id);
    if (known != names_.end()) return known->second;
    std::size_t letters = 0;
    while (letters < id.size() && std::isalpha(static_cast<unsigned char>(id[letters])) != 0) ++letters;
    const std::string stem(id.substr(0, letters));
    const std::string name = stem + std::to_string(++counts_[stem]);
    return names_.emplace(std::string(id), name).first->second;
  }

 private:
  std::map<std::string, std::string, std::less<>> names_;
  std::map<std::string, int> counts_;
};

// Cairo counts ids through the whole process; in the document they count from one.
std::string renumbered(const std::string& svg) {
  constexpr std::array<std::string_view, 3> marks{R"( id=")", R"(href="#)", "url(#"};
  Ids ids;
  std::string out;
  out.reserve(svg.size());
  std::size_t at = 0;
  while (at < svg.size()) {
    std::size_t length = 0;
    for (const std::string_view mark : marks) {
      if (svg.compare(at, mark.size(), mark) == 0) length = mark.size();
    }
    if (length == 0) {
      out += svg[at++];
      continue;
    }
    out.append(svg, at, length);
    at += length;
    std::size_t end = at;
    while (end < svg.size() && is_id_character(svg[end])) ++end;
    out += ids.renamed(std::string_view(svg).substr(at, end - at));
    at = end;
  }
  return out;
}

// Cairo writes six decimals; in outlines three are a ten-thousandth of a millimetre and half of the bytes.
std::string with_short_outlines(const std::string& svg) {
  constexpr std::string_view mark = R"( d=")";
  constexpr std::size_t decimals = 3;
  std::string out;
  out.reserve(svg.size());
  std::size_t at = 0;
  while (at < svg.size()) {
    const std::size_t from = std::min(svg.find(mark, at), svg.size());
    const std::size_t start = std::min(from + mark.size(), svg.size());
    const std::size_t end = std::min(svg.find('"', start), svg.size());
    out.append(svg, at, start - at);
    std::size_t behind_point = 0;  // digits since the decimal point, itself included; 0 before it
    for (std::size_t i = start; i < end; ++i) {
      const char c = svg[i];
      const bool digit = std::isdigit(static_cast<unsigned char>(c)) != 0;
      behind_point = c == '.' ? 1 : digit && behind_point > 0 ? behind_point + 1 : 0;
      if (behind_point <= decimals + 1) out += c;
    }
    at = end;
  }
  return out;
}

// The picture's natural size in its first tag, which Cairo writes in its own units.
std::string in_millimetres(const std::string& svg, Size size) {
  const std::size_t from = svg.find(" width=\"");
  const std::size_t to = svg.find(" viewBox=", from);
  return svg.substr(0, from) + fmt::format(R"( width="{}mm" height="{}mm")", size.width, size.height) +
         svg.substr(to);
}

}  // namespace

std::string write_svg(const Drawing& drawing, Size size) {
  // Cairo rounds glyph outlines to 1/64 of a unit: tenths of millimetres keep them smooth when enlarged.
  constexpr double units_per_mm = 10;
  std::string bytes;
  const SurfacePtr surface(cairo_svg_surface_create_for_stream(
      append_bytes, &bytes, size.width * units_per_mm, size.height * units_per_mm));
  cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_USER);
  CairoPlayer player(SymbolUse::Recorded);  // its recordings are read when the surface is finished
  {
    const ContextPtr context(cairo_create(surface.get()));
    cairo_scale(context.get(), units_per_mm, units_per_mm);
    player.play(context.get(), drawing);
    require_success(cairo_status(context.get()), "drawing an SVG");
  }
  cairo_surface_finish(surface.get());
  require_success(cairo_surface_status(surface.get()), "writing an SVG");
  return in_millimetres(with_short_outlines(renumbered(bytes)), size);
}

}  // namespace trackwright
