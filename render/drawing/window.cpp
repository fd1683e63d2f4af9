#include "render/drawing/window.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <variant>

#include "render/drawing/text_cairo.h"

namespace trackwright {

namespace {

constexpr double beyond = 2;  // mm, for miters
constexpr double large = 40;  // mm; the items of a larger group are measured separately

struct Pictures {
  bool any = false;
  bool clipped = false;
};

// Pictures may extend beyond their boxes.
void look(const std::vector<Item>& items, bool clipped, Pictures& found) {
  for (const Item& item : items) {
    if (std::holds_alternative<Image>(item.value)) {
      found.any = true;
      found.clipped = found.clipped || clipped;
    } else if (const auto* group = std::get_if<Group>(&item.value)) {
      look(group->items, clipped || group->clip, found);
    } else if (const auto* shown = std::get_if<Shown>(&item.value)) {
      look(shown->items, clipped, found);
    } else if (const auto* symbol = std::get_if<Symbol>(&item.value)) {
      look(symbol->drawing->items, clipped, found);
    }
  }
}

bool meet(Box a, Box b) {
  return a.x <= b.right() && b.x <= a.right() && a.y <= b.bottom() && b.y <= a.bottom();
}

// Returns the lines of an outline, each from one move to the next; nothing if one starts without a move.
std::vector<Outline> lines_of(const Outline& outline) {
  using Kind = Segment::Kind;
  std::vector<Outline> lines;
  for (std::size_t i = 0; i < outline.segments.size(); ++i) {
    const Segment& segment = outline.segments[i];
    const bool begins = i == 0 || outline.segments[i - 1].kind == Kind::Close;
    if (begins && segment.kind != Kind::Move) return {};
    if (segment.kind == Kind::Move) lines.emplace_back();
    lines.back().segments.push_back(segment);
  }
  return lines;
}

}  // namespace

Windows::Windows(const Drawing& drawing) : drawing_(drawing), items_(measured(drawing.items, {})) {}

Drawing Windows::seen_in(Box window) const {
  return {seen(drawing_.items, items_, window)};
}

std::vector<Windows::Measured> Windows::measured(const std::vector<Item>& items, const Transform& transform) {
  std::vector<Measured> all;
  all.reserve(items.size());
  for (const Item& item : items) all.push_back(measured(item, transform));
  return all;
}

Windows::Measured Windows::measured(const Item& item, const Transform& transform) {
  Drawing alone;
  alone.items.push_back(item);
  Pictures pictures;
  look(alone.items, false, pictures);
  const Box own = transformed(transform, bounds(alone, text_box));
  Measured one{grown(own, beyond + (pictures.any ? std::max(own.width, own.height) / 2 : 0)),
               pictures.clipped};
  if (own.width <= large && own.height <= large) return one;
  if (const auto* group = std::get_if<Group>(&item.value))
    one.items = measured(group->items, transform * group->transform);
  else if (const auto* shown = std::get_if<Shown>(&item.value))
    one.items = measured(shown->items, transform);
  else if (const auto* shape = std::get_if<Shape>(&item.value))
    one.items = measured(*shape, transform);
  return one;
}

// Woods are one shape with a line for each tree.
std::vector<Windows::Measured> Windows::measured(const Shape& shape, const Transform& transform) {
  std::vector<Outline> lines = lines_of(shape.outline);
  if (lines.size() < 2) return {};
  std::vector<Measured> all;
  for (Outline& line : lines) {
    Item alone{Shape{std::move(line), shape.fill, shape.stroke, shape.opacity}};
    all.push_back({grown(transformed(transform, bounds(alone)), beyond)});
  }
  return all;
}

std::vector<Item> Windows::seen(const std::vector<Item>& items, const std::vector<Measured>& measured,
                                Box window) {
  std::vector<Item> all;
  for (std::size_t i = 0; i < items.size(); ++i) {
    const Measured& one = measured[i];
    if (!one.anywhere && !meet(one.box, window)) continue;
    const auto* group = std::get_if<Group>(&items[i].value);
    const auto* shown = std::get_if<Shown>(&items[i].value);
    if (one.items.empty())
      all.push_back(items[i]);
    else if (group != nullptr)
      all.push_back({Group{group->transform, group->clip, seen(group->items, one.items, window)}});
    else if (shown != nullptr)
      all.push_back({Shown{shown->about, seen(shown->items, one.items, window)}});
    else if (Shape shape = seen(std::get<Shape>(items[i].value), one.items, window);
             !shape.outline.segments.empty())
      all.push_back({std::move(shape)});
  }
  return all;
}

// The fill and stroke of a line stay within its box, independently of other lines.
Shape Windows::seen(const Shape& shape, const std::vector<Measured>& lines, Box window) {
  Shape part{{}, shape.fill, shape.stroke, shape.opacity};
  std::size_t line = 0;  // the index of the next line
  bool kept = false;
  for (const Segment& segment : shape.outline.segments) {
    if (segment.kind == Segment::Kind::Move) kept = meet(lines[line++].box, window);
    if (kept) part.outline.segments.push_back(segment);
  }
  return part;
}

}  // namespace trackwright
