// Sentences about operating rounds: who operates when, the lays and steps of a turn, dividends.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

std::string order_text(const Title&, const ByKind<Rule<rule::OperatingOrder>>&);
std::string lays_text(const Title&, const std::vector<LayRule>&, const std::string& who);
std::string dividends_text(const RuleList<rule::Dividend>&, const std::string& who);
std::string half_text(const Title&, const HalfRule&);

// One step of the turn of a kind of company, as a charter has it.
std::string step_text(const Title&, const TurnStep&, const std::string& kind);

}  // namespace trackwright
