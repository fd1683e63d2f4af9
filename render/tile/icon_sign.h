// What the name of an icon says where no picture is called so: letters, an amount, or a piece of a colour.
// Nothing is written out, since words are not legible at the size of an icon; a legend tells what they stand
// for.
#pragma once

#include <string>

namespace trackwright {

struct Theme;

struct IconSign {
  enum class Piece { None, Disc, Cube, Hexagon };

  std::string letters;  // "B", "S-M", "+20", "Tr"; none on a piece
  Piece piece = Piece::None;
  std::string colour;      // of the piece, a name of the theme
  bool shortened = false;  // the letters are of words that are longer

  bool needs_words() const { return shortened || piece != Piece::None; }
};

// "sugar-cane" is shortened to "SC" and "10_open" to "10 op", "lsl" is LSL, "plus_20_black" says +20,
// "red_cube" is one.
IconSign icon_sign(const std::string& noun, const Theme&);

// The same for names that a legend tells by one of them: "open" for "PM_open" and "10_open".
std::string icon_key(const std::string& noun);

// "sugar-cane" as a legend has it: Sugar cane.
std::string icon_words(const std::string& noun);

}  // namespace trackwright
