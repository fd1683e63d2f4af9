// The steps of play, one group per kind: whether the step applies, the legal actions, and their effects.
#pragma once

#include <vector>

#include "engine/play/table.h"

namespace trackwright::play {

struct LegalLay {
  std::uint16_t hex = 0;
  std::uint16_t tile = 0;
  std::uint8_t rotations = 0;  // bit set
};

// waiting.cpp
Owner waits_for(const PlayTable&);
bool holds_up(Stage);  // lets no other step interrupt it

// auction.cpp
int least_bid(const PlayTable&, std::size_t one);
int free_cash(const PlayTable&, std::size_t player, std::optional<std::size_t> for_private);
std::size_t bidder_now(const PlayTable&);
std::optional<std::size_t> first_unsold(const PlayTable&);
bool is_unsold(const PlayTable&, std::size_t one);
bool bids_no_more(const PlayTable&, std::size_t player);  // in the current auction
void next_player(PlayTable&);
// Checks that it is that player's turn.
Verdict not_their_turn(const PlayTable&, const Action&, std::size_t player);
// Checks that a bid reaches `least`; `rule` names the violated rule.
Verdict check_price(const PlayTable&, int price, int least, const char* rule = "opening.step");
std::optional<Cell> par_of_half(const PlayTable&,
                                int bid);  // the highest par price up to half of the bid
Verdict bid(PlayTable&, const Action&);
Verdict pass_bid(PlayTable&, const Action&);
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

// protection.cpp
void decline_all(PlayTable&);  // skips sales that nobody can protect, up to one that somebody can
std::size_t protector_now(const PlayTable&);
Verdict protect(PlayTable&, const Action&);
void do_not_protect(PlayTable&);

// treasury.cpp
std::vector<PlayTable::Bundle> redeemable_in_stock_round(const PlayTable&, std::size_t company);
std::optional<PlayTable::Bundle> reissuable(const PlayTable&, std::size_t company);
Verdict redeem_in_stock_round(PlayTable&, const Action&);
Verdict reissue(PlayTable&, const Action&);

// closing.cpp
void close_privates_of(PlayTable&, std::size_t company);
void take_stations(PlayTable&, std::size_t company);  // off the board
bool is_gone(const PlayTable&, std::size_t company);  // closed, and not reopened
void close_companies(PlayTable&);                     // companies whose price is in a closing cell

// bonus_run.cpp
bool makes_bonus_run(const PlayTable&, std::size_t company);
void look_for_bonus_runs(PlayTable&);  // after a tile lay
void begin_bonus_runs(PlayTable&);     // starts the next waiting run
std::vector<std::string> bonus_marker_choices(const PlayTable&, std::size_t company);
Verdict choose_bonus_marker(PlayTable&, const Action&);
Verdict make_bonus_run(PlayTable&, const Action&);

// chosen_connection.cpp
bool may_connect(const PlayTable&, std::size_t company);
std::vector<std::string> connection_choices(const PlayTable&, std::size_t company);
Verdict choose_connection(PlayTable&, const Action&);

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

// crossing.cpp
bool crosses_barrier(const PlayTable&, std::size_t hex, const Tile&);  // a barrier of some private
unsigned without_crossings(const PlayTable&, std::size_t hex, const Tile& unturned, unsigned rotations);

// track.cpp
struct LayRight {
  bool yellow = false;
  bool upgrade = false;
  int cost = 0;
  int least = 0;  // including terrain
  bool same_hex = true;
  bool main_line = false;  // this lay or the previous one must improve a main line
};
std::optional<LayRight> lay_right(const PlayTable&, std::size_t company);
bool can_lay(const PlayTable&, std::size_t company);
int lay_money(const PlayTable&, std::size_t company);  // money available for a lay
std::vector<LegalLay> lays_on(const PlayTable&, std::size_t company, std::size_t hex);
std::vector<std::uint16_t> open_hexes(const PlayTable&, std::size_t company);
Verdict lay_tile(PlayTable&, const Action&);
bool gives_what_is_asked(const PlayTable&, std::size_t company, const Action&);  // a lay satisfies TrackRule
// For lays by any actor: the cost, and how tokens and pieces move.
struct TileTerms {
  bool free = false;
  int discount = 0;
  int extra = 0;
  Owner payer;
  int least = 0;  // in total
};
Verdict put_tile(PlayTable&, const Action&, const TileTerms&);
std::optional<std::size_t> blocker_of(const PlayTable&, std::size_t hex, Owner who);

// port.cpp
bool is_port(const PlayTable&, std::size_t hex);
std::vector<std::uint16_t> port_places(const PlayTable&, std::size_t company);  // hex indices
Verdict place_port(PlayTable&, std::size_t company, std::size_t token, std::size_t hex);

// emergency_issue.cpp
struct EmergencyIssue {
  PlayTable::Bundle bundle;
  int price = 0;   // per share
  int brings = 0;  // in total
  int last = 0;    // difference to the next smaller legal issue
};
std::vector<EmergencyIssue> emergency_issues(const PlayTable&, std::size_t company);
bool issues_for_train(const PlayTable&, std::size_t company);
// Sells these certificates of the company; their number is that of the issue.
void sell_for_train(PlayTable&, const EmergencyIssue&, const std::vector<std::uint8_t>& certificates);
Verdict issue_for_train(PlayTable&, const Action&);

// station.cpp
struct StationPlace {
  std::uint16_t hex = 0;
  std::uint8_t city = 0;
  std::uint8_t slot = 0;
};
bool can_place_station(const PlayTable&, std::size_t company);
std::vector<StationPlace> station_places(const PlayTable&, std::size_t company);
Verdict place_station(PlayTable&, const Action&);
Verdict place_pending(PlayTable&, const Action&);

// chosen_home.cpp
Verdict may_be_home(const PlayTable&, std::size_t company, std::size_t hex, int city);
std::vector<StationPlace> chosen_homes(const PlayTable&, std::size_t company);

// running.cpp
bool can_run(const PlayTable&, std::size_t company);
Verdict run_routes(PlayTable&, const Action&);

// bypass.cpp
bool says_which_passes(const PlayTable&, std::size_t company);
std::vector<std::string> passing_choices(const PlayTable&, std::size_t company);
Verdict choose_passing(PlayTable&, const Action&);

// dividend.cpp
int kept_of(const PlayTable&, std::size_t company, int revenue, rule::Dividend);  // the company's part
Verdict pay_dividend(PlayTable&, const Action&);
void no_dividend(PlayTable&);
void move_for_payout(PlayTable&, std::size_t company, int paid, bool half);  // the move of its price
void pay_by_rule(PlayTable&, std::size_t company, rule::Dividend);           // for dividends without a choice
void pay_out(PlayTable&, std::size_t company, int revenue);
void pay_halves(PlayTable&, std::size_t company, int revenue);  // to the company and to its owner
void split(PlayTable&);                                         // of a minor: half to its owner

// own_shares.cpp: issues and redemptions
// The move of its price.
void move_for_deal(PlayTable&, std::size_t company, const ShareDeal&, MoveCause, int shares);

// kept_share.cpp
bool is_kept(const PlayTable&, std::size_t company, std::size_t number);  // kept until an event
void release(PlayTable&, const CertificateId&);
void get_kept(PlayTable&, const CertificateId&, Owner);
bool is_traded(const PlayTable&, std::size_t company);  // in stock rounds at present
void close_for_shares(PlayTable&);

// lent_token.cpp
std::optional<std::size_t> lent_private(const PlayTable&);  // owned by a player
void begin_lending(PlayTable&);
void follow_holder(PlayTable&, std::size_t one);
Verdict lend(PlayTable&, const Action&);
void pass_lending(PlayTable&);

// national.cpp
void give_all(PlayTable&, std::size_t minor, std::size_t company);
void form_national(PlayTable&);

// merger.cpp
void start_merger(PlayTable&);
std::size_t merger_decider(const PlayTable&);
std::size_t merger_company(const PlayTable&);
Verdict merge(PlayTable&, const Action&);
Verdict decline_merger(PlayTable&, const Action&);
Verdict choose_merged_station(PlayTable&, const Action&);

// home_income.cpp
void pay_for_home(PlayTable&, std::size_t company);

// claim.cpp
std::vector<std::string> claims_now(const PlayTable&, std::size_t company);  // ids of tokens
Verdict take_claim(PlayTable&, const Action&);
// If `got` received that kind of token.
void give_back_claims(PlayTable&, std::size_t company, std::size_t got);

// chosen_grants.cpp
bool takes_share(const PlayTable&, std::size_t one);
std::vector<PlayTable::Bundle> shares_to_take(const PlayTable&, std::size_t one);
Verdict take_share(PlayTable&, const Action&);
bool starts_company(const PlayTable&, std::size_t one);
bool may_start(const PlayTable&, std::size_t one, std::size_t company);
void begin_where_private_says(PlayTable&, std::size_t one, std::size_t company);

// sold_train.cpp
std::vector<std::string> trains_to_sell(const PlayTable&, std::size_t company);  // as choices
Verdict sell_train(PlayTable&, const Action&);
bool lacks_sold_train(const PlayTable&, std::size_t company);

// paired_tiles.cpp
Verdict lay_pair(PlayTable&, const Action&);

// lost_run.cpp
void lose_worst_runs(PlayTable&);  // in the next turn of each company
int lost_of(const PlayTable&, std::size_t company, const std::vector<int>& runs);
bool loses_only_run(const PlayTable&, std::size_t company);

// train_offers.cpp
struct TrainOffer {
  std::uint16_t card = 0;
  std::uint8_t variant = 0;
  Owner from;
  int least = 0;
  int most = 0;
  std::optional<std::uint16_t> exchange;
};
bool must_buy_train(const PlayTable&, std::size_t company);
bool can_buy_train(const PlayTable&, std::size_t company);
// Cheapest train of the bank, minus the company's saving.
int cheapest_for(const PlayTable&, std::size_t company);
std::vector<TrainOffer> train_offers(const PlayTable&, std::size_t company);
std::vector<TrainOffer> train_trades(const PlayTable&, std::size_t company);  // trains traded in

// purchase.cpp
std::optional<std::size_t> early_power(const PlayTable&, std::size_t company);  // to buy before the runs
// Gives the train of a power that grants one, in the step of buying trains.
void give_free_train(PlayTable&, std::size_t company);
Verdict buy_train(PlayTable&, const Action&);
Verdict discard_train(PlayTable&, const Action&);

// emergency.cpp
const EmergencyRules& emergency_rules(const PlayTable&);
std::vector<PlayTable::Bundle> emergency_sales(const PlayTable&, std::size_t player, std::size_t company);
Verdict sell_in_emergency(PlayTable&, const Action&);

// bankruptcy.cpp
bool may_be_bankrupt(const PlayTable&, std::size_t company);
Verdict go_bankrupt(PlayTable&, const Action&);

// receivership.cpp
bool is_in_receivership(const PlayTable&, std::size_t company);  // the company has no president
bool waits_in_receivership(PlayTable&);
PlayTable::Bundle presidency_for_a_share(const PlayTable&, std::size_t company);
Verdict may_take_presidency(const PlayTable&, std::size_t player, std::size_t company);
void take_presidency(PlayTable&, std::size_t player, std::size_t company);

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

// bonus_sale.cpp
int bonus_price(const PlayTable&, std::size_t kind);
std::vector<std::string> bonus_tokens_for_sale(const PlayTable&, std::size_t company);  // ids of tokens
Verdict buy_bonus_token(PlayTable&, const Action&);

// exchange.cpp
bool can_exchange(const PlayTable&, std::size_t one);
Verdict exchange(PlayTable&, const Action&);

// minor.cpp
void start_minors(PlayTable&, std::size_t one, bool anew);  // minors that its owner runs
void minors_pay(PlayTable&);
int money_of_minors(const PlayTable&, std::size_t company, std::size_t least_trains, std::size_t most_trains);
Verdict may_take_over(const PlayTable&, std::size_t one, std::size_t company);
void take_over(PlayTable&, std::size_t one, std::size_t company);
void close_minors(PlayTable&, std::size_t one);
void rest_minors(PlayTable&, std::size_t one);  // while they have no owner

// own_shares.cpp
std::vector<PlayTable::Bundle> redeemable(const PlayTable&, std::size_t company);
std::vector<PlayTable::Bundle> issuable(const PlayTable&, std::size_t company);
std::vector<PlayTable::Bundle> issuable_now(const PlayTable&, std::size_t company);  // in any step
bool deals_wait(const PlayTable&, std::size_t company);  // the turn waits for these deals
int issue_price(const PlayTable&, std::size_t company);
int money_with_issue(const PlayTable&, std::size_t company);  // including possible issues
Verdict issue(PlayTable&, const Action&);
int redeem_price(const PlayTable&, std::size_t company);  // per share
Verdict redeem(PlayTable&, const Action&);

// neutral.cpp
bool lays_are_free(const PlayTable&, std::size_t company);  // and stations are free
// Companies for the neutral player, when a choice is due.
std::vector<std::string> neutral_choices(const PlayTable&);
std::size_t neutral_chooser(const PlayTable&);
Verdict choose_neutral(PlayTable&, const Action&);
void take_neutral_trains(PlayTable&, std::size_t company);

// priority.cpp
std::optional<std::size_t> asked_for_priority(const PlayTable&);  // the player who decides
Verdict choose_priority(PlayTable&, const Action&);

// nationalization.cpp
bool may_nationalize(const PlayTable&, std::size_t company);  // in its turn
Verdict choose_nationalization(PlayTable&, const Action&);
void nationalize_with(PlayTable&, const std::string& train);
void nationalize_trainless(PlayTable&);

// state_round.cpp
bool state_asks_after_round(const PlayTable&);
void start_state_round(PlayTable&);
bool state_asks(PlayTable&);
std::vector<std::string> state_choices(const PlayTable&, std::size_t company);
Verdict choose_state(PlayTable&, const Action&);

// tunnel.cpp
void note_mountain(PlayTable&, std::size_t hex);  // a hex in which track was laid
bool can_tunnel(const PlayTable&, std::size_t company);
Verdict choose_tunnel(PlayTable&, const Action&);
void pay_holders(PlayTable&, rule::Power what);

// main_line.cpp
bool improves_main_line(const PlayTable&, std::size_t hex, const Tile& before, const Tile& after);

// turn.cpp
bool always_asked(const PlayTable&, rule::StepKind);  // even if no action is possible
void begin_company_turn(PlayTable&);
bool waits_in_turn(PlayTable&);  // the company whose turn it is waits at a step, which this function sets
bool next_company(PlayTable&);

// ending.cpp
void check_end(PlayTable&, bool round_over);
void end_with_round(PlayTable&);  // at the end of an operating round

}  // namespace trackwright::play
