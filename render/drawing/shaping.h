// Lines of text as Pango shapes them, and remembers of them. Private to the files that measure and show
// texts.
#pragma once

#include <pango/pangocairo.h>

#include <memory>
#include <string_view>

#include "render/drawing/drawing.h"

namespace trackwright {

// All texts are shaped at one size and scaled: extents are then exactly proportional to the font size, and a
// document holds one font object for each face.
inline constexpr double shaping_size = 100;

struct LayoutRelease {
  void operator()(PangoLayout* layout) const { g_object_unref(layout); }
};

// In Pango's units at the size of shaping.
struct LineExtent {
  PangoRectangle ink, logical;
};

struct ShapedLine {
  std::unique_ptr<PangoLayout, LayoutRelease> layout;
  LineExtent extent;
};

// Until the thread asks for another.
const ShapedLine& shaped_line(std::string_view text, const Font&);

// The same extent, for less: a line of plain words is not shaped for it.
LineExtent line_extent(std::string_view text, const Font&);

}  // namespace trackwright
