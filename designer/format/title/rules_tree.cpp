#include "designer/format/title/rules_tree.h"

#include <string>
#include <vector>

#include "designer/format/title/tree_values.h"
#include "engine/title/rule_fields.h"

namespace trackwright {

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
