// The tables of a title that several components print: on the map, on charters, on player aids.
#pragma once

#include <string>
#include <vector>

#include "engine/title.h"
#include "render/parts/table.h"

namespace trackwright {

// Players, starting cash, certificate limit.
Table player_table(const Title&);

// One row a phase: what begins it, tile colours, train limits, operating rounds, further columns, what holds.
Table phase_table(const Title&, const Theme&);

// One row a train, in order of sale: price, how many, what rusts it.
Table train_table(const Title&, const Theme&);

// Phases and trains in one, for charters: one row a train with the phase that it begins, the train limit
// being that of one kind of company. Phases are named only where their names are not those of their trains.
Table roster_table(const Title&, const Theme&, const std::string& company_kind);

// The same in four columns: train, price, limit, what rusts it; and only up to the phase that ends companies
// of this kind, where their limits stop.
Table compact_roster_table(const Title&, const Theme&, const std::string& company_kind);

// The count, or "∞" where there is no limit.
std::string count_text(const std::optional<Placed<int>>& count);

// The kinds of company that have a train limit, in the order of the title's companies.
std::vector<std::string> limited_kinds(const Title&);

// The phase that holds when the train can first be bought; nullptr where the title does not say.
const Phase* phase_of_train(const Roster&, const Train&);

// The colour that stands for a phase: that of its newest tiles.
Rgb phase_colour(const Theme&, const Phase&);

// "major" -> "Major".
std::string capitalised(std::string word);

// "2 / 1+1": the train with its variants.
std::string train_name(const Train&);

}  // namespace trackwright
