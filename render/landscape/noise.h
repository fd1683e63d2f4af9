// Noise that is identical on every machine: values of a hashed lattice, smoothly interpolated. It uses only
// sums, products and std::floor, so it does not depend on a mathematics library.
#pragma once

#include <cstdint>

#include "render/drawing/geometry.h"

namespace trackwright {

// The value of a lattice point, from 0 to 1; a different salt gives different noise.
double lattice_value(int x, int y, std::uint32_t salt);

// From -1 to 1, with hills about `wavelength` apart.
double noise(Point, double wavelength, std::uint32_t salt);

// Three octaves, each with half the wavelength and height of the previous one; from -1 to 1.
double rugged_noise(Point, double wavelength, std::uint32_t salt);

}  // namespace trackwright
