#include "designer/format/interchange/maker_encoding.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "designer/format/interchange/facts_codes.h"
#include "engine/tile/language.h"

namespace trackwright::maker {

namespace {

using std::string_view;

struct Short {
  string_view letter;
  string_view part;
  string_view attribute;  // of a value without a name
};

constexpr auto shorts = std::to_array<Short>({{"c", "city", "revenue"},
                                              {"t", "town", "revenue"},
                                              {"o", "offboard", "revenue"},
                                              {"j", "junction", ""},
                                              {"p", "path", ""},
                                              {"l", "label", ""},
                                              {"u", "upgrade", "cost"},
                                              {"b", "border", "edge"},
                                              {"i", "icon", "image"}});

// One part with its full names: "o=yellow_30" becomes "offboard=revenue:yellow_30".
std::string in_full(string_view part) {
  const std::size_t equals = std::min(part.find('='), part.size());
  const string_view name = part.substr(0, equals);
  const auto known = std::ranges::find(shorts, name, &Short::letter);
  if (known == shorts.end()) return std::string(part);
  if (equals == part.size()) return std::string(known->part);
  const string_view value = part.substr(equals + 1);
  std::string text = std::string(known->part) + "=";
  const bool named = value.substr(0, value.find(',')).find(':') != string_view::npos;
  if (!known->attribute.empty() && !named) text += std::string(known->attribute) + ":";
  return text.append(value);
}

// Edges of encodings on pointy maps count from the side before ours.
Rotation turn_of(Sides frame) {
  return Rotation(frame.pointy ? 1 : 0);
}

}  // namespace

Expected<Tile> tile_of_encoding(const std::string& encoding, Colour colour, Sides frame) {
  std::string text;
  for (std::size_t begin = 0; begin <= encoding.size();) {
    const std::size_t end = std::min(encoding.find(';', begin), encoding.size());
    text += (text.empty() ? "" : ";") + in_full(string_view(encoding).substr(begin, end - begin));
    begin = end + 1;
  }
  auto tile = parse_tile(text, colour);
  if (!tile) return unexpected(tile.error().message);
  return rotated(*tile, turn_of(frame));
}

std::string encoding_of(const Tile& tile, Sides frame) {
  return tile_text(rotated(tile, Rotation(-turn_of(frame).steps())));
}

}  // namespace trackwright::maker
