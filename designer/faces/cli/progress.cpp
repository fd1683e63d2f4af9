#include "designer/faces/cli/progress.h"

#include <fmt/format.h>

#include <ostream>
#include <string>

namespace trackwright {

namespace {

constexpr std::chrono::seconds first_after{1};
constexpr std::chrono::milliseconds interval{100};
constexpr std::chrono::seconds estimate_after{10};

// "40 s", "3 min", "5 h".
std::string time_words(double seconds) {
  if (seconds < 90) return fmt::format("{:.0f} s", seconds);
  if (seconds < 90 * 60) return fmt::format("{:.0f} min", seconds / 60);
  return fmt::format("{:.0f} h", seconds / 3600);
}

constexpr std::string_view clear_line = "\r\x1b[K";

}  // namespace

ProgressLine::ProgressLine(std::ostream* terminal, std::string_view work, Clock::time_point (*now)())
    : terminal_(terminal), work_(work), now_(now), started_(now()), next_(started_ + first_after) {}

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
  std::string left;
  if (!first_done_) first_done_ = done;
  if (now >= started_ + estimate_after && done > *first_done_) {
    const std::chrono::duration<double> past = now - started_;
    const double each = past.count() / static_cast<double>(done - *first_done_);
    left = fmt::format(", about {} left", time_words(each * static_cast<double>(of - done)));
  }
  most_done_ = done;
  shown_ = true;
  *terminal_ << fmt::format("{}{}: {} of {}{}", clear_line, work_, done, of, left) << std::flush;
}

}  // namespace trackwright
