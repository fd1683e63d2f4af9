// Hexes and tiles of a game of 18xx.games as title facts.
#pragma once

#include "designer/format/interchange/ruby_value.h"
#include "designer/format/text/tree.h"

namespace trackwright {

// From HEXES, `{white: {%w[A2 B3] => 'city=revenue:0'}}`, and LOCATION_NAMES. `letters_across`: a letter
// counts the columns.
Node hexes_of_ruby(const RubyValue* hexes, const RubyValue* names, bool letters_across);

struct RubyTiles {
  Node manifest;
  Node own;
};
// From TILES, `{'57' => 4, 'X1' => {'count' => 1, 'color' => 'green', 'code' => '...'}}`.
RubyTiles tiles_of_ruby(const RubyValue* tiles);

}  // namespace trackwright
