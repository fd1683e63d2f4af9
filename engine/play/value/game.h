// The constant data of a game: the title, the number of players, numbers for all names, and the rules. Rules
// that the title does not define have the values of the standard game. States refer to this data by number.
//
// `unknown` lists the rules that play does not know: powers in words, train events, and market moves beyond
// those of market_moves.h. A game reports an unknown rule when it comes up, and goes on without it.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/expected.h"
#include "engine/play/value/lots.h"
#include "engine/play/value/owner.h"
#include "engine/run/lanes.h"
#include "engine/title/market.h"
#include "engine/title/title.h"
#include "engine/upgrade/book.h"

namespace trackwright::play {

struct CertificateFacts {
  int percent = 10;  // 0: none before the company converts
  int then = 0;      // percent after the conversion
  bool president = false;
  bool kept = false;  // not for sale until an event
};

struct HomeFacts {
  std::uint32_t hex = 0;    // index into Map::hexes()
  std::optional<int> city;  // empty: any city of the hex
};

// Whose home a hex is.
inline constexpr std::uint8_t nobodys = 0xFE;  // a value for HomeHere::company

struct HomeHere {
  std::uint8_t company = 0;
  std::optional<int> city;
  std::optional<std::size_t> until;     // a power keeps the slot until this phase
  std::optional<std::size_t> private_;  // the slot is kept while a player owns this private
};

struct PowerFacts {
  const PowerRule* rule = nullptr;
  std::vector<std::uint32_t> hexes;
  std::vector<std::uint8_t> companies;  // only those in this game
  bool is(rule::Power power) const { return rule->power && rule->power->value == power; }
  bool at(rule::PowerTime time) const;
};

inline constexpr std::size_t most_players = 12;

struct CompanyFacts {
  const Company* company = nullptr;
  std::string id;
  std::vector<CertificateFacts> certificates;  // the president's certificate first
  std::size_t first_certificate = 0;           // in State::certificates
  int share = 10;                              // percent of an ordinary certificate
  int president = 20;                          // percent of the president's certificate
  int float_percent = 60;
  bool incremental = false;
  bool minor = false;  // has no shares on the market
  bool buys_trains = true;
  std::vector<HomeFacts> homes;
  rule::HomeTime home_time = rule::HomeTime::Operate;
  rule::MustOwn must_own = rule::MustOwn::WithRoute;
  std::vector<LayRule> lays;
  std::optional<std::uint32_t> destination;  // hex index
  int destination_pays = 0;                  // paid for a station on the destination
  const ConnectionRule* connection = nullptr;
  const ConnectionRule* chosen_connection = nullptr;  // to a place that the company chooses:
  std::vector<std::uint32_t> connects_to;             // hex indices
  int connects_from = 0;                              // minimum distance from its home, in hexes
  const ShareDeal* redeem = nullptr;                  // in stock rounds
  const ReissueRule* reissue = nullptr;               // in stock rounds
  const ConversionRule* conversion = nullptr;
  const FewPlayersRule* few = nullptr;  // special rule for this number of players
  bool drawn = false;                   // a lot decides which private its president's certificate comes with
  int removed = 0;  // the number of certificates, counted from the last, that are out of play from the start
  bool may_withhold = true;
  bool may_pay_half = false;
  bool splits = false;  // always pays half of its earnings to its owner
  const CompanyRules* rules = nullptr;
  std::vector<PowerFacts> powers;
  bool starts_with_bid() const;  // the company is auctioned
  bool chooses_home() const;
  const PowerFacts* power(rule::Power) const;
  int total_shares() const { return 100 / share; }
};

// A certificate: company and number.
struct CertificateId {
  std::uint8_t company = 0;
  std::uint8_t number = 0;
};

struct PrivateFacts {
  const Private* company = nullptr;  // none: a minor that is bought
  std::string id;
  std::string name;
  int price = 0;
  int dearer = 0;  // extra cost in the opening
  int revenue = 0;
  std::vector<CertificateId> grants;
  std::vector<std::uint32_t> blocks;
  std::size_t first_power = 0;  // index into State::power_left
  std::vector<PowerFacts> powers;
  bool not_sold = false;
  bool stays_open = false;
  bool president_by_lot = false;
  // The certificate that the owner gets when the private closes with its minor.
  std::optional<CertificateId> kept;
};

// The loans of companies.
struct LoanFacts {
  const Loan* loan = nullptr;
  const LoanRules* rules = nullptr;
  std::optional<std::size_t> until;  // phase
  bool by_choice = false;            // a company takes loans in its turn
  bool when_short = false;           // a company takes loans if it cannot pay otherwise
};

// Companies auctioned in stock rounds, in columns; sold column by column, in turns.
struct CompanyAuction {
  int start = 0;  // minimum first bid
  int step = 5;
  bool multiples = false;
  bool out_when_passed = true;
  bool to_bank = false;  // the bid goes to the bank
  std::size_t columns = 1;
  std::vector<std::uint8_t> matrix;
};

// Privates that players draft in turn; the deck in the order of the deal.
struct DraftFacts {
  int looks_at = 0;
  bool reversed = false;
  std::vector<std::uint8_t> deck;
  std::uint64_t numbers = 0;
};

// A company that takes over another one after an event.
struct MergerFacts {
  std::size_t into = 0;
  CertificateId share;  // kept for the president of the company that is taken over
  std::vector<std::uint8_t> never;
};

struct TrainFacts {
  const Train* train = nullptr;  // a type of the roster, not a variant
  std::string name;
  int first_card = 0;
  int cards = 0;
  bool unlimited = false;
};

struct CardFacts {
  std::uint8_t type = 0;
  std::uint8_t copy = 0;
};

// The price moves (`moves`) of the market. A cause without a line moves no price. A title without any lines
// uses the moves of the standard game.
struct MarketRules {
  std::array<std::optional<PriceMove>, move_causes> moves;  // by cause
  int president_below = 0;  // below this price only sales by the president move the price
  std::vector<PayoutMove> payouts;

  const std::optional<PriceMove>& on(MoveCause cause) const { return moves[static_cast<std::size_t>(cause)]; }
};

// The quantity that selects the certificate limit, if the limit changes during the game.
enum class LimitedBy : std::uint8_t { Players, Companies, Nationalized, NationalizedOrAll };

class Game {
 public:
  // The title must outlive the game. Returns the reason if the title cannot be played.
  static Expected<Game> of(const Title&, int players, const Deal& = {});

  const Title& title() const { return *title_; }
  int players() const { return players_; }

  std::vector<CompanyFacts> companies;
  std::vector<PrivateFacts> privates;  // in this game, in the order of the title
  std::vector<TrainFacts> trains;
  std::vector<CardFacts> cards;
  std::vector<std::vector<HomeHere>> homes_in;  // by hex, in the order of its printed cities
  std::vector<std::size_t> first_home;          // by hex: the index of its first home in State::home_order
  std::vector<std::string> tiles;               // as in the manifest
  std::vector<std::optional<int>> tile_counts;
  std::size_t certificates = 0;
  std::size_t powers = 0;
  int starting_cash = 0;
  int certificate_limit = 0;  // 0: none
  LimitedBy limited_by = LimitedBy::Players;
  std::optional<int> bank;  // empty: unlimited
  int holding_limit = 60;
  int pool_limit = 50;
  MarketRules market;
  std::optional<MergerFacts> merger;
  std::optional<LoanFacts> loans;
  const NeutralPlayer* neutral = nullptr;  // null: the game has no neutral player
  Cell neutral_cell;                       // the market cell of the neutral player's companies
  std::optional<DraftFacts> draft;
  std::vector<HomeFacts> homes_of_others;                     // stations of companies outside this game
  std::vector<Cell> par_cells;                                // highest price first
  std::vector<std::vector<std::uint8_t>> cell_effects;        // bit sets of MarketEffect
  std::vector<std::pair<std::string, Revenue>> drawn_values;  // by hex: values of its off-board locations
  std::vector<std::string> events;    // kinds of train events; each has a bit in State::events
  std::vector<std::uint16_t> supply;  // cards in order, the top card first
  std::vector<std::string> unknown;
  std::vector<std::shared_ptr<const PowerRule>> made_rules;  // of minors that are bought

  // Set for records of another engine (18xx.games), which differ from play in these points:
  // - each search for connections is an action;
  // - a private that only some companies may buy is offered to them even if they have it;
  // - after a company buys a train of another company, its step waits for another purchase, even if the bank
  // has none;
  // - a certificate that came with a private goes to the company or player that buys the private from a
  //   player.
  bool foreign_record = false;
  bool labels_count = false;  // foreign records: on a tile with a label, cities count from 1, after the label
  // Privates, by bonus token; empty: no private sells it.
  std::vector<std::optional<std::size_t>> token_sellers;
  bool tells_holders = false;       // charters show publicly who holds each bonus token
  bool connection_runs = false;     // some company makes connection runs
  bool bonus_runs = false;          // some minor makes bonus runs
  bool lays_early = false;          // some private lets its company lay tiles before their phase
  bool limits_by_privates = false;  // some private lets its company own more trains
  Lanes lanes;                      // only the track of trains, or only that of ships
  bool tokens_outlast = false;  // bonus tokens stay after their private closes, until an event removes them

  // Auction rules; the defaults are those of the standard game.
  int bid_step = 5;
  bool bid_multiples = false;
  bool highest_committed = false;
  int cheapest_falls = 5;
  bool bids_on_sets = false;
  bool right_to_choose = false;
  int right_start = 0;       // minimum first bid for the right to choose
  bool face_besides = true;  // the winner of the right also pays for the private
  bool out_when_passed = true;
  bool sells_later = false;  // privates unsold in the opening are sold in stock rounds
  bool one_by_one = false;   // the opening auctions one private after another
  bool at_face = false;      // players buy privates in turn at face value
  std::optional<CompanyAuction> company_auction;

  const UpgradeBook& book() const { return *book_; }
  const UpgradeBook& plain_book() const { return *book_; }

  std::optional<std::size_t> find_company(std::string_view id) const;
  std::optional<std::size_t> find_private(std::string_view id) const;
  std::optional<std::size_t> find_tile(std::string_view number) const;
  std::optional<std::size_t> find_hex(std::string_view id) const;
  std::optional<std::size_t> find_type(std::string_view name) const;  // a train type
  std::string card_name(std::size_t card) const;                      // "3-1"
  std::optional<std::size_t> find_card(std::string_view name) const;

  std::optional<int> price_at(Cell) const;  // empty: no such cell
  bool effect(Cell, MarketEffect) const;
  const Rules& rules() const { return title_->rules; }
  std::uint64_t event_bit(std::string_view kind) const;  // bit of State::events; 0: no such event
  int shares_of_state() const;                           // of a company that the state nationalizes
  std::string neutral_name() const;

 private:
  const Title* title_ = nullptr;
  int players_ = 0;
  std::shared_ptr<const UpgradeBook> book_;
  friend class GameBuilder;
};

// The train events that play knows.
enum class TrainEventKind : std::uint8_t {
  Unknown,
  ClosePrivates,
  ClosePrivate,  // one private, by its name
  RemoveBonusTokens,
  FullCapitalization,
  Nationalization,
  CloseMinors,   // whose certificates are kept for their owners
  Merger,        // by `merger` of the rules
  WorstRunLost,  // each company with trains loses its worst run of the next turn
  FormNational,  // national companies, which cannot float before, may float
  RestToPool,    // the other trains of its type
  Conversion,    // of all companies that their rules convert by an event
  Told           // other data of the title refer to the event and define its effect
};
TrainEventKind train_event(std::string_view kind);
// The words of these events, without `close NAME` of a single private.
std::vector<std::string> train_event_words();
// Whether lines of the upgrade chart, fees or bonuses refer to the event.
bool told_by_data(const Title&, const std::string& event);

// Splits the id of a tile, "1-0", into its number "1" and its copy 0.
std::optional<std::pair<std::string, int>> split_copy(std::string_view id);

template <class T>
T said(const Rule<T>& rule, T otherwise) {
  return rule ? rule->value : otherwise;
}

}  // namespace trackwright::play
