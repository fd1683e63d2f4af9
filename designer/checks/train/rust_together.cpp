#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool is_number(const std::string& name) {
  return name.find_first_not_of("0123456789") == std::string::npos;
}

}  // namespace

void train_rust_together(const Facts& facts, Report& report) {
  std::map<std::pair<std::string, std::size_t>, std::vector<const Train*>> ends;  // by stack and rank
  for (const Train& train : facts.title.roster.trains)
    if (const auto end = facts.first_rank(train.rusts_on); end && is_number(train.name.value))
      ends[{train.stack, *end}].push_back(&train);
  const auto several = [](const auto& end) { return end.second.size() > 1; };
  if (std::ranges::count_if(ends, several) != 1) return;
  const auto& [end, trains] = *std::ranges::find_if(ends, several);
  const Train& first = *trains.front();
  const Train& second = *trains[1];
  const auto& sold = facts.title.roster.trains;
  const auto is_next = end.second > 0 && &sold[end.second - 1] == &second;  // train/rusts-on-next reports it
  if (trains.size() != 2 || is_next || sold.size() < 4) return;
  Finding& finding = report(
      second.rusts_on.front().place, second.name.value,
      fmt::format("the {}-train rusts together with the {}-train", second.name.value, first.name.value),
      "check `rusts_on` of both trains");
  finding.related.push_back({first.rusts_on.front().place, "the other train"});
  finding.also.push_back({Name::Train, first.name.value});
}

}  // namespace trackwright::checks
