// How companies start, from title facts.
#include "designer/format/interchange/facts_rules.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/interchange/facts_minors.h"
#include "designer/format/interchange/facts_words.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

std::string home_time(const Node& facts) {
  const std::string theirs = text_of(value_of(&facts, "constants"), "HOME_TOKEN_TIMING", "operate");
  if (theirs == "par") return "start";
  if (theirs == "start") return "set_up";
  return theirs.empty() ? "operate" : theirs;
}

// Whether a token of the company lies in one of its homes on the printed map.
bool lies_at_home(const Node& facts, const Node& record) {
  const Node* places = value_of(&record, "coordinates");
  if (places == nullptr) return false;
  const std::string name = text_of(&record, "sym");
  return std::ranges::any_of(names(*places), [&](const Ref& place) {
    const auto cities = items_of(value_of(value_of(&facts, "hexes"), place.value), "cities");
    return std::ranges::any_of(cities, [&](const Node& city) {
      return std::ranges::any_of(items_of(&city, "tokens"),
                                 [&](const Node& token) { return is_scalar(token) && token.text == name; });
    });
  });
}

struct Homes {
  int companies = 0;
  int on_the_map = 0;
};

// By kind: the number of companies, and of those whose home station is on the printed map.
std::map<std::string, Homes> homes_by_kind(const Node& facts) {
  std::map<std::string, Homes> kinds;
  for (const char* list : {"corporations", "minors"})
    for (const Node& record : items_of(&facts, list)) {
      const char* const usual = std::string_view(list) == "minors" ? "minor" : "major";
      Homes& homes = kinds[name_of_code(text_of(&record, "type", usual))];
      ++homes.companies;
      if (lies_at_home(facts, record)) ++homes.on_the_map;
    }
  return kinds;
}

bool has_company_without_home(const Node& facts) {
  return std::ranges::any_of(items_of(&facts, "corporations"), [](const Node& record) {
    const Node* place = value_of(&record, "coordinates");
    return (place == nullptr || names(*place).empty()) && !items_of(&record, "tokens").empty();
  });
}

// Companies split their shares at an event, and before it by choice in phases with this status.
Node conversion(const Node& facts) {
  bool by_event = false;
  Node phases = list_node();
  for (const Node& phase : items_of(&facts, "phases")) {
    for (const std::string& event : events_of_phase(facts, phase))
      by_event = by_event || std::ranges::find(conversion_events, event) != conversion_events.end();
    const auto status = texts_of(&phase, "status");
    if (std::ranges::find(status, "may_convert") != status.end())
      phases.items.push_back(text_node(text_of(&phase, "name")));
  }
  if (!by_event) return {};
  Node node = mapping_node();
  put(node, "when", phases.items.empty() ? words_node({"event"}) : words_node({"turn_start", "event"}));
  if (!phases.items.empty()) put(node, "phases", phases);
  return node;
}

}  // namespace

Node starts_from_facts(const Node& facts) {
  Node all = mapping_node();
  put(all, "start", text_node("president_certificate"));
  put(all, "par", text_node("chosen"));
  put(all, "home", text_node(home_time(facts)));
  const std::string blocks =
      text_of(value_of(&facts, "constants"), "TILE_RESERVATION_BLOCKS_OTHERS", "never");
  put(all, "conversion", conversion(facts));
  put(all, "home_reserved", text_node(blocks == "always" || blocks == "true" ? "always" : "if_room"));
  put(all, "issue", issue_from_facts(facts));
  put(all, "redeem", redeem_from_facts(facts));
  if (has_company_without_home(facts)) {
    Node chosen = mapping_node();
    put(chosen, "empty", flag_node(false));
    put(all, "chosen_home", chosen);
  }
  Node minor = mapping_node();
  put(minor, "start", text_node("with_private"));
  put(minor, "home", text_node("start"));
  const std::vector<std::string> bought = kinds_of_bought_minors(facts);
  Node node = mapping_node();
  for (const auto& [kind, homes] : homes_by_kind(facts)) {
    const bool comes_with_private = std::ranges::find(bought, kind) != bought.end();
    const bool set_up = homes.on_the_map == homes.companies && home_time(facts) != "set_up";
    if (!comes_with_private && !set_up) continue;
    Node other = comes_with_private ? minor : all;
    for (Entry& entry : other.entries)
      if (set_up && entry.key == "home") entry.value = text_node("set_up");
    put(node, kind, other);
  }
  put(node, "all", all);
  return node;
}

}  // namespace trackwright
