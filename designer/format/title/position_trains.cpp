#include "designer/format/title/position_trains.h"

#include <fmt/format.h>

#include <utility>
#include <vector>

#include "designer/format/text/report.h"
#include "designer/format/text/values.h"
#include "engine/base/suggest.h"
#include "engine/tile/tile.h"

namespace trackwright {

namespace {

// A record may name stops that no tile shows, for example from a rule in code; the train runs without them.
std::vector<StopKind> read_kinds(const Node& row, bool record, Findings& findings) {
  std::vector<StopKind> kinds;
  for (const Ref& word : names_of(&row, "nodes")) {
    if (const auto kind = from_word<StopKind>(word.value)) {
      kinds.push_back(*kind);
      continue;
    }
    Finding& finding =
        report(findings, "position/unknown-stop", word.place, word.value,
               fmt::format("`{}` is not a kind of stop; the train runs without it", word.value),
               "use city, town, offboard, halt or pass");
    if (record) finding.severity = Severity::Warning;
  }
  return kinds;
}

constexpr int unlimited_distance = 99;  // the number in records for a train without a limit

// Whether a numeric distance equals the reach in the title. A record does not state whether it counts
// stops or hexes.
bool is_reach(int distance, const Reach& known) {
  if (known.hexes > 0) return known.hexes == distance;
  if (known.unlimited) return distance >= unlimited_distance;
  return known.rows.empty() && known.stops == distance;
}

Reach read_distance(const Node& node, const Reach& known, bool record, Findings& findings) {
  Reach reach;
  reach.open_to = known.open_to;
  reach.doubles_own = known.doubles_own;
  reach.least_paid = known.least_paid;
  reach.local = known.local;
  reach.multiplier = known.multiplier;
  reach.stops = integer(node).value_or(0);
  for (const Node& row : node.items) {
    Allowance allowance;
    allowance.kinds = read_kinds(row, record, findings);
    if (allowance.kinds.empty()) continue;
    allowance.pay = integer_of(&row, "pay").value_or(0);
    allowance.visit = integer_of(&row, "visit").value_or(allowance.pay);
    allowance.multiplier = integer_of(&row, "multiplier").value_or(1);
    reach.rows.push_back(allowance);
  }
  return reach;
}

// A train of the title runs as the title states. If the record has another distance, the record wins,
// because an ability may have changed the train; only a distance in hexes is kept.
Reach reach_of_known(const Node& distance, const Train& known, bool record, Findings& findings) {
  const auto number = integer(distance);
  if (number && is_reach(*number, known.reach)) return known.reach;
  Reach stated = read_distance(distance, known.reach, record, findings);
  if (!number && stated.rows == known.reach.rows) return known.reach;
  const bool hexes = number && known.reach.hexes > 0;
  Finding& finding =
      report(findings, "position/other-reach", distance.place, known.name.value,
             fmt::format("the reach of the {}-train in the position differs from its reach in the title",
                         known.name.value),
             hexes ? "the title's reach in hexes is used; remove `distance`"
                   : "the position's reach is used; remove `distance` to use the title's");
  finding.severity = Severity::Warning;
  return hexes ? known.reach : stated;
}

}  // namespace

Train position_train(const Node& node, const Roster& roster, const std::string& title, bool record,
                     Findings& findings) {
  const std::string name = is_scalar(node) ? node.text : text_of(&node, "name");
  const Node* distance = value_of(&node, "distance");
  Train train;
  const Train* known = find_train(roster, name);
  if (known != nullptr) {
    train = *known;
  } else if (distance == nullptr) {
    std::vector<std::string> names;
    for (const Train& t : roster.trains) names.push_back(t.name.value);
    report(findings, "position/unknown-train", node.place, name,
           fmt::format("`{}` is not a train of {}", name, title), did_you_mean(name, names));
  }
  train.name = {name, node.place};
  if (distance != nullptr)
    train.reach = known != nullptr ? reach_of_known(*distance, *known, record, findings)
                                   : read_distance(*distance, train.reach, record, findings);
  if (const auto multiplier = integer_of(&node, "multiplier")) train.reach.multiplier = *multiplier;
  return train;
}

}  // namespace trackwright
