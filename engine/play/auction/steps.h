// Steps of play: auctions and drafts: of privates, and of companies. A file implements the functions below
// its name.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/play/table/table.h"

namespace trackwright::play {

// auction.cpp
int least_bid(const PlayTable&, std::size_t one);
int free_cash(const PlayTable&, std::size_t player, std::optional<std::size_t> for_private);
std::size_t bidder_now(const PlayTable&);
std::optional<std::size_t> first_unsold(const PlayTable&);
bool is_unsold(const PlayTable&, std::size_t one);
bool bids_no_more(const PlayTable&, std::size_t player);  // in the current auction
void next_player(PlayTable&);
std::size_t place_in_order(const PlayTable&, std::size_t player);  // index into State::order
// Checks that it is that player's turn.
Verdict not_their_turn(const PlayTable&, const Action&, std::size_t player);
// Checks that a bid reaches `least`; `rule` names the violated rule.
Verdict check_price(const PlayTable&, int price, int least, const char* rule = "opening.step");
std::optional<Cell> par_of_half(const PlayTable&,
                                int bid);  // the highest par price up to half of the bid
Verdict bid(PlayTable&, const Action&);
Verdict pass_bid(PlayTable&, const Action&);
void pay_between_passes(PlayTable&);  // privates pay; ends the game if nobody can ever bid
void all_may_bid(PlayTable&);         // forgets who has passed
// Lowers the price of an item as the rules state. Returns whether it is free.
bool price_falls(PlayTable&, std::size_t one);
void leave_unsold(PlayTable&);                               // unsold privates leave the game
const AuctionRules& first_sale(const PlayTable&);            // of a title with an opening
bool can_pay_for_one(const PlayTable&, std::size_t player);  // the least bid for some private
bool may_be_drawn(const PlayTable&, std::size_t company);
Verdict set_par_of_private(PlayTable&, const Action&);
// Pays an incremental company for its shares that came with privates, once the company has a price.
void pay_for_given(PlayTable&, std::size_t company);
void get_private(PlayTable&, std::size_t player, std::size_t one, int price);

// set_bids.cpp
std::size_t set_bidder(const PlayTable&);
int least_set_bid(const PlayTable&, std::size_t one);  // for the set of this private
// The private is offered in its set or as one to choose.
bool is_offered_in_sets(const PlayTable&, std::size_t one);
std::vector<std::uint8_t> choices_of_set(const PlayTable&);
Verdict bid_on_set(PlayTable&, const Action&);
Verdict pass_set(PlayTable&, std::size_t player);

// one_by_one.cpp
void open_one_by_one(PlayTable&);
std::size_t bidder_for_one(const PlayTable&);
int least_bid_for_one(const PlayTable&, std::size_t one);
bool is_up(const PlayTable&, std::size_t one);  // a player may bid for it now
bool one_by_one_is_over(const PlayTable&);
Verdict bid_for_one(PlayTable&, const Action&);
Verdict pass_one(PlayTable&, std::size_t player);

// face_value.cpp
bool begins_with_stock_round(const Game&);  // which sells the privates at face value
void open_at_face(PlayTable&);
int price_at_face(const PlayTable&, std::size_t one);
std::size_t buyer_now(const PlayTable&);
bool may_pass_at_face(const PlayTable&);
bool sale_at_face_is_over(const PlayTable&);
Verdict buy_at_face(PlayTable&, const Action&);
Verdict pass_at_face(PlayTable&, std::size_t player);

// right_to_choose.cpp
void open_right(PlayTable&);
bool right_is_over(const PlayTable&);
std::size_t right_bidder(const PlayTable&);
int least_right_bid(const PlayTable&);
std::vector<std::uint8_t> choices_of_right(const PlayTable&);
int price_by_right(const PlayTable&, std::size_t one);  // in addition to the bid
Verdict bid_for_right(PlayTable&, const Action&);
Verdict pass_right(PlayTable&);

// unsold.cpp
bool waits_with_unsold(const PlayTable&, const CertificateId&);
std::vector<std::uint8_t> unsold_for(const PlayTable&, std::size_t player);
Verdict buy_unsold(PlayTable&, const Action&);

// company_auction.cpp
std::vector<std::uint8_t> companies_on_offer(const PlayTable&);
bool can_put_up(const PlayTable&, std::size_t player);
std::size_t company_bidder(const PlayTable&);
int least_company_bid(const PlayTable&);
Verdict put_up(PlayTable&, const Action&);
Verdict bid_for_company(PlayTable&, const Action&);
Verdict pass_company(PlayTable&, std::size_t player);

// draft.cpp
int draft_price(const PlayTable&, std::size_t one);
std::size_t drafter_now(const PlayTable&);
bool draft_is_over(const PlayTable&);
bool may_pass_draft(const PlayTable&);
std::vector<std::uint8_t> draft_choices(const PlayTable&);
Verdict draft(PlayTable&, const Action&);
Verdict pass_draft(PlayTable&, const Action&);

}  // namespace trackwright::play
