// Sentences that several keys of rules.yaml say together: an auction, the lays of a turn, what ends the game.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// Whether a title states this.
template <class T>
bool is(const Rule<T>& rule, T value) {
  return rule && rule->value == value;
}

// "a minor or national", "a company", "any other company": those for whom a rule of this form holds.
std::string some_company(const Title&, const std::string& form, const std::vector<std::string>& kinds);

// "phases 2 and 3", "phase 4".
std::string in_phases(const std::vector<Ref>& phases);

// `way`: issued "to" the pool, redeemed "from" it.
std::string reissue_text(const ReissueRule&, const std::string& who);
std::string connection_text(const Title&, const ConnectionRule&, const std::string& who);
std::string deal_text(const Market&, const ShareDeal&, const std::string& who, const std::string& verb,
                      const std::string& way);
std::string order_text(const Title&, const ByKind<Rule<rule::OperatingOrder>>&);
std::string lays_text(const Title&, const std::vector<LayRule>&, const std::string& who);
std::string dividends_text(const RuleList<rule::Dividend>&, const std::string& who);
std::string half_text(const Title&, const HalfRule&);
std::string few_players_text(const FewPlayersRule&);
std::string nationalized_text(const Title&, rule::Nationalized);
std::string chosen_home_text(const Title&, const ChosenHome&, const std::string& who);
std::string full_from_text(const Ref& phase, const std::string& who);
std::string private_sale_text(const PrivateSale&);
std::string end_text(const Title&, const EndRule&);
std::string score_text(const RuleList<rule::Counted>&);

// One step of the turn of a kind of company, as a charter has it.
std::string step_text(const Title&, const TurnStep&, const std::string& kind);

}  // namespace trackwright
