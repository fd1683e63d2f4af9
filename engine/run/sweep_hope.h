// Upper bounds of the gains that the trains of a sweep can still make in the remaining hexes.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/run/fares.h"
#include "engine/run/sweep_front.h"
#include "engine/run/sweep_plan.h"

namespace trackwright {

// The trains of a sweep, grouped by class.
struct SweepTrains {
  std::vector<std::size_t> class_of;  // by train
  const std::vector<Fares>* fares;    // by class
  const Fares& fares_of(std::size_t train) const { return (*fares)[class_of[train]]; }
  std::size_t size() const { return class_of.size(); }
};

class SweepHopes {
 public:
  virtual ~SweepHopes() = default;
  // `taken`: the number of hexes processed before this state.
  virtual int most(std::size_t taken, const SweepState&) const = 0;

 protected:
  SweepHopes() = default;
  SweepHopes(const SweepHopes&) = default;
  SweepHopes& operator=(const SweepHopes&) = default;
};

// Bounds each train alone, as if track connected all remaining stops.
class PlainHopes : public SweepHopes {
 public:
  PlainHopes(const SweepTrains& trains, const SweepPlan& plan) : trains_(trains), plan_(plan) {}
  int most(std::size_t taken, const SweepState&) const override;

 private:
  const SweepTrains& trains_;
  const SweepPlan& plan_;
};

}  // namespace trackwright
