// The turn of a company, from the steps of operating rounds that title facts name.
#include <algorithm>
#include <optional>

#include "designer/format/interchange/facts_rules.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

// The place of the step in a turn. The names of a title's own steps begin with the title.
std::optional<std::size_t> place_of_step(const Node& facts, std::string_view name) {
  const auto steps = items_of(value_of(value_of(&facts, "rounds"), "operating"), "steps");
  const auto found = std::ranges::find_if(steps, [&](const Node& step) {
    return std::string_view(step.text).substr(step.text.rfind(':') + 1) == name;
  });
  if (found == steps.end()) return std::nullopt;
  return static_cast<std::size_t>(found - steps.begin());
}

// Titles whose companies issue shares for trains have the same deals before they lay track: as many shares as
// players hold more than the pool, for the price to the left.
bool issues_for_trains(const Node& facts) {
  const auto issue = place_of_step(facts, "IssueShares");
  const auto run = place_of_step(facts, "Route");
  return issue && run && *issue < *run &&
         boolean_of(value_of(&facts, "constants"), "MUST_EMERGENCY_ISSUE_BEFORE_EBUY").value_or(false);
}

Node deal(const char* limit, const char* price) {
  Node node = mapping_node();
  put(node, "when", text_node("before_dividend"));
  put(node, "limit", text_node(limit));
  put(node, "price", text_node(price));
  return node;
}

}  // namespace

bool has_step_in_facts(const Node& facts, std::string_view name) {
  return place_of_step(facts, name).has_value();
}

Node turn_from_facts(const Node& facts) {
  Node list = list_node();
  if (issues_for_trains(facts)) list.items.push_back(text_node("issue_or_redeem"));
  if (has_step_in_facts(facts, "TrackAndToken"))
    list.items.push_back(words_node({"track", "token"}));
  else
    for (const char* step : {"track", "token"}) list.items.push_back(text_node(step));
  for (const char* step : {"run", "dividend", "move_price", "buy_trains"})
    list.items.push_back(text_node(step));
  return list;
}

Node issue_from_facts(const Node& facts) {
  if (!issues_for_trains(facts)) return mapping_node();
  Node node = deal("as_players_over_pool", "next_left");
  put(node, "counts", flag_node(true));
  return node;
}

Node redeem_from_facts(const Node& facts) {
  return issues_for_trains(facts) ? deal("any", "next_right") : mapping_node();
}

bool exports_trains(const Node& facts) {
  return std::ranges::any_of(items_of(&facts, "replaced_methods"),
                             [](const Node& method) { return method.text == "or_set_finished"; });
}

}  // namespace trackwright
