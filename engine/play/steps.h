// One kind of step each: whether something can be done at it, what is legal there, and doing it.
#pragma once

#include <vector>

#include "engine/play/table.h"

namespace trackwright::play {

struct LegalLay {
  std::uint16_t hex = 0;
  std::uint16_t tile = 0;
  std::uint8_t rotations = 0;  // bit set
};

// auction.cpp
int least_bid(const Table&, std::size_t one);
int free_cash(const Table&, std::size_t player, std::optional<std::size_t> for_private);
std::size_t bidder_now(const Table&);
std::optional<std::size_t> first_unsold(const Table&);
Verdict bid(Table&, const Action&);
Verdict pass_bid(Table&, const Action&);
Verdict set_par_of_private(Table&, const Action&);
void get_private(Table&, std::size_t player, std::size_t one, int price);

// stock.cpp
struct ShareOffer {
  Table::Bundle bundle;
  int price = 0;
};
bool must_sell(const Table&, std::size_t player);
std::vector<ShareOffer> purchases(const Table&, std::size_t player);
std::vector<Table::Bundle> sales(const Table&, std::size_t player, std::size_t company);
std::vector<Cell> par_choices(const Table&, std::size_t player, std::size_t company);
bool can_start_any(const Table&, std::size_t player);
bool buys_privates_of_players(const Table&, std::size_t player);
Verdict may_gain(const Table&, std::size_t player, const Table::Bundle&, bool exchange);
Verdict buy_shares(Table&, const Action&);
Verdict sell_shares(Table&, const Action&);
Verdict par(Table&, const Action&);
Verdict buy_private_of_player(Table&, const Action&);
void pass_shares(Table&);
bool sale_in_time(const Table&, std::size_t player, std::size_t company);

// track.cpp
struct LayRight {
  bool yellow = false;
  bool upgrade = false;
  int cost = 0;
  bool same_hex = true;
};
std::optional<LayRight> lay_right(const Table&, std::size_t company);
bool can_lay(const Table&, std::size_t company);
std::vector<LegalLay> lays_on(const Table&, std::size_t company, std::size_t hex);
std::vector<std::uint16_t> open_hexes(const Table&, std::size_t company);
Verdict lay_tile(Table&, const Action&);
// By whoever may; what it costs, and how tokens and pieces move.
struct LayTerms {
  bool free = false;
  int discount = 0;
  int extra = 0;
  Owner payer;
};
Verdict put_tile(Table&, const Action&, const LayTerms&);
std::optional<std::size_t> blocker_of(const Table&, std::size_t hex, Owner who);

// station.cpp
bool can_place_station(const Table&, std::size_t company);
struct StationPlace {
  std::uint16_t hex = 0;
  std::uint8_t city = 0;
  std::uint8_t slot = 0;
};
std::vector<StationPlace> station_places(const Table&, std::size_t company);
Verdict place_station(Table&, const Action&);
Verdict place_pending(Table&, const Action&);

// running.cpp
bool can_run(const Table&, std::size_t company);
Verdict run_routes(Table&, const Action&);

// dividend.cpp
Verdict pay_dividend(Table&, const Action&);
void no_dividend(Table&);

// purchase.cpp
struct TrainOffer {
  std::uint16_t card = 0;
  std::uint8_t variant = 0;
  Owner from;
  int least = 0;
  int most = 0;
  std::optional<std::uint16_t> exchange;
};
bool must_buy_train(const Table&, std::size_t company);
bool can_buy_train(const Table&, std::size_t company);
std::vector<TrainOffer> train_offers(const Table&, std::size_t company);
std::vector<TrainOffer> train_trades(const Table&, std::size_t company);  // trains traded in
std::vector<Table::Bundle> emergency_sales(const Table&, std::size_t player, std::size_t company);
bool may_be_bankrupt(const Table&, std::size_t company);
Verdict buy_train(Table&, const Action&);
Verdict discard_train(Table&, const Action&);
Verdict sell_in_emergency(Table&, const Action&);
Verdict go_bankrupt(Table&, const Action&);

// private_sale.cpp
bool can_buy_private(const Table&, std::size_t company);
int least_price(const Table&, std::size_t one);
int most_price(const Table&, std::size_t one);
bool sold_now(const Table&);  // in this phase
Verdict buy_private(Table&, const Action&);
void close_with_train(Table&, std::size_t company);

// powers.cpp
bool has_holder(const Table&, std::size_t one, const PowerFacts&);
bool power_now(const Table&, std::size_t one, std::size_t power);
bool power_blocks_track(const Table&, std::size_t company);
bool power_places_station(const Table&, std::size_t company);
bool power_blocks_end(const Table&, std::size_t company);
std::optional<std::size_t> sold_power(const Table&);
std::vector<LegalLay> power_lays(const Table&, std::size_t one, std::size_t hex);
std::vector<std::uint16_t> power_hexes(const Table&, std::size_t one);
bool can_exchange(const Table&, std::size_t one);
Verdict exchange(Table&, const Action&);
Verdict lay_by_power(Table&, const Action&);
Verdict place_by_power(Table&, const Action&);
Verdict pass_power(Table&, const Action&);
int lay_discount(const Table&, std::size_t company, const Terrain&);

// ending.cpp
void check_end(Table&, bool round_over);
void end_with_round(Table&);  // an operating round is over

}  // namespace trackwright::play
