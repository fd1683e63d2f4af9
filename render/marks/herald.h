// Makes discs recognizable across a table: the company's short name as large as the disc allows, and a rim
// that differs from those of companies with similar colours.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

// The minimum diameter, in mm, for a readable logo; smaller discs show the short name instead.
inline constexpr double least_logo_disc = 16;

enum class Rim { Line, Double, Sleepers, Beads, Quarters, Heavy };

// The areas above and below the letters that have the colour of the letters: none, both ends of the disc, one
// end, or a line at both ends.
enum class DiscFill { Plain, Ends, Head, Foot, Lines };

// The marks that distinguish discs of one colour.
struct TokenSign {
  Rim rim = Rim::Line;
  DiscFill field = DiscFill::Plain;
  friend bool operator==(const TokenSign&, const TokenSign&) = default;
};

// Returns a sign for each company in order: the first rim that no earlier company with a confusable colour
// has. If all rims are in use, the sign is a line; if that makes two discs look alike, it is the first rim
// with a fill that does not.
std::vector<TokenSign> signs_of(const std::vector<Company>&, const Theme&);
// From this difference on (CIEDE2000, the minimum over all kinds of colour vision except black and white),
// two discs across a table are distinguishable by colour alone.
inline constexpr double rim_shared_from = 15;
// Below this difference two discs are confused.
inline constexpr double alike_below = 10;
double least_difference(Rgb, Rgb);

// Rim, fill and name in a disc of this diameter around the origin.
Drawing herald(const std::string& name, TokenSign, Rgb ink, double diameter);

// The legibility of the largest text of a disc from a distance.
struct FaceType {
  std::string text;
  double height = 0;  // of its capitals, mm
  double across = 0;  // of its ink, the larger of width and height, mm
  double contrast = 1;
};
FaceType face_type(const Drawing& face, Rgb ground);

}  // namespace trackwright
