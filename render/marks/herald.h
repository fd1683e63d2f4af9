// What makes a disc known across a table: the company's short name as large as the disc holds it, and a rim
// that differs from those of companies in nearly the same colour.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// From this diameter on, in mm, a logo can be read; smaller discs carry the short name instead.
inline constexpr double least_logo_disc = 16;

enum class Rim { Line, Double, Sleepers, Beads, Quarters, Heavy };

// What is filled with the colour of the letters above and below them: nothing, both ends of the disc, one of
// them, or a line at both.
enum class DiscFill { Plain, Ends, Head, Foot, Lines };

// What tells discs of one colour apart.
struct TokenSign {
  Rim rim = Rim::Line;
  DiscFill field = DiscFill::Plain;
  friend bool operator==(const TokenSign&, const TokenSign&) = default;
};

// Of each company in their order: a rim that no earlier company has whose colour some eye takes for this
// one's; where all are taken, a line, and where that makes two look alike, the first rim with a field that
// makes none.
std::vector<TokenSign> signs_of(const std::vector<Company>&, const Theme&);
// Across a table two discs are told apart by colour alone from this difference on (CIEDE2000, least of all
// kinds of sight but black and white).
inline constexpr double rim_shared_from = 15;
// Two are mistaken for each other below this.
inline constexpr double alike_below = 10;
double least_difference(Rgb, Rgb);

// Rim, field and name within a disc of this diameter about the origin.
Drawing herald(const std::string& name, TokenSign, Rgb ink, double diameter);

// How well the largest text of a face is read from afar.
struct FaceType {
  std::string text;
  double height = 0;  // of its capitals, mm
  double across = 0;  // of its ink, the larger of width and height, mm
  double contrast = 1;
};
FaceType face_type(const Drawing& face, Rgb ground);

}  // namespace trackwright
