// The studies of one title. Several topics use the same one, which is computed when it is first needed.
#pragma once

#include <optional>
#include <vector>

#include "engine/study/chokes.h"
#include "engine/study/earnings.h"
#include "engine/study/ground.h"
#include "engine/study/income.h"
#include "engine/study/journeys.h"
#include "engine/study/supply.h"
#include "engine/study/trains.h"
#include "engine/title/title.h"

namespace trackwright {

// The title must outlive it. Not for several threads at once.
class StudyData {
 public:
  explicit StudyData(const Title& title) : title_(title) {}

  const Title& title() const { return title_; }
  const StudyGround& ground() {
    if (!ground_) ground_.emplace(title_);
    return *ground_;
  }
  const SupplyStudy& supply() {
    return kept(supply_, [&] { return study_supply(ground()); });
  }
  const TrainStudy& trains() {
    return kept(trains_, [&] { return study_trains(title_); });
  }
  const JourneyStudy& journeys() {
    return kept(journeys_, [&] { return study_journeys(ground()); });
  }
  const EarningStudy& earnings() {
    return kept(earnings_, [&] { return study_earnings(ground(), journeys()); });
  }
  const IncomeStudy& income() {
    return kept(income_, [&] { return study_income(title_, trains(), earnings()); });
  }
  const std::vector<Choke>& chokes() {
    return kept(chokes_, [&] { return study_chokes(ground()); });
  }

 private:
  template <class T, class Compute>
  static const T& kept(std::optional<T>& known, const Compute& compute) {
    if (!known) known.emplace(compute());
    return *known;
  }

  const Title& title_;
  std::optional<StudyGround> ground_;
  std::optional<SupplyStudy> supply_;
  std::optional<TrainStudy> trains_;
  std::optional<JourneyStudy> journeys_;
  std::optional<EarningStudy> earnings_;
  std::optional<IncomeStudy> income_;
  std::optional<std::vector<Choke>> chokes_;
};

}  // namespace trackwright
