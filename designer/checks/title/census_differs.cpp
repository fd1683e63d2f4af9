#include "designer/checks/prelude.h"
#include "engine/title/census.h"

namespace trackwright::checks {

namespace {

constexpr const char* census_help =
    "restore or remove the items; if the change is intended, copy the new counts from `trackwright show "
    "TITLE --census`";

// Notes the places of an added thing: all present ones, if they are few. For a lost thing, notes the place
// where things of its kind begin.
void note_places(const CensusCount& now, int stated, Finding& finding) {
  constexpr std::size_t few = 3;
  if (now.places.empty()) return;
  if (now.count < stated)
    finding.related.push_back({now.places.front(), "the first of the remaining items"});
  else if (now.places.size() <= few)
    for (const Place& place : now.places) finding.related.push_back({place, "here"});
}

void compare_section(const StatedCensus& stated, const CensusSection& counted, Report& report) {
  for (const auto& [thing, number] : stated.counts) {
    const auto found = std::ranges::find(counted.counts, thing, &CensusCount::thing);
    const int count = found == counted.counts.end() ? 0 : found->count;
    if (count == number.value) continue;
    Finding& finding = report(number.place, stated.section,
                              fmt::format("the census of {}.yaml has {} for {}, but there are {}",
                                          stated.section, number.value, thing, count),
                              census_help);
    if (found != counted.counts.end()) note_places(*found, number.value, finding);
  }
  for (const CensusCount& now : counted.counts) {
    const auto is_thing = [&](const auto& said) { return said.first == now.thing; };
    if (std::ranges::any_of(stated.counts, is_thing)) continue;
    Finding& finding = report(stated.place, stated.section,
                              fmt::format("the census of {}.yaml does not list {}, but there are {}",
                                          stated.section, now.thing, now.count),
                              census_help);
    note_places(now, 0, finding);
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
