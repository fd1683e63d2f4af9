#include "designer/faces/cli/progress.h"

#include <fmt/format.h>

#include <ostream>

namespace trackwright {

namespace {

constexpr std::chrono::seconds first_after{1};
constexpr std::chrono::milliseconds interval{100};
constexpr std::string_view clear_line = "\r\x1b[K";

}  // namespace

ProgressLine::ProgressLine(std::ostream* terminal, std::string_view work, Clock::time_point (*now)())
    : terminal_(terminal), work_(work), now_(now), next_(now() + first_after) {}

ProgressLine::~ProgressLine() {
  if (shown_) *terminal_ << clear_line << std::flush;
}

void ProgressLine::show(std::size_t done, std::size_t of) {
  if (terminal_ == nullptr) return;
  const std::lock_guard lock(mutex_);
  const Clock::time_point now = now_();
  // Threads may report out of order.
  if (now < next_ || done < most_done_) return;
  next_ = now + interval;
  most_done_ = done;
  shown_ = true;
  *terminal_ << fmt::format("{}{}: {} of {}", clear_line, work_, done, of) << std::flush;
}

}  // namespace trackwright
