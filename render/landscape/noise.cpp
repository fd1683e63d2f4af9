#include "render/landscape/noise.h"

namespace trackwright {

namespace {

// Avoids the function call of std::floor in builds for all processors.
int floored(double x) {
  const int towards_zero = static_cast<int>(x);
  return towards_zero > x ? towards_zero - 1 : towards_zero;
}

double eased(double t) {
  return t * t * (3 - 2 * t);
}

double between(double a, double b, double t) {
  return a + (b - a) * t;
}

}  // namespace

double lattice_value(int x, int y, std::uint32_t salt) {
  // Mix both numbers with the final steps of MurmurHash3 (A. Appleby, public domain).
  std::uint32_t h =
      static_cast<std::uint32_t>(x) * 0x9E3779B1U ^ (static_cast<std::uint32_t>(y) * 0x85EBCA77U + salt);
  h = (h ^ (h >> 16)) * 0x85EBCA6BU;
  h = (h ^ (h >> 13)) * 0xC2B2AE35U;
  h ^= h >> 16;
  return static_cast<double>(h) / 4294967296.0;
}

double noise(Point at, double wavelength, std::uint32_t salt) {
  const double x = at.x / wavelength;
  const double y = at.y / wavelength;
  const int i = floored(x);
  const int j = floored(y);
  const double across = eased(x - i);
  const double down = eased(y - j);
  const double above = between(lattice_value(i, j, salt), lattice_value(i + 1, j, salt), across);
  const double below = between(lattice_value(i, j + 1, salt), lattice_value(i + 1, j + 1, salt), across);
  return 2 * between(above, below, down) - 1;
}

double rugged_noise(Point at, double wavelength, std::uint32_t salt) {
  return (4 * noise(at, wavelength, salt) + 2 * noise(at, wavelength / 2, salt + 1) +
          noise(at, wavelength / 4, salt + 2)) /
         7;
}

}  // namespace trackwright
