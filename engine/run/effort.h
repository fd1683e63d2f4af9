// The work that a search may still do: a budget of steps, which the caller can also stop.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>

namespace trackwright {

class Effort {
 public:
  static constexpr std::uint64_t boundless = std::numeric_limits<std::uint64_t>::max();

  Effort() = default;
  explicit Effort(std::function<bool()> give_up, std::uint64_t most_steps = boundless)
      : give_up_(std::move(give_up)), most_(most_steps) {}

  // Counts one step of work; false if the search must end.
  bool step() {
    if (steps_ >= end_ || stopped_) return refuse();
    ++steps_;
    if ((steps_ & 127U) == 0 && give_up_ && give_up_()) stopped_ = true;
    return !stopped_;
  }

  // Limits the next part of the search to this number of steps.
  void allow(std::uint64_t steps) { end_ = most_ - steps_ < steps ? most_ : steps_ + steps; }

  // The whole search must end.
  bool stopped() const { return stopped_; }
  // The current part of the search must end.
  bool spent() const { return stopped_ || steps_ >= end_; }
  std::uint64_t steps() const { return steps_; }

 private:
  bool refuse() {
    if (steps_ >= most_) stopped_ = true;
    return false;
  }

  std::function<bool()> give_up_;
  std::uint64_t most_ = boundless;
  std::uint64_t end_ = boundless;
  std::uint64_t steps_ = 0;
  bool stopped_ = false;
};

}  // namespace trackwright
