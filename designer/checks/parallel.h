// Independent jobs on all processors.
#pragma once

#include <cstddef>
#include <functional>

namespace trackwright {

// Calls job(0) ... job(count - 1), each once, in no particular order and several at a time, and returns when
// all have returned. Jobs write to places of their own. What a job throws first is thrown again here.
void in_parallel(std::size_t count, const std::function<void(std::size_t)>& job);

}  // namespace trackwright
