// A drawing with one of each element, for the tests of the writers.
#pragma once

#include <memory>
#include <string>

#include "render/drawing/drawing.h"

namespace trackwright {

inline Drawing everything() {
  Drawing part;
  fill(part, circle({0, 0}, 8), {0.98, 0.85, 0.3});
  stroke(part, Outline{}.move({-8, 0}).line({8, 0}), {.colour = {}, .width = 2, .dashes = {}});
  part.add(Text{.text = "57",
                .font = {.family = "", .size = 4, .weight = Weight::Bold},
                .colour = {},
                .at = {0, 6},
                .halo = {}});

  Drawing drawing;
  const auto symbol = std::make_shared<const Drawing>(part);
  for (int i = 0; i < 4; ++i)
    drawing.add(Symbol{symbol, Transform::translation(15 + 20 * i, 15) * Transform::rotation(30 * i)});
  drawing.add(Shape{.outline = rectangle({10, 40, 30, 20}, 3),
                    .fill = Rgb{0.4, 0.7, 0.4},
                    .stroke = Stroke{.colour = {}, .width = 1, .dashes = {2, 1}},
                    .opacity = 0.5});
  drawing.add(Text{.text = "Göteborg → Ångström 100 ¥",
                   .font = {.family = "", .size = 4},
                   .colour = {0.5, 0, 0},
                   .at = {10, 75},
                   .align = Align::Left,
                   .halo = Stroke{.colour = {1, 1, 1}, .width = 0.8, .dashes = {}}});
  drawing.add(Text{.text = "turned",
                   .font = {.family = "", .size = 4},
                   .colour = {},
                   .at = {80, 60},
                   .rotation = -90,
                   .halo = {}});
  const auto svg = std::make_shared<const std::string>(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><circle cx='5' cy='5' r='5' "
      "fill='#00f'/></svg>");
  drawing.add(Image{.bytes = svg, .box = {60, 30, 20, 10}});
  Drawing clipped;
  fill(clipped, rectangle({-20, -20, 40, 40}), {1, 0, 0});
  drawing.add(
      Group{.transform = Transform::translation(50, 50), .clip = circle({0, 0}, 5), .items = clipped.items});
  return drawing;
}

}  // namespace trackwright
