// Writes a drawing as SVG. Texts are outlines, so browsers without the fonts show the same picture. Ids are
// numbered in order of appearance, so equal drawings give equal bytes.
//
// With SvgIds::Shown, each picture of an object is a group with its name:
//   <g id="hex-C14" data-kind="hex" data-name="C14">, <g id="company-DSB-station" ... data-aspect="station">
// The id is that of svg_id, with -2, -3 ... for further pictures of the same object in a document. A group
// contains all parts of its object except those in other layers: the ground of a hex is hex-C14-ground.
#pragma once

#include <string>

#include "render/drawing/drawing.h"

namespace trackwright {

enum class SvgIds { None, Shown };

// Shows the box from the origin to `size`; one user unit is a tenth of a millimetre.
std::string write_svg(const Drawing&, Size size, SvgIds = SvgIds::None);

}  // namespace trackwright
