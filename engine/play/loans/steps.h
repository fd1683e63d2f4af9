// Steps of play: loans of companies and players, and players who owe more than they have. A file implements
// the functions below its name.
#pragma once

#include <optional>
#include <vector>

#include "engine/play/table/table.h"

namespace trackwright::play {

// company_loans.cpp
void fix_interest(PlayTable&);  // for an operating round
// Pays the interest, if this is its time, and repays what must be repaid then.
void settle_loans(PlayTable&, std::size_t company, rule::InterestTime);
bool can_repay_loan(const PlayTable&, std::size_t company);
bool asks_about_loans(const PlayTable&, std::size_t company);  // at the end of its turn
bool takes_loan_now(const PlayTable&, std::size_t company);    // by choice
Verdict take_loan(PlayTable&, const Action&);
Verdict repay_loan(PlayTable&, const Action&);

// player_loans.cpp
bool lends(const PlayTable&, std::size_t player, std::size_t company);
// Whether a president of this company can always pay for a train by a loan.
bool lends_at_last(const PlayTable&, std::size_t company);
void lend_to(PlayTable&, std::size_t player, int amount);
void grow_debts(PlayTable&);
Verdict repay_debt(PlayTable&, const Action&);

// debt.cpp
std::optional<std::size_t> player_in_debt(const PlayTable&);
std::vector<PlayTable::Bundle> sales_for_debt(const PlayTable&, std::size_t player);
Verdict sell_for_debt(PlayTable&, const Action&);

}  // namespace trackwright::play
