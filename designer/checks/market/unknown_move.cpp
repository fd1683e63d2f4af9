#include "designer/checks/prelude.h"
#include "engine/base/suggest.h"
#include "engine/title/market.h"

namespace trackwright::checks {

namespace {

// Whether GameBuilder accepts the move.
bool is_known(const MarketMove& move) {
  return move_cause(move.when) != MoveCause::Unknown || payout_move(move.when, move.move) ||
         (price_of_presidents_sales(move.when) && move.move == "stay");
}

void look_at(const MarketMove& move, Report& report) {
  const std::string first = move.move.substr(0, move.move.find_first_of(" ,;"));
  if (!price_move(first)) {
    const std::string meant = did_you_mean(first, {"left", "right", "up", "down", "stay"});
    report(move.place, move.when,
           fmt::format("the move `{}` is printed only in words, without an arrow", move.move),
           meant.empty()
               ? "write left, right, up, down or stay; for several steps, add their number: `right 2`"
               : meant);
  } else if (!price_move(move.move)) {
    report(move.place, move.when,
           fmt::format("`{}`: the words after the first move are printed, but `play` does not apply them",
                       move.move),
           "write a line for each case that has its own move");
  } else if (!is_known(move)) {
    const std::vector<std::string> causes = known_causes();
    const std::string meant = did_you_mean(move.when, causes);
    report(move.place, move.when,
           fmt::format("the condition `{}` is printed, but `play` does not know it", move.when),
           meant.empty()
               ? fmt::format("use a condition such as `dividend at least the price`, or one of these: {}",
                             shortlist(causes, 6))
               : meant);
  }
}

}  // namespace

void market_unknown_move(const Facts& facts, Report& report) {
  for (const MarketMove& move : facts.title.market.moves)
    if (!move.when.empty() && !move.move.empty()) look_at(move, report);  // empty ones are reported already
}

}  // namespace trackwright::checks
