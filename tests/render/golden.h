// Golden pictures: tests/golden/<name>.png. Prefer to assert facts, then text dumps; use a picture only if
// neither suffices.
#pragma once

#include <gtest/gtest.h>

#include <string>

namespace trackwright {

struct GoldenTolerance {
  int channel = 32;      // a pixel differs if any channel differs by more than this (of 255)
  double share = 0.002;  // share of pixels that may differ
};

// Compares PNG bytes with the golden picture of that name. On failure, the message names a picture with
// expected, actual and difference side by side (under golden-differences/ in the working folder).
// TRACKWRIGHT_RENEW_GOLDEN=1 writes the golden picture instead. Rejects pictures above 24 KiB: show less or
// smaller.
testing::AssertionResult matches_golden(const std::string& name, const std::string& png,
                                        const GoldenTolerance& = {});

}  // namespace trackwright
