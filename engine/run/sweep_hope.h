// What the trains of a sweep can still get in the hexes not yet taken: never less than they can.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/run/fares.h"
#include "engine/run/sweep_front.h"
#include "engine/run/sweep_plan.h"

namespace trackwright {

// The trains of a sweep: those of one class stand together.
struct SweepTrains {
  std::vector<std::size_t> class_of;  // by train
  const std::vector<Fares>* fares;    // by class
  const Fares& fares_of(std::size_t train) const { return (*fares)[class_of[train]]; }
  std::size_t size() const { return class_of.size(); }
};

class SweepHopes {
 public:
  virtual ~SweepHopes() = default;
  // `taken`: how many hexes the sweep has behind it in this state.
  virtual int most(std::size_t taken, const SweepState&) const = 0;

 protected:
  SweepHopes() = default;
  SweepHopes(const SweepHopes&) = default;
  SweepHopes& operator=(const SweepHopes&) = default;
};

// Each train by itself, as if track joined all stops that are left.
class PlainHopes : public SweepHopes {
 public:
  PlainHopes(const SweepTrains& trains, const SweepPlan& plan) : trains_(trains), plan_(plan) {}
  int most(std::size_t taken, const SweepState&) const override;

 private:
  const SweepTrains& trains_;
  const SweepPlan& plan_;
};

}  // namespace trackwright
