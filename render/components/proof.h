// A visual proof of a kit: which of its colours some people confuse, and how small its type is. Not part of
// the kit.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "render/drawing/colour_vision.h"
#include "render/kit/component.h"
#include "render/marks/herald.h"

namespace trackwright {

struct NamedInk {
  std::string name;
  Rgb colour;
  std::string sign;  // a shape or pattern that also distinguishes it; empty: none
};

// Colours that players must be able to distinguish.
struct InkFamily {
  std::string name;  // "Tile colours"
  std::vector<NamedInk> inks;
};
// The tile colours of the title with the plain map; companies; market zones. Families with fewer than two
// colours are left out.
std::vector<InkFamily> ink_families(const Title&, const Theme&);

struct InkPair {
  std::size_t a = 0;  // indices into the family, a < b
  std::size_t b = 0;
  std::array<double, 5> apart{};  // CIEDE2000, by Vision
  Vision worst() const;           // among all except black and white, which few kits can satisfy
  double least() const;
};
// Most similar first.
std::vector<InkPair> ink_pairs(const InkFamily&);
// The smallest type of a component.
struct TypeUse {
  std::string component;
  std::string piece;
  std::string text;
  double size = 0;  // font size as printed, mm
};
std::optional<TypeUse> smallest_type(const Component&);
// InPlay: only type read in play, without imprints and without reduced pictures of other components. Beside:
// also the rest of those.
enum class TypeRead { InPlay, Beside };
std::optional<TypeUse> smallest_type(const Component&, TypeRead);

// A board for each family, and one for the sizes of type.
Component proof_boards(const Title&, const Theme&, const std::vector<TypeUse>&);

}  // namespace trackwright
