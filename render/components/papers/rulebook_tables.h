// The tables of a rulebook: companies, privates, trains, tokens.
#pragma once

#include "engine/title/title.h"
#include "render/drawing/theme.h"
#include "render/words/table.h"

namespace trackwright {

Table company_table(const Title&);
Table private_table(const Title&);
Table reach_table(const Title&, const Theme&);        // trains with what they run and bring
Table phase_words_table(const Title&, const Theme&);  // the phases, tile colours in words
Table bonus_token_table(const Title&);

}  // namespace trackwright
