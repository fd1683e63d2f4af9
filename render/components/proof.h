// A proof of a kit for the eye: which of its colours look alike to whom, and how small its type is. No part
// of the kit.
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
  std::string sign;  // shape or pattern that tells it apart too; empty: none
};

// Colours that have to be told apart from one another.
struct InkFamily {
  std::string name;  // "Tile colours"
  std::vector<NamedInk> inks;
};
// Tile colours that the title uses and the plain map; companies; market zones. Families of less than two are
// left out.
std::vector<InkFamily> ink_families(const Title&, const Theme&);

struct InkPair {
  std::size_t a = 0;  // indices into the family, a < b
  std::size_t b = 0;
  std::array<double, 5> apart{};  // CIEDE2000, by Vision
  Vision worst() const;           // among all but black and white, which few kits can serve
  double least() const;
};
// Nearest first.
std::vector<InkPair> ink_pairs(const InkFamily&);
// The smallest type of a component.
struct TypeUse {
  std::string component;
  std::string piece;
  std::string text;
  double size = 0;  // font size as printed, mm
};
std::optional<TypeUse> smallest_type(const Component&);
// Of what is read in play: imprints are not, and what is drawn in small is a picture of something else. With
// the rest of these, if that is asked for.
enum class TypeRead { InPlay, Beside };
std::optional<TypeUse> smallest_type(const Component&, TypeRead);

// A board for each family, and one for the sizes of type.
Component proof_boards(const Title&, const Theme&, const std::vector<TypeUse>&);

}  // namespace trackwright
