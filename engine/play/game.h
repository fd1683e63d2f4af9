// What does not change while a title is played by so many: the title with its names as numbers, and its rules
// with the plain game's words where it says nothing. States refer to it by number.
//
// Rules that play does not know - powers in words, events of trains, moves of the market in other words than
// those of market_moves.h - are listed in `unknown`: a game that meets one goes on without it, and says so.
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
#include "engine/play/lots.h"
#include "engine/play/owner.h"
#include "engine/run/lanes.h"
#include "engine/title/market_moves.h"
#include "engine/title/title.h"
#include "engine/upgrade/book.h"

namespace trackwright::play {

struct CertificateFacts {
  int percent = 10;  // 0: none before the company converts
  int then = 0;      // once it has converted
  bool president = false;
  bool kept = false;  // until an event
};

struct HomeFacts {
  std::uint32_t hex = 0;    // index into Map::hexes()
  std::optional<int> city;  // none: any of the hex
};

// Whose home a hex is.
inline constexpr std::uint8_t nobodys = 0xFE;  // in place of a company

struct HomeHere {
  std::uint8_t company = 0;
  std::optional<int> city;
  std::optional<std::size_t> until;     // a phase, where a power keeps the slot
  std::optional<std::size_t> private_;  // kept while a player owns this private
};

struct PowerFacts {
  const PowerRule* rule = nullptr;
  std::vector<std::uint32_t> hexes;
  std::vector<std::uint8_t> companies;  // of this game
  bool is(rule::Power power) const { return rule->power && rule->power->value == power; }
  bool at(rule::PowerTime time) const;
};

inline constexpr std::size_t most_players = 12;

struct CompanyFacts {
  const Company* company = nullptr;
  std::string id;
  std::vector<CertificateFacts> certificates;  // the president's first
  std::size_t first_certificate = 0;           // in State::certificates
  int share = 10;                              // percent of an ordinary one
  int president = 20;                          // of the president's
  int float_percent = 60;
  bool incremental = false;
  bool minor = false;  // has no shares on the market
  bool buys_trains = true;
  std::vector<HomeFacts> homes;
  rule::HomeTime home_time = rule::HomeTime::Operate;
  rule::MustOwn must_own = rule::MustOwn::WithRoute;
  std::vector<LayRule> lays;
  std::optional<std::uint32_t> destination;  // hex
  int destination_pays = 0;                  // for a station there
  const ConnectionRule* connection = nullptr;
  const ConnectionRule* chosen_connection = nullptr;  // to a place that it chooses:
  std::vector<std::uint32_t> connects_to;             // hexes
  int connects_from = 0;                              // so many hexes from its home at least
  const ShareDeal* redeem = nullptr;                  // in stock rounds
  const ReissueRule* reissue = nullptr;               // in stock rounds
  const FewPlayersRule* few = nullptr;                // what holds for it with so few players
  bool drawn = false;  // its president's certificate comes with a private by lot
  int removed = 0;     // certificates, the last, that are out of play from the start
  bool may_withhold = true;
  bool may_pay_half = false;
  bool splits = false;  // half of what it earns goes to its owner, always
  const CompanyRules* rules = nullptr;
  std::vector<PowerFacts> powers;
  bool starts_with_bid() const;  // it is auctioned
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
  int dearer = 0;  // what it costs more in a draft
  int revenue = 0;
  std::vector<CertificateId> grants;
  std::vector<std::uint32_t> blocks;
  std::size_t first_power = 0;  // in State::power_left
  std::vector<PowerFacts> powers;
  bool not_sold = false;
  bool stays_open = false;
  bool president_by_lot = false;
  std::optional<CertificateId> kept;  // a certificate that its owner gets when it closes with its minor
};

// Companies that are put up in stock rounds, laid out in columns: column by column in turns.
struct CompanyAuction {
  int start = 0;  // the least first bid
  int step = 5;
  bool multiples = false;
  bool out_when_passed = true;
  bool to_bank = false;  // the bid
  std::size_t columns = 1;
  std::vector<std::uint8_t> matrix;
};

// Privates that are taken in turn; the deck as it is dealt.
struct DraftFacts {
  int looks_at = 0;
  bool reversed = false;
  std::vector<std::uint8_t> deck;
  std::uint64_t numbers = 0;
};

// A company that takes over another when an event asks for it.
struct MergerFacts {
  std::size_t into = 0;
  CertificateId share;  // kept for the president of the other
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

// What `moves` of the market says: a cause without a line moves no price. A title without any lines has those
// of the plain game.
struct MarketRules {
  std::array<std::optional<PriceMove>, move_causes> moves;  // by cause
  int president_below = 0;  // below this price only its president's sales move it
  std::vector<PayoutMove> payouts;

  const std::optional<PriceMove>& on(MoveCause cause) const { return moves[static_cast<std::size_t>(cause)]; }
};

// What certificate limits go by, where they change in the game.
enum class LimitedBy : std::uint8_t { Players, Companies, Nationalized, NationalizedOrAll };

class Game {
 public:
  // The title must outlive the game. The error says why nobody can play it.
  static Expected<Game> of(const Title&, int players, const Deal& = {});

  const Title& title() const { return *title_; }
  int players() const { return players_; }

  std::vector<CompanyFacts> companies;
  std::vector<PrivateFacts> privates;  // those in this game, in the order of the title
  std::vector<TrainFacts> trains;
  std::vector<CardFacts> cards;
  std::vector<std::vector<HomeHere>> homes_in;  // by hex, in the order of its printed cities
  std::vector<std::size_t> first_home;          // by hex: where its homes begin in State::home_order
  std::vector<std::string> tiles;               // numbers of the manifest
  std::vector<std::optional<int>> tile_counts;
  std::size_t certificates = 0;
  std::size_t powers = 0;
  int starting_cash = 0;
  int certificate_limit = 0;  // 0: none
  LimitedBy limited_by = LimitedBy::Players;
  std::optional<int> bank;  // none: unlimited
  int holding_limit = 60;
  int pool_limit = 50;
  MarketRules market;
  std::optional<MergerFacts> merger;
  const NeutralPlayer* neutral = nullptr;  // where one takes part
  Cell neutral_cell;                       // of that player's companies
  std::optional<DraftFacts> draft;
  std::vector<HomeFacts> homes_of_others;               // stations of companies that are not in the game
  std::vector<Cell> par_cells;                          // dearest first
  std::vector<std::vector<std::uint8_t>> cell_effects;  // bit sets of MarketEffect
  std::vector<std::pair<std::string, Revenue>> drawn_values;  // by hex: of its off-board
  std::vector<std::string> events;    // kinds of train events; State::events has a bit for each
  std::vector<std::uint16_t> supply;  // cards as they lie, the topmost first
  std::vector<std::string> unknown;
  std::vector<std::shared_ptr<const PowerRule>> made_rules;  // of minors that are bought

  // What records of another engine do otherwise: each look for connections is an action, a private that only
  // some companies may buy is offered to them even where they have it, and after a train of another company a
  // company is asked for more even where the bank sells it no more; a certificate that came with a private
  // goes to whoever buys it of a player.
  bool foreign_record = false;
  bool labels_count = false;  // ... and where a tile has a label, its cities are counted from 1 after it
  std::vector<std::optional<std::size_t>> token_sellers;  // privates, by bonus token; empty: none sells any
  bool tells_holders = false;       // whose bonus tokens are is public beside the charters
  bool connection_runs = false;     // some company makes them
  bool bonus_runs = false;          // some minor does
  bool lays_early = false;          // some private lets its company lay tiles before their phase
  bool limits_by_privates = false;  // some private lets its company own more trains
  Lanes lanes;                      // track of trains alone, and of ships alone
  bool tokens_outlast = false;  // bonus tokens stay when their private closes, until an event takes them away

  // Rules of the auction, with the plain game's words.
  int bid_step = 5;
  bool bid_multiples = false;
  bool highest_committed = false;
  int cheapest_falls = 5;
  bool bids_on_sets = false;
  bool right_to_choose = false;
  int right_start = 0;       // the first bid for it
  bool face_besides = true;  // whoever wins it pays for the thing, too
  bool out_when_passed = true;
  bool sells_later = false;  // what was not sold in the opening, in stock rounds
  std::optional<CompanyAuction> company_auction;

  const UpgradeBook& book() const { return *book_; }
  const UpgradeBook& plain_book() const { return *book_; }

  std::optional<std::size_t> find_company(std::string_view id) const;
  std::optional<std::size_t> find_private(std::string_view id) const;
  std::optional<std::size_t> find_tile(std::string_view number) const;
  std::optional<std::size_t> find_hex(std::string_view id) const;
  std::optional<std::size_t> find_type(std::string_view name) const;  // of trains
  std::string card_name(std::size_t card) const;                      // "3-1"
  std::optional<std::size_t> find_card(std::string_view name) const;

  std::optional<int> price_at(Cell) const;  // none: no such cell
  bool effect(Cell, MarketEffect) const;
  const Rules& rules() const { return title_->rules; }
  std::uint64_t event_bit(std::string_view kind) const;  // of State::events; 0: no such event
  int shares_of_state() const;                           // of a company that it nationalizes
  std::string neutral_name() const;

 private:
  const Title* title_ = nullptr;
  int players_ = 0;
  std::shared_ptr<const UpgradeBook> book_;
  friend class GameBuilder;
};

// The words of `events` of trains that play knows.
enum class TrainEventKind : std::uint8_t {
  Unknown,
  ClosePrivates,
  ClosePrivate,  // one, by its name
  RemoveBonusTokens,
  FullCapitalization,
  Nationalization,
  CloseMinors,   // for certificates that are kept for their owners
  Merger,        // as `merger` of the rules says
  WorstRunLost,  // each company that owns trains loses its worst run of the next turn
  FormNational,  // companies that do not float before it may do so
  RestToPool,    // the other trains of its type
  Told           // what it says happens by other data
};
TrainEventKind train_event(std::string_view kind);
// These words, but for `close NAME` of one private.
std::vector<std::string> train_event_words();
// Lines of the upgrade chart, fees or bonuses go by the event.
bool told_by_data(const Title&, const std::string& event);

// "1-0" of the tile numbered 1: the number and the copy.
std::optional<std::pair<std::string, int>> split_copy(std::string_view id);

template <class T>
T said(const Rule<T>& rule, T otherwise) {
  return rule ? rule->value : otherwise;
}

}  // namespace trackwright::play
