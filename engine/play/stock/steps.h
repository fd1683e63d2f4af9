// Steps of play: buying and selling shares, and the shares of companies and privates. A file implements the
// functions below its name.
#pragma once

#include <optional>
#include <vector>

#include "engine/play/table/table.h"

namespace trackwright::play {

// stock.cpp
struct ShareOffer {
  PlayTable::Bundle bundle;
  int price = 0;
};
bool has_acted(const TurnState&);  // bought or sold
bool must_sell(const PlayTable&, std::size_t player);
bool has_bought(const TurnState&);  // a certificate, a private or a company
Verdict may_buy(const PlayTable&, std::size_t player, const PlayTable::Bundle&);
// Whether a player above the holding limit sells at least down to the limit; `less` percent less than the
// bundle.
bool down_to_limit(const PlayTable&, std::size_t player, const PlayTable::Bundle&, int less = 0);
std::vector<ShareOffer> purchases(const PlayTable&, std::size_t player);
bool has_purchase(const PlayTable&, std::size_t player);
std::vector<PlayTable::Bundle> sales(const PlayTable&, std::size_t player, std::size_t company);
std::vector<Cell> par_choices(const PlayTable&, std::size_t player, std::size_t company);
bool can_start_any(const PlayTable&, std::size_t player);
bool buys_privates_of_players(const PlayTable&, std::size_t player);
Verdict may_gain(const PlayTable&, std::size_t player, const PlayTable::Bundle&, bool exchange);
Verdict buy_shares(PlayTable&, const Action&);
Verdict sell_shares(PlayTable&, const Action&);
Verdict par(PlayTable&, const Action&);
Verdict buy_private_of_player(PlayTable&, const Action&);
void pass_shares(PlayTable&);
bool sale_in_time(const PlayTable&, std::size_t player, std::size_t company);

// stock_sales.cpp
void decline_all(PlayTable&);  // skips sales that nobody can protect, up to one that somebody can
std::size_t protector_now(const PlayTable&);
Verdict protect(PlayTable&, const Action&);
void do_not_protect(PlayTable&);

// treasury.cpp
std::vector<PlayTable::Bundle> redeemable_in_stock_round(const PlayTable&, std::size_t company);
std::optional<PlayTable::Bundle> reissuable(const PlayTable&, std::size_t company);
Verdict redeem_in_stock_round(PlayTable&, const Action&);
Verdict reissue(PlayTable&, const Action&);

// own_shares.cpp
// The move of its price.
void move_for_deal(PlayTable&, std::size_t company, const ShareDeal&, MoveCause, int shares);
std::vector<PlayTable::Bundle> redeemable(const PlayTable&, std::size_t company);
std::vector<PlayTable::Bundle> issuable(const PlayTable&, std::size_t company);
std::vector<PlayTable::Bundle> issuable_now(const PlayTable&, std::size_t company);  // in any step
bool deals_wait(const PlayTable&, std::size_t company);    // the turn waits for these deals
bool deals_at_end(const PlayTable&, std::size_t company);  // after the company has bought trains
int issue_price(const PlayTable&, std::size_t company);
int money_with_issue(const PlayTable&, std::size_t company);  // including possible issues
Verdict issue(PlayTable&, const Action&);
int redeem_price(const PlayTable&, std::size_t company);  // per share
Verdict redeem(PlayTable&, const Action&);

// kept_share.cpp
bool is_kept(const PlayTable&, std::size_t company, std::size_t number);  // kept until an event
void release(PlayTable&, const CertificateId&);
void get_kept(PlayTable&, const CertificateId&, Owner);
bool is_traded(const PlayTable&, std::size_t company);  // in stock rounds at present
void close_for_shares(PlayTable&);

// priority.cpp
std::optional<std::size_t> asked_for_priority(const PlayTable&);  // the player who decides
Verdict choose_priority(PlayTable&, const Action&);

// receivership.cpp
bool is_in_receivership(const PlayTable&, std::size_t company);  // the company has no president
bool waits_in_receivership(PlayTable&);
PlayTable::Bundle presidency_for_a_share(const PlayTable&, std::size_t company);
Verdict may_take_presidency(const PlayTable&, std::size_t player, std::size_t company);
void take_presidency(PlayTable&, std::size_t player, std::size_t company);

// exchange.cpp
bool takes_share(const PlayTable&, std::size_t one);
std::vector<PlayTable::Bundle> shares_to_take(const PlayTable&, std::size_t one);
Verdict take_share(PlayTable&, const Action&);
bool starts_company(const PlayTable&, std::size_t one);
bool may_start(const PlayTable&, std::size_t one, std::size_t company);
void begin_where_private_says(PlayTable&, std::size_t one, std::size_t company);
bool can_exchange(const PlayTable&, std::size_t one);
Verdict exchange(PlayTable&, const Action&);

}  // namespace trackwright::play
