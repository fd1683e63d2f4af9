// The object that a part of a drawing shows. The display list carries it in groups (Shown), so that a page or
// an editor can link from the picture to the title's data, and misfits are reported at their place in the
// title.
#pragma once

#include <string>

#include "engine/base/name.h"
#include "engine/base/place.h"

namespace trackwright {

struct About {
  Name name{};           // hex C14, tile 57, company DSB; Nothing: no particular object
  std::string aspect{};  // which of its pictures: "ground", "charter"; empty: the object itself
  Place place{};         // its place in the title

  bool nothing() const { return name.kind == Name::Nothing; }
  friend bool operator==(const About&, const About&) = default;
};

// A text or sign without enough room. It is drawn anyway, too large or over other parts.
struct Misfit {
  std::string text;
  std::string kind{};   // "name", "label": a part without room on a hexagon; empty: a text wider than its box
  About about{};        // the object shown there; nothing: that of the whole drawing
  std::string piece{};  // its carrier as text: "the charter of DSB"; empty: the component's default

  friend bool operator==(const Misfit&, const Misfit&) = default;
};

}  // namespace trackwright
