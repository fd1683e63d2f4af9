#include "render/drawing/cairo.h"

#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "render/drawing/cairo_handles.h"
#include "render/drawing/picture_cairo.h"
#include "render/drawing/text_cairo.h"

namespace trackwright {
namespace {

// Recordings use tenths of millimetres, since Cairo rounds
// coordinates to 1/256 and glyph outlines to 1/64 of a unit.
constexpr double recording_scale = 10;

// Cairo's tolerance for curves when it computes the area of a shape, which it repeats for each edge of a
// recording: 0.1 point, as on a page. The default of 0.1 unit is a third of that and needs almost twice the
// steps. Cairo omits lines shorter than half of the tolerance.
constexpr double recording_tolerance = 0.1 * 25.4 / 72 * recording_scale;

// Pairs cairo_save and cairo_restore in a scope.
class Saved {
 public:
  explicit Saved(cairo_t* cr) : cr_(cr) { cairo_save(cr_); }
  ~Saved() { cairo_restore(cr_); }
  Saved(const Saved&) = delete;
  Saved& operator=(const Saved&) = delete;

 private:
  cairo_t* cr_;
};

void apply(cairo_t* cr, const Transform& t) {
  const cairo_matrix_t matrix{t.xx, t.yx, t.xy, t.yy, t.dx, t.dy};
  cairo_transform(cr, &matrix);
}

void trace(cairo_t* cr, const Outline& outline) {
  cairo_new_path(cr);
  for (const Segment& s : outline.segments) {
    switch (s.kind) {
      case Segment::Kind::Move:
        cairo_move_to(cr, s.to.x, s.to.y);
        break;
      case Segment::Kind::Line:
        cairo_line_to(cr, s.to.x, s.to.y);
        break;
      case Segment::Kind::Curve:
        cairo_curve_to(cr, s.c1.x, s.c1.y, s.c2.x, s.c2.y, s.to.x, s.to.y);
        break;
      case Segment::Kind::Close:
        cairo_close_path(cr);
        break;
    }
  }
}

void set_colour(cairo_t* cr, Rgb colour, double opacity) {
  // Set an opaque colour without alpha, which keeps transparency groups out of a PDF.
  if (opacity >= 1)
    cairo_set_source_rgb(cr, colour.r, colour.g, colour.b);
  else
    cairo_set_source_rgba(cr, colour.r, colour.g, colour.b, opacity);
}

// Returns the scale of the context if it is the same in all directions.
std::optional<double> even_scale(const cairo_matrix_t& m) {
  const double along = std::hypot(m.xx, m.yx);
  const double across = std::hypot(m.xy, m.yy);
  const double skew = m.xx * m.xy + m.yx * m.yy;
  const double near = 1e-9 * along * along;
  if (std::abs(along - across) > 1e-9 * along || std::abs(skew) > near || along == 0) return std::nullopt;
  return along;
}

// `on_surface`: strokes in units of the surface if the result is the same.
void stroke_path(cairo_t* cr, const Stroke& stroke, bool on_surface) {
  constexpr std::array caps{CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
  constexpr std::array joins{CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL};
  cairo_matrix_t matrix;
  cairo_get_matrix(cr, &matrix);
  const std::optional<double> even = on_surface ? even_scale(matrix) : std::nullopt;
  const double scale = even.value_or(1);
  std::vector<double> dashes = stroke.dashes;
  for (double& dash : dashes) dash *= scale;
  if (even) cairo_identity_matrix(cr);
  cairo_set_line_width(cr, stroke.width * scale);
  cairo_set_line_cap(cr, caps[static_cast<std::size_t>(stroke.cap)]);
  cairo_set_line_join(cr, joins[static_cast<std::size_t>(stroke.join)]);
  cairo_set_dash(cr, dashes.data(), static_cast<int>(dashes.size()), 0);
  cairo_stroke(cr);
  cairo_set_matrix(cr, &matrix);
}

void paint_shape(cairo_t* cr, const Shape& shape, double opacity, bool on_surface) {
  trace(cr, shape.outline);
  if (shape.fill) {
    set_colour(cr, *shape.fill, opacity);
    shape.stroke ? cairo_fill_preserve(cr) : cairo_fill(cr);
  }
  if (shape.stroke) {
    set_colour(cr, shape.stroke->colour, opacity);
    stroke_path(cr, *shape.stroke, on_surface);
  }
  cairo_new_path(cr);
}

}  // namespace

void CairoPlayer::play(cairo_t* cr, const Drawing& drawing) {
  play(cr, drawing.items);
}

void CairoPlayer::play(cairo_t* cr, const std::vector<Item>& items) {
  for (const Item& item : items) std::visit([&](const auto& value) { play(cr, value); }, item.value);
}

void CairoPlayer::play(cairo_t* cr, const Shape& shape) {
  // A PDF would repeat the matrix for each line. In an SVG, librsvg
  // includes the origin of those units in the extents of the drawing.
  const bool on_surface = use_ == SymbolUse::Recorded && keeper_ == nullptr;
  // A translucent shape with fill and edge needs a group: both would show where they overlap.
  const bool grouped = shape.opacity < 1 && shape.fill && shape.stroke;
  if (!grouped) {
    paint_shape(cr, shape, shape.opacity, on_surface);
    return;
  }
  cairo_push_group(cr);
  paint_shape(cr, shape, 1, on_surface);
  cairo_pop_group_to_source(cr);
  cairo_paint_with_alpha(cr, shape.opacity);
}

void CairoPlayer::play(cairo_t* cr, const Text& text) {
  if (keeper_ == nullptr || !keeper_->writes(cr, text)) show_text(cr, text, text_ == TextUse::Outlined);
}

void CairoPlayer::play(cairo_t* cr, const Image& image) {
  if (!image.bytes || image.box.width <= 0 || image.box.height <= 0) return;
  const auto draw = [&](cairo_t* target, Box box) { show_picture(target, *image.bytes, box); };
  if (use_ == SymbolUse::Replayed) {
    if (image.opacity >= 1) {
      draw(cr, image.box);
      return;
    }
    cairo_push_group(cr);
    draw(cr, image.box);
    cairo_pop_group_to_source(cr);
    cairo_paint_with_alpha(cr, image.opacity);
    return;
  }
  // Record in a box of fixed width, so that one recording serves all sizes of one aspect ratio.
  const double aspect = image.box.height / image.box.width;
  const Box own{0, 0, 100, 100 * aspect};
  // An SVG can draw beyond its edges (`overflow`), as the background of a map does.
  const Box whole{-own.width / 2, -own.height / 2, 2 * own.width, 2 * own.height};
  const Recording& recorded =
      recording(image.bytes.get(), whole, [&](cairo_t* target) { draw(target, own); });
  const double scale = image.box.width / own.width;
  const Saved saved(cr);
  cairo_translate(cr, image.box.x, image.box.y);
  cairo_scale(cr, scale, scale);
  show(cr, recorded, image.opacity);
}

void CairoPlayer::play(cairo_t* cr, const Group& group) {
  const Saved saved(cr);
  apply(cr, group.transform);
  if (group.clip && keeper_ != nullptr) {
    keeper_->begin(cr, *group.clip);
    play(cr, group.items);
    keeper_->end(cr);
    return;
  }
  if (group.clip) {
    trace(cr, *group.clip);
    cairo_clip(cr);
  }
  play(cr, group.items);
}

void CairoPlayer::play(cairo_t* cr, const Symbol& symbol) {
  const Saved saved(cr);
  apply(cr, symbol.transform);
  if (use_ == SymbolUse::Replayed) {
    play(cr, *symbol.drawing);
    return;
  }
  const Recording& recorded = recording(symbol.drawing.get(), bounds(*symbol.drawing, text_box),
                                        [&](cairo_t* target) { play(target, *symbol.drawing); });
  show(cr, recorded);
}

void CairoPlayer::play(cairo_t* cr, const Shown& shown) {
  const bool kept = keeper_ != nullptr && !shown.about.nothing() && keeper_->begin(cr, shown.about);
  play(cr, shown.items);
  if (kept) keeper_->end(cr);
}

void CairoPlayer::show(cairo_t* cr, const Recording& recorded, double opacity) {
  cairo_translate(cr, recorded.box.x, recorded.box.y);
  cairo_scale(cr, 1 / recording_scale, 1 / recording_scale);
  cairo_set_source_surface(cr, recorded.surface.get(), 0, 0);
  opacity < 1 ? cairo_paint_with_alpha(cr, opacity) : cairo_paint(cr);
}

const CairoPlayer::Recording& CairoPlayer::recording(const void* key, Box box,
                                                     const std::function<void(cairo_t*)>& draw) {
  const auto known = recordings_.find(key);
  if (known != recordings_.end()) return known->second;
  constexpr double margin = 1;  // mm, for miters
  box = {box.x - margin, box.y - margin, box.width + 2 * margin, box.height + 2 * margin};
  // Start at the origin: Cairo 1.16 misplaces other recordings in an SVG.
  const cairo_rectangle_t extents{0, 0, box.width * recording_scale, box.height * recording_scale};
  Recording made{
      .surface = {cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents), cairo_surface_destroy},
      .box = box};
  const ContextPtr context(cairo_create(made.surface.get()));
  cairo_set_tolerance(context.get(), recording_tolerance);
  cairo_scale(context.get(), recording_scale, recording_scale);
  cairo_translate(context.get(), -box.x, -box.y);
  draw(context.get());
  require_success(cairo_status(context.get()), "recording a symbol");
  return recordings_.emplace(key, std::move(made)).first->second;
}

}  // namespace trackwright
