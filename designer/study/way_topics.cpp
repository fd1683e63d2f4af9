// The topics about track: reach and chokes.
#include <fmt/format.h>

#include <string>
#include <utility>

#include "designer/study/topics.h"
#include "engine/study/chokes.h"
#include "engine/study/journeys.h"

namespace trackwright {

namespace {

StudyCell bound(bool exact) {
  return std::string(word_of(exact ? Certainty::Exact : Certainty::AtLeast));
}

StudyTable reach_table(const JourneyStudy& journeys) {
  StudyTable table{
      "reach",
      "hexes with stops: all that track can join to the home, and those within reach of the longest "
      "train sold in the phase; the best run from the home, and from any later station",
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
      {}};
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

StudyTable choke_table(const std::vector<Choke>& chokes) {
  StudyTable table{
      "cuts",
      "the fewest hexes whose loss cuts the home off from a target, and the fewest tokens of others "
      "that do so in full cities; a phase is listed if it changes one of them",
      {key_column("company"),
       key_column("target"),
       key_column("phase"),
       {"hexes", Certainty::Mixed},
       {"certainty", Certainty::Name},
       {"places"},
       {"tokens", Certainty::Mixed},
       {"token certainty", Certainty::Name},
       {"cities"}},
      {}};
  for (const Choke& row : chokes)
    table.rows.push_back({row.company, row.target, row.phase, row.hexes ? StudyCell(*row.hexes) : "none",
                          bound(row.exact), row.places, row.tokens ? StudyCell(*row.tokens) : "none",
                          bound(row.tokens_exact), row.cities});
  return table;
}

// What both topics need. Returns whether they can be computed.
bool add_missing(const Title& title, TopicStudy& topic) {
  if (title.map.hexes().empty()) topic.missing.emplace_back("the hexes of the map: all figures need them");
  if (title.companies.companies.empty())
    topic.missing.emplace_back("the companies: all figures need their homes");
  if (title.manifest.empty()) topic.missing.emplace_back("the manifest: only printed track counts");
  if (title.roster.phases.empty())
    topic.missing.emplace_back(
        "the phases: tiles of all colours count as available, and stops have no value");
  std::string homeless;
  for (const Company& company : title.companies.companies)
    if (homes_of(title, company).empty()) homeless += (homeless.empty() ? "" : ", ") + company.id.value;
  if (!homeless.empty())
    topic.missing.push_back(fmt::format("the home of {}: a player chooses it", homeless));
  return !title.map.hexes().empty() && !title.companies.companies.empty();
}

}  // namespace

TopicStudy reach_topic(const Title& title, const StudyGround& ground) {
  TopicStudy topic{"reach",
                   {"every hex, taken alone, is as good as it can be by the end of the phase; nobody blocks",
                    "any company lays, and a lay need not join the track of the company",
                    "one copy of each earlier tile is still available; all kinds of track count as one",
                    "runs have no bonuses, and fees and powers do not count",
                    "targets: off-board areas and the destination of the company"},
                   {},
                   {}};
  if (title.roster.trains.empty())
    topic.missing.emplace_back("the trains: `touched`, `best` and `elsewhere` need them");
  if (!add_missing(title, topic)) return topic;
  const JourneyStudy journeys = study_journeys(ground);
  topic.tables = {reach_table(journeys), journey_table(journeys), unreached_table(journeys)};
  return topic;
}

TopicStudy chokes_topic(const Title& title, const StudyGround& ground) {
  TopicStudy topic{
      "chokes",
      {"every hex, taken alone, is as good as it can be by the end of the phase",
       "a way may pass a hex twice, on the track of different tiles",
       "a cut contains neither the home nor the target; in a full city, track without the city stays open",
       fmt::format("cuts of more than {} hexes or {} tokens are not searched for", most_hexes_cut,
                   most_tokens_cut),
       "targets: off-board areas and the destination of the company"},
      {},
      {}};
  if (!add_missing(title, topic)) return topic;
  topic.tables = {choke_table(study_chokes(ground))};
  return topic;
}

}  // namespace trackwright
