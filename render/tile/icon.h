// Icons by name: a small set of our own drawings; of another name see icon_sign.h.
#pragma once

#include <memory>
#include <string>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/kit/component.h"

namespace trackwright {

// "18_al/coal" and "/icons/coal.svg" are both coal.
std::string icon_noun(const std::string& image);

// Whether there is a picture of it; others are letters or pieces.
bool has_icon(const std::string& image);

// The title's own picture for an icon, art/icons/<noun>.svg or .png; nullptr where it has none that can be
// read.
std::shared_ptr<const std::string> icon_picture(const ArtFiles*, const std::string& image);

// What it takes where a picture of it is `side` high and wide: letters are no smaller than the least type,
// and as wide as they are.
Size icon_size(const ArtFiles*, const std::string& image, double side, double least_type, const Theme&);

// Legible on the ground given.
Drawing icon(const std::string& image, Box, const Theme&, Rgb ground = {1, 1, 1});

}  // namespace trackwright
