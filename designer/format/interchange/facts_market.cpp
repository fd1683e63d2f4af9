#include "designer/format/interchange/facts_market.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "designer/format/interchange/facts_rules.h"
#include "designer/format/interchange/facts_words.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "engine/base/words.h"
#include "engine/title/market.h"

namespace trackwright {

namespace {

// Keeps "60y" unchanged and turns "" into no cell. Drops characters other than ASCII letters and digits.
std::string cell(const Node& node) {
  const std::string text = is_scalar(node) ? node.text : std::string();
  if (text.empty()) return "-";
  std::string kept;
  for (const char c : text)
    if ((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) kept += c;
  return kept.empty() || kept[0] > '9' ? "-" : kept;
}

Node effects(const std::string& type, bool price_ends) {
  static constexpr auto known =
      std::to_array<std::pair<std::string_view, MarketEffect>>({{"no_cert_limit", MarketEffect::NotCounted},
                                                                {"unlimited", MarketEffect::HoldAbove},
                                                                {"multiple_buy", MarketEffect::BuySeveral},
                                                                {"close", MarketEffect::Closes},
                                                                {"endgame", MarketEffect::Ends}});
  Node list = list_node();
  for (const auto& [theirs, ours] : known)
    if (type == theirs && (price_ends || ours != MarketEffect::Ends)) list.items.push_back(word_node(ours));
  return list;
}

// A zone of the type `repar` has another meaning in each title: the par values of some companies, or values
// after an event.
bool is_par(const Node& letter) {
  const std::string type = text_of(&letter, "type");
  const std::string text = text_of(&letter, "text");
  const auto says = [&](const char* word) { return text.find(word) != std::string::npos; };
  return type.starts_with("par") ||
         (type == "repar" && says("value") && (says("corporations") || says("company")) && !says("after"));
}

// Uses a market colour of the theme, so that zones match it: the nearest one if no other zone has that
// colour. White needs no entry, because cells are white.
std::string zone_colour(const Node& facts, const std::string& colour) {
  const std::string nearest = colour == "peach" ? "orange" : colour == "olive" ? "green" : colour;
  const bool taken = nearest != colour &&
                     std::ranges::any_of(entries_of(&facts, "market_letters"), [&](const Entry& letter) {
                       return text_of(&letter.value, "color") == nearest;
                     });
  return taken || colour == "white" ? std::string() : nearest;
}

// A single par zone gets the usual frame; several par zones get a colour each.
Node zone_from_facts(const Node& facts, const Node& letter, bool price_ends, bool only_par) {
  const std::string type = text_of(&letter, "type");
  const std::string text = text_of(&letter, "text");
  const Node told = effects(type, price_ends);
  Node zone = mapping_node();
  put(zone, "name", text_node(zone_name_from_facts(type)));
  if (told.items.empty() || !says_only_its_effect(text)) put(zone, "meaning", text_node(text));
  if (!is_par(letter) || !only_par)
    put(zone, "colour", text_node(zone_colour(facts, text_of(&letter, "color"))));
  if (is_par(letter)) put(zone, "par", flag_node(true));
  put(zone, "effects", told);
  return zone;
}

}  // namespace

Node market_from_facts(const Node& facts) {
  Node node = mapping_node();
  const std::string type = text_of(&facts, "market_type");
  put(node, "shape",
      word_node(type == "1D"                 ? MarketShape::Line
                : type.starts_with("zigzag") ? MarketShape::Zigzag
                                             : MarketShape::Grid));
  Node rows = list_node();
  std::set<char> letters;
  for (const Node& row : items_of(&facts, "market")) {
    const std::string text = joined(row.items, " ", cell);
    for (const char c : text)
      if (c >= 'A') letters.insert(c);
    rows.items.push_back(text_node(text));
  }
  put(node, "rows", rows);
  const Node* ends = value_of(value_of(&facts, "constants"), "GAME_END_CHECK");
  const bool price_ends = ends != nullptr && ends->find("stock_market") != nullptr;
  const auto all = entries_of(&facts, "market_letters");
  const auto pars = std::ranges::count_if(all, [](const Entry& letter) { return is_par(letter.value); });
  Node zones = mapping_node();
  for (const Entry& letter : all) {
    if (letter.key.size() != 1 || !letters.contains(letter.key[0])) continue;
    put(zones, letter.key, zone_from_facts(facts, letter.value, price_ends, pars == 1));
  }
  put(node, "zones", zones);
  put(node, "moves", moves_from_facts(facts));
  return node;
}

}  // namespace trackwright
