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

// Told where groups begin and end, for documents that keep them. Each group that is begun is ended; what lies
// between is drawn without Cairo's clips, so that groups nest as they do in the drawing.
class GroupKeeper {
 public:
  virtual ~GroupKeeper() = default;
  // Whether it draws that text, so that Cairo does not.
  virtual bool writes(cairo_t*, const Text&) = 0;
  // Whether it keeps that group; it is ended only then.
  virtual bool begin(cairo_t*, const About&) = 0;
  virtual void begin(cairo_t*, const Outline& clip) = 0;  // in the context's present coordinates
  virtual void end(cairo_t*) = 0;
};

// Plays drawings, in millimetres, on contexts of one document. Keeps the recordings of symbols and pictures,
// so the drawings must outlive it.
class CairoPlayer {
 public:
  explicit CairoPlayer(SymbolUse use, TextUse text = TextUse::Glyphs) : use_(use), text_(text) {}
  // The keeper must outlive the player.
  CairoPlayer(SymbolUse use, GroupKeeper& keeper) : use_(use), text_(TextUse::Glyphs), keeper_(&keeper) {}
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
  void play(cairo_t*, const Shown&);
  static void show(cairo_t*, const Recording&, double opacity = 1);
  const Recording& recording(const void* key, Box box, const std::function<void(cairo_t*)>& draw);

  SymbolUse use_;
  TextUse text_;
  GroupKeeper* keeper_ = nullptr;  // none: groups leave no trace
  std::map<const void*, Recording> recordings_;
};

}  // namespace trackwright
