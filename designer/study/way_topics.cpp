// The topics about track: reach and chokes.
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "designer/study/topics.h"

namespace trackwright {

namespace {

StudyCell bound(bool exact) {
  return std::string(word_of(exact ? Certainty::Exact : Certainty::AtLeast));
}

StudyTable reach_table(const JourneyStudy& journeys) {
  StudyTable table{
      "reach",
      "joined: hexes with stops that track can join to the home; touched: those within reach of the longest "
      "train sold in the phase; best: the best run from the home; elsewhere: the best run from any later "
      "station",
      {key_column("company"),
       key_column("phase"),
       {"train", Certainty::Name},
       {"joined", Certainty::AtMost},
       {"touched", Certainty::AtMost},
       {"best", Certainty::AtMost},
       {"elsewhere", Certainty::AtMost},
       {"out of reach", Certainty::AtLeast}},
      {}};
  for (const CompanyReaches& row : journeys.reaches)
    table.rows.push_back({row.company, row.phase, row.train, row.connected.size(), row.touched.size(),
                          row.best, row.elsewhere, row.beyond});
  return table;
}

StudyTable journey_table(const JourneyStudy& journeys) {
  StudyTable table{
      "least lays",
      "the fewest tile lays from the home to a target, and the least money for terrain and hexsides; "
      "a phase is listed if it changes one of them",
      {key_column("company"),
       key_column("target"),
       key_column("phase"),
       {"lays", Certainty::Mixed},
       {"certainty", Certainty::Name},
       {"money", Certainty::AtLeast},
       {"over", Certainty::Name}},
      {},
      true};
  for (const Journey& row : journeys.journeys)
    table.rows.push_back(
        {row.company, row.target, row.phase, row.lays, bound(row.exact), row.money, row.over});
  return table;
}

StudyTable unreached_table(const JourneyStudy& journeys) {
  StudyTable table{"unreached", "hexes that no company can join to its home", {key_column("hex")}, {}};
  for (const std::string& hex : journeys.unreached) table.rows.push_back({hex});
  return table;
}

// Only numbers of lays that change a figure.
StudyTable run_table(const EarningStudy& earnings) {
  StudyTable table{
      "runs",
      fmt::format(
          "the best run of one train from the home after at most the listed number of lays, up to {}, and "
          "after any number; lays that change nothing are left out",
          most_lays),
      {key_column("company"),
       key_column("phase"),
       key_column("lays"),
       {"train", Certainty::Name},
       {"found", Certainty::AtLeast},
       {"bound", Certainty::AtMost},
       {"over", Certainty::Name}},
      {}};
  for (const CompanyEarnings& one : earnings.companies) {
    const BestRun* last = nullptr;
    const auto add = [&](const BestRun& run, StudyCell lays) {
      if (last != nullptr ? last->found == run.found && last->bound == run.bound
                          : run.found == 0 && run.bound == 0)
        return;
      table.rows.push_back(
          {one.company, one.phase, std::move(lays), one.train, run.found, run.bound, run.over});
      last = &run;
    };
    for (std::size_t n = 0; n < one.after_lays.size(); ++n) add(one.after_lays[n], n);
    add(one.with_all, "any");
  }
  return table;
}

StudyTable use_table(const EarningStudy& earnings) {
  StudyTable table{
      "used hexes",
      "companies: the companies whose best run with any number of lays passes through the hex in at least "
      "one phase; in every phase: the companies whose best run does so in all phases; of equal runs, only "
      "one counts",
      {key_column("hex"),
       {"companies", Certainty::AtLeast},
       {"in every phase", Certainty::AtLeast},
       {"names", Certainty::Name}},
      {}};
  std::vector<const HexUse*> uses;
  for (const HexUse& use : earnings.uses) uses.push_back(&use);
  std::ranges::stable_sort(uses, std::greater{}, [](const HexUse* use) { return use->companies.size(); });
  for (const HexUse* use : uses)
    table.rows.push_back({use->hex, use->companies.size(), use->always.size(), use->companies});
  return table;
}

StudyTable choke_table(const std::vector<Choke>& chokes) {
  StudyTable table{
      "cuts",
      "the fewest hexes whose loss cuts the home off from a target, and the fewest tokens of other "
      "companies that do so in full cities; a phase is listed if it changes one of them",
      {key_column("company"),
       key_column("target"),
       key_column("phase"),
       {"hexes", Certainty::Mixed},
       {"certainty", Certainty::Name},
       {"places"},
       {"tokens", Certainty::Mixed},
       {"token certainty", Certainty::Name},
       {"cities"}},
      {},
      true};
  for (const Choke& row : chokes)
    table.rows.push_back({row.company, row.target, row.phase, row.hexes ? StudyCell(*row.hexes) : "none",
                          bound(row.exact), row.places, row.tokens ? StudyCell(*row.tokens) : "none",
                          bound(row.tokens_exact), row.cities});
  return table;
}

}  // namespace

bool add_missing_track(const Title& title, TopicStudy& topic) {
  if (title.map.hexes().empty()) topic.missing.emplace_back("the hexes of the map, which all figures need");
  if (title.companies.companies.empty())
    topic.missing.emplace_back("the companies, whose homes all figures need");
  if (title.manifest.empty()) topic.missing.emplace_back("the manifest, so only printed track counts");
  if (title.roster.phases.empty())
    topic.missing.emplace_back(
        "the phases, so tiles of all colours count as available, and stops have no value");
  std::string homeless;
  for (const Company& company : title.companies.companies)
    if (homes_of(title, company).empty()) homeless += (homeless.empty() ? "" : ", ") + company.id.value;
  if (!homeless.empty())
    topic.missing.push_back(fmt::format("the home of {}, which a player chooses", homeless));
  return !title.map.hexes().empty() && !title.companies.companies.empty();
}

TopicStudy reach_topic(StudyData& data) {
  const Title& title = data.title();
  TopicStudy topic{"reach",
                   {"each hex, considered alone, has the best track that it can get by the end of the phase; "
                    "no company blocks another",
                    "any company lays, and a lay need not join the track of the company",
                    "one copy of each earlier tile is still available; all kinds of track count as one",
                    "runs have no bonuses, and fees and powers do not count",
                    "targets: off-board areas and the destination of the company"},
                   {},
                   {}};
  if (title.roster.trains.empty())
    topic.missing.emplace_back("the trains, which `touched`, `best` and `elsewhere` need");
  if (!add_missing_track(title, topic)) return topic;
  const JourneyStudy& journeys = data.journeys();
  topic.tables = {reach_table(journeys), journey_table(journeys), unreached_table(journeys)};
  if (!title.roster.trains.empty() && !title.roster.phases.empty()) {
    topic.tables.push_back(run_table(data.earnings()));
    topic.tables.push_back(use_table(data.earnings()));
  }
  return topic;
}

TopicStudy chokes_topic(StudyData& data) {
  const Title& title = data.title();
  TopicStudy topic{"chokes",
                   {"each hex, considered alone, has the best track that it can get by the end of the phase",
                    "a way may pass through a hex twice, on the track of different tiles",
                    "a cut contains neither the home nor the target; in the hex of a full city, track that "
                    "avoids the city stays open",
                    fmt::format("the search covers only cuts of at most {} hexes or {} tokens",
                                most_hexes_cut, most_tokens_cut),
                    "targets: off-board areas and the destination of the company"},
                   {},
                   {}};
  if (!add_missing_track(title, topic)) return topic;
  topic.tables = {choke_table(data.chokes())};
  return topic;
}

}  // namespace trackwright
