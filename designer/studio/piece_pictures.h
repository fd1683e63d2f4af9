// Pictures of single pieces, trimmed: for rulebooks, web pages and other programs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/studio/picture.h"
#include "render/kit/kit.h"

namespace trackwright {

// A piece's name as part of a file's name: what file systems may not like is written as _.
std::string file_stem(const std::string& id);

inline constexpr std::string_view piece_folder = "pieces";

// pieces/tiles/tile-57.svg, and -back where a piece has one; boards too.
std::vector<PrintedFile> piece_pictures(const Kit&, PictureFormat, double dpi, SvgIds = SvgIds::None);

}  // namespace trackwright
