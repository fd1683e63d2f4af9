#include "designer/format/interchange/ruby_map.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/interchange/ruby_nodes.h"
#include "designer/format/text/nodes.h"

namespace trackwright {

namespace {

using Value = RubyValue::Kind;

struct HexAt {
  int x = 0;
  int y = 0;
};

// A is 0, Z is 25, AA is 26; small letters are left of A: a is -1.
int number_of_letters(std::string_view letters) {
  constexpr int alphabet = 26;
  constexpr std::size_t most = 3;
  int number = 0;
  for (const char c : letters.substr(0, most)) {
    if (std::islower(static_cast<unsigned char>(c)) != 0) return 'a' - 1 - c;
    number = number * alphabet + (c - 'A' + 1);
  }
  return number - 1;
}

HexAt place_of(std::string_view name, bool letters_across) {
  const auto is_letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
  const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(name, is_letter) - name.begin());
  int number = 0;
  std::from_chars(name.data() + digits, name.data() + name.size(), number);
  const int letters = number_of_letters(name.substr(0, digits));
  return letters_across ? HexAt{letters, number - 1} : HexAt{number - 1, letters};
}

// The parts of a code with this name: "upgrade".
std::vector<std::string_view> parts_of(std::string_view code, std::string_view name) {
  std::vector<std::string_view> found;
  while (!code.empty()) {
    const std::size_t end = std::min(code.find(';'), code.size());
    const std::string_view part = code.substr(0, end);
    if (part.substr(0, part.find('=')) == name) found.push_back(part);
    code.remove_prefix(std::min(end + 1, code.size()));
  }
  return found;
}

// What the facts list beside a code: the number of cities, and the costs.
void put_parts(Node& hex, const std::string& code) {
  Node cities = list_node();
  for (std::size_t i = parts_of(code, "city").size(); i > 0; --i) cities.items.push_back(mapping_node());
  put(hex, "cities", std::move(cities));
  Node upgrades = list_node();
  for (const std::string_view part : parts_of(code, "upgrade")) {
    constexpr std::string_view key = "cost:";
    const std::size_t at = part.find(key);
    int cost = 0;
    if (at != std::string_view::npos)
      std::from_chars(part.data() + at + key.size(), part.data() + part.size(), cost);
    Node upgrade = mapping_node();
    put(upgrade, "cost", number_node(cost));
    upgrades.items.push_back(std::move(upgrade));
  }
  put(hex, "upgrades", std::move(upgrades));
}

// Codes that are names of unbuilt hexes.
std::string code_of(const std::string& text) {
  if (text == "blank") return "";
  if (text == "city" || text == "town") return text + "=revenue:0";
  return text;
}

Node hex_of(const std::string& text, const std::string& colour, const RubyValue* name) {
  Node hex = mapping_node();
  put(hex, "name", text_node(ruby_text(name)));
  const std::string code = code_of(text);
  const bool number = !code.empty() && code.find_first_of("=;:") == std::string::npos;
  put(hex, "color", text_node(number ? "white" : colour));
  if (number)
    put(hex, "tile", text_node(code));
  else
    hex.entries.push_back({"code", {}, text_node(code), {}});
  put_parts(hex, code);
  return hex;
}

void put_place(Node& hex, HexAt at) {
  put(hex, "xy", list_node({number_node(at.x), number_node(at.y)}));
  put(hex, "nb", list_node({Node{}}));  // hexes between those of the grid have no neighbours
}

}  // namespace

Node hexes_of_ruby(const RubyValue* hexes, const RubyValue* names, bool letters_across) {
  std::vector<std::pair<HexAt, Entry>> all;
  if (hexes != nullptr && hexes->kind == Value::Map)
    for (std::size_t i = 0; i + 1 < hexes->items.size(); i += 2) {
      const std::string& colour = hexes->items[i].text;
      const RubyValue& groups = hexes->items[i + 1];
      if (colour == "empty" || groups.kind != Value::Map) continue;
      for (std::size_t j = 0; j + 1 < groups.items.size(); j += 2) {
        const RubyValue& at = groups.items[j];
        const std::vector<RubyValue> alone{at};
        for (const RubyValue& one : at.kind == Value::List ? at.items : alone) {
          Node hex = hex_of(groups.items[j + 1].text, colour,
                            names == nullptr ? nullptr : ruby_find(*names, one.text));
          const HexAt place = place_of(one.text, letters_across);
          put_place(hex, place);
          all.emplace_back(place, Entry{one.text, {}, std::move(hex), {}});
        }
      }
    }
  std::ranges::stable_sort(all, {}, [](const auto& one) { return std::pair(one.first.y, one.first.x); });
  Node node = mapping_node();
  for (auto& [place, entry] : all) add(node, entry.key, std::move(entry.value));
  return node;
}

RubyTiles tiles_of_ruby(const RubyValue* tiles) {
  RubyTiles result{mapping_node(), mapping_node()};
  if (tiles == nullptr || tiles->kind != Value::Map) return result;
  for (std::size_t i = 0; i + 1 < tiles->items.size(); i += 2) {
    const std::string& name = tiles->items[i].text;
    const RubyValue& value = tiles->items[i + 1];
    if (value.kind != Value::Map) {
      add(result.manifest, name, node_of_ruby(&value));
      continue;
    }
    const RubyValue* count = ruby_find(value, "count");
    add(result.manifest, name, count == nullptr ? number_node(0) : node_of_ruby(count));
    if (ruby_find(value, "code") == nullptr) continue;
    Node own = mapping_node();
    put(own, "color", text_node(ruby_text(ruby_find(value, "color"))));
    own.entries.push_back({"code", {}, text_node(ruby_text(ruby_find(value, "code"))), {}});
    add(result.own, name, std::move(own));
  }
  return result;
}

}  // namespace trackwright
