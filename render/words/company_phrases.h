// Sentences about companies: deals in their own shares, connections, homes, capital, nationalization.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright {

// `way`: issued "to" the pool, redeemed "from" it.
std::string deal_text(const Market&, const ShareDeal&, const std::string& who, const std::string& verb,
                      const std::string& way);
// "No sale brings more than 50 % of a company into the pool"; empty without a limit.
std::string pool_limit_words(const Title&);
std::string reissue_text(const ReissueRule&, const std::string& who);
std::string connection_text(const Title&, const ConnectionRule&, const std::string& who);
// When a company splits its shares, and where the new ones go.
std::string conversion_text(const Title&, const ConversionRule&, const std::string& who);
std::string few_players_text(const FewPlayersRule&);
std::string nationalized_text(const Title&, rule::Nationalized);
std::string chosen_home_text(const Title&, const ChosenHome&, const std::string& who);
std::string full_from_text(const Ref& phase, const std::string& who);

bool floats_with_president(const Company&);  // in every phase

// "incremental capitalization, full from phase 5": for a company without a conversion, or for the title if
// `company` is null.
std::string capital_words(const Title&, const Company* company = nullptr);

}  // namespace trackwright
