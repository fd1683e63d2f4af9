// Steps of play: runs, dividends, and runs to destinations. A file implements the functions below its name.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/table/table.h"

namespace trackwright::play {

// running.cpp
bool can_run(const PlayTable&, std::size_t company);
Verdict run_routes(PlayTable&, const Action&);
bool says_which_passes(const PlayTable&, std::size_t company);
std::vector<std::string> passing_choices(const PlayTable&, std::size_t company);
Verdict choose_passing(PlayTable&, const Action&);
void lose_worst_runs(PlayTable&);  // in the next turn of each company
int lost_of(const PlayTable&, std::size_t company, const std::vector<int>& runs);
bool loses_only_run(const PlayTable&, std::size_t company);

// dividend.cpp
int kept_of(const PlayTable&, std::size_t company, int revenue, rule::Dividend);  // the company's part
Verdict pay_dividend(PlayTable&, const Action&);
void no_dividend(PlayTable&);
void move_for_payout(PlayTable&, std::size_t company, int paid, bool half);  // the move of its price
void pay_by_rule(PlayTable&, std::size_t company, rule::Dividend);           // for dividends without a choice
void pay_out(PlayTable&, std::size_t company, int revenue);
void pay_halves(PlayTable&, std::size_t company, int revenue);  // to the company and to its owner
void split(PlayTable&);                                         // of a minor: half to its owner
void pay_for_home(PlayTable&, std::size_t company);

// connection_way.cpp
std::optional<std::uint16_t> longest_train(const PlayTable&, std::size_t company);
// Returns an empty list if no train of the company reaches its destination.
std::vector<std::vector<std::uint16_t>> way_to_destination(const PlayTable&, std::size_t company);
std::optional<std::uint32_t> first_station(const PlayTable&, std::size_t company);  // hex index
std::optional<std::uint32_t> destination_of(const PlayTable&, std::size_t company);
bool joins_destination(const PlayTable&, std::size_t company);  // connected by track that any train may use

// connection.cpp
void look_for_connections(PlayTable&);
std::vector<std::uint8_t> connected_now(const PlayTable&);  // without those already reported
std::optional<StatedRoute> some_connection(const PlayTable&, std::size_t company);  // with its longest train
bool waits_for_connection(PlayTable&);
// Adds the marker as a station of the company, after its other stations. Returns its index in State::tokens.
std::size_t add_marker(PlayTable&, std::size_t company, int price);
std::vector<std::string> marker_choices(const PlayTable&, std::size_t company);
Verdict check_connections(PlayTable&, const Action&);
Verdict choose_marker(PlayTable&, const Action&);
Verdict run_to_destination(PlayTable&, const Action&);
Verdict pay_for_connection(PlayTable&, const Action&);

// chosen_connection.cpp
bool may_connect(const PlayTable&, std::size_t company);
std::vector<std::string> connection_choices(const PlayTable&, std::size_t company);
Verdict choose_connection(PlayTable&, const Action&);

// bonus_run.cpp
bool makes_bonus_run(const PlayTable&, std::size_t company);
void look_for_bonus_runs(PlayTable&);  // after a tile lay
void begin_bonus_runs(PlayTable&);     // starts the next waiting run
std::vector<std::string> bonus_marker_choices(const PlayTable&, std::size_t company);
Verdict choose_bonus_marker(PlayTable&, const Action&);
Verdict make_bonus_run(PlayTable&, const Action&);

}  // namespace trackwright::play
