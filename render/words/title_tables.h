// Tables of a title that several components print: on the map, on player aids. roster_table has those of
// charters.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"
#include "render/words/table.h"
#include "render/words/title_cells.h"

namespace trackwright {

// Players, starting cash, certificate limit. If the limit depends on another quantity too, it has a column
// for each value, and the heading names the quantity.
Table player_table(const Title&);
std::string player_heading(const Title&);
// The heading above limits that depend on a quantity other than players.
std::string certificate_limit_heading(const Title&);

// The largest number of players of the title; 0 if the title does not give it.
int most_players(const Title&);

// One row per phase: its first train, tile colours, train limits, operating rounds, further columns, rules.
Table phase_table(const Title&, const Theme&);
// Also with the trains that each phase rusts, unless a column of the title lists them already.
Table phase_table_with_rust(const Title&, const Theme&);

// One row per train, in order of sale: price, number, rusting train.
Table train_table(const Title&, const Theme&);

// The kinds of company with a train limit, in the order of the title's companies.
std::vector<std::string> limited_kinds(const Title&);

// Phases and trains in one table, for charters.

// One row per train with the phase that it begins, and the train limit for one kind of company. Phases are
// named only if their names differ from those of their trains.
Table roster_table(const Title&, const Theme&, const std::string& company_kind);

// The same in four columns: train, price, limit, rusting train. It ends with the phase that ends companies of
// this kind, when their limits stop. Prices include the company's own discount power.
Table compact_roster_table(const Title&, const Theme&, const std::string& company_kind,
                           const std::string& company = {});

}  // namespace trackwright
