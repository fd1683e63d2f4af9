// The part of a drawing that is seen through a window: for pages that each show a piece of one large drawing.
#pragma once

#include <vector>

#include "render/drawing/drawing.h"

namespace trackwright {

// Measures a drawing once, for any number of windows. The drawing must outlive it.
class Windows {
 public:
  explicit Windows(const Drawing&);

  // The items that may reach into the window, in their order: clipped to it, they look like the whole
  // drawing. Without misfits.
  Drawing seen_in(Box window) const;

 private:
  // Of an item, or of a large one and of each of its parts: the items of a group, the lines of a shape.
  struct Measured {
    Box box;                // in the drawing's coordinates, with what its lines may reach beyond it
    bool anywhere = false;  // its box is not known
    std::vector<Measured> items{};
  };

  static std::vector<Measured> measured(const std::vector<Item>&, const Transform&);
  static std::vector<Measured> measured(const Shape&, const Transform&);
  static Measured measured(const Item&, const Transform&);
  static std::vector<Item> seen(const std::vector<Item>&, const std::vector<Measured>&, Box window);
  static Shape seen(const Shape&, const std::vector<Measured>&, Box window);

  const Drawing& drawing_;
  std::vector<Measured> items_;
};

}  // namespace trackwright
