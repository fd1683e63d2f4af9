#include "render/documents/svg.h"

#include <cairo-svg.h>
#include <fmt/core.h>

#include <cctype>
#include <map>
#include <string_view>
#include <utility>

#include "render/documents/svg_groups.h"
#include "render/drawing/cairo.h"
#include "render/drawing/cairo_handles.h"

namespace trackwright {
namespace {

bool is_id_character(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
}

// Renames Cairo's ids: keeps their letters and adds our count.
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

// Cairo counts ids across the whole process; a document counts from one. Cairo also writes six decimals: in
// outlines, three are a ten-thousandth of a millimetre and take half of the bytes.
class Tidier {
 public:
  explicit Tidier(std::string_view svg) : svg_(svg) { out_.reserve(svg.size()); }

  std::string tidied() {
    std::size_t at = 0;
    while (at < svg_.size()) {
      const std::size_t mark = svg_.find_first_of("\"#", at);
      const std::size_t behind = mark == std::string_view::npos ? svg_.size() : mark + 1;
      out_.append(svg_, at, behind - at);
      at = behind;
      const std::string_view before = svg_.substr(0, behind);
      if (before.ends_with(R"( id=")") || before.ends_with(R"(href="#)") || before.ends_with("url(#"))
        at = id(at);
      else if (before.ends_with(R"( d=")"))
        at = outline(at);
    }
    return std::move(out_);
  }

 private:
  std::size_t id(std::size_t at) {
    std::size_t end = at;
    while (end < svg_.size() && is_id_character(svg_[end])) ++end;
    out_ += ids_.renamed(svg_.substr(at, end - at));
    return end;
  }

  std::size_t outline(std::size_t at) {
    constexpr std::size_t decimals = 3;
    std::size_t behind_point = 0;  // digits since the decimal point, plus one; 0 before it
    for (; at < svg_.size() && svg_[at] != '"'; ++at) {
      const char c = svg_[at];
      behind_point = c == '.' ? 1 : c >= '0' && c <= '9' && behind_point > 0 ? behind_point + 1 : 0;
      if (behind_point <= decimals + 1) out_ += c;
    }
    return at;
  }

  std::string_view svg_;
  std::string out_;
  Ids ids_;
};

// Writes the natural size in millimetres into the first tag, where Cairo uses its own units.
std::string in_millimetres(const std::string& svg, Size size) {
  const std::size_t from = svg.find(" width=\"");
  const std::size_t to = svg.find(" viewBox=", from);
  return svg.substr(0, from) + fmt::format(R"( width="{}mm" height="{}mm")", size.width, size.height) +
         svg.substr(to);
}

}  // namespace

std::string write_svg(const Drawing& drawing, Size size, SvgIds ids) {
  // Cairo rounds glyph outlines to 1/64 of a unit; tenths of millimetres stay smooth when enlarged.
  constexpr double units_per_mm = 10;
  std::string bytes;
  const SurfacePtr surface(cairo_svg_surface_create_for_stream(
      append_bytes, &bytes, size.width * units_per_mm, size.height * units_per_mm));
  cairo_svg_surface_set_document_unit(surface.get(), CAIRO_SVG_UNIT_USER);
  SvgGroups groups(ids == SvgIds::Shown);
  CairoPlayer player(SymbolUse::Recorded, groups);  // the surface reads its recordings when it finishes
  {
    const ContextPtr context(cairo_create(surface.get()));
    cairo_scale(context.get(), units_per_mm, units_per_mm);
    player.play(context.get(), drawing);
    require_success(cairo_status(context.get()), "drawing an SVG");
  }
  cairo_surface_finish(surface.get());
  require_success(cairo_surface_status(surface.get()), "writing an SVG");
  return groups.tagged(in_millimetres(Tidier(bytes).tidied(), size));
}

}  // namespace trackwright
