// Plays a Drawing on a Cairo surface. Only documents/ includes this file.
#pragma once

#include <cairo.h>

#include <functional>
#include <map>
#include <memory>

#include "render/drawing/drawing.h"

namespace trackwright {

// How symbols reach the surface: vector documents store one copy and refer to it; pixel surfaces draw each
// use, because a copy would be resampled.
enum class SymbolUse { Recorded, Replayed };

// Whether texts are glyphs of embedded fonts or filled outlines.
enum class TextUse { Glyphs, Outlined };

// Receives the start and end of groups, for documents that keep groups. Every started group ends. Between
// start and end drawing uses no Cairo clips, so groups nest as in the drawing.
class GroupKeeper {
 public:
  virtual ~GroupKeeper() = default;
  // Draws the text itself and returns true, or leaves it to Cairo.
  virtual bool writes(cairo_t*, const Text&) = 0;
  // Whether it keeps the group; only kept groups are ended.
  virtual bool begin(cairo_t*, const About&) = 0;
  virtual void begin(cairo_t*, const Outline& clip) = 0;  // in the context's current coordinates
  virtual void end(cairo_t*) = 0;
};

// Plays drawings, in millimetres, on contexts of one document. Stores recordings of symbols and pictures, so
// the drawings must outlive it.
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
  GroupKeeper* keeper_ = nullptr;  // null: groups are not kept
  std::map<const void*, Recording> recordings_;
};

}  // namespace trackwright
