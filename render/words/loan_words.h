// The proceeds and costs of loans and bonds as text, for their cards, charters and the rulebook.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"
#include "render/words/run_texts.h"

namespace trackwright {

// "Interest £10 a round", "Pays £50 a round", in the length for a card; empty if the title gives no interest.
std::string interest_words(const Title&, const Loan&);

// "Limit: major 5, minor 2"; empty if there is none.
std::string limit_words(const Loan&);

// The limits for a company of this kind: "Loan 5, Bond 1"; empty if there is none.
std::string loan_limits_of(const Title&, const std::string& kind);

// One text per loan: the owner, the proceeds, interest, limits, number and its own text.
std::vector<DataSentence> loan_texts(const Title&);

}  // namespace trackwright
