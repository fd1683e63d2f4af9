// Runs one fuzz target (TRACKWRIGHT_DOOR) with libFuzzer. Exceptions are not caught because libFuzzer counts
// them as crashes.
#include <cstddef>
#include <cstdint>

#include "tests/fuzz/doors.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  trackwright::TRACKWRIGHT_DOOR({reinterpret_cast<const char*>(data), size});
  return 0;
}
