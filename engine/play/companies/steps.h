// Steps of play: companies that close, merge or are nationalized; minors and neutral companies. A file
// implements the functions below its name.
#pragma once

#include <string>
#include <vector>

#include "engine/play/table/table.h"

namespace trackwright::play {

// closing.cpp
void close_privates_of(PlayTable&, std::size_t company);
void take_stations(PlayTable&, std::size_t company);  // off the board
bool is_gone(const PlayTable&, std::size_t company);  // closed, and not reopened
void close_companies(PlayTable&);                     // companies whose price is in a closing cell

void close_for_debt(PlayTable&, std::size_t company);

// conversion.cpp
bool may_convert(const PlayTable&, std::size_t company);  // at the start of its turn
void convert_all(PlayTable&);                             // by an event
Verdict convert_shares(PlayTable&, const Action&);

// minor.cpp
void start_minors(PlayTable&, std::size_t one, bool anew);  // minors that its owner runs
void minors_pay(PlayTable&);
int money_of_minors(const PlayTable&, std::size_t company, std::size_t least_trains, std::size_t most_trains);
Verdict may_take_over(const PlayTable&, std::size_t one, std::size_t company);
void take_over(PlayTable&, std::size_t one, std::size_t company);
void close_minors(PlayTable&, std::size_t one);
void rest_minors(PlayTable&, std::size_t one);  // while they have no owner

// merger.cpp
void start_merger(PlayTable&);
std::size_t merger_decider(const PlayTable&);
std::size_t merger_company(const PlayTable&);
Verdict merge(PlayTable&, const Action&);
Verdict decline_merger(PlayTable&, const Action&);
Verdict choose_merged_station(PlayTable&, const Action&);

// nationalization.cpp
void give_all(PlayTable&, std::size_t minor, std::size_t company);
void form_national(PlayTable&);
bool may_nationalize(const PlayTable&, std::size_t company);  // in its turn
Verdict choose_nationalization(PlayTable&, const Action&);
void nationalize_with(PlayTable&, const std::string& train);
void nationalize_trainless(PlayTable&);
bool state_asks_after_round(const PlayTable&);
void start_state_round(PlayTable&);
bool state_asks(PlayTable&);
std::vector<std::string> state_choices(const PlayTable&, std::size_t company);
Verdict choose_state(PlayTable&, const Action&);

// neutral.cpp
bool lays_are_free(const PlayTable&, std::size_t company);  // and stations are free
// Companies for the neutral player, when a choice is due.
std::vector<std::string> neutral_choices(const PlayTable&);
std::size_t neutral_chooser(const PlayTable&);
Verdict choose_neutral(PlayTable&, const Action&);
void take_neutral_trains(PlayTable&, std::size_t company);

}  // namespace trackwright::play
