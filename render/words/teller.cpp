#include "render/words/teller.h"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

namespace trackwright {

namespace {

std::string as_sentence(std::string text) {
  if (!text.empty() && std::string_view(".!?:").find(text.back()) == std::string_view::npos) text += '.';
  return text;
}

}  // namespace

Teller::Teller(const Title& title) : title_(title), stated_(stated_rules(title.rules)) {}

void Teller::tell(rule::Section section, std::string rule, std::string text) {
  std::string value = stated_at(stated_, rule);
  const auto own = std::ranges::find(title_.rules.texts, rule, &RuleText::rule);
  const bool said = own != title_.rules.texts.end();
  if (said && std::ranges::any_of(told_, [&](const ToldRule& told) { return told.rule == rule; })) return;
  if (said) text = own->text;
  // An amount in a currency with a full stop may end the sentence.
  if (text.ends_with("..")) text.pop_back();
  if (!text.empty())
    told_.push_back({section, std::move(rule), std::move(value), std::move(text), false, said});
}

void Teller::tell_in_words() {
  for (const RuleInWords& rule : title_.rules.in_words)
    told_.push_back(
        {rule.section, std::string(word_of(rule.section)), {}, as_sentence(rule.text), true, false});
}

std::vector<ToldRule> Teller::take() {
  std::ranges::stable_sort(told_, {}, [&](const ToldRule& told) {
    return std::tuple(told.section, told.in_words, place_of(told.rule));
  });
  return std::move(told_);
}

std::ptrdiff_t Teller::place_of(const std::string& rule) const {
  return std::ranges::find_if(stated_, [&](const StatedRule& one) { return stands_at(one, rule); }) -
         stated_.begin();
}

}  // namespace trackwright
