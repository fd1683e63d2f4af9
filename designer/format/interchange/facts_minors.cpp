#include "designer/format/interchange/facts_minors.h"

#include <algorithm>
#include <utility>

#include "designer/format/interchange/facts_words.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

const Node* minor_of(const Node& facts, const Node& record) {
  if (integer_of(&record, "value").value_or(0) <= 0 || integer_of(&record, "revenue") != 0) return nullptr;
  for (const Node& minor : items_of(&facts, "minors"))
    if (text_of(&minor, "sym") == text_of(&record, "sym") && !items_of(&minor, "tokens").empty() &&
        !text_of(&minor, "coordinates").empty())
      return &minor;
  return nullptr;
}

}  // namespace

std::vector<std::string> kinds_of_bought_minors(const Node& facts) {
  std::vector<std::string> kinds;
  for (const Node& record : items_of(&facts, "companies")) {
    const Node* minor = minor_of(facts, record);
    if (minor == nullptr) continue;
    std::string kind = name_of_code(text_of(minor, "type", "minor"));
    if (std::ranges::find(kinds, kind) == kinds.end()) kinds.push_back(std::move(kind));
  }
  return kinds;
}

Node power_to_run_minor(const Node& facts, const Node& record) {
  Node node = mapping_node();
  const auto trains = items_of(&facts, "trains");
  if (minor_of(facts, record) == nullptr || trains.empty()) return node;
  put(node, "power", text_node("runs_minor"));
  put(node, "companies", words_node({text_of(&record, "sym")}));
  put(node, "trains", words_node({text_of(&trains.front(), "name")}));
  if (const auto treasury = integer_of(&record, "treasury"); treasury && *treasury > 0)
    put(node, "treasury", number_node(*treasury));
  return node;
}

Node by_kind(const Node& facts, const Node& minors, Node others) {
  const auto kinds = kinds_of_bought_minors(facts);
  if (kinds.empty()) return others;
  Node node = mapping_node();
  for (const std::string& kind : kinds) add(node, kind, minors);
  put(node, "all", std::move(others));
  return node;
}

}  // namespace trackwright
