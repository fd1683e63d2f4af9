// Steps of play: the powers and sales of privates, and bonus tokens. A file implements the functions below
// its name.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/table/table.h"
#include "engine/play/track/steps.h"

namespace trackwright::play {

// powers.cpp
std::uint8_t left_of(const PlayTable&, std::size_t one, std::size_t power);  // uses left
// The power has no use left in this turn.
bool used_in_turn(const PlayTable&, std::size_t one, std::size_t power);
// The power that allows the early lay.
const PowerFacts* early_tile(const PlayTable&, std::size_t company, std::size_t tile);
bool has_holder(const PlayTable&, std::size_t one, const PowerFacts&);
bool power_now(const PlayTable&, std::size_t one, std::size_t power);
bool power_blocks_track(const PlayTable&, std::size_t company);
bool power_blocks_end(const PlayTable&, std::size_t company);
std::optional<std::size_t> sold_power(const PlayTable&);
void use(PlayTable&, std::size_t one, std::size_t power);     // one use
void use_up(PlayTable&, std::size_t one, std::size_t power);  // all remaining uses
bool lays(const PowerFacts&);                                 // lays a tile
Verdict pass_power(PlayTable&, const Action&);

int own_lay_discount(const PlayTable&, std::size_t company, std::size_t hex);
int lay_discount(const PlayTable&, std::size_t company, std::size_t hex, const Terrain&);
void lose_started_powers(PlayTable&, std::size_t company);

// power_tiles.cpp
Verdict lay_pair(PlayTable&, const Action&);
std::vector<LegalLay> power_lays(const PlayTable&, std::size_t one, std::size_t hex);
std::vector<std::uint16_t> power_hexes(const PlayTable&, std::size_t one);
Verdict lay_by_power(PlayTable&, const Action&);

// power_stations.cpp
// Returns the lowest price of a station that a private of the company may place now; empty: none.
std::optional<int> price_by_power(const PlayTable&, std::size_t company);
Verdict place_by_power(PlayTable&, const Action&);

// bonus_token.cpp
std::vector<std::uint16_t> bonus_token_hexes(const PlayTable&, std::size_t one);  // where it may go now
Verdict place_bonus_token(PlayTable&, const Action&);
// Markers that the private holds for its company.
void give_markers(PlayTable&, std::size_t one, std::size_t company);
// Tokens that the private puts on the map.
void take_tokens(PlayTable&, std::size_t one, std::size_t company);
bool places_sold_tokens(const PlayTable&);  // of a private that was just bought
void take_spent_token(PlayTable&, std::size_t company, const std::vector<std::uint8_t>& counted);
int bonus_price(const PlayTable&, std::size_t kind);
std::vector<std::string> bonus_tokens_for_sale(const PlayTable&, std::size_t company);  // ids of tokens
Verdict buy_bonus_token(PlayTable&, const Action&);

// lent_token.cpp
std::optional<std::size_t> lent_private(const PlayTable&);  // owned by a player
void begin_lending(PlayTable&);
void follow_holder(PlayTable&, std::size_t one);
Verdict lend(PlayTable&, const Action&);
void pass_lending(PlayTable&);

// claim.cpp
std::vector<std::string> claims_now(const PlayTable&, std::size_t company);  // ids of tokens
Verdict take_claim(PlayTable&, const Action&);
// If `got` received that kind of token.
void give_back_claims(PlayTable&, std::size_t company, std::size_t got);

// private_sale.cpp
bool can_buy_private(const PlayTable&, std::size_t company);
int least_price(const PlayTable&, std::size_t one);
int most_price(const PlayTable&, std::size_t one);
bool sold_now(const PlayTable&);                          // some private, to the company whose turn it is
bool sold_now(const PlayTable&, std::size_t one);         // this private
bool sold_to_all_now(const PlayTable&, std::size_t one);  // to any company
bool waits_for_sale(const PlayTable&, std::size_t one);   // the step waits while the private may be bought
Verdict buy_private(PlayTable&, const Action&);
void close_with_train(PlayTable&, std::size_t company);

}  // namespace trackwright::play
