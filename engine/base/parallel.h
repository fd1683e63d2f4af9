// Runs the same work for many items in parallel.
#pragma once

#include <cstddef>
#include <functional>

namespace trackwright {

// Calls work(0) ... work(count - 1) on as many threads as the machine has, and returns when all calls are
// done. Calls start in order, so put the longest first. If calls fail, throws the exception of the failed
// call with the lowest number.
void in_parallel(std::size_t count, const std::function<void(std::size_t)>& work);

}  // namespace trackwright
