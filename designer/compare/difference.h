// The differences of two titles as data. Other files present them.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/place.h"

namespace trackwright {

struct KindOfDifference {
  std::string_view
      name;  // "hex-track": the name in JSON; with the prefix second-source/ also the name of a check
  std::string_view subject;  // tiles, map, market, roster, companies, game
  std::string_view what;     // "track"; empty if only one side has the thing
};

// All kinds, grouped by subject. Each has a page, designer/checks/second_source/<name>.md.
inline constexpr auto kinds_of_difference = std::to_array<KindOfDifference>({
    {"tile", "tiles", ""},
    {"tile-count", "tiles", "copies"},
    {"tile-number", "tiles", "number"},
    {"tile-design", "tiles", "design"},
    {"map-coordinates", "map", "coordinates"},
    {"hex", "map", ""},
    {"hex-colour", "map", "colour"},
    {"hex-track", "map", "track"},
    {"hex-revenue", "map", "revenue"},
    {"hex-group", "map", "groups"},
    {"hex-label", "map", "label"},
    {"hex-terrain", "map", "terrain"},
    {"hex-border", "map", "border"},
    {"hex-name", "map", "name"},
    {"market-shape", "market", "shape"},
    {"market-price", "market", "price"},
    {"market-zone", "market", "zone"},
    {"market-par", "market", "par values"},
    {"phase", "roster", ""},
    {"phase-trigger", "roster", "first train"},
    {"phase-tiles", "roster", "tile colours"},
    {"phase-limit", "roster", "train limit"},
    {"phase-rounds", "roster", "operating rounds"},
    {"train", "roster", ""},
    {"train-price", "roster", "price"},
    {"train-count", "roster", "cards"},
    {"train-reach", "roster", "reach"},
    {"train-track", "roster", "track"},
    {"train-rust", "roster", "end"},
    {"train-available", "roster", "sale"},
    {"train-discount", "roster", "discount"},
    {"company", "companies", ""},
    {"company-name", "companies", "name"},
    {"company-kind", "companies", "kind"},
    {"company-home", "companies", "home"},
    {"company-destination", "companies", "destination"},
    {"company-tokens", "companies", "token costs"},
    {"company-shares", "companies", "certificates"},
    {"company-float", "companies", "float"},
    {"private", "companies", ""},
    {"private-name", "companies", "name"},
    {"private-price", "companies", "price"},
    {"private-revenue", "companies", "revenue"},
    {"private-grant", "companies", "shares and hexes"},
    {"private-power", "companies", "hexes and tiles"},
    {"players", "game", ""},
    {"cash", "game", "cash"},
    {"certificate-limit", "game", "certificate limit"},
    {"bank", "game", "bank"},
    {"capitalization", "game", "capitalization"},
    {"rule", "rules", ""},
});

// One kind, written as its name. An unknown name does not compile.
class DifferenceKind {
 public:
  // NOLINTNEXTLINE(google-explicit-constructor): converts a name to its kind
  consteval DifferenceKind(const char* name) {
    while (kinds_of_difference.at(index_).name != name) ++index_;
  }

  constexpr const KindOfDifference& operator*() const { return kinds_of_difference[index_]; }
  constexpr const KindOfDifference* operator->() const { return &kinds_of_difference[index_]; }
  friend constexpr auto operator<=>(DifferenceKind, DifferenceKind) = default;

 private:
  std::uint8_t index_ = 0;
};

// Side A is the title under examination, side B the other source.
struct Difference {
  DifferenceKind kind;
  std::string object;  // the name of the thing in A, or in B if A lacks it: "F11", "57", "SJ"
  std::string label;   // the same for people: "hex F11 Stockholm"
  std::string other;   // the name of the thing in B if it differs
  std::string a;       // the value in A, "-" if A has no value; empty: A lacks the thing
  std::string b;       // the same for B
  Place place;         // in A; if only B has the thing: where to add it
  Place other_place;   // in B; no place if only A has the thing
};

}  // namespace trackwright
