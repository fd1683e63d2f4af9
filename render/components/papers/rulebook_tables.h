// The tables of a rulebook: companies, privates, trains, tokens.
#pragma once

#include "engine/title/title.h"
#include "render/drawing/theme.h"
#include "render/words/table.h"

namespace trackwright {

Table company_table(const Title&);
Table private_table(const Title&);
Table reach_table(const Title&, const Theme&);        // trains with their reach and pay
Table phase_words_table(const Title&, const Theme&);  // the phases, with tile colours as words
Table bonus_token_table(const Title&);

// The tables of a rulebook about runs: places with changing values, bonuses, fees.

Table place_table(const Title&);  // places whose value changes by phase
Table run_table(const Title&);    // bonuses and fees of runs

}  // namespace trackwright
