#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iterator>
#include <numbers>
#include <utility>

#include "render/drawing/drawing.h"

namespace trackwright {

namespace {

std::optional<int> hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return std::nullopt;
}

// Returns the relative luminance of sRGB (WCAG 2).
double luminance(Rgb colour) {
  const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
  return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

}  // namespace

std::optional<Rgb> rgb_from_hex(const std::string& text) {
  const bool is_short = text.size() == 4;
  if ((!is_short && text.size() != 7) || text[0] != '#') return std::nullopt;
  std::array<double, 3> channels{};
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t at = 1 + i * (is_short ? 1 : 2);
    const auto high = hex_digit(text[at]);
    const auto low = hex_digit(text[is_short ? at : at + 1]);
    if (!high || !low) return std::nullopt;
    channels[i] = (*high * 16 + *low) / 255.0;
  }
  return Rgb{channels[0], channels[1], channels[2]};
}

std::string to_hex(Rgb colour) {
  const auto byte = [](double c) { return static_cast<int>(std::lround(std::clamp(c, 0.0, 1.0) * 255)); };
  return fmt::format("#{:02x}{:02x}{:02x}", byte(colour.r), byte(colour.g), byte(colour.b));
}

Rgb readable_on(Rgb background) {
  const double light = luminance(background);
  const double against_white = 1.05 / (light + 0.05);
  const double against_black = (light + 0.05) / 0.05;
  return against_white >= against_black ? Rgb{1, 1, 1} : Rgb{0, 0, 0};
}

Rgb mix(Rgb a, Rgb b, double share) {
  return {a.r + (b.r - a.r) * share, a.g + (b.g - a.g) * share, a.b + (b.b - a.b) * share};
}

Outline& Outline::move(Point to) {
  segments.push_back({Segment::Kind::Move, to, {}, {}});
  return *this;
}

Outline& Outline::line(Point to) {
  segments.push_back({Segment::Kind::Line, to, {}, {}});
  return *this;
}

Outline& Outline::curve(Point c1, Point c2, Point to) {
  segments.push_back({Segment::Kind::Curve, to, c1, c2});
  return *this;
}

Outline& Outline::arc(Point centre, double radius, double from, double to) {
  // Use pieces of at most 45 degrees, which keeps the error below 5 millionths of the radius.
  const int pieces = std::max(1, static_cast<int>(std::ceil(std::abs(to - from) / 45 - 1e-9)));
  const double step = (to - from) / pieces * std::numbers::pi / 180;
  const double reach = 4.0 / 3.0 * std::tan(step / 4) * radius;
  double angle = from * std::numbers::pi / 180;
  const auto on_arc = [&](double a) { return centre + Point{std::cos(a), std::sin(a)} * radius; };
  const auto tangent = [&](double a) { return Point{-std::sin(a), std::cos(a)} * reach; };

  const Point start = on_arc(angle);
  if (segments.empty() || segments.back().kind == Segment::Kind::Close)
    move(start);
  else if (std::hypot(segments.back().to.x - start.x, segments.back().to.y - start.y) > 1e-6)
    line(start);
  for (int i = 0; i < pieces; ++i, angle += step)
    curve(on_arc(angle) + tangent(angle), on_arc(angle + step) - tangent(angle + step), on_arc(angle + step));
  return *this;
}

Outline& Outline::close() {
  segments.push_back({Segment::Kind::Close, {}, {}, {}});
  return *this;
}

Outline rectangle(Box box, double corner_radius) {
  const double r = std::min({corner_radius, box.width / 2, box.height / 2});
  if (r <= 0)
    return polygon(
        {{box.x, box.y}, {box.right(), box.y}, {box.right(), box.bottom()}, {box.x, box.bottom()}});
  Outline outline;
  outline.arc({box.right() - r, box.y + r}, r, -90, 0)
      .arc({box.right() - r, box.bottom() - r}, r, 0, 90)
      .arc({box.x + r, box.bottom() - r}, r, 90, 180)
      .arc({box.x + r, box.y + r}, r, 180, 270)
      .close();
  return outline;
}

Outline circle(Point centre, double radius) {
  Outline outline;
  outline.arc(centre, radius, 0, 360).close();
  return outline;
}

Outline polygon(const std::vector<Point>& corners) {
  Outline outline;
  for (const Point& corner : corners)
    if (outline.segments.empty())
      outline.move(corner);
    else
      outline.line(corner);
  if (!outline.segments.empty()) outline.close();
  return outline;
}

Outline transformed(const Transform& transform, Outline outline) {
  for (Segment& segment : outline.segments) {
    if (segment.kind == Segment::Kind::Close) continue;
    segment.to = transform.apply(segment.to);
    if (segment.kind != Segment::Kind::Curve) continue;
    segment.c1 = transform.apply(segment.c1);
    segment.c2 = transform.apply(segment.c2);
  }
  return outline;
}

bool operator==(const Symbol& a, const Symbol& b) {
  return a.transform == b.transform && (a.drawing == b.drawing || *a.drawing == *b.drawing);
}

void Drawing::add(const Drawing& other) {
  // Copy first, since `other` may be this drawing.
  std::vector<Item> copies = other.items;
  std::ranges::move(copies, std::back_inserter(items));
  std::vector<Misfit> unfit = other.misfits;
  std::ranges::move(unfit, std::back_inserter(misfits));
}

void Drawing::add(const Drawing& other, const Transform& transform) {
  add(Group{.transform = transform, .clip = std::nullopt, .items = other.items});
  std::vector<Misfit> unfit = other.misfits;
  std::move(unfit.begin(), unfit.end(), std::back_inserter(misfits));
}

void Drawing::show(const About& about, Drawing other) {
  for (Misfit& misfit : other.misfits) {
    if (misfit.about.nothing()) misfit.about = about;
    misfits.push_back(std::move(misfit));
  }
  if (about.nothing())
    std::ranges::move(other.items, std::back_inserter(items));
  else
    add(Shown{about, std::move(other.items)});
}

void Drawing::show(const About& about, Drawing other, const Transform& transform) {
  Drawing placed;
  placed.add(Group{.transform = transform, .clip = std::nullopt, .items = std::move(other.items)});
  placed.misfits = std::move(other.misfits);
  show(about, std::move(placed));
}

void fill(Drawing& drawing, Outline outline, Rgb colour) {
  drawing.add(Shape{.outline = std::move(outline), .fill = colour, .stroke = std::nullopt, .opacity = 1});
}

void stroke(Drawing& drawing, Outline outline, Stroke pen) {
  drawing.add(
      Shape{.outline = std::move(outline), .fill = std::nullopt, .stroke = std::move(pen), .opacity = 1});
}

}  // namespace trackwright
