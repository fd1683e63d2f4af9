// Phrases shared by sentences about rules; sales of private companies, and the end of the game.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// Whether a title has this rule with this value.
template <class T>
bool is(const Rule<T>& rule, T value) {
  return rule && rule->value == value;
}

// "a minor or national", "a company", "any other company": the companies to which a rule of this form
// applies.
std::string some_company(const Title&, const std::string& form, const std::vector<std::string>& kinds);

// "phases 2 and 3", "phase 4".
std::string in_phases(const std::vector<Ref>& phases);

std::string private_sale_text(const PrivateSale&);
std::string end_text(const Title&, const EndRule&);
std::string score_text(const RuleList<rule::Counted>&);

}  // namespace trackwright
