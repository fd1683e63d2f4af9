// How a title's game goes, in sentences made from its rules: short, imperative, in its currency. Charters,
// player aids and the rulebook print them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/title/title.h"
#include "render/words/teller.h"

namespace trackwright {

// In the order in which a rulebook has them, those that only words can say after the others of their section.
std::vector<ToldRule> told_rules(const Title&);

// "Selling shares".
std::string_view section_heading(rule::Section);

// The texts of these sections.
std::vector<std::string> told_in(const std::vector<ToldRule>&, std::span<const rule::Section>);

// What leaves the game by lot before it begins.
bool is_lot(const ToldRule&);

}  // namespace trackwright
