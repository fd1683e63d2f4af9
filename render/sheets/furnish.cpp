#include "render/sheets/furnish.h"

#include <fmt/core.h>

#include <algorithm>

#include "render/sheets/marks.h"

namespace trackwright {
namespace {

constexpr double room_above = strip_height + crop_gap + crop_length;
constexpr double nearest_to_edge = 2.0;  // mm, the least distance of a strip from the paper's edge

}  // namespace

Box usable_area(Size page, const Paper& paper) {
  return {paper.margin, paper.margin, page.width - 2 * paper.margin, page.height - 2 * paper.margin};
}

Box place_block(Size block, Box usable) {
  const double free = usable.height - block.height;
  const double above = std::max(free / 2, std::min(free, room_above));
  return {usable.x + (usable.width - block.width) / 2, usable.y + std::max(0.0, above), block.width,
          block.height};
}

Box strip_above(Box block, Size page, const Paper& paper) {
  const double top = std::max(nearest_to_edge, std::min(paper.margin, block.y - room_above));
  const double height = std::min(strip_height, std::max(1.0, block.y - top - crop_gap));
  return {paper.margin, top, page.width - 2 * paper.margin, height};
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
    draw_strip(sheets[i].drawing, text, strip, options.theme);
  }
}

}  // namespace trackwright
