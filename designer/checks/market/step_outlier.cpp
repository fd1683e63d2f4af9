#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct Step {
  const MarketCell* cell;
  std::string seen;
  std::string help;
};

// Four steps around a cell would all be equal if the cell stood in the middle: 250 [285] 300 is 275.
std::optional<Step> off_centre(const std::vector<const MarketCell*>& row, std::size_t i) {
  if (i < 2 || i + 2 >= row.size()) return std::nullopt;
  const int middle = row[i + 1]->price - row[i - 1]->price;
  const int before = row[i - 1]->price - row[i - 2]->price;
  const int after = row[i + 2]->price - row[i + 1]->price;
  const int here = row[i]->price - row[i - 1]->price;
  if (before != after || middle != 2 * before || here == before || here <= 0 || here >= middle)
    return std::nullopt;
  return Step{row[i],
              fmt::format("the steps around {} are {} and {}, but those before and after are {}",
                          row[i]->price, here, middle - here, before),
              fmt::format("is it {}?", row[i - 1]->price + before)};
}

// One step is twice its neighbours, which are equal: 425 [460] 495.
std::optional<Step> left_out(const std::vector<const MarketCell*>& row, std::size_t i) {
  if (i < 2 || i + 1 >= row.size()) return std::nullopt;
  const int before = row[i - 1]->price - row[i - 2]->price;
  const int here = row[i]->price - row[i - 1]->price;
  const int after = row[i + 1]->price - row[i]->price;
  if (before != after || before <= 0 || here != 2 * before) return std::nullopt;
  return Step{row[i],
              fmt::format("the step from {} to {} is twice the steps before and after it", row[i - 1]->price,
                          row[i]->price),
              fmt::format("was {} left out?", row[i - 1]->price + before)};
}

}  // namespace

void market_step_outlier(const Facts& facts, Report& report) {
  for (const auto& cells : facts.title.market.rows) {
    std::vector<const MarketCell*> row;
    for (const auto& cell : cells)
      if (cell) row.push_back(&*cell);
    for (std::size_t i = 0; i < row.size(); ++i)
      for (const auto& step : {off_centre(row, i), left_out(row, i)})
        if (step) report(step->cell->place, std::to_string(step->cell->price), step->seen, step->help);
  }
}

}  // namespace trackwright::checks
