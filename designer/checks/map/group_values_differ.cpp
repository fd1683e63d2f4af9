#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

struct Member {
  const Hex* hex = nullptr;
  const Stop* stop = nullptr;
};

// The value is printed in one hex of a place and hidden in the others, which are worth nothing by themselves.
bool is_printed(const Stop& stop) {
  return !stop.hide && (stop.revenue.flat != 0 || !stop.revenue.steps.empty());
}

}  // namespace

void map_group_values_differ(const Facts& facts, Report& report) {
  std::map<std::pair<std::string, std::string>, std::vector<Member>> places;  // by group and name
  for (const HexFacts& hex : facts.hexes)
    for (const Stop& stop : hex.hex->tile.stops)
      for (const std::string& group : stop.groups)
        if (!hex.hex->name.empty() && is_printed(stop))
          places[{group, hex.hex->name}].push_back({hex.hex, &stop});
  for (const auto& [place, members] : places) {
    const Hex& first = *members.front().hex;
    // Clang 14 does not take `members` into a lambda.
    const auto differs = [&first, stop = members.front().stop](const Member& member) {
      return member.hex != &first && member.stop->revenue != stop->revenue;
    };
    const auto other = std::ranges::find_if(members, differs);
    if (other == members.end()) continue;
    Finding& finding = report(other->hex->code_place, other->hex->id,
                              fmt::format("{} and {} are both {}, and worth different amounts", first.id,
                                          other->hex->id, place.second),
                              "give both the same value");
    finding.related.push_back({first.code_place, "the other one"});
    finding.also.push_back({Name::Hex, first.id});
  }
}

}  // namespace trackwright::checks
