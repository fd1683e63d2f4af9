#include "engine/title/stated_rules.h"

#include <utility>

#include "engine/base/words.h"
#include "engine/title/rule_fields.h"

namespace trackwright {

namespace {

class Lister {
 public:
  std::vector<StatedRule> take() { return std::move(rules_); }

  void visit(const Rule<int>& rule) {
    if (rule) add(std::to_string(rule->value), rule->place);
  }

  void visit(const Rule<bool>& rule) {
    if (rule) add(rule->value ? "true" : "false", rule->place);
  }

  template <class E>
  requires std::is_enum_v<E>
  void visit(const Rule<E>& rule) {
    if (rule) add(std::string(word_of(rule->value)), rule->place);
  }

  void visit(const std::optional<Ref>& ref) {
    if (ref) add(ref->value, ref->place);
  }

  void visit(const std::vector<Ref>& refs) {
    if (!refs.empty()) add(joined(refs, ", ", &Ref::value), refs.front().place);
  }

  template <class E>
  requires std::is_enum_v<E>
  void visit(const RuleList<E>& list) {
    if (!list.empty()) add(words(list), list.front().place);
  }

  void visit(const std::vector<TurnStep>& steps) {
    if (steps.empty() || steps.front().any_order.empty()) return;
    const auto step_words = [](const TurnStep& step) {
      return step.any_order.size() == 1 ? words(step.any_order) : "[" + words(step.any_order) + "]";
    };
    add(joined(steps, ", ", step_words), steps.front().any_order.front().place);
  }

  template <HasRules Part>
  void visit(const std::vector<Part>& parts) {
    for (std::size_t i = 0; i < parts.size(); ++i)
      within(path_, std::to_string(i + 1), [&] { visit(parts[i]); });
  }

  template <HasRules Part>
  void visit(const std::optional<Part>& part) {
    if (part) visit(*part);
  }

  template <class T>
  void visit(const ByKind<T>& rules) {
    for (const auto& one : rules.kinds) {
      kind_ = one.first.value;
      within(path_, one.first.value, [&] { visit(one.second); });
      kind_.clear();
    }
  }

  template <HasRules Part>
  void visit(const Part& part) {
    each_rule(part, [&](const char* key, const auto& field) {
      within(path_, key, [&] { within(form_, key, [&] { visit(field); }); });
    });
  }

 private:
  template <class E>
  static std::string words(const RuleList<E>& list) {
    return joined(list, ", ", [](const Placed<E>& word) { return word_of(word.value); });
  }

  template <class Do>
  static void within(std::string& way, const std::string& key, const Do& act) {
    const std::size_t length = way.size();
    way += (way.empty() ? "" : ".") + key;
    act();
    way.resize(length);
  }

  void add(std::string value, const Place& place) {
    rules_.push_back({path_, form_, kind_, std::move(value), place});
  }

  std::vector<StatedRule> rules_;
  std::string path_;
  std::string form_;
  std::string kind_;
};

}  // namespace

std::vector<StatedRule> stated_rules(const Rules& rules) {
  Lister lister;
  lister.visit(rules);
  return lister.take();
}

bool stands_at(const StatedRule& rule, std::string_view path) {
  return rule.path.starts_with(path) && (rule.path.size() == path.size() || rule.path[path.size()] == '.');
}

std::string stated_at(const std::vector<StatedRule>& rules, std::string_view path) {
  std::string all;
  for (const StatedRule& rule : rules)
    if (stands_at(rule, path)) all += (all.empty() ? "" : " ") + rule.value;
  return all;
}

}  // namespace trackwright
