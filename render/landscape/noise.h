// Noise that is the same on every machine: values of a hashed lattice, smoothly joined. Nothing but sums,
// products and std::floor, so that no library of mathematics has a say.
#pragma once

#include <cstdint>

#include "render/drawing/geometry.h"

namespace trackwright {

// Of a place of the lattice, from 0 to 1; another salt gives other noise.
double lattice_value(int x, int y, std::uint32_t salt);

// From -1 to 1, with hills about `wavelength` apart.
double noise(Point, double wavelength, std::uint32_t salt);

// Three octaves of it, each half as long and half as high as the one before; from -1 to 1.
double rugged_noise(Point, double wavelength, std::uint32_t salt);

}  // namespace trackwright
