// Shapes lines of text with Pango and caches them. Private to the files that measure and show texts.
#pragma once

#include <pango/pangocairo.h>

#include <memory>
#include <string_view>

#include "render/drawing/drawing.h"

namespace trackwright {

// All texts are shaped at one size and scaled, so extents are exactly proportional to the font size, and a
// document contains one font object for each face.
inline constexpr double shaping_size = 100;

struct LayoutRelease {
  void operator()(PangoLayout* layout) const { g_object_unref(layout); }
};

// In Pango units at shaping_size.
struct LineExtent {
  PangoRectangle ink, logical;
};

struct ShapedLine {
  std::unique_ptr<PangoLayout, LayoutRelease> layout;
  LineExtent extent;
};

// The result is valid until the thread shapes another line.
const ShapedLine& shaped_line(std::string_view text, const Font&);

// The same extent at lower cost: plain words need no shaping.
LineExtent line_extent(std::string_view text, const Font&);

}  // namespace trackwright
