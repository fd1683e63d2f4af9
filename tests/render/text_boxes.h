// The texts of a drawing with the bounding boxes of their ink, to assert that they do not overlap or leave
// their piece.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "render/drawing/drawing.h"
#include "render/kit/component.h"

namespace trackwright {

struct TextBox {
  std::string text;
  Box box;
  double size = 0;  // of the font
};

std::vector<TextBox> text_boxes(const Drawing&);

// All texts, in the order of the drawing.
std::vector<std::string> texts(const Drawing&);

// True if no two texts overlap.
testing::AssertionResult texts_apart(const Drawing&);

// True if, on each piece and board of the component, no text overlaps another or leaves the piece, and
// nothing is drawn beyond the bleed.
testing::AssertionResult tidy(const Component&);

// True if the ink of all texts is inside the box.
testing::AssertionResult texts_within(const Drawing&, Box);

}  // namespace trackwright
