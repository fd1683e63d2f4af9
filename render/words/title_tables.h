// The tables of a title that several components print: on the map, on player aids. Those of charters are in
// roster_table.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"
#include "render/words/table.h"
#include "render/words/title_cells.h"

namespace trackwright {

// Players, starting cash, certificate limit; a column for each limit where it goes by something else, too,
// which the heading then names.
Table player_table(const Title&);
std::string player_heading(const Title&);
// Over limits that go by something else than players.
std::string certificate_limit_heading(const Title&);

// The most players of the title; 0 where it does not say.
int most_players(const Title&);

// One row a phase: what begins it, tile colours, train limits, operating rounds, further columns, what holds.
Table phase_table(const Title&, const Theme&);
// With what each phase rusts, where a column of the title does not say it already.
Table phase_table_with_rust(const Title&, const Theme&);

// One row a train, in order of sale: price, how many, what rusts it.
Table train_table(const Title&, const Theme&);

// The kinds of company that have a train limit, in the order of the title's companies.
std::vector<std::string> limited_kinds(const Title&);

}  // namespace trackwright
