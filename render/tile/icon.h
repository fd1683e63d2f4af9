// Draws icons by name from a small set of our own drawings; for other names see icon_sign.h.
#pragma once

#include <memory>
#include <string>

#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"
#include "render/kit/component.h"

namespace trackwright {

// Returns "coal" for "18_al/coal" and for "/icons/coal.svg".
std::string icon_noun(const std::string& image);

// Whether the set contains the icon; others become letters or pieces.
bool has_icon(const std::string& image);

// The title's own picture for an icon, art/icons/<noun>.svg or .png; nullptr if there is no readable one.
std::shared_ptr<const std::string> icon_picture(const ArtFiles*, const std::string& image);

// The size of an icon whose picture is `side` high and wide. Letters are at least `least_type` high and as
// wide as needed.
Size icon_size(const ArtFiles*, const std::string& image, double side, double least_type, const Theme&);

// Legible on the given ground.
Drawing icon(const std::string& image, Box, const Theme&, Rgb ground = {1, 1, 1});

}  // namespace trackwright
