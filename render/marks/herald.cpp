#include "render/marks/herald.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "render/drawing/colour_vision.h"
#include "render/drawing/text.h"
#include "render/tile/livery.h"
#include "render/words/lettering.h"

namespace trackwright {
namespace {

// All lengths are multiples of the diameter.
struct RimStyle {
  double radius = 0;
  double width = 0;
  double on = 0;  // length of a dash; 0 for a continuous line
  double off = 0;
  Cap cap = Cap::Butt;
  double inside = 0;  // radius left for the name
};

constexpr double turn = 6.283185307179586;

// Returns a rim with a whole number of dashes.
constexpr RimStyle dashed(double radius, double width, int count, double on_share, Cap cap, double inside) {
  const double pitch = turn * radius / count;
  return {radius, width, pitch * on_share, pitch * (1 - on_share), cap, inside};
}

// In the order of Rim. A 12 mm disc leaves 0.4 mm between the corner of a letter and the rim.
constexpr std::array<RimStyle, 6> rim_styles{
    RimStyle{0.44, 0.024, 0, 0, Cap::Butt, 0.395},   RimStyle{0.455, 0.022, 0, 0, Cap::Butt, 0.371},
    dashed(0.445, 0.05, 40, 0.55, Cap::Butt, 0.387), dashed(0.445, 0.042, 28, 0, Cap::Round, 0.391),
    dashed(0.445, 0.045, 4, 0.72, Cap::Butt, 0.389), RimStyle{0.445, 0.06, 0, 0, Cap::Butt, 0.382}};

void draw_rim(Drawing& drawing, Rim rim, Rgb ink, double diameter) {
  const RimStyle& style = rim_styles.at(static_cast<std::size_t>(rim));
  Stroke pen{.colour = ink, .width = style.width * diameter, .cap = style.cap};
  if (style.off > 0) pen.dashes = {style.on * diameter, style.off * diameter};
  stroke(drawing, circle({0, 0}, style.radius * diameter), pen);
  if (rim == Rim::Double) stroke(drawing, circle({0, 0}, (style.radius - 0.04) * diameter), pen);
}

constexpr std::array fields{DiscFill::Plain, DiscFill::Ends, DiscFill::Head, DiscFill::Foot, DiscFill::Lines};
constexpr double field_from = 0.295;  // distance from the centre, beyond the letters

// Returns the segment of the disc beyond a chord; `side` is 1 below the name and -1 above it.
Outline end_of_disc(double radius, double from, int side) {
  constexpr int steps = 24;
  const double half = std::acos(from / radius);
  Outline outline;
  for (int i = 0; i <= steps; ++i) {
    const double angle = half * (2.0 * i / steps - 1);
    const Point at{radius * std::sin(angle), side * radius * std::cos(angle)};
    i == 0 ? outline.move(at) : outline.line(at);
  }
  return outline.close();
}

void draw_field(Drawing& drawing, const TokenSign& sign, Rgb ink, double diameter) {
  if (sign.field == DiscFill::Plain) return;
  const double radius = (rim_styles.at(static_cast<std::size_t>(sign.rim)).inside - 0.002) * diameter;
  const double from = field_from * diameter;
  for (const int side : {-1, 1}) {
    if (side == (sign.field == DiscFill::Foot ? -1 : sign.field == DiscFill::Head ? 1 : 0)) continue;
    if (sign.field != DiscFill::Lines) {
      fill(drawing, end_of_disc(radius, from, side), ink);
      continue;
    }
    const double y = side * (from + 0.02 * diameter);
    const double x = std::sqrt(radius * radius - y * y);
    stroke(drawing, Outline{}.move({-x, y}).line({x, y}), {.colour = ink, .width = 0.034 * diameter});
  }
}

// One line, or two if a space separates the name and the letters become larger.
struct Broken {
  std::vector<std::string> lines;
  double size = 0;  // font size
};

constexpr double leading = 0.86;        // lines of capitals can be close together
constexpr double highest_letter = 0.5;  // part of the diameter

Broken fitted(const std::vector<std::string>& lines, double radius, double diameter, double highest) {
  const Font unit = face(1, Weight::Bold);
  const double cap = measure("H", unit).cap_height;
  const double height = cap + static_cast<double>(lines.size() - 1) * leading;
  double size = std::min(highest_letter * diameter, highest) / height;
  for (const std::string& line : lines) {
    const double width = measure(line, unit).width;
    size = std::min(size, 2 * radius / std::hypot(width, height));
  }
  return {lines, size};
}

Broken best_break(const std::string& name, double radius, double diameter, double highest) {
  Broken best = fitted({name}, radius, diameter, highest);
  for (std::size_t at = name.find(' '); at != std::string::npos; at = name.find(' ', at + 1)) {
    Broken two = fitted({name.substr(0, at), name.substr(at + 1)}, radius, diameter, highest);
    if (two.size > best.size) best = std::move(two);
  }
  return best;
}

double apart(const Company& a, const Company& b, const Theme& theme) {
  return least_difference(livery(a, theme).ground, livery(b, theme).ground);
}

constexpr std::array rims{Rim::Line, Rim::Double, Rim::Sleepers, Rim::Beads, Rim::Quarters, Rim::Heavy};

template <typename Taken>
TokenSign first_free(const Taken& taken) {
  for (const Rim rim : rims)
    if (!taken({rim}, rim_shared_from)) return {rim};
  for (const DiscFill field : fields)
    for (const Rim rim : rims)
      if (!taken({rim, field}, alike_below)) return {rim, field};
  return {};
}

void look_for_largest(const std::vector<Item>& items, Rgb ground, FaceType& largest) {
  for (const Item& item : items) {
    if (const auto* group = std::get_if<Group>(&item.value)) look_for_largest(group->items, ground, largest);
    if (const auto* shown = std::get_if<Shown>(&item.value)) look_for_largest(shown->items, ground, largest);
    const auto* text = std::get_if<Text>(&item.value);
    if (text == nullptr) continue;
    const TextExtent extent = measure(text->text, text->font);
    if (extent.cap_height <= largest.height) continue;
    largest = {text->text, extent.cap_height, std::max(extent.width, extent.ascent),
               contrast(text->colour, ground)};
  }
}

}  // namespace

double least_difference(Rgb a, Rgb b) {
  double least = std::numeric_limits<double>::infinity();
  for (const Vision vision : all_visions)
    if (vision != Vision::Greyscale)
      least = std::min(least, colour_difference(lab_of(seen(a, vision)), lab_of(seen(b, vision))));
  return least;
}

std::vector<TokenSign> signs_of(const std::vector<Company>& companies, const Theme& theme) {
  std::vector<TokenSign> signs;
  for (const Company& company : companies) {
    // Returns whether an earlier company with a colour closer than `within` has the sign.
    const auto taken = [&](const TokenSign& sign, double within) {
      for (std::size_t i = 0; i < signs.size(); ++i)
        if (signs[i] == sign && apart(companies[i], company, theme) < within) return true;
      return false;
    };
    signs.push_back(first_free(taken));
  }
  return signs;
}

Drawing herald(const std::string& name, TokenSign sign, Rgb ink, double diameter) {
  Drawing drawing;
  draw_rim(drawing, sign.rim, ink, diameter);
  draw_field(drawing, sign, ink, diameter);
  const double radius = rim_styles.at(static_cast<std::size_t>(sign.rim)).inside * diameter;
  const double highest = sign.field == DiscFill::Plain ? diameter : 2 * (field_from - 0.03) * diameter;
  const Broken broken = best_break(name, radius, diameter, highest);
  const Font font = face(broken.size, Weight::Bold);
  const double cap = measure("H", font).cap_height;
  const double block = cap + static_cast<double>(broken.lines.size() - 1) * leading * broken.size;
  double baseline = cap - block / 2;
  for (const std::string& line : broken.lines) {
    drawing.add(Text{.text = line, .font = font, .colour = ink, .at = {0, baseline}});
    baseline += leading * broken.size;
  }
  return drawing;
}

FaceType face_type(const Drawing& face, Rgb ground) {
  FaceType largest;
  look_for_largest(face.items, ground, largest);
  return largest;
}

}  // namespace trackwright
