#include "render/sheets/furnish.h"

#include <fmt/core.h>

#include <algorithm>

#include "render/sheets/marks.h"

namespace trackwright {
namespace {

constexpr double room_above = strip_height + crop_gap + crop_length;

double clipped_by(const Paper& paper) {
  return std::min(paper.margin, unprinted);
}

// The least distance of a block from the edge with the strip.
double behind_strip(const Paper& paper) {
  return clipped_by(paper) + least_strip + crop_gap;
}

bool upright(Box strip) {
  return strip.height > strip.width;
}

}  // namespace

Box usable_area(Size page, const Paper& paper) {
  return {paper.margin, paper.margin, page.width - 2 * paper.margin, page.height - 2 * paper.margin};
}

Box usable_below_strip(Box usable, const Paper& paper) {
  const double top = std::max(usable.y, behind_strip(paper));
  return {usable.x, top, usable.width, usable.bottom() - top};
}

Box usable_beside_strip(Box usable, const Paper& paper) {
  const double left = std::max(usable.x, behind_strip(paper));
  return {left, usable.y, usable.right() - left, usable.height};
}

Box place_block(Size block, Box usable, const Paper& paper) {
  constexpr double hair = 1e-6;
  const double free = usable.height - block.height;
  const double above = std::max(free / 2, std::min(free, room_above));
  const double y = usable.y + std::max(0.0, above);
  double x = usable.x + (usable.width - block.width) / 2;
  if (y < behind_strip(paper) - hair)
    x = std::max(x, std::min(behind_strip(paper), usable.right() - block.width));
  return {x, y, block.width, block.height};
}

Box strip_beside(Box block, Size page, const Paper& paper) {
  constexpr double hair = 1e-6;
  const double clip = clipped_by(paper);
  const auto room = [&](double from_edge) { return from_edge - crop_gap - clip; };
  const auto enough = [&](double from_edge) { return room(from_edge) >= least_strip - hair; };
  const auto thick = [&](double from_edge) { return std::min(strip_height, room(from_edge)); };
  const double below = page.height - block.bottom();
  const double right = page.width - block.right();
  const double across = page.width - 2 * paper.margin;
  const double down = page.height - 2 * paper.margin;
  if (!enough(block.y)) {
    if (enough(below)) return {paper.margin, page.height - clip - thick(below), across, thick(below)};
    if (enough(block.x)) return {clip, paper.margin, thick(block.x), down};
    if (enough(right)) return {page.width - clip - thick(right), paper.margin, thick(right), down};
  }
  const double top = std::max(clip, std::min(paper.margin, block.y - room_above));
  return {paper.margin, top, across, std::clamp(block.y - top - crop_gap, least_strip, strip_height)};
}

Box room_for_marks(Size page, Box strip) {
  constexpr double from_edge = 1;  // mm of paper kept free of marks
  double left = from_edge;
  double top = from_edge;
  double right = page.width - from_edge;
  double bottom = page.height - from_edge;
  if (upright(strip))
    (strip.x < page.width / 2 ? left : right) = strip.x < page.width / 2 ? strip.right() : strip.x;
  else
    (strip.y < page.height / 2 ? top : bottom) = strip.y < page.height / 2 ? strip.bottom() : strip.y;
  return {left, top, right - left, bottom - top};
}

void furnish(std::vector<Sheet>& sheets, const SheetOptions& options) {
  std::string game = options.title;
  if (!options.version.empty()) game += (game.empty() ? "" : " ") + options.version;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const std::string text =
        fmt::format("{}{}{} · page {} of {}{}{}", game, game.empty() ? "" : " · ", sheets[i].name, i + 1,
                    sheets.size(), options.content.empty() ? "" : " · ", options.content);
    Box strip = sheets[i].strip;
    if (sheets[i].part) {
      draw_part_key(sheets[i].drawing, *sheets[i].part, strip, options.theme);
      const double key = part_key_size(*sheets[i].part, strip).width + 2;
      strip = {strip.x + key, strip.y, strip.width - key, strip.height};
    }
    if (!upright(strip)) {
      draw_strip(sheets[i].drawing, text, strip, options.theme);
      continue;
    }
    Drawing lying;
    draw_strip(lying, text, {0, 0, strip.height, strip.width}, options.theme);
    sheets[i].drawing.add(lying, Transform::translation(strip.x, strip.bottom()) * Transform::rotation(-90));
  }
}

}  // namespace trackwright
