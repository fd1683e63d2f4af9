// Phases and trains in one table, for charters.
#pragma once

#include <string>

#include "engine/title/title.h"
#include "render/words/table.h"

namespace trackwright {

// One row a train with the phase that it begins, the train limit being that of one kind of company. Phases
// are named only where their names are not those of their trains.
Table roster_table(const Title&, const Theme&, const std::string& company_kind);

// The same in four columns: train, price, limit, what rusts it; and only up to the phase that ends companies
// of this kind, where their limits stop. Prices are those that this company pays by its own power.
Table compact_roster_table(const Title&, const Theme&, const std::string& company_kind,
                           const std::string& company = {});

}  // namespace trackwright
