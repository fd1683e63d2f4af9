// The boards beside the map on which a game moves tokens, as pictures of the kit with their places.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "render/drawing/theme.h"
#include "render/kit/component.h"

namespace trackwright {

// A cell of the market, by its row and column; a place of the par chart, by its price.
struct BoardPlace {
  int row = 0;
  int column = 0;
  int price = 0;
  Box box;  // mm from the top left corner of the board
};

struct GameBoard {
  std::string picture;  // SVG
  Size size;            // mm
  std::vector<BoardPlace> places;
};

// The disc of a company.
struct GameToken {
  std::string company;
  std::string picture;  // SVG, a square around the disc
};

struct GameBoards {
  std::optional<GameBoard> market;
  std::optional<GameBoard> par;
  std::vector<GameToken> tokens;
  double token = 0;  // diameter, mm
};

GameBoards game_boards(const Title&, const Theme&, const ArtFiles&);

}  // namespace trackwright
