// Icons by name: a small set of our own drawings; a name without one is written out.
#pragma once

#include <memory>
#include <string>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/kit/component.h"

namespace trackwright {

// "18_al/coal" and "/icons/coal.svg" are both coal.
std::string icon_noun(const std::string& image);

// Whether it is drawn; others are written out.
bool has_icon(const std::string& image);

// The title's own picture for an icon, art/icons/<noun>.svg or .png; nullptr where it has none that can be
// read.
std::shared_ptr<const std::string> icon_picture(const ArtFiles*, const std::string& image);

// Legible on the ground given.
Drawing icon(const std::string& image, Box, const Theme&, Rgb ground = {1, 1, 1});

}  // namespace trackwright
