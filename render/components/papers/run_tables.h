// The tables of a rulebook about runs: places with changing values, bonuses, fees.
#pragma once

#include "engine/title/title.h"
#include "render/words/table.h"

namespace trackwright {

Table place_table(const Title&);  // places whose value changes by phase
Table run_table(const Title&);    // bonuses and fees of runs

}  // namespace trackwright
