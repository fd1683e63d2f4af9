#include <fmt/core.h>

#include <array>
#include <cmath>
#include <string_view>

#include "render/drawing/drawing.h"

namespace trackwright {
namespace {

// Formats three decimals, without a negative zero.
std::string number(double value) {
  const double rounded = std::round(value * 1000) / 1000;
  return fmt::format("{:.3f}", rounded == 0 ? 0.0 : rounded);
}

std::string point(Point p) {
  return number(p.x) + "," + number(p.y);
}

std::string box(Box b) {
  return point({b.x, b.y}) + " " + number(b.width) + "x" + number(b.height);
}

std::string transform(const Transform& t) {
  return fmt::format("[{} {} {} {} {} {}]", number(t.xx), number(t.yx), number(t.xy), number(t.yy),
                     number(t.dx), number(t.dy));
}

std::string outline(const Outline& o) {
  std::string text;
  for (const Segment& segment : o.segments) {
    if (!text.empty()) text += ' ';
    switch (segment.kind) {
      case Segment::Kind::Move:
        text += "M " + point(segment.to);
        break;
      case Segment::Kind::Line:
        text += "L " + point(segment.to);
        break;
      case Segment::Kind::Curve:
        text += "C " + point(segment.c1) + " " + point(segment.c2) + " " + point(segment.to);
        break;
      case Segment::Kind::Close:
        text += "Z";
        break;
    }
  }
  return text;
}

std::string pen(const Stroke& s) {
  constexpr std::array<std::string_view, 3> caps{"butt", "round", "square"};
  constexpr std::array<std::string_view, 3> joins{"miter", "round", "bevel"};
  std::string text =
      fmt::format("{}/{} {} {}", to_hex(s.colour), number(s.width), caps[static_cast<std::size_t>(s.cap)],
                  joins[static_cast<std::size_t>(s.join)]);
  for (const double dash : s.dashes) text += " " + number(dash);
  return text;
}

void dump_items(std::string& out, const std::vector<Item>& items, const std::string& indent);

void dump_item(std::string& out, const Shape& s, const std::string& indent) {
  out += indent + "shape";
  if (s.fill) out += " fill " + to_hex(*s.fill);
  if (s.stroke) out += " stroke (" + pen(*s.stroke) + ")";
  if (s.opacity != 1) out += " opacity " + number(s.opacity);
  out += " " + outline(s.outline) + "\n";
}

void dump_item(std::string& out, const Text& t, const std::string& indent) {
  constexpr std::array<std::string_view, 4> weights{"regular", "medium", "bold", "black"};
  constexpr std::array<std::string_view, 3> aligns{"left", "centre", "right"};
  out += fmt::format("{}text \"{}\" {} {} {} {}{} {} {}", indent, t.text, point(t.at),
                     aligns[static_cast<std::size_t>(t.align)], number(t.font.size),
                     weights[static_cast<std::size_t>(t.font.weight)], t.font.italic ? " italic" : "",
                     t.font.family.empty() ? "-" : t.font.family, to_hex(t.colour));
  if (t.rotation != 0) out += " turned " + number(t.rotation);
  if (t.halo) out += " halo (" + pen(*t.halo) + ")";
  out += "\n";
}

void dump_item(std::string& out, const Image& i, const std::string& indent) {
  out += fmt::format("{}image {} bytes {}", indent, i.bytes ? i.bytes->size() : 0, box(i.box));
  if (i.opacity != 1) out += " opacity " + number(i.opacity);
  out += "\n";
}

void dump_item(std::string& out, const Group& g, const std::string& indent) {
  out += indent + "group " + transform(g.transform);
  if (g.clip) out += " clip " + outline(*g.clip);
  out += "\n";
  dump_items(out, g.items, indent + "  ");
}

void dump_item(std::string& out, const Symbol& s, const std::string& indent) {
  out += indent + "symbol " + transform(s.transform) + "\n";
  dump_items(out, s.drawing->items, indent + "  ");
}

void dump_item(std::string& out, const Shown& s, const std::string& indent) {
  dump_items(out, s.items, indent);
}

void dump_items(std::string& out, const std::vector<Item>& items, const std::string& indent) {
  for (const Item& item : items)
    std::visit([&](const auto& value) { dump_item(out, value, indent); }, item.value);
}

}  // namespace

std::string dump(const Drawing& drawing) {
  std::string out;
  dump_items(out, drawing.items, "");
  return out;
}

}  // namespace trackwright
