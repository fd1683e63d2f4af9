#include "designer/format/interchange/facts_powers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

constexpr auto told_abilities =
    std::to_array<std::string_view>({"exchange", "close", "revenue_change", "tile_discount", "tile_lay",
                                     "teleport", "no_buy", "train_discount", "token"});

Node times(const Node& ability, std::vector<std::string> otherwise) {
  static constexpr auto known =
      std::to_array<std::pair<std::string_view, std::string_view>>({{"any", "any_time"},
                                                                    {"stock_round", "stock_round"},
                                                                    {"owning_corp_or_turn", "company_turn"},
                                                                    {"track", "track"},
                                                                    {"token", "token"},
                                                                    {"owning_player_track", "owner_track"},
                                                                    {"or_between_turns", "between_turns"},
                                                                    {"sold", "sold"}});
  Node list = list_node();
  const Node* when = value_of(&ability, "when");
  const auto add = [&](const std::string& word) {
    for (const auto& [theirs, ours] : known)
      if (word == theirs) list.items.push_back(text_node(std::string(ours)));
  };
  if (when != nullptr && is_scalar(*when)) add(when->text);
  for (const Node& one : items_of(&ability, "when")) add(one.text);
  return list.items.empty() ? words_node(std::move(otherwise)) : list;
}

Node listed(const Node& ability, const char* key) {
  Node list = list_node();
  const Node* value = value_of(&ability, key);
  if (value != nullptr && is_scalar(*value)) list.items.push_back(text_node(value->text));
  for (const Node& one : items_of(&ability, key)) list.items.push_back(text_node(one.text));
  return list;
}

// Drops words for any company, because a power without names applies to every company.
Node companies_of(const Node& facts, const Node& ability, const char* key) {
  Node list = listed(ability, key);
  std::erase_if(list.items, [&](const Node& name) {
    for (const char* kind : {"corporations", "minors"})
      for (const Node& record : items_of(&facts, kind))
        if (text_of(&record, "sym") == name.text) return false;
    return true;
  });
  return list;
}

// Keeps only train types of the roster.
Node trains_of(const Node& facts, const Node& ability) {
  Node list = listed(ability, "trains");
  std::erase_if(list.items, [&](const Node& name) {
    return std::ranges::none_of(items_of(&facts, "trains"),
                                [&](const Node& train) { return text_of(&train, "name") == name.text; });
  });
  return list;
}

// A discount below 1 is a fraction of the price; other discounts are amounts, which powers cannot express.
int percent_off(const Node& ability) {
  const std::string said = text_of(&ability, "discount");
  double part = 0;
  std::from_chars(said.data(), said.data() + said.size(), part);
  return part > 0 && part < 1 ? static_cast<int>(std::lround(part * 100)) : 0;
}

void tell_flag(Node& node, const char* key, const Node& ability, const char* theirs) {
  if (boolean_of(&ability, theirs).value_or(false)) put(node, key, flag_node(true));
}

// Returns our word for the power, or nothing if no power matches the ability.
std::string_view power_word(const Node& ability) {
  const std::string type = text_of(&ability, "type");
  const auto says = [&](const char* key, std::string_view word) { return text_of(&ability, key) == word; };
  if (type == "tile_lay") return "lay_tile";
  if (type == "teleport") return "teleport";
  if (type == "token" && !items_of(&ability, "hexes").empty()) return "place_station";
  if (type == "exchange") return "exchange";
  if (type == "tile_discount" && !says("terrain", "")) return "lay_discount";
  if (type == "train_discount" && percent_off(ability) > 0) return "train_discount";
  if (type == "revenue_change" && !says("on_phase", "")) return "revenue";
  if (type == "close" && says("on_phase", "never")) return "stays_open";
  if (type == "close" && says("when", "par")) return "closes_with_par";
  if (type == "close" && says("when", "bought_train")) return "closes_with_train";
  // `first_president`: of the first company in an order that is drawn.
  if (type == "shares" && (says("shares", "random_president") || says("shares", "first_president")))
    return "president_by_lot";
  if (type == "no_buy") return "not_sold";
  return {};
}

void tell_lay(Node& node, const Node& ability) {
  put(node, "when", times(ability, {"track"}));
  put(node, "hexes", listed(ability, "hexes"));
  put(node, "tiles", listed(ability, "tiles"));
  if (const auto count = integer_of(&ability, "count")) put(node, "count", number_node(*count));
  if (const auto off = integer_of(&ability, "discount")) put(node, "amount", number_node(*off));
  tell_flag(node, "free", ability, "free");
  tell_flag(node, "together", ability, "must_lay_together");
  tell_flag(node, "all", ability, "must_lay_all");
  if (const auto joined = boolean_of(&ability, "connect"); joined && !*joined)
    put(node, "joined", flag_node(false));
  tell_flag(node, "connected", ability, "reachable");
  tell_flag(node, "closes", ability, "closed_when_used_up");
  if (const auto special = boolean_of(&ability, "special"); special && !*special)
    put(node, "any_tile", flag_node(false));
}

void tell_station(Node& node, const Node& ability) {
  put(node, "when", times(ability, {"token"}));
  put(node, "hexes", listed(ability, "hexes"));
  put(node, "count", number_node(integer_of(&ability, "count").value_or(1)));
  if (const auto price = integer_of(&ability, "teleport_price"); price && *price > 0)
    put(node, "amount", number_node(*price));
  if (const auto city = integer_of(&ability, "city")) put(node, "city", number_node(*city));
  tell_flag(node, "extra", ability, "extra_action");
  tell_flag(node, "closes", ability, "closed_when_used_up");
}

void tell_exchange(Node& node, const Node& facts, const Node& ability) {
  put(node, "when", times(ability, {"any_time"}));
  put(node, "companies", companies_of(facts, ability, "corporations"));
  Node from = list_node();
  for (const Node& one : listed(ability, "from").items)
    from.items.push_back(text_node(one.text == "market" ? "pool" : "offer"));
  put(node, "from", from);
}

}  // namespace

Node power_from_ability(const Node& facts, const Node& ability) {
  Node node = mapping_node();
  const std::string_view word = power_word(ability);
  if (word.empty()) return node;
  put(node, "power", text_node(std::string(word)));
  const std::string owner = text_of(&ability, "owner_type");
  if (owner == "player") put(node, "holder", text_node("player"));
  if (owner == "corporation") put(node, "holder", text_node("company"));
  if (word == "lay_tile" || word == "teleport") {
    tell_lay(node, ability);
  } else if (word == "place_station") {
    tell_station(node, ability);
  } else if (word == "exchange") {
    tell_exchange(node, facts, ability);
  } else if (word == "lay_discount") {
    put(node, "terrain", text_node(text_of(&ability, "terrain")));
    put(node, "amount", number_node(integer_of(&ability, "discount").value_or(0)));
  } else if (word == "train_discount") {
    put(node, "amount", number_node(percent_off(ability)));
    put(node, "trains", trains_of(facts, ability));
    if (const auto count = integer_of(&ability, "count")) put(node, "count", number_node(*count));
    tell_flag(node, "closes", ability, "closed_when_used_up");
  } else if (word == "revenue") {
    put(node, "amount", number_node(integer_of(&ability, "revenue").value_or(0)));
    put(node, "phase", text_node(text_of(&ability, "on_phase")));
  } else if (word == "closes_with_train") {
    put(node, "companies", companies_of(facts, ability, "corporation"));
  }
  return node;
}

bool is_told_ability(const std::string& type) {
  return std::ranges::find(told_abilities, type) != told_abilities.end();
}

}  // namespace trackwright
