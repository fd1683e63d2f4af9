// One door (TRACKWRIGHT_DOOR) before libFuzzer. What it throws is not caught: that is what libFuzzer takes
// for a crash.
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/doors.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  trackwright::TRACKWRIGHT_DOOR({reinterpret_cast<const char*>(data), size});
  return 0;
}
