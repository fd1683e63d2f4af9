// Phases and trains in one table, for charters.
#pragma once

#include <string>

#include "engine/title/title.h"
#include "render/words/table.h"

namespace trackwright {

// One row per train with the phase that it begins, and the train limit for one kind of company. Phases are
// named only if their names differ from those of their trains.
Table roster_table(const Title&, const Theme&, const std::string& company_kind);

// The same in four columns: train, price, limit, rusting train. It ends with the phase that ends companies of
// this kind, when their limits stop. Prices include the company's own discount power.
Table compact_roster_table(const Title&, const Theme&, const std::string& company_kind,
                           const std::string& company = {});

}  // namespace trackwright
