// Sentences about operating rounds: the order of companies, the lays and steps of a turn, dividends.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

std::string order_text(const Title&, const ByKind<Rule<rule::OperatingOrder>>&);
std::string lays_text(const Title&, const std::vector<LayRule>&, const std::string& who);
std::string dividends_text(const RuleList<rule::Dividend>&, const std::string& who);
std::string half_text(const Title&, const HalfRule&);

// One step of a company's turn, in the wording of a charter.
std::string step_text(const Title&, const TurnStep&, const std::string& kind);

}  // namespace trackwright
