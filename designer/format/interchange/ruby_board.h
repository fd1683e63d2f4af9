// The board of a title for 18xx.games: hexes, tiles and market as values of Ruby.
#pragma once

#include <map>
#include <string>

#include "designer/format/interchange/ruby_value.h"
#include "engine/title/title.h"

namespace trackwright::ruby {

RubyValue hexes(const Title&);
RubyValue location_names(const Map&);
RubyValue tiles(const Title&);
RubyValue market(const Market&);

// The kind of cell of 18xx.games for each letter of the title's zones: "y" and "no_cert_limit".
struct ZoneType {
  char letter = 0;
  std::string type;
};
std::map<std::string, ZoneType> zone_types(const Market&);

}  // namespace trackwright::ruby
