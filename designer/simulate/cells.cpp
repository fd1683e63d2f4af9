#include "designer/simulate/cells.h"

#include <string>

namespace trackwright {

using simulate::FigureName;
using simulate::GameTally;
using simulate::Summary;

StudyEstimate estimate_of(const simulate::MeasureFacts& facts, const GameTally& tally) {
  StudyEstimate one;
  one.games = tally.games();
  one.share = facts.share;
  const double scale = facts.share ? 100.0 : 1.0 / facts.unit;
  one.value = tally.mean() * scale;
  std::optional<simulate::Interval> range;
  if (facts.share) {
    const auto hits = tally.counts().find(1);
    range = simulate::share_interval(hits == tally.counts().end() ? 0 : hits->second, one.games);
  } else {
    range = simulate::mean_interval(tally);
  }
  one.has_range = range.has_value();
  if (range) {
    one.low = range->low * scale;
    one.high = range->high * scale;
  }
  return one;
}

StudyCell estimate_cell(const Summary& summary, const FigureName& name, std::uint64_t usual_games) {
  const GameTally tally = summary.tally(name);
  if (tally.counts().empty()) return {};
  return StudyCell::estimated(estimate_of(simulate::facts_of(name.measure), tally), usual_games);
}

StudyColumn measured(simulate::Measure measure) {
  return {std::string(simulate::facts_of(measure).sentence), Certainty::Sample, false};
}

StudyColumn measured(const char* name) {
  return {name, Certainty::Sample, false};
}

}  // namespace trackwright
