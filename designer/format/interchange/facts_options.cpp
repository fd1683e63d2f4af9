// The optional rules of title facts whose effect a title can state, and what they reveal of the plain game.
#include <algorithm>
#include <utility>

#include "designer/format/interchange/facts_rules.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

constexpr std::string_view several_from_offer = "multiple_brown_from_ipo";
constexpr std::string_view two_yellow = "double_yellow_first_or";
constexpr std::string_view three_yellow = "triple_yellow_first_or";
constexpr std::string_view hard_rust = "hard_rust";  // followed by the train: `hard_rust_t4`

bool has_option(const Node& facts, std::string_view name) {
  return std::ranges::any_of(items_of(&facts, "optional_rules"),
                             [&](const Node& rule) { return text_of(&rule, "sym") == name; });
}

Node yellow_lay() {
  Node lay = mapping_node();
  put(lay, "tile", text_node("yellow"));
  put(lay, "only", text_node("no_upgrade"));
  return lay;
}

Node lays_in_first_round(const Node& facts) {
  Node any = mapping_node();
  put(any, "tile", text_node("any"));
  Node lays = list_node({any});
  for (Node& lay : yellow_lays_from_facts(facts).items) lays.items.push_back(std::move(lay));
  Node first = yellow_lay();
  put(first, "first_round", flag_node(true));
  lays.items.push_back(std::move(first));
  return lays;
}

// Trains that would run once more rust at once.
Node trains_that_rust_at_once(const Node& facts) {
  Node trains = mapping_node();
  for (const Node& train : items_of(&facts, "trains")) {
    const Node* late = value_of(&train, "obsolete_on");
    if (late == nullptr || !is_scalar(*late) || late->text.empty()) continue;
    Node changed = mapping_node();
    put(changed, "rusts_on", text_node(late->text));
    add(changed, "obsolete_on", Node());
    put(trains, text_of(&train, "name"), std::move(changed));
  }
  return trains;
}

}  // namespace

bool buys_several_from_pool(const Node& facts) {
  const Node* constants = value_of(&facts, "constants");
  return boolean_of(constants, "MULTIPLE_BUY_ONLY_FROM_MARKET").value_or(false) ||
         has_option(facts, several_from_offer);
}

Node yellow_lays_from_facts(const Node& facts) {
  return has_option(facts, three_yellow) ? list_node({yellow_lay()}) : list_node();
}

std::pair<std::string, Node> option_from_facts(const Node& facts, std::string_view name) {
  Node file = mapping_node();
  Node part = mapping_node();
  if (name == several_from_offer) {
    put(part, "several_from", words_node({"offer", "pool"}));
    put(file, "stock_round", std::move(part));
  } else if (name == two_yellow || name == three_yellow) {
    put(part, "lays", lays_in_first_round(facts));
    put(file, "operating_round", std::move(part));
  } else if (name.starts_with(hard_rust)) {
    put(file, "trains", trains_that_rust_at_once(facts));
    return {"roster.yaml", std::move(file)};
  }
  return {"rules.yaml", std::move(file)};
}

}  // namespace trackwright
