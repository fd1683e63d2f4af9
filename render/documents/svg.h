// SVG bytes of a drawing. Texts are outlines, so that a browser without the fonts shows the same picture; ids
// are numbered in order of appearance, so that equal drawings give equal bytes.
//
// Where asked, what shows a thing is a group that says so:
//   <g id="hex-C14" data-kind="hex" data-name="C14">, <g id="company-DSB-station" ... data-aspect="station">
// The id is svg_id's, with -2, -3 ... on the second and further pictures of the same in one document. A group
// holds all that is drawn of its thing but what lies in other layers: the ground of a hex is hex-C14-ground.
#pragma once

#include <string>

#include "render/drawing/drawing.h"

namespace trackwright {

enum class SvgIds { None, Shown };

// The box from the origin to `size`; one user unit is a tenth of a millimetre.
std::string write_svg(const Drawing&, Size size, SvgIds = SvgIds::None);

}  // namespace trackwright
