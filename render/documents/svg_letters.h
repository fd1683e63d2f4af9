// Writes the letters of an SVG, each defined once for texts of all sizes.
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

// Returns an outline as the `d` attribute of a path.
std::string svg_path(const Outline&, int decimals);

class SvgLetters {
 public:
  // Returns the elements that show the text on the surface of the context; an empty string if no ink is
  // visible. Returns nothing if our fonts lack a letter.
  std::optional<std::string> written(cairo_t*, const Text&);

  // Returns the definitions that the texts refer to; empty if there are none.
  std::string definitions() const;

 private:
  using Key = std::pair<std::shared_ptr<cairo_scaled_font_t>, unsigned int>;
  const std::string& id_of(const Letter&);

  std::map<Key, std::string> ids_;  // empty: the letter leaves no ink
  std::string symbols_;
  int count_ = 0;
};

}  // namespace trackwright
