// The turns of a title step by step, and what ends its game: for charters, player aids and the rulebook.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// The steps of a stock turn, of the turn of a kind of company, and what ends the game, short: as the title
// words them, otherwise from its rules.
std::vector<std::string> stock_steps(const Title&);
std::vector<std::string> turn_steps(const Title&, const std::string& kind);

// Of the company once it has converted: one that the state has is not nationalized again, and one of full
// capital deals in none of its shares. Steps in the title's own words are all kept.
std::vector<std::string> converted_turn_steps(const Title&, const Company& converted);
std::vector<std::string> ways_to_end(const Title&);

// Whether companies of this kind buy trains in their turn; also where nothing says that they do not.
bool buys_trains(const Title&, const std::string& kind);

// The turns of an operating round with their steps: one for all companies, or one for each kind; kinds whose
// steps are the same stand together, "Turn of a major or national".
struct ToldTurn {
  std::string heading;
  std::vector<std::string> steps;
};
std::vector<ToldTurn> told_turns(const Title&);

}  // namespace trackwright
