// What a part of a drawing shows. The display list carries it in groups (Shown), so that a page or an editor
// can lead from what is seen to what the title says, and what does not fit is reported where it was said.
#pragma once

#include <string>

#include "engine/base/name.h"
#include "engine/base/place.h"

namespace trackwright {

struct About {
  Name name{};           // hex C14, tile 57, company DSB; of no kind: nothing in particular
  std::string aspect{};  // which of several pictures of it: "ground", "charter"; empty: the thing itself
  Place place{};         // where the title says it

  bool nothing() const { return name.kind == Name::Nothing; }
  friend bool operator==(const About&, const About&) = default;
};

// A text or sign that found no room where it was to stand. It is drawn all the same, too large or over
// others.
struct Misfit {
  std::string text;
  std::string
      kind{};     // "name", "label": of what found no place on a hexagon; empty: a text wider than its box
  About about{};  // what is shown there; nothing: what the whole drawing is of
  std::string piece{};  // in words where it stands: "the charter of DSB"; empty: as its component names it

  friend bool operator==(const Misfit&, const Misfit&) = default;
};

}  // namespace trackwright
