#include <algorithm>
#include <cmath>
#include <limits>

#include "render/drawing/drawing.h"

namespace trackwright {
namespace {

// Grows with each point; empty before the first.
struct Extent {
  double left = std::numeric_limits<double>::infinity();
  double top = std::numeric_limits<double>::infinity();
  double right = -std::numeric_limits<double>::infinity();
  double bottom = -std::numeric_limits<double>::infinity();

  bool empty() const { return left > right; }
  void include(Point p, double margin = 0) {
    left = std::min(left, p.x - margin);
    top = std::min(top, p.y - margin);
    right = std::max(right, p.x + margin);
    bottom = std::max(bottom, p.y + margin);
  }
  void include(const Extent& other) {
    if (other.empty()) return;
    include(Point{other.left, other.top});
    include(Point{other.right, other.bottom});
  }
  void clip_to(const Extent& other) {
    left = std::max(left, other.left);
    top = std::max(top, other.top);
    right = std::min(right, other.right);
    bottom = std::min(bottom, other.bottom);
  }
  Box box() const { return empty() ? Box{} : Box{left, top, right - left, bottom - top}; }
};

void include_corners(Extent& extent, const Transform& transform, Box box) {
  extent.include(transform.apply({box.x, box.y}));
  extent.include(transform.apply({box.right(), box.y}));
  extent.include(transform.apply({box.x, box.bottom()}));
  extent.include(transform.apply({box.right(), box.bottom()}));
}

Extent of_outline(const Outline& outline, const Transform& transform, double margin) {
  Extent extent;
  for (const Segment& segment : outline.segments) {
    if (segment.kind == Segment::Kind::Close) continue;
    extent.include(transform.apply(segment.to), margin);
    if (segment.kind != Segment::Kind::Curve) continue;
    extent.include(transform.apply(segment.c1), margin);
    extent.include(transform.apply(segment.c2), margin);
  }
  return extent;
}

// Assumes a usual typeface: 0.55 em for a character, 0.75 em above the baseline and 0.25 em below it.
Box estimated_text_box(const Text& text) {
  const auto characters = std::ranges::count_if(text.text, [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;  // not a continuation byte of UTF-8
  });
  const double width = 0.55 * text.font.size * static_cast<double>(characters);
  const double share = text.align == Align::Left ? 0 : text.align == Align::Centre ? 0.5 : 1;
  return {text.at.x - width * share, text.at.y - 0.75 * text.font.size, width, text.font.size};
}

using TextBox = Box (*)(const Text&);

Extent of_items(const std::vector<Item>& items, const Transform& transform, TextBox text_box);

Extent of(const Shape& shape, const Transform& transform, TextBox) {
  const double scale = std::sqrt(std::abs(transform.xx * transform.yy - transform.xy * transform.yx));
  return of_outline(shape.outline, transform, shape.stroke ? shape.stroke->width / 2 * scale : 0);
}

Extent of(const Text& text, const Transform& transform, TextBox text_box) {
  Box box = text_box(text);
  const double halo = text.halo ? text.halo->width / 2 : 0;
  box = grown(box, halo);
  const Transform turned = Transform::translation(text.at.x, text.at.y) * Transform::rotation(text.rotation) *
                           Transform::translation(-text.at.x, -text.at.y);
  Extent extent;
  include_corners(extent, transform * turned, box);
  return extent;
}

Extent of(const Image& image, const Transform& transform, TextBox) {
  Extent extent;
  include_corners(extent, transform, image.box);
  return extent;
}

Extent of(const Group& group, const Transform& transform, TextBox text_box) {
  const Transform inner = transform * group.transform;
  Extent extent = of_items(group.items, inner, text_box);
  if (group.clip) extent.clip_to(of_outline(*group.clip, inner, 0));
  return extent;
}

Extent of(const Symbol& symbol, const Transform& transform, TextBox text_box) {
  return of_items(symbol.drawing->items, transform * symbol.transform, text_box);
}

Extent of(const Shown& shown, const Transform& transform, TextBox text_box) {
  return of_items(shown.items, transform, text_box);
}

Extent of_item(const Item& item, const Transform& transform, TextBox text_box) {
  return std::visit([&](const auto& value) { return of(value, transform, text_box); }, item.value);
}

Extent of_items(const std::vector<Item>& items, const Transform& transform, TextBox text_box) {
  Extent extent;
  for (const Item& item : items) extent.include(of_item(item, transform, text_box));
  return extent;
}

}  // namespace

Box bounds(const Drawing& drawing) {
  return bounds(drawing, estimated_text_box);
}

Box bounds(const Item& item) {
  return of_item(item, {}, estimated_text_box).box();
}

Box bounds(const Drawing& drawing, Box (*text_box)(const Text&)) {
  return of_items(drawing.items, {}, text_box).box();
}

Box transformed(const Transform& transform, Box box) {
  Extent extent;
  include_corners(extent, transform, box);
  return extent.box();
}

}  // namespace trackwright
