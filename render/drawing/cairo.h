// Plays a Drawing on a Cairo surface. Included by documents/ alone.
#pragma once

#include <cairo.h>

#include <functional>
#include <map>
#include <memory>

#include "render/drawing/drawing.h"

namespace trackwright {

// How symbols reach the surface: vector documents keep one copy and refer to it; pixels are drawn each time,
// because a copy would be resampled.
enum class SymbolUse { Recorded, Replayed };

// Whether texts are glyphs of embedded fonts or outlines to be filled.
enum class TextUse { Glyphs, Outlined };

// Plays drawings, in millimetres, on contexts of one document. Keeps the recordings of symbols and pictures,
// so the drawings must outlive it.
class CairoPlayer {
 public:
  explicit CairoPlayer(SymbolUse use, TextUse text = TextUse::Glyphs) : use_(use), text_(text) {}
  void play(cairo_t*, const Drawing&);

 private:
  struct Recording {
    std::shared_ptr<cairo_surface_t> surface;
    Box box;  // mm; the recording begins at its top left corner
  };

  void play(cairo_t*, const std::vector<Item>&);
  void play(cairo_t*, const Shape&);
  void play(cairo_t*, const Text&);
  void play(cairo_t*, const Image&);
  void play(cairo_t*, const Group&);
  void play(cairo_t*, const Symbol&);
  static void show(cairo_t*, const Recording&, double opacity = 1);
  const Recording& recording(const void* key, Box box, const std::function<void(cairo_t*)>& draw);

  SymbolUse use_;
  TextUse text_;
  std::map<const void*, Recording> recordings_;
};

}  // namespace trackwright
