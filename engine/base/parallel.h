// The same work on many things at once.
#pragma once

#include <cstddef>
#include <functional>

namespace trackwright {

// Calls work(0) ... work(count - 1), on as many threads as the machine runs at once; returns when all are
// done. Work is begun in order, so the longest is best put first. Throws what the first failed call, by
// number, threw.
void in_parallel(std::size_t count, const std::function<void(std::size_t)>& work);

}  // namespace trackwright
