// All that is public at the table at one moment, as a value. Names are numbers of a Game.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/play/game.h"
#include "engine/play/owner.h"
#include "engine/run/connected.h"
#include "engine/run/moment.h"

namespace trackwright::play {

struct PlayerState {
  int cash = 0;
  bool passed = false;
  bool bankrupt = false;
  std::uint64_t sold = 0;      // companies of which the player has sold in this stock round, bit set
  std::uint64_t anew = 0;      // of them those that have closed since: they bar nobody
  std::uint64_t sold_now = 0;  // ... in this turn

  std::uint64_t barred() const { return sold & ~anew; }
};

struct CompanyState {
  int cash = 0;
  Cell cell;
  std::uint16_t entered = 0;  // of companies in one cell those that came first operate first
  Cell par;
  Owner president;
  bool started = false;  // it has a price, and shares of it are sold
  bool floated = false;
  bool operated = false;
  bool closed = false;
  bool connected = false;         // its connection run is made, or its marker on the charter
  std::int16_t destination = -1;  // hex, where it was chosen
  bool reissued = false;          // buyers of its unsold shares pay the company
  int purse = 0;                  // in a stock round: the cash of its beginning, for redeeming
  bool full = false;              // was unsold when companies changed to full capitalization
  bool free_train = false;        // has got one by its power
  bool off_market = false;        // its price has moved beyond the end of a row, and it closes
  bool reopened = false;          // has closed and may be started again
  bool loses_run = false;         // the worst of its next turn
  std::int8_t floats_at = 0;      // percent sold, where a private has started it; 0: as its title says
  bool converted = false;         // nationalized, and goes on: its certificates are worth what they are then
};

struct CertificateState {
  Owner owner;
  bool kept = false;        // not for sale yet
  std::uint16_t taken = 0;  // the order in which an owner came by certificates
};

// Of a power that is used as often as one likes.
inline constexpr int always_left = 0xFF;

struct PrivateState {
  Owner owner;
  bool closed = false;
  std::int16_t revenue = 0;
  std::uint16_t taken = 0;        // the order in which an owner came by privates
  std::int8_t drawn = -1;         // the company whose president's certificate it came with by lot
  std::int8_t buyer = -1;         // the player who bought it in the auction
  std::int16_t paid = 0;          // for it in the auction
  std::int16_t discount = 0;      // by which its price has fallen in the auction
  std::int8_t token_holder = -1;  // the company that bought it, while its bonus tokens are in the game
  std::uint32_t laid = 0;         // of the hexes of its power to lay tiles, bit set
};

struct CardState {
  Owner owner;               // Bank: in the supply; Pool: discarded; Nobody: rusted or removed
  std::uint8_t variant = 0;  // 0: as the type; else one of its variants
  bool obsolete = false;
  bool operated = false;
  std::uint16_t taken = 0;
};

struct TokenState {
  std::uint8_t company = 0;
  std::int16_t hex = -1;  // -1: on the charter
  std::int8_t city = 0;
  std::int8_t slot = 0;
  std::int16_t price = 0;
  bool marker = false;       // of a destination: a station in no slot
  std::uint8_t neutral = 0;  // the title's neutral station with this number, counted from 1; 0: none
};

// The owner of tokens that have replaced those of nationalized companies.
inline constexpr std::uint8_t the_state = 0xFF;

// A token that is no station, which a private has put on the map or given to a company.
struct BonusTokenState {
  std::uint8_t token = 0;  // index into the title's bonus tokens
  std::uint8_t company = 0;
  std::int16_t hex = -1;  // -1: beside the charter
};

struct HexState {
  std::int16_t tile = -1;  // index into Game::tiles; -1: as printed
  std::uint8_t copy = 0;
  std::uint8_t rotation = 0;
};

struct Bid {
  std::uint8_t company = 0;  // of the privates
  std::uint8_t player = 0;
  std::int16_t price = 0;
};

inline constexpr std::uint16_t any_hex = 0xFFFF;

struct PendingToken {
  std::uint8_t company = 0;  // that decides
  std::uint16_t token = 0;   // index into State::tokens
  std::uint16_t hex = 0;     // any_hex: it chooses one
};

// Shares that were sold while their president may still protect the price.
struct UnsettledSale {
  std::uint8_t company = 0;
  Owner president;  // when they were sold
  Owner seller;
  std::uint8_t shares = 0;
  std::vector<std::uint8_t> certificates;
};

enum class RoundKind : std::uint8_t { Auction, Stock, Operating, Nationalization };

// Steps of a company's turn, and what may come between them.
enum class Stage : std::uint8_t {
  None,
  Auction,
  Draft,
  SetPar,
  Shares,
  HomeToken,
  SoldPower,      // a private's tile, when it has just been sold
  TogetherTiles,  // tiles that are laid one after the other
  PowerToken,     // the station of a teleport
  SoldTokens,     // bonus tokens of a private that its company puts on the map as soon as it has it
  TrackAndToken,  // both, in any order
  OwnShares,      // issues or redeems shares
  Track,
  Tunnel,
  Token,
  EarlyTrains,  // before it runs, by a private's power
  Routes,
  Dividend,
  Discard,
  Trains,
  Privates,
  Protection,        // a president may buy what was sold
  ConnectionCheck,   // where records say who has connected
  ConnectionMarker,  // a company that has connected places its marker,
  ConnectionRun,     // runs
  ConnectionPay,     // and pays
  Priority,          // who may take the priority deal is asked
  NeutralCompany,    // one is chosen for the neutral player
  Nationalize,
  LendToken,       // before a round: where a bonus token lies, and whose it is
  Merge,           // a company is asked whether it merges
  MergedStations,  // which station of a company that was taken over stays
  Over
};

constexpr std::uint8_t no_company_bought = 0xFF;

struct TurnState {
  std::uint32_t passed = 0;  // steps that are done, bit set by Stage
  std::uint8_t laid = 0;
  std::uint8_t upgraded = 0;
  bool tokened = false;
  bool improved = false;  // a main line
  bool bought_early = false;
  bool issued = false;  // own shares
  bool redeemed = false;
  std::int16_t passing = -1;    // the card that is to pass a full city
  std::int16_t mountain = -1;   // hex in which it has laid, where a tunnel may be built
  bool operator_acted = false;  // the company whose turn it is
  bool company_acted = false;   // in a stock round: one whose president's turn it is
  bool looked = false;          // for connections, when the turn began
  bool bought_of_offer = false;
  std::uint8_t bought = 0;          // certificates bought in this turn
  std::uint8_t bought_company = 0;  // whose; no_company_bought: a private
  bool parred = false;
  bool sold_before = false;
  bool sold_after = false;
  std::uint8_t bank_trains = 0;
  bool sold_last = false;          // its last train, to the bank: it buys another
  bool dealt_train = false;        // the last train that was bought was another company's
  std::uint16_t types_bought = 0;  // train types of the bank bought in this turn, bit set
  bool issued_for_train = false;
  std::int16_t last_raised = -1;      // by shares issued for a train: what the last of them brought
  std::int16_t last_sale_price = -1;  // in an emergency: of a share of the last sale
  std::uint64_t emergency_sold = 0;   // companies sold in this emergency
  int revenue = 0;
  int subsidy = 0;
  bool ran = false;
  std::vector<std::uint16_t> laid_hexes;
  std::vector<std::uint16_t> token_hexes;  // to which it has moved bonus tokens, or from which
  std::vector<std::uint16_t> powers_used;  // those that are used once in a turn, as in State::power_left
};

// The board as runs and lays are looked for on it.
struct TrackBoard {
  Position at;
  ShownHexes shown;  // of `at`
  LyingExits lying;

  TrackBoard(const Map&, Position);
};

struct State {
  RoundKind round = RoundKind::Auction;
  std::uint8_t turn = 1;  // number of the stock round or set
  std::uint8_t num = 1;   // operating round of the set
  std::uint8_t of = 0;    // operating rounds of the set
  std::uint8_t phase = 0;
  Stage step = Stage::Auction;
  int bank = 0;
  bool broken = false;
  std::uint64_t events = 0;  // that have happened, bit set by Game::events
  std::uint16_t clock = 0;   // counts what has to be told apart by when it came
  std::int8_t last_to_act = -1;
  std::uint8_t at = 0;                  // whose turn: index into order or operating
  std::vector<std::uint8_t> order;      // players
  std::vector<std::uint8_t> operating;  // companies, in operating rounds
  std::vector<PlayerState> players;
  std::vector<CompanyState> companies;
  std::vector<CertificateState> certificates;
  std::vector<PrivateState> privates;
  std::vector<std::uint8_t> power_left;  // how often each power may still be used
  std::vector<CardState> cards;
  std::vector<TokenState> tokens;  // of a company in its order
  std::vector<BonusTokenState> bonus_tokens;
  std::vector<HexState> hexes;
  std::vector<std::uint8_t>
      home_order;  // by hex: indices of those whose home it is, as slots are kept for them
  std::vector<std::uint16_t> laid_tiles;  // copies on the map, by tile
  std::vector<Bid> bids;
  std::vector<std::uint8_t> deck;                              // of a draft, the topmost first
  std::vector<std::pair<std::uint8_t, std::uint8_t>> drafted;  // players and what they took
  std::uint64_t numbers = 0;                                   // the last that was drawn
  std::int8_t auctioning = -1;
  bool choosing = false;                    // of sets that were bid for, one is taken
  std::int8_t put_up = -1;                  // a company
  std::uint8_t bidding = 0;                 // for it: index into order
  std::uint16_t out = 0;                    // players who bid no more for it, bit set
  std::int8_t first_out = -1;               // the first of them since the last bid: index into order
  bool auction_over = false;                // where it may end with things unsold
  std::vector<std::uint16_t> borders_paid;  // index into Map::sides()
  std::vector<PendingToken> pending_tokens;
  std::vector<std::uint8_t> pending_pars;  // privates
  std::uint16_t private_sellers = 0;       // players, in this operating round, bit set
  std::int8_t just_sold = -1;              // private
  std::int8_t just_seller = -1;
  std::int8_t together = -1;             // the power (its private) whose tiles are being laid
  std::int8_t teleported = -1;           // private
  std::vector<UnsettledSale> unsettled;  // in the order in which they were made
  std::vector<std::uint8_t>
      connecting;                  // companies that are to make their connection run, the first of them now
  Stage connection = Stage::None;  // the step of that run
  int connection_revenue = 0;
  std::uint8_t connections = 0;                // with places that were chosen
  bool priority_asked = false;                 // in this stock round
  std::vector<std::uint8_t> merging;           // companies that are asked, in turn
  std::vector<std::uint16_t> merged_stations;  // of a company that was taken over; one of them stays
  std::uint8_t lending = 0;                    // what may still be said of a token that is lent, bit set
  std::uint8_t limit_raised = 0;               // of certificates
  bool nationalizing = false;                  // an event asks for it, after the purchase
  TurnState this_turn;
  int neutral_cash = 0;            // that the neutral player has been paid: out of the game
  std::uint8_t neutral_chose = 0;  // the turn in which a company was chosen for that player last
  bool limit_of_all = false;       // certificate limits are as if all companies were nationalized
  bool price_end_reached = false;
  std::int8_t ending = -1;  // index into rules().end: triggered
  bool over = false;
  bool manual = false;
  std::int16_t final_turn = -1;  // the set after which it ends, where one more is played

  // No part of the position, but what follows from its track and tokens, as far as it was asked: the board,
  // kept up hex by hex while no other state shares it; and by company, until something changes on a hex to
  // which it leads, what its track leads to, and whether it has a route (-1: not asked).
  std::shared_ptr<TrackBoard> board;
  std::vector<std::shared_ptr<const Connected>> reach;
  std::vector<std::int8_t> routes;
};

State opening(const Game&);

}  // namespace trackwright::play
