#include "designer/checks/prelude.h"
#include "engine/title/census.h"

namespace trackwright::checks {

namespace {

constexpr const char* census_help =
    "mend what was lost or added; if it was meant, `trackwright show TITLE --census` counts anew";

void compare_section(const StatedCensus& stated, const CensusSection& counted, Report& report) {
  for (const auto& [thing, number] : stated.counts) {
    const auto found = std::ranges::find(counted.counts, thing, &std::pair<std::string, int>::first);
    const int count = found == counted.counts.end() ? 0 : found->second;
    if (count != number.value)
      report(number.place, stated.section,
             fmt::format("the census of {}.yaml has {} for {}, but there are {}", stated.section,
                         number.value, thing, count),
             census_help);
  }
  for (const auto& [thing, count] : counted.counts) {
    const auto is_thing = [&thing = thing](const auto& said) { return said.first == thing; };
    if (std::ranges::none_of(stated.counts, is_thing))
      report(
          stated.place, stated.section,
          fmt::format("the census of {}.yaml knows of no {}, but there are {}", stated.section, thing, count),
          census_help);
  }
}

}  // namespace

void title_census_differs(const Facts& facts, Report& report) {
  if (facts.title.census.empty()) return;
  for (const CensusSection& counted : take_census(facts.title)) {
    const auto stated = std::ranges::find(facts.title.census, counted.name, &StatedCensus::section);
    if (stated != facts.title.census.end()) compare_section(*stated, counted, report);
  }
}

}  // namespace trackwright::checks
