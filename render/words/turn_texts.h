// The turns of a title step by step, and the end of the game, for charters, player aids and the rulebook.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// Short texts for the steps of a stock turn, the steps of a company's turn, and the end of the game: the
// title's wording, or else generated from its rules.
std::vector<std::string> stock_steps(const Title&);
std::vector<std::string> turn_steps(const Title&, const std::string& kind);

// For a company after its conversion: a company of the state is not nationalized again, and a company with
// full capital has no deals in its shares. Steps in the title's own words are all kept.
std::vector<std::string> converted_turn_steps(const Title&, const Company& converted);
std::vector<std::string> ways_to_end(const Title&);

// Whether companies of this kind buy trains in their turn; true unless a rule excludes it.
bool buys_trains(const Title&, const std::string& kind);

// The turns of an operating round with their steps: one for all companies, or one for each kind. Kinds with
// equal steps share an entry, "Turn of a major or national".
struct ToldTurn {
  std::string heading;
  std::vector<std::string> steps;
};
std::vector<ToldTurn> told_turns(const Title&);

}  // namespace trackwright
