// The public state of a game at one moment, as a value. Names are the numbers of a Game.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/play/value/game.h"
#include "engine/play/value/owner.h"
#include "engine/run/connected.h"
#include "engine/run/moment.h"

namespace trackwright::play {

struct PlayerState {
  int cash = 0;
  bool passed = false;
  bool bankrupt = false;
  int debt = 0;                // of loans for trains
  int penalty = 0;             // lost at the end of the game
  std::uint64_t sold = 0;      // companies whose shares the player sold in this stock round, bit set
  std::uint64_t anew = 0;      // members of `sold` that have closed since and bar nobody
  std::uint64_t sold_now = 0;  // companies whose shares the player sold in this turn, bit set

  std::uint64_t barred() const { return sold & ~anew; }
};

struct CompanyState {
  int cash = 0;
  Cell cell;
  std::uint16_t entered = 0;  // in one market cell, the company that entered first operates first
  Cell par;
  Owner president;
  bool started = false;  // has a price, and its shares are on sale
  bool floated = false;
  bool operated = false;
  bool closed = false;
  bool connected = false;         // has made its connection run, or has its marker on the charter
  std::int16_t destination = -1;  // hex that the company chose
  bool reissued = false;          // buyers of its unsold shares pay the company
  int purse = 0;                  // in a stock round: its cash at the start, available for redeeming
  bool full = false;              // was unsold when companies changed to full capitalization
  bool free_train = false;        // has received a train by its power
  bool off_market = false;        // its price moved beyond the end of a row; the company closes
  bool reopened = false;          // has closed and may start again
  bool loses_run = false;         // the worst run of its next turn
  // Percent sold, if a private started the company; 0: the title's float percentage.
  std::int8_t floats_at = 0;
  // Was nationalized and continues; its certificates keep the percentages of that moment.
  bool converted = false;
  std::uint8_t loans = 0;
  std::uint8_t loans_due = 0;  // at the start of its turn
};

struct CertificateState {
  Owner owner;
  bool kept = false;        // not for sale yet
  std::uint16_t taken = 0;  // the order in which an owner acquired certificates
};

// For a power without a limit on its uses.
inline constexpr int always_left = 0xFF;

struct PrivateState {
  Owner owner;
  bool closed = false;
  std::int16_t revenue = 0;
  std::uint16_t taken = 0;        // the order in which an owner acquired privates
  std::int8_t drawn = -1;         // the company whose president's certificate came with it by lot
  std::int8_t buyer = -1;         // the player who bought it in the auction
  std::int16_t paid = 0;          // price paid in the auction
  std::int16_t discount = 0;      // price reduction during the auction
  std::int8_t token_holder = -1;  // the company that bought it, while its bonus tokens are in the game
  std::uint32_t laid = 0;         // hexes on which its tile-laying power was used, bit set
};

struct CardState {
  Owner owner;               // Bank: in the supply; Pool: discarded; Nobody: rusted or removed
  std::uint8_t variant = 0;  // 0: the train type itself; otherwise one of its variants
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
  bool marker = false;       // marker of a destination: a station without a slot
  std::uint8_t neutral = 0;  // number of the title's neutral station, from 1; 0: none
};

// The owner of tokens that replaced those of nationalized companies.
inline constexpr std::uint8_t the_state = 0xFF;

// A token other than a station, which a private put on the map or gave to a company.
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
  std::uint8_t company = 0;  // index into the privates
  std::uint8_t player = 0;
  std::int16_t price = 0;
};

inline constexpr std::uint16_t any_hex = 0xFFFF;

struct PendingToken {
  std::uint8_t company = 0;  // the company that decides
  std::uint16_t token = 0;   // index into State::tokens
  std::uint16_t hex = 0;     // any_hex: the company chooses one
};

// Shares that were sold and whose president may still protect the price.
struct UnsettledSale {
  std::uint8_t company = 0;
  Owner president;  // at the time of the sale
  Owner seller;
  std::uint8_t shares = 0;
  std::vector<std::uint8_t> certificates;
};

enum class RoundKind : std::uint8_t { Auction, Stock, Operating, Nationalization };

// Steps of a company's turn, and steps that interrupt it.
enum class Stage : std::uint8_t {
  None,
  Auction,
  Draft,
  SetPar,
  Shares,
  HomeToken,
  SoldPower,      // tile of a private that was just sold
  TogetherTiles,  // tiles laid one after another
  PowerToken,     // station of a teleport
  SoldTokens,     // bonus tokens of a private that the company puts on the map as soon as it owns the private
  TrackAndToken,  // track and token, in any order
  OwnShares,      // the company issues or redeems shares
  Track,
  Tunnel,
  Token,
  EarlyTrains,  // before its runs, by the power of a private
  Routes,
  Dividend,
  Discard,
  Trains,
  Privates,
  Protection,        // the president may buy the sold shares
  ConnectionCheck,   // for records that list the companies that have connected
  ConnectionMarker,  // a connected company places its marker,
  ConnectionRun,     // makes its run
  ConnectionPay,     // and pays for it
  Priority,          // the player who may take the priority deal decides
  NeutralCompany,    // choice of a company for the neutral player
  Nationalize,
  LendToken,       // before a round: the hex and the company of a lent bonus token
  Loans,           // repays and takes loans
  Debt,            // a player who has paid more than the own cash sells shares
  Conversion,      // decides whether it converts its shares
  Merge,           // a company decides whether it merges
  MergedStations,  // which station of the merged company stays
  Over
};

constexpr std::uint8_t no_company_bought = 0xFF;

struct TurnState {
  std::uint64_t passed = 0;  // steps already done, bit set by Stage
  std::uint8_t laid = 0;
  std::uint8_t upgraded = 0;
  bool tokened = false;
  bool improved = false;  // the company improved a main line
  bool bought_early = false;
  bool issued = false;  // the company issued shares
  bool redeemed = false;
  std::int16_t passing = -1;    // the card that passes a full city
  std::int16_t mountain = -1;   // hex of its lay, where it may build a tunnel
  bool operator_acted = false;  // the company whose turn it is acted
  bool company_acted = false;   // in a stock round: a company acted whose president has the turn
  bool looked = false;          // connections were searched at the start of the turn
  bool bought_of_offer = false;
  std::uint8_t bought = 0;          // certificates bought in this turn
  std::uint8_t bought_company = 0;  // the company of these certificates; no_company_bought: a private
  bool parred = false;
  bool sold_before = false;
  bool sold_after = false;
  std::uint8_t bank_trains = 0;
  bool sold_last = false;          // it sold its last train to the bank and must buy another
  bool dealt_train = false;        // the last train bought came from another company
  std::uint16_t types_bought = 0;  // train types bought from the bank in this turn, bit set
  bool borrowed = false;           // the company took a loan
  bool borrowed_late = false;      // ... in the step of loans
  bool repaid = false;             // the company repaid a loan
  bool interest_paid = false;
  bool issued_for_train = false;
  std::int16_t last_raised = -1;      // shares issued for a train: the money that the last of them raised
  std::int16_t last_sale_price = -1;  // in an emergency: price of a share in the last sale
  std::uint64_t emergency_sold = 0;   // companies whose shares were sold in this emergency
  int revenue = 0;
  int subsidy = 0;
  bool ran = false;
  std::vector<std::uint16_t> laid_hexes;
  std::vector<std::uint16_t> token_hexes;  // where it moved bonus tokens to or from
  std::vector<std::uint16_t> powers_used;  // powers limited to one use per turn, as in State::power_left
};

// The board on which runs and lays are searched.
struct TrackBoard {
  Position at;
  ShownHexes shown;  // of `at`
  LyingExits lying;

  TrackBoard(const Map&, Position);
};

struct State {
  RoundKind round = RoundKind::Auction;
  std::uint8_t turn = 1;  // number of the stock round or of the set of operating rounds
  std::uint8_t num = 1;   // operating round within the set
  std::uint8_t of = 0;    // operating rounds in the set
  std::uint8_t phase = 0;
  Stage step = Stage::Auction;
  int bank = 0;
  bool broken = false;
  std::uint64_t events = 0;  // past events, bit set by Game::events
  std::uint16_t clock = 0;   // a counter that orders acquisitions and market moves
  std::int8_t last_to_act = -1;
  std::uint8_t at = 0;                  // index into `order` or `operating`: whose turn it is
  std::vector<std::uint8_t> order;      // players
  std::vector<std::uint8_t> operating;  // companies, in operating rounds
  std::vector<PlayerState> players;
  std::vector<CompanyState> companies;
  std::vector<CertificateState> certificates;
  std::vector<PrivateState> privates;
  std::vector<std::uint8_t> power_left;  // remaining uses of each power
  std::vector<CardState> cards;
  std::vector<TokenState> tokens;  // each company's in its order
  std::vector<BonusTokenState> bonus_tokens;
  std::vector<HexState> hexes;
  std::vector<std::uint8_t>
      home_order;  // by hex: indices of those whose home it is, as slots are kept for them
  std::vector<std::uint16_t> laid_tiles;  // by tile: the number of copies on the map
  std::vector<Bid> bids;
  std::vector<std::uint8_t> deck;                              // of a draft, the top card first
  std::vector<std::pair<std::uint8_t, std::uint8_t>> drafted;  // players and the privates that they drafted
  std::uint64_t numbers = 0;                                   // the last number drawn
  std::int8_t auctioning = -1;
  bool choosing = false;                    // the player takes one private of a set that was bid for
  std::int8_t put_up = -1;                  // the company that was put up
  std::uint8_t bidding = 0;                 // for the company: index into order
  std::uint16_t out = 0;                    // players who stopped bidding for the company, bit set
  std::int8_t first_out = -1;               // the first player out since the last bid: index into order
  bool falling = false;                     // the price of the item falls until a player buys it
  std::uint16_t sale_turns = 0;             // turns taken in a sale at face value
  bool auction_over = false;                // for auctions that may end with privates unsold
  std::vector<std::uint16_t> borders_paid;  // index into Map::sides()
  std::vector<PendingToken> pending_tokens;
  std::vector<std::uint8_t> pending_pars;  // privates that await a par price
  std::uint16_t private_sellers = 0;       // players who sold a private in this operating round, bit set
  std::int8_t just_sold = -1;              // private
  std::int8_t just_seller = -1;
  std::int8_t together = -1;             // the private whose power is laying tiles
  std::int8_t teleported = -1;           // the private whose teleport was used
  std::vector<UnsettledSale> unsettled;  // in the order of the sales
  std::vector<std::uint8_t>
      connecting;                  // companies that are to make their connection run, the first of them now
  Stage connection = Stage::None;  // the step of that run
  int connection_revenue = 0;
  std::uint8_t connections = 0;                // number of connections to chosen places
  bool priority_asked = false;                 // the priority deal was offered in this stock round
  std::vector<std::uint8_t> merging;           // companies that decide in turn
  std::vector<std::uint16_t> merged_stations;  // stations of the merged company; one of them stays
  std::uint8_t lending = 0;                    // choices left for the lent token, bit set
  int interest = 0;                            // of a loan, in this operating round
  std::uint8_t limit_raised = 0;               // increase of the certificate limit
  bool nationalizing = false;                  // an event requires nationalization after the purchase
  TurnState this_turn;
  int neutral_cash = 0;            // paid to the neutral player; out of the game
  std::uint8_t neutral_chose = 0;  // the last turn in which the neutral player got a company
  bool limit_of_all = false;       // certificate limits count all companies as nationalized
  bool price_end_reached = false;
  std::int8_t ending = -1;  // the triggered rule: index into rules().end
  bool over = false;
  bool manual = false;
  std::int16_t final_turn = -1;  // the game ends after this set, if one more set is played

  // A cache, not part of the position: data derived from track and tokens on demand. `board` is updated hex
  // by hex while no other state shares it. By company: the network and whether it has a route (-1: not
  // computed), until a hex changes that its track reaches.
  std::shared_ptr<TrackBoard> board;
  std::vector<std::shared_ptr<const Connected>> reach;
  std::vector<std::int8_t> routes;
};

State opening(const Game&);

}  // namespace trackwright::play
