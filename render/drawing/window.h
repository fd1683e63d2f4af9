// The part of a drawing inside a window, for pages that each show a part of one large drawing.
#pragma once

#include <vector>

#include "render/drawing/drawing.h"

namespace trackwright {

// Measures a drawing once, for any number of windows. The drawing must outlive it.
class Windows {
 public:
  explicit Windows(const Drawing&);

  // Returns the items that may reach into the window, in order, without misfits. Clipped to the window, they
  // look like the whole drawing.
  Drawing seen_in(Box window) const;

 private:
  // The measure of an item; a large item also has measures of its parts: the items of a group, the lines of a
  // shape.
  struct Measured {
    Box box;                // in the drawing's coordinates, including the extent of line widths
    bool anywhere = false;  // its box is unknown
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
