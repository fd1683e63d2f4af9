// The texts of a drawing with the boxes of their ink, to assert that none covers another or leaves its piece.
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

// All texts, each as it stands in the drawing.
std::vector<std::string> texts(const Drawing&);

// No text's ink touches another's.
testing::AssertionResult texts_apart(const Drawing&);

// On each piece and board of the component no text touches another or leaves it, and nothing is drawn beyond
// the bleed.
testing::AssertionResult tidy(const Component&);

// All ink of texts lies within the box.
testing::AssertionResult texts_within(const Drawing&, Box);

}  // namespace trackwright
