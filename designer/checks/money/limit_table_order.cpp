#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

using Row = CertificateTable::Row;

void look_along(const Row& row, Report& report) {
  const Placed<int>* last = nullptr;
  for (const auto& [players, limit] : row.limit) {
    if (last != nullptr && limit.value > last->value)
      report(limit.place, row.label,
             fmt::format("the certificate limit in row {} rises to {} with {} players", row.label,
                         limit.value, players),
             "check the row")
          .related.push_back({last->place, "the limit for fewer players"});
    last = &limit;
  }
}

struct Step {
  const Row* row = nullptr;
  int players = 0;
  Placed<int> from;
  Placed<int> to;
};

// Reports the only step from row to row that goes against all others.
void look_down(const std::vector<Row>& rows, Report& report) {
  std::vector<Step> rising;
  std::vector<Step> falling;
  for (std::size_t i = 1; i < rows.size(); ++i)
    for (const auto& [players, limit] : rows[i].limit) {
      const auto above = rows[i - 1].limit.find(players);
      if (above == rows[i - 1].limit.end() || above->second.value == limit.value) continue;
      (limit.value > above->second.value ? rising : falling)
          .push_back({&rows[i], players, above->second, limit});
    }
  const auto& odd = rising.size() < falling.size() ? rising : falling;
  if (odd.size() != 1 || rising.size() + falling.size() < 4) return;
  const Step& step = odd.front();
  report(step.to.place, step.row->label,
         fmt::format("the certificate limit of {} players changes from {} to {} in row {}, but all other "
                     "changes from row to row are in the opposite direction",
                     step.players, step.from.value, step.to.value, step.row->label),
         "check the column")
      .related.push_back({step.from.place, "the row above"});
}

}  // namespace

void money_limit_table_order(const Facts& facts, Report& report) {
  const auto& rows = facts.title.certificate_table.rows;
  for (const Row& row : rows) look_along(row, report);
  look_down(rows, report);
}

}  // namespace trackwright::checks
