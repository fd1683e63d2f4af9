#include "render/drawing/text.h"

#include <pango/pangocairo.h>

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

#include "render/drawing/cairo_handles.h"
#include "render/drawing/shaping.h"
#include "render/drawing/text_cairo.h"

namespace trackwright {
namespace {

struct PathRelease {
  void operator()(cairo_path_t* path) const { cairo_path_destroy(path); }
};

// Pango's integer width of a line overflows at about 20,000 letters.
std::string_view shown_of(std::string_view text) {
  std::size_t end = std::min(text.size(), longest_line);
  while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return text.substr(0, end);
}

const ShapedLine& shaped_line(const Text& text) {
  return trackwright::shaped_line(shown_of(text.text), text.font);
}

LineExtent extent_of(std::string_view text, const Font& font) {
  return line_extent(shown_of(text), font);
}

double to_mm(int units, const Font& font) {
  return units / (PANGO_SCALE * shaping_size) * font.size;
}

double aligned_left(const Text& text, double width) {
  switch (text.align) {
    case Align::Left:
      return 0;
    case Align::Centre:
      return -width / 2;
    case Align::Right:
      return -width;
  }
  return 0;
}

void draw_halo(cairo_t* cr, PangoLayoutLine* line, const Stroke& halo, double scale) {
  pango_cairo_layout_line_path(cr, line);
  cairo_set_source_rgb(cr, halo.colour.r, halo.colour.g, halo.colour.b);
  cairo_set_line_width(cr, halo.width / scale);
  cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash(cr, nullptr, 0, 0);
  cairo_stroke(cr);
}

bool shows_nothing(const Text& text) {
  return text.text.empty() || text.font.size <= 0;
}

// Moves the context to the line, in the units of its shaping; returns their size in mm.
double enter(cairo_t* cr, const Text& text, const ShapedLine& shaped) {
  const double scale = text.font.size / shaping_size;
  cairo_translate(cr, text.at.x, text.at.y);
  const Transform turn = Transform::rotation(text.rotation);
  const cairo_matrix_t matrix{turn.xx, turn.yx, turn.xy, turn.yy, 0, 0};
  cairo_transform(cr, &matrix);
  cairo_translate(cr, aligned_left(text, to_mm(shaped.extent.logical.width, text.font)), 0);
  cairo_scale(cr, scale, scale);
  return scale;
}

// Returns the letters as Pango would draw them.
std::optional<std::vector<Letter>> letters_of(const PangoLayoutLine* line) {
  std::vector<Letter> letters;
  int x = 0;
  for (const GSList* rest = line->runs; rest != nullptr; rest = rest->next) {
    const auto* run = static_cast<const PangoLayoutRun*>(rest->data);
    const std::shared_ptr<cairo_scaled_font_t> face(
        cairo_scaled_font_reference(
            pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(run->item->analysis.font))),
        cairo_scaled_font_destroy);
    for (int i = 0; i < run->glyphs->num_glyphs; ++i) {
      const PangoGlyphInfo& info = run->glyphs->glyphs[i];
      if ((info.glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0) return std::nullopt;
      const auto units = [](int pango) { return static_cast<double>(pango) / PANGO_SCALE; };
      if (info.glyph != PANGO_GLYPH_EMPTY)
        letters.push_back({.face = face,
                           .glyph = info.glyph,
                           .at = {units(x + info.geometry.x_offset), units(info.geometry.y_offset)}});
      x += info.geometry.width;
    }
  }
  return letters;
}

// Fonts contain points without lines, which strokes with round ends would draw as dots.
Outline without_points(const Outline& outline) {
  const std::vector<Segment>& all = outline.segments;
  const auto draws = [&](std::size_t i) {
    return i < all.size() && (all[i].kind == Segment::Kind::Line || all[i].kind == Segment::Kind::Curve);
  };
  Outline lines;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool begins = all[i].kind == Segment::Kind::Move && draws(i + 1);
    const bool ends = all[i].kind == Segment::Kind::Close && i > 0 && draws(i - 1);
    if (begins || ends || draws(i)) lines.segments.push_back(all[i]);
  }
  return lines;
}

}  // namespace

TextExtent measure(const std::string& text, const Font& font) {
  const LineExtent extent = extent_of(text, font);
  const LineExtent capital = extent_of("H", font);
  const int right = std::max(extent.logical.width, extent.ink.x + extent.ink.width);
  return {.width = to_mm(right - std::min(0, extent.ink.x), font),
          .ascent = to_mm(-extent.ink.y, font),
          .descent = to_mm(extent.ink.y + extent.ink.height, font),
          .cap_height = to_mm(-capital.ink.y, font)};
}

void show_text(cairo_t* cr, const Text& text, bool outlined) {
  if (shows_nothing(text)) return;
  const ShapedLine& shaped = shaped_line(text);
  PangoLayoutLine* line = pango_layout_get_line_readonly(shaped.layout.get(), 0);
  cairo_save(cr);
  const double scale = enter(cr, text, shaped);
  cairo_new_path(cr);
  cairo_move_to(cr, 0, 0);
  if (text.halo) {
    draw_halo(cr, line, *text.halo, scale);
    cairo_move_to(cr, 0, 0);
  }
  cairo_set_source_rgb(cr, text.colour.r, text.colour.g, text.colour.b);
  if (outlined) {
    pango_cairo_layout_line_path(cr, line);
    cairo_fill(cr);
  } else {
    pango_cairo_show_layout_line(cr, line);
  }
  cairo_restore(cr);
}

std::optional<PlacedLetters> placed_letters(cairo_t* cr, const Text& text) {
  if (shows_nothing(text)) return PlacedLetters{};
  const ShapedLine& shaped = shaped_line(text);
  auto letters = letters_of(pango_layout_get_line_readonly(shaped.layout.get(), 0));
  if (!letters) return std::nullopt;
  cairo_save(cr);
  const double scale = enter(cr, text, shaped);
  cairo_matrix_t matrix;
  cairo_get_matrix(cr, &matrix);
  cairo_restore(cr);
  return PlacedLetters{.letters = std::move(*letters),
                       .to_surface = {matrix.xx, matrix.xy, matrix.x0, matrix.yx, matrix.yy, matrix.y0},
                       .unit = scale};
}

Outline outline_of(const Letter& letter) {
  const SurfacePtr surface(cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nullptr));
  const ContextPtr context(cairo_create(surface.get()));
  cairo_set_scaled_font(context.get(), letter.face.get());
  const cairo_glyph_t glyph{letter.glyph, 0, 0};
  cairo_glyph_path(context.get(), &glyph, 1);
  const std::unique_ptr<cairo_path_t, PathRelease> path(cairo_copy_path(context.get()));
  require_success(path->status, "outlining a letter");
  Outline outline;
  for (int i = 0; i < path->num_data; i += path->data[i].header.length) {
    const cairo_path_data_t* data = path->data + i;
    const auto point = [&](int n) { return Point{data[n].point.x, data[n].point.y}; };
    switch (data->header.type) {
      case CAIRO_PATH_MOVE_TO:
        outline.move(point(1));
        break;
      case CAIRO_PATH_LINE_TO:
        outline.line(point(1));
        break;
      case CAIRO_PATH_CURVE_TO:
        outline.curve(point(1), point(2), point(3));
        break;
      case CAIRO_PATH_CLOSE_PATH:
        outline.close();
        break;
    }
  }
  return without_points(outline);
}

Box text_box(const Text& text) {
  const LineExtent extent = extent_of(text.text, text.font);
  const double left = text.at.x + aligned_left(text, to_mm(extent.logical.width, text.font));
  const int ink_right = std::max(extent.logical.width, extent.ink.x + extent.ink.width);
  const int ink_left = std::min(0, extent.ink.x);
  const int top = std::min(extent.logical.y, extent.ink.y);
  const int bottom = std::max(extent.logical.y + extent.logical.height, extent.ink.y + extent.ink.height);
  return {left + to_mm(ink_left, text.font), text.at.y + to_mm(top, text.font),
          to_mm(ink_right - ink_left, text.font), to_mm(bottom - top, text.font)};
}

}  // namespace trackwright
