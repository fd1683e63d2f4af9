// The rules of a title as sentences: short, imperative, in its currency. For charters, player aids and the
// rulebook.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/title/title.h"
#include "render/words/teller.h"

namespace trackwright {

// In the order of a rulebook; rules in free text come last in their section.
std::vector<ToldRule> told_rules(const Title&);

// "Selling shares".
std::string_view section_heading(rule::Section);

// The texts of these sections.
std::vector<std::string> told_in(const std::vector<ToldRule>&, std::span<const rule::Section>);

// Whether the rule is about companies that leave the game by lot.
bool is_lot(const ToldRule&);

}  // namespace trackwright
