// What loans and bonds bring and cost, in words: for their cards, charters and the rulebook.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"
#include "render/words/run_texts.h"

namespace trackwright {

// "Interest £10 a round", "Pays £50 a round", as short as a card needs it; empty where the title does not
// say.
std::string interest_words(const Title&, const Loan&);

// "Limit: major 5, minor 2"; empty where there is none.
std::string limit_words(const Loan&);

// What a company of this kind may have of them: "Loan 5, Bond 1"; empty where nothing limits it.
std::string loan_limits_of(const Title&, const std::string& kind);

// One for each: who has it, what it brings, its interest, limits, how many there are, its own text.
std::vector<DataSentence> loan_texts(const Title&);

}  // namespace trackwright
