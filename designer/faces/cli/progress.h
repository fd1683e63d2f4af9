// The progress of long work, as one line on a terminal: "printing: 3 of 12". Appears after a second, and
// disappears with the object. Without a terminal, prints nothing.
#pragma once

#include <chrono>
#include <cstddef>
#include <iosfwd>
#include <mutex>
#include <string_view>

namespace trackwright {

class ProgressLine {
 public:
  using Clock = std::chrono::steady_clock;

  // `now`: replaced by tests.
  ProgressLine(std::ostream* terminal, std::string_view work, Clock::time_point (*now)() = &Clock::now);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // Can be called by several threads.
  void show(std::size_t done, std::size_t of);

 private:
  std::ostream* terminal_;
  std::string_view work_;
  Clock::time_point (*now_)();
  std::mutex mutex_;
  Clock::time_point next_;
  std::size_t most_done_ = 0;
  bool shown_ = false;
};

}  // namespace trackwright
