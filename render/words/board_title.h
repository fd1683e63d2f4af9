// The title line of a board: the title's name, the name of the board, and a remark at the right end.
#pragma once

#include <string>

#include "engine/title/title.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// Height of the line, mm.
inline constexpr double board_title_height = 13;

void draw_board_title(Drawing&, const Title&, const Theme&, const std::string& what,
                      const std::string& remark, Point top_left, double width);

}  // namespace trackwright
