// The letters of an SVG, each drawn once for texts of all sizes.
#pragma once

#include <cairo.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "render/drawing/drawing.h"
#include "render/drawing/text_cairo.h"

namespace trackwright {

// Along an outline, as the `d` of a path.
std::string svg_path(const Outline&, int decimals);

class SvgLetters {
 public:
  // What shows that text on the surface of the context, and empty where nothing of it is seen. Nothing where
  // a letter is in none of our fonts.
  std::optional<std::string> written(cairo_t*, const Text&);

  // What the texts refer to; empty where there are none.
  std::string definitions() const;

 private:
  using Key = std::pair<std::shared_ptr<cairo_scaled_font_t>, unsigned int>;
  const std::string& id_of(const Letter&);

  std::map<Key, std::string> ids_;  // empty: leaves no ink
  std::string symbols_;
  int count_ = 0;
};

}  // namespace trackwright
