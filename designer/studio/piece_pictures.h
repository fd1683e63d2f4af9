// Pictures of single trimmed pieces, for rulebooks, web pages and other programs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/studio/picture.h"
#include "render/kit/kit.h"

namespace trackwright {

// A piece's name as part of a file name; characters that file systems may reject become _.
std::string file_stem(const std::string& id);

inline constexpr std::string_view piece_folder = "pieces";

// pieces/tiles/tile-57.svg, and -back if the piece has a back; also boards.
std::vector<PrintedFile> piece_pictures(const Kit&, PictureFormat, double dpi, SvgIds = SvgIds::None);

}  // namespace trackwright
