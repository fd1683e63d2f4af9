// Runs one fuzz target (TRACKWRIGHT_FUZZ_TARGET) with libFuzzer. Exceptions are not caught because libFuzzer
// counts them as crashes.
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/targets.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  trackwright::TRACKWRIGHT_FUZZ_TARGET({reinterpret_cast<const char*>(data), size});
  return 0;
}
