#include "render/drawing/colour_vision.h"

#include <gtest/gtest.h>

#include <vector>

namespace trackwright {
namespace {

struct PublishedPair {
  Lab a, b;
  double difference;
};

// Table 1 of Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes,
// Supplementary Test Data, and Mathematical Observations", Color Research and Application 30(1), 2005, p.
// 21-30.
const std::vector<PublishedPair>& published_pairs() {
  static const std::vector<PublishedPair> pairs{
      {{50.0000, 2.6772, -79.7751}, {50.0000, 0.0000, -82.7485}, 2.0425},
      {{50.0000, 3.1571, -77.2803}, {50.0000, 0.0000, -82.7485}, 2.8615},
      {{50.0000, 2.8361, -74.0200}, {50.0000, 0.0000, -82.7485}, 3.4412},
      {{50.0000, -1.3802, -84.2814}, {50.0000, 0.0000, -82.7485}, 1.0000},
      {{50.0000, -1.1848, -84.8006}, {50.0000, 0.0000, -82.7485}, 1.0000},
      {{50.0000, -0.9009, -85.5211}, {50.0000, 0.0000, -82.7485}, 1.0000},
      {{50.0000, 0.0000, 0.0000}, {50.0000, -1.0000, 2.0000}, 2.3669},
      {{50.0000, -1.0000, 2.0000}, {50.0000, 0.0000, 0.0000}, 2.3669},
      {{50.0000, 2.4900, -0.0010}, {50.0000, -2.4900, 0.0009}, 7.1792},
      {{50.0000, 2.4900, -0.0010}, {50.0000, -2.4900, 0.0010}, 7.1792},
      {{50.0000, 2.4900, -0.0010}, {50.0000, -2.4900, 0.0011}, 7.2195},
      {{50.0000, 2.4900, -0.0010}, {50.0000, -2.4900, 0.0012}, 7.2195},
      {{50.0000, -0.0010, 2.4900}, {50.0000, 0.0009, -2.4900}, 4.8045},
      {{50.0000, -0.0010, 2.4900}, {50.0000, 0.0010, -2.4900}, 4.8045},
      {{50.0000, -0.0010, 2.4900}, {50.0000, 0.0011, -2.4900}, 4.7461},
      {{50.0000, 2.5000, 0.0000}, {50.0000, 0.0000, -2.5000}, 4.3065},
      {{50.0000, 2.5000, 0.0000}, {73.0000, 25.0000, -18.0000}, 27.1492},
      {{50.0000, 2.5000, 0.0000}, {61.0000, -5.0000, 29.0000}, 22.8977},
      {{50.0000, 2.5000, 0.0000}, {56.0000, -27.0000, -3.0000}, 31.9030},
      {{50.0000, 2.5000, 0.0000}, {58.0000, 24.0000, 15.0000}, 19.4535},
      {{50.0000, 2.5000, 0.0000}, {50.0000, 3.1736, 0.5854}, 1.0000},
      {{50.0000, 2.5000, 0.0000}, {50.0000, 3.2972, 0.0000}, 1.0000},
      {{50.0000, 2.5000, 0.0000}, {50.0000, 1.8634, 0.5757}, 1.0000},
      {{50.0000, 2.5000, 0.0000}, {50.0000, 3.2592, 0.3350}, 1.0000},
      {{60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}, 1.2644},
      {{63.0109, -31.0961, -5.8663}, {62.8187, -29.7946, -4.0864}, 1.2630},
      {{61.2901, 3.7196, -5.3901}, {61.4292, 2.2480, -4.9620}, 1.8731},
      {{35.0831, -44.1164, 3.7933}, {35.0232, -40.0716, 1.5901}, 1.8645},
      {{22.7233, 20.0904, -46.6940}, {23.0331, 14.9730, -42.5619}, 2.0373},
      {{36.4612, 47.8580, 18.3852}, {36.2715, 50.5065, 21.2231}, 1.4146},
      {{90.8027, -2.0831, 1.4410}, {91.1528, -1.6435, 0.0447}, 1.4441},
      {{90.9257, -0.5406, -0.9208}, {88.6381, -0.8985, -0.7239}, 1.5381},
      {{6.7747, -0.2908, -2.4247}, {5.8714, -0.0985, -2.2286}, 0.6377},
      {{2.0776, 0.0795, -1.1350}, {0.9033, -0.0636, -0.5514}, 0.9082},
  };
  return pairs;
}

TEST(ColourVision, MatchesThePublishedDifferences) {
  for (const PublishedPair& pair : published_pairs()) {
    EXPECT_NEAR(colour_difference(pair.a, pair.b), pair.difference, 0.00005);
    EXPECT_NEAR(colour_difference(pair.b, pair.a), pair.difference, 0.00005);
  }
}

TEST(ColourVision, KnowsTheEndsOfTheScale) {
  const Lab white = lab_of({1, 1, 1});
  EXPECT_NEAR(white.l, 100, 1e-3);
  EXPECT_NEAR(white.a, 0, 0.02);
  EXPECT_NEAR(white.b, 0, 0.02);
  EXPECT_NEAR(lab_of({0, 0, 0}).l, 0, 1e-9);
  const Lab red = lab_of({1, 0, 0});  // sRGB red: L* 53.24, a* 80.09, b* 67.20
  EXPECT_NEAR(red.l, 53.24, 0.01);
  EXPECT_NEAR(red.a, 80.09, 0.02);
  EXPECT_NEAR(red.b, 67.20, 0.02);
}

TEST(ColourVision, KeepsGreysAndBringsRedAndGreenCloser) {
  const Rgb grey{0.5, 0.5, 0.5};
  const Rgb red = *rgb_from_hex("#c03a2b");
  const Rgb green = *rgb_from_hex("#7a8a2b");
  const double apart = colour_difference(lab_of(red), lab_of(green));
  for (const Vision vision : all_visions) {
    EXPECT_NEAR(seen(grey, vision).r, 0.5, 1e-4) << word_of(vision);
    EXPECT_NEAR(seen(grey, vision).b, 0.5, 1e-4) << word_of(vision);
  }
  EXPECT_LT(
      colour_difference(lab_of(seen(red, Vision::Deuteranopia)), lab_of(seen(green, Vision::Deuteranopia))),
      apart / 2);
  const Rgb plain = seen(red, Vision::Greyscale);
  EXPECT_NEAR(lab_of(plain).l, lab_of(red).l, 0.05);
  EXPECT_EQ(plain.r, plain.g);
}

}  // namespace
}  // namespace trackwright
