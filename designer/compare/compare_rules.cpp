// Compares rules.yaml. Most sources have no rules, so skip a source without any.
#include <algorithm>

#include "designer/compare/comparing.h"
#include "engine/title/stated_rules.h"

namespace trackwright {

namespace {

const StatedRule* rule_at(const std::vector<StatedRule>& rules, const std::string& path) {
  const auto it = std::ranges::find(rules, path, &StatedRule::path);
  return it == rules.end() ? nullptr : &*it;
}

}  // namespace

void compare_rules(Comparing& comparing) {
  const std::vector<StatedRule> a = stated_rules(comparing.a.rules);
  const std::vector<StatedRule> b = stated_rules(comparing.b.rules);
  if (a.empty() || b.empty()) return;
  for (const StatedRule& rule : a) {
    const StatedRule* other = rule_at(b, rule.path);
    comparing.compare("rule", rule.path, rule.path, rule.value,
                      other == nullptr ? "not stated" : other->value, rule.place,
                      other == nullptr ? Place{} : Place(other->place));
  }
  for (const StatedRule& rule : b)
    if (rule_at(a, rule.path) == nullptr)
      comparing.compare("rule", rule.path, rule.path, "not stated", rule.value, comparing.a.rules.place,
                        rule.place);
}

}  // namespace trackwright
