#include <algorithm>
#include <string>
#include <vector>

#include "designer/format/text/values.h"
#include "designer/format/title/rules_file.h"
#include "designer/format/title/tree_values.h"
#include "engine/title/rule_fields.h"

namespace trackwright {

namespace {

// One overload for each form of a rule. A value that the schema rejects counts as absent.
template <HasRules Part>
void read(const Node& node, Part& part);

void read(const Node& node, Rule<int>& rule) {
  if (const auto number = integer(node)) rule = Placed<int>{*number, node.place};
}

void read(const Node& node, Rule<bool>& rule) {
  if (const auto truth = boolean(node)) rule = Placed<bool>{*truth, node.place};
}

template <class E>
requires std::is_enum_v<E>
void read(const Node& node, Rule<E>& rule) {
  if (!is_scalar(node)) return;
  if (const auto word = from_word<E>(node.text)) rule = Placed<E>{*word, node.place};
}

void read(const Node& node, std::vector<Ref>& refs) {
  refs = names(node);
}

void read(const Node& node, std::optional<Ref>& ref) {
  if (is_scalar(node)) ref = Ref{node.text, node.place};
}

template <class E>
requires std::is_enum_v<E>
void read(const Node& node, RuleList<E>& list) {
  for (const Ref& name : names(node))
    if (const auto word = from_word<E>(name.value)) list.push_back({*word, name.place});
}

void read(const Node& node, TurnStep& step) {
  read(node, step.any_order);
}

template <class T>
void read_list(const Node& node, std::vector<T>& list) {
  for (const Node& item : node.items) read(item, list.emplace_back());
}

void read(const Node& node, std::vector<TurnStep>& steps) {
  read_list(node, steps);
}

void read(const Node& node, std::vector<LayRule>& lays) {
  read_list(node, lays);
}

void read(const Node& node, std::vector<AuctionRules>& opening) {
  read_list(node, opening);
}

void read(const Node& node, std::vector<LotRule>& lots) {
  read_list(node, lots);
}

void read(const Node& node, std::vector<ZoneDeal>& deals) {
  read_list(node, deals);
}

void read(const Node& node, std::vector<PairedTiles>& pairs) {
  read_list(node, pairs);
}

void read(const Node& node, std::vector<ClaimRule>& claims) {
  read_list(node, claims);
}

void read(const Node& node, std::vector<PrivateSale>& sales) {
  read_list(node, sales);
}

void read(const Node& node, std::vector<PowerRule>& powers) {
  read_list(node, powers);
}

void read(const Node& node, std::vector<EndRule>& ends) {
  read_list(node, ends);
}

template <HasRules T>
void read(const Node& node, std::optional<T>& part) {
  if (node.kind == Node::Kind::Mapping) read(node, part.emplace());
}

// Reads a value for each kind of company; a value that is not a mapping applies to all.
template <class T>
void read(const Node& node, ByKind<T>& rules) {
  if (node.kind != Node::Kind::Mapping) {
    read(node, rules.kinds.emplace_back(Ref{"all", node.place}, T{}).second);
    return;
  }
  for (const Entry& kind : node.entries)
    read(kind.value, rules.kinds.emplace_back(Ref{kind.key, kind.key_place}, T{}).second);
}

template <HasRules Part>
void read(const Node& node, Part& part) {
  if constexpr (requires { part.place; }) part.place = node.place;
  each_rule(part, [&](const char* key, auto& field) {
    if (const Node* said = value_of(&node, key)) read(*said, field);
  });
}

std::vector<RuleInWords> read_in_words(const Node& file) {
  std::vector<RuleInWords> rules;
  for (const Entry& section : entries_of(&file, "in_words")) {
    const auto where = from_word<rule::Section>(section.key);
    if (!where) continue;
    for (Ref& text : names(section.value)) rules.push_back({*where, std::move(text.value), text.place});
  }
  // An overlay appends its sections to those of its parent, so sort them.
  std::ranges::stable_sort(rules, {}, &RuleInWords::section);
  return rules;
}

std::vector<RuleText> read_texts(const Node& file) {
  std::vector<RuleText> texts;
  for (const Entry& said : entries_of(&file, "texts"))
    texts.push_back({said.key, text_of(&said.value, "when"), text_of(&said.value, "text"), said.key_place});
  return texts;
}

}  // namespace

Rules build_rules(const Node& rules_file) {
  Rules rules;
  read(rules_file, rules);
  rules.in_words = read_in_words(rules_file);
  rules.texts = read_texts(rules_file);
  return rules;
}

namespace {

// put() skips a null node.
template <HasRules Part>
Node written(const Part& part);

Node written(const Rule<int>& rule) {
  return rule ? number_node(rule->value) : Node{};
}

Node written(const Rule<bool>& rule) {
  return rule ? flag_node(rule->value) : Node{};
}

template <class E>
requires std::is_enum_v<E> Node written(const Rule<E>& rule) {
  return rule ? word_node(rule->value) : Node{};
}

Node written(const std::vector<Ref>& refs) {
  return names_node(refs);
}

Node written(const std::optional<Ref>& ref) {
  return ref ? name_node(ref->value) : Node{};
}

template <class E>
requires std::is_enum_v<E> Node written(const RuleList<E>& words) {
  return list_of(words, [](const Placed<E>& word) { return word_node(word.value); });
}

Node written(const TurnStep& step) {
  return step.any_order.size() == 1 ? word_node(step.any_order.front().value) : written(step.any_order);
}

template <class T>
Node written(const std::vector<T>& parts) {
  return list_of(parts, [](const T& part) { return written(part); });
}

template <HasRules T>
Node written(const std::optional<T>& part) {
  return part ? written(*part) : Node{};
}

template <class T>
Node written(const ByKind<T>& rules) {
  if constexpr (!HasRules<T>)
    if (rules.kinds.size() == 1 && rules.kinds.front().first.value == "all")
      return written(rules.kinds.front().second);
  return mapping_of(
      rules.kinds, [](const auto& kind) { return kind.first.value; },
      [](const auto& kind) { return written(kind.second); });
}

template <HasRules Part>
Node written(const Part& part) {
  Node said = mapping_node();
  each_rule(part, [&](const char* key, const auto& field) { put(said, key, written(field)); });
  return said;
}

Node in_words_tree(const std::vector<RuleInWords>& rules) {
  Node said = mapping_node();
  for (const auto& [section, word] : enum_words<rule::Section>) {
    std::vector<std::string> texts;
    for (const RuleInWords& rule : rules)
      if (rule.section == section) texts.push_back(rule.text);
    put(said, std::string(word), texts_node(texts));
  }
  return said;
}

Node text_tree(const RuleText& text) {
  Node said = mapping_node();
  put_text(said, "when", text.when);
  put_text(said, "text", text.text);
  return said;
}

}  // namespace

Node rules_tree(const Rules& rules) {
  Node file = written(rules);
  put(file, "in_words", in_words_tree(rules.in_words));
  put(file, "texts", mapping_of(rules.texts, &RuleText::rule, text_tree));
  return file;
}

}  // namespace trackwright
