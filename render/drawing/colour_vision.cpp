#include "render/drawing/colour_vision.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace trackwright {

namespace {

using Matrix = std::array<std::array<double, 3>, 3>;

constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
constexpr Matrix grey{{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}};
constexpr Matrix to_xyz{{{0.4124564, 0.3575761, 0.1804375},
                         {0.2126729, 0.7151522, 0.0721750},
                         {0.0193339, 0.1191920, 0.9503041}}};
constexpr std::array<double, 3> white_d65{0.95047, 1.0, 1.08883};

double to_linear(double channel) {
  return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double to_srgb(double channel) {
  const double clamped = std::clamp(channel, 0.0, 1.0);
  return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * std::pow(clamped, 1 / 2.4) - 0.055;
}

std::array<double, 3> product(const Matrix& m, Rgb c) {
  const std::array<double, 3> v{to_linear(c.r), to_linear(c.g), to_linear(c.b)};
  std::array<double, 3> result{};
  for (std::size_t i = 0; i < 3; ++i)
    result.at(i) = m.at(i)[0] * v[0] + m.at(i)[1] * v[1] + m.at(i)[2] * v[2];
  return result;
}

Rgb through(const Matrix& m, Rgb c) {
  const std::array<double, 3> v = product(m, c);
  return {to_srgb(v[0]), to_srgb(v[1]), to_srgb(v[2])};
}

double lab_curve(double t) {
  constexpr double delta = 6.0 / 29;
  return t > delta * delta * delta ? std::cbrt(t) : t / (3 * delta * delta) + 4.0 / 29;
}

double in_radians(double degrees) {
  return degrees * std::numbers::pi / 180;
}

double hue(double a, double b) {
  if (a == 0 && b == 0) return 0;
  const double angle = std::atan2(b, a) * 180 / std::numbers::pi;
  return angle < 0 ? angle + 360 : angle;
}

// One of the two compared colours, with a* stretched near the grey axis.
struct Stretched {
  double l, chroma, hue;
};

Stretched stretched(Lab c, double g) {
  const double a = (1 + g) * c.a;
  return {c.l, std::hypot(a, c.b), hue(a, c.b)};
}

double hue_step(const Stretched& p, const Stretched& q) {
  if (p.chroma * q.chroma == 0) return 0;
  const double step = q.hue - p.hue;
  if (step > 180) return step - 360;
  return step < -180 ? step + 360 : step;
}

double mean_hue(const Stretched& p, const Stretched& q) {
  const double sum = p.hue + q.hue;
  if (p.chroma * q.chroma == 0) return sum;
  if (std::abs(p.hue - q.hue) <= 180) return sum / 2;
  return (sum < 360 ? sum + 360 : sum - 360) / 2;
}

double seventh_root(double chroma) {
  const double power = std::pow(chroma, 7);
  return std::sqrt(power / (power + std::pow(25.0, 7)));
}

}  // namespace

Lab lab_of(Rgb colour) {
  const std::array<double, 3> xyz = product(to_xyz, colour);
  const double x = lab_curve(xyz[0] / white_d65[0]);
  const double y = lab_curve(xyz[1] / white_d65[1]);
  const double z = lab_curve(xyz[2] / white_d65[2]);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

// Names follow the paper: S_L, S_C, S_H are `weight_*`, R_T is `turn`.
double colour_difference(Lab one, Lab other) {
  const double mean_chroma = (std::hypot(one.a, one.b) + std::hypot(other.a, other.b)) / 2;
  const double g = 0.5 * (1 - seventh_root(mean_chroma));
  const Stretched p = stretched(one, g);
  const Stretched q = stretched(other, g);
  const double lightness = q.l - p.l;
  const double chroma = q.chroma - p.chroma;
  const double hues = 2 * std::sqrt(p.chroma * q.chroma) * std::sin(in_radians(hue_step(p, q) / 2));
  const double l = (p.l + q.l) / 2 - 50;
  const double c = (p.chroma + q.chroma) / 2;
  const double h = mean_hue(p, q);
  const double t = 1 - 0.17 * std::cos(in_radians(h - 30)) + 0.24 * std::cos(in_radians(2 * h)) +
                   0.32 * std::cos(in_radians(3 * h + 6)) - 0.20 * std::cos(in_radians(4 * h - 63));
  const double weight_l = 1 + 0.015 * l * l / std::sqrt(20 + l * l);
  const double weight_c = 1 + 0.045 * c;
  const double weight_h = 1 + 0.015 * c * t;
  const double bend = (h - 275) / 25;
  const double turn = -2 * seventh_root(c) * std::sin(in_radians(60 * std::exp(-bend * bend)));
  const double dl = lightness / weight_l;
  const double dc = chroma / weight_c;
  const double dh = hues / weight_h;
  return std::sqrt(dl * dl + dc * dc + dh * dh + turn * dc * dh);
}

Rgb seen(Rgb colour, Vision vision) {
  switch (vision) {
    case Vision::Normal:
      return colour;
    case Vision::Protanopia:
      return through(protanopia, colour);
    case Vision::Deuteranopia:
      return through(deuteranopia, colour);
    case Vision::Tritanopia:
      return through(tritanopia, colour);
    case Vision::Greyscale:
      return through(grey, colour);
  }
  return colour;
}

}  // namespace trackwright
