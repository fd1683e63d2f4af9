// Differences between colours, and their appearance to people with colour vision deficiencies.
#pragma once

#include <array>

#include "engine/base/enum_words.h"
#include "render/drawing/drawing.h"

namespace trackwright {

// CIE 1976 L*a*b*, D65.
struct Lab {
  double l = 0, a = 0, b = 0;
};
Lab lab_of(Rgb);

// CIEDE2000 with unit weights, after Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula:
// Implementation Notes, Supplementary Test Data, and Mathematical Observations", Color Research and
// Application 30(1), 2005. A difference below 1 is invisible. Below 5, people can distinguish two patches
// side by side, but not two pieces across a table.
double colour_difference(Lab, Lab);

enum class Vision { Normal, Protanopia, Deuteranopia, Tritanopia, Greyscale };
template <>
inline constexpr auto enum_words<Vision> =
    std::to_array<EnumWord<Vision>>({{Vision::Normal, "normal"},
                                     {Vision::Protanopia, "protanopia"},
                                     {Vision::Deuteranopia, "deuteranopia"},
                                     {Vision::Tritanopia, "tritanopia"},
                                     {Vision::Greyscale, "black and white"}});
inline constexpr auto all_visions = values_of<Vision>();

// The appearance of a colour: the matrices of full severity of Machado, Oliveira and Fernandes, "A
// Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15(6), 2009, on linear
// sRGB; greyscale keeps the luminance.
Rgb seen(Rgb, Vision);

}  // namespace trackwright
