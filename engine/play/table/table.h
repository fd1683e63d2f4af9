// The primitive operations of a game at one moment; the steps are built from them. Each operation moves only
// its named objects. The steps check the rules.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/play/value/action.h"
#include "engine/play/value/game.h"
#include "engine/play/value/state.h"
#include "engine/run/connected.h"
#include "engine/run/moment.h"

namespace trackwright::play {

inline bool has_exit(const Tile& tile, Edge edge) {
  return ((static_cast<unsigned>(exits(tile)) >> static_cast<unsigned>(edge.index())) & 1U) != 0;
}

using Verdict = std::optional<Forbidden>;  // empty: allowed

inline Forbidden refused(std::string rule, std::string words) {
  return {std::move(rule), std::move(words)};
}

class PlayTable {
 public:
  PlayTable(const Game& of, State& at) : game(of), state(at) {}

  const Game& game;
  State& state;

  // money.cpp
  int cash(Owner) const;
  void pay(Owner from, Owner to, int amount);
  std::string name(Owner) const;
  std::string money(int amount) const;

  // loans.cpp
  int loan_limit(std::size_t company) const;
  int loan_interest() const;                   // of one loan, at present
  int loan_brings(std::size_t company) const;  // what the company receives for a loan now
  bool may_borrow(std::size_t company) const;
  int funds(std::size_t company) const;       // cash, and loans that it takes if it cannot pay otherwise
  int most_funds(std::size_t company) const;  // ... and loans that it may take by choice
  void borrow(std::size_t company);
  void repay(std::size_t company);
  int price_at_end(std::size_t company) const;  // of a share, if the game ended now

  // shares.cpp
  std::size_t certificate(std::size_t company, std::size_t number) const;
  std::vector<std::uint8_t> held(Owner, std::size_t company) const;  // in the order of acquisition
  int percent_of(Owner, std::size_t company) const;
  // Percent of a certificate, of an ordinary share and of the president's certificate, at present.
  int percent_each(std::size_t company, std::size_t number) const;
  int share_of(std::size_t company) const;
  int presidents(std::size_t company) const;
  int certificates_counted(std::size_t player, bool protecting = false) const;
  bool counted(std::size_t company) const;
  bool counts_at(Cell) const;
  bool falls_uncounted(std::size_t company) const;
  int certificate_limit() const;
  bool incremental(std::size_t company) const;
  // A power of the company, while it has it.
  const PowerFacts* own_power(std::size_t company, rule::Power) const;
  const std::string& kind_of(std::size_t company) const;  // at present
  // Does not count towards the certificate limit.
  bool uncounted(std::size_t company, std::size_t number) const;
  bool holding_ok(std::size_t player, std::size_t company, int more) const;
  int share_price(std::size_t company, Owner from) const;  // per ordinary share
  int price_of(std::size_t company, Owner from, int percent) const;
  void move_certificate(std::size_t company, std::size_t number, Owner to);
  struct Bundle {
    std::size_t company = 0;
    Owner owner;
    std::vector<std::uint8_t> certificates;
    int percent = 0;
    bool president = false;
    bool partial = false;
  };
  Bundle bundle(std::size_t company, Owner owner, std::vector<std::uint8_t> certificates, int percent) const;
  std::vector<Bundle> bundles_for_sale(std::size_t player, std::size_t company) const;
  bool can_dump(std::size_t player, const Bundle&) const;
  bool fits_in_pool(const Bundle&) const;
  void transfer(const Bundle&, Owner to, Owner payer, Owner receiver, int price);
  void buy(const Bundle&, Owner buyer, bool free);
  // Sells and moves the price, or postpones the move until the president decides; `left_for_each`: moves it
  // left once per share.
  void sell(const Bundle&, bool left_for_each = false);
  // The company becomes the state's; the state buys `shares` shares.
  void convert(std::size_t company, int shares);
  void convert_at_float(std::size_t company);
  int float_percent(std::size_t company) const;  // in this phase
  void float_if(std::size_t company, bool before);
  void pool_unsold(std::size_t company);
  bool sold_out(std::size_t company) const;
  void lose_markers(std::size_t company);  // markers that leave with the president
  int worth(std::size_t player) const;

  // price_moves.cpp
  void enter(std::size_t company, Cell);
  void step_price(std::size_t company, Cell next, PriceDirection);
  void move_left(std::size_t company);
  void move_price(std::size_t company, PriceMove);
  void move_for(std::size_t company, MoveCause);  // by `moves` of the market
  struct Sale {
    int shares = 0;
    int percent = 0;
    bool by_president = false;
  };
  Sale terms_of(const UnsettledSale&) const;
  void move_for_sale(std::size_t company, const Sale&);
  Cell cell_after(std::size_t company, const Sale&) const;
  int price_to_left(std::size_t company, int cells = 1) const;
  int price_to_right(std::size_t company) const;
  int place_in_cell(std::size_t company) const;
  std::vector<std::uint8_t> in_cell(Cell) const;
  bool operates_before(std::size_t a, std::size_t b) const;
  std::vector<std::uint8_t> operating_order() const;

  // depot.cpp
  std::vector<std::uint16_t> cards_of(Owner) const;  // in the order of acquisition
  std::vector<std::uint16_t> upcoming() const;       // one card of each unlimited type
  std::vector<std::uint16_t> for_sale() const;       // by the bank: one card of each kind
  const Train& type_of(std::size_t card) const;      // as it runs: possibly a variant
  const Train& base_of(std::size_t card) const;
  int cheapest() const;                       // price in the bank; 0: no train left
  int cheapest_side(std::size_t card) const;  // price of the card or of its cheapest variant
  int dearest_side(std::size_t card) const;
  std::optional<std::uint16_t> cheapest_card() const;
  int train_limit(std::size_t company) const;
  std::optional<int> most_running(std::size_t company) const;  // number of trains
  bool counts(std::size_t card) const;                         // towards the limit
  int trains_counted(std::size_t company) const;
  std::vector<std::uint8_t> crowded() const;
  bool available(const Train&) const;
  void take_card(std::size_t card, Owner to);
  void after_purchase(std::size_t card);  // updates phase, rust and events
  void export_next();
  void export_as_stated();  // the next train, if the rules state an export and name the train
  void close_private(std::size_t one);
  void take_tokens_of(std::size_t one);  // removes bonus tokens from the map
  void close_privates();

  // network.cpp
  // The networks by track and by sea lanes, cached until a reached hex changes.
  const Connected& reach(std::size_t company) const;
  const Connected& sea_reach(std::size_t company) const;
  std::vector<StopPlace> served_by_ports(std::size_t company) const;  // cities, for its ships
  std::vector<StopPlace> run_stations(std::size_t company) const;     // cities, for its runs alone
  void track_changed();                                               // anywhere on the map
  void hex_changed(std::size_t hex);                // a tile or a station changed in this hex only
  void keep_reach(std::size_t company, Connected);  // stores a known network
  const Position& board(std::optional<std::size_t> company) const;  // for lays, without trains
  Position position(std::optional<std::size_t> company) const;      // with the trains that may still run
  bool has_route(std::size_t company) const;
  bool finds_route(std::size_t company) const;
  bool tile_fits(std::size_t hex, std::size_t tile) const;

  // tokens.cpp
  std::vector<std::size_t> tokens_of(std::size_t company) const;
  std::optional<std::size_t> next_token(std::size_t company) const;
  int city_count(std::size_t hex) const;
  int slots(std::size_t hex, int city) const;
  const Tile& tile_on(std::size_t hex) const;  // as defined, not rotated
  std::uint8_t free_copy(std::size_t tile) const;
  Tile laid_tile(std::size_t hex) const;  // rotated
  std::vector<std::optional<std::uint8_t>> slot_owners(std::size_t hex, int city) const;
  std::vector<std::optional<std::uint8_t>> reserved(std::size_t hex, int city) const;
  bool is_home_kept(std::size_t company) const;
  std::string token_owner(const TokenState&) const;
  // Of a token that is one.
  const NeutralStation& neutral_station(const TokenState&) const;
  std::vector<std::uint8_t> reserved_on_tile(std::size_t hex) const;
  std::optional<int> free_slot(std::size_t company, std::size_t hex, int city) const;
  bool has_token_in(std::size_t company, std::size_t hex) const;
  Verdict tokenable(std::size_t company, std::size_t hex, int city) const;
  void put_token(std::size_t token, std::size_t hex, int city, int slot);
  void place_home(std::size_t company);
  // When the company starts: if homes are placed then, or when companies float and it has floated.
  void place_home_at_start(std::size_t company);
  void move_tokens(std::size_t hex, const Tile& before, const Tile& after);

  // flow.cpp
  bool operating() const { return state.round == RoundKind::Operating; }
  const Phase& phase() const { return game.title().roster.phases[state.phase]; }
  std::optional<std::size_t> operator_now() const;  // the company whose turn it is
  std::optional<std::size_t> player_now() const;  // the player whose turn it is, in auctions and stock rounds
  std::size_t president_of(std::size_t company) const;
  bool is_neutral(std::size_t company) const { return state.companies[company].president == the_neutral; }
  Owner acts_for(Owner) const;  // the player who decides for a company or private
  bool go_on(const std::function<void()>& look);
  void settle();  // advances to the next step that allows an action
  void start_operating_round(int num);
  void start_stock_round();
  void recalculate_order();
  void finish(std::string_view why);
  bool done(Stage step) const { return ((state.this_turn.passed >> static_cast<unsigned>(step)) & 1U) != 0; }
  void pass_step(Stage step) { state.this_turn.passed |= std::uint64_t{1} << static_cast<unsigned>(step); }

 private:
  void order_homes(std::size_t hex, const Tile& before);
  void seat_beside(std::size_t token);
  bool starts_nationalized(std::size_t company) const;
  int more_by_privates(std::size_t company, bool idle) const;
  bool joins_stops(std::size_t company, const Connected&, bool by_sea) const;
  Position whole_board() const;
  std::vector<std::string> tunnelled() const;
  void show_hex(Position&, std::size_t hex) const;
  void show_again(TrackBoard&, std::size_t hex) const;
  void forget_reach_of(std::size_t hex);
  bool stands_in(std::size_t company, std::size_t hex) const;
};

}  // namespace trackwright::play
