// Pictures that were looked at once and must stay as they are: tests/golden/<name>.png.
// Assert facts first, text dumps second, and use a picture only for what neither can say.
#pragma once

#include <gtest/gtest.h>

#include <string>

namespace trackwright {

struct GoldenTolerance {
  int channel = 32;      // a pixel differs where any channel differs by more than this (of 255)
  double share = 0.002;  // share of pixels that may differ
};

// Whether PNG bytes look like the golden of that name. On failure the message names a picture that shows
// expected, seen and difference side by side (under golden-differences/ in the working folder). With
// TRACKWRIGHT_RENEW_GOLDEN=1 the golden is written instead. Goldens above 24 KiB are refused: show less or
// smaller.
testing::AssertionResult matches_golden(const std::string& name, const std::string& png,
                                        const GoldenTolerance& = {});

}  // namespace trackwright
