// A game in the form of the page.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "designer/faces/serve/title_json.h"
#include "designer/studio/game_boards.h"
#include "designer/studio/hot_seat.h"

namespace trackwright::serve {

// Everything except the text of the game and the picture of the board.
Json game_json(const HotSeat&);

// {market: {picture, width, height, places: [[row, column, price, x, y, width, height]]}, par, tokens,
// token}.
Json boards_json(const GameBoards&);

Json hints_json(const std::vector<LayHint>&);

// The lines that two texts share at their beginning, and the rest of the second: {lines, rest}.
Json change_of_lines(const std::string& before, const std::string& after);

}  // namespace trackwright::serve
