// The progress of long work, as one line on a terminal: "printing: 3 of 12". Appears after a second,
// estimates the remaining time after ten, and disappears with the object. Without a terminal, prints nothing.
#pragma once

#include <chrono>
#include <cstddef>
#include <iosfwd>
#include <mutex>
#include <optional>
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
  Clock::time_point started_;
  Clock::time_point next_;
  std::optional<std::size_t> first_done_;  // that was shown; a resumed work does not begin with 0
  std::size_t most_done_ = 0;
  bool shown_ = false;
};

}  // namespace trackwright
