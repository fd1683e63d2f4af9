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

// A record may know stops that no tile shows, such as those of a rule in code: the train runs without them.
std::vector<StopKind> read_kinds(const Node& row, bool record, Findings& findings) {
  std::vector<StopKind> kinds;
  for (const Ref& word : names_of(&row, "nodes")) {
    if (const auto kind = from_word<StopKind>(word.value)) {
      kinds.push_back(*kind);
      continue;
    }
    Finding& finding = report(findings, "position/unknown-stop", word.place, word.value,
                              fmt::format("`{}` is no kind of stop: the train runs without it", word.value),
                              "the kinds are city, town, offboard, halt and pass");
    if (record) finding.severity = Severity::Warning;
  }
  return kinds;
}

Reach read_distance(const Node& node, const Reach& known, bool record, Findings& findings) {
  Reach reach;
  reach.open_to = known.open_to;
  reach.doubles_own = known.doubles_own;
  reach.least_paid = known.least_paid;
  reach.local = known.local;
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

}  // namespace

// A name alone runs as the title says; a record of a played game says the distance itself.
Train position_train(const Node& node, const Roster& roster, const std::string& title, bool record,
                     Findings& findings) {
  const std::string name = is_scalar(node) ? node.text : text_of(&node, "name");
  const Node* distance = value_of(&node, "distance");
  Train train;
  if (const Train* known = find_train(roster, name)) {
    train = *known;
  } else if (distance == nullptr) {
    std::vector<std::string> names;
    for (const Train& t : roster.trains) names.push_back(t.name.value);
    report(findings, "position/unknown-train", node.place, name,
           fmt::format("`{}` is no train of {}", name, title), did_you_mean(name, names));
  }
  train.name = {name, node.place};
  if (distance != nullptr) train.reach = read_distance(*distance, train.reach, record, findings);
  if (const auto multiplier = integer_of(&node, "multiplier")) train.reach.multiplier = *multiplier;
  return train;
}

}  // namespace trackwright
