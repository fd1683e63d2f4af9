// The rules of a game, in closed vocabularies: auctions, rounds, companies, trains and the end. Rules that a
// title does not define are absent; play then uses the rule of the standard game (docs/title-format.md).
//
// rule_fields.h lists the fields of each part once. Code that reads, writes, checks or describes rules
// iterates over that list.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/place.h"
#include "engine/title/roster.h"
#include "engine/title/rule_words.h"

namespace trackwright {

// A rule that a title may define.
template <class T>
using Rule = std::optional<Placed<T>>;

// Words in a fixed order.
template <class E>
using RuleList = std::vector<Placed<E>>;

// A rule that differs by kind of company; the key `all` covers the kinds without an entry.
template <class T>
struct ByKind {
  std::vector<std::pair<Ref, T>> kinds;  // in the order of the file
  friend bool operator==(const ByKind&, const ByKind&) = default;
};

// A sale before the first share is bought.
struct AuctionRules {
  RuleList<rule::Offer> sell;
  Rule<rule::Auction> auction;
  Rule<rule::AuctionTime> held;
  Rule<bool> in_order;          // one by one: the items come up in the order of the title, nobody chooses
  Rule<rule::TurnOrder> order;  // of turns at face value
  Rule<int> turns;              // at face value: the number of turns of each player
  Rule<bool> may_pass;          // at face value
  Rule<int> columns;            // offered from a matrix of this many columns, the top one of each column
  Rule<int> start;              // minimum first bid; by default the face value
  Rule<int> step;               // minimum increase over the previous bid
  Rule<bool> multiples;
  Rule<bool> out_when_passed;
  Rule<bool> early_pass_out;  // ... before the first bid for the item
  Rule<rule::NextTurn> next_turn;
  Rule<rule::Committed> committed;
  Rule<bool> face_besides;  // the winner pays the face value in addition to the bid
  Rule<rule::PaidTo> paid_to;
  Rule<rule::AllPass> all_pass;
  Rule<int> falls;           // price reduction when all players pass
  ByKind<Rule<int>> dearer;  // by private: extra cost over its face value
  Rule<int> looks_at;   // in a draft: a player sees as many top cards as there are players, plus this number
  Rule<bool> reversed;  // against the seating order
  Rule<rule::Unsold> unsold;
  Rule<rule::Priority> priority;
  SaidAt place;
  friend bool operator==(const AuctionRules&, const AuctionRules&) = default;
};

// Companies that leave the game by lot during the set-up.
struct LotRule {
  std::vector<Ref> of;      // private companies or companies
  Rule<int> count;          // number that leaves
  Rule<int> players_below;  // instead of `count`: this number minus the number of players
  Rule<bool> home_stays;    // the home station of a leaving company lies on the map
  SaidAt place;
  friend bool operator==(const LotRule&, const LotRule&) = default;
};

struct StockRules {
  Rule<rule::StockTurn> turn;
  Rule<rule::OfferPrice> offer_price;
  RuleList<rule::SellAfter> sell_after;
  Rule<bool> president_sells_first;  // the president may sell before the company has operated
  Rule<bool> blocks;                 // all shares of a company that a player sells in one turn are one sale
  Rule<rule::Rebuy> rebuy;
  // Sources of a purchase of several certificates of a company in one turn.
  RuleList<rule::ShareSource> several_from;
  Rule<rule::Protection> protection;
  Rule<rule::Presidency> presidency;
  // For players above the holding limit, after the price has left a zone that allows this.
  Rule<rule::OverHolding> over_holding;
  Rule<rule::Priority> priority;
  friend bool operator==(const StockRules&, const StockRules&) = default;
};

// Different terms for a deal while the company's price is in a zone of the market.
struct ZoneDeal {
  std::optional<Ref> zone;
  Rule<int> percent;  // of the company's market price, rounded down
  Rule<rule::DealLimit> limit;
  SaidAt place;
  friend bool operator==(const ZoneDeal&, const ZoneDeal&) = default;
};

// Deals of a company in its own shares.
struct ShareDeal {
  Rule<rule::DealTime> when;
  Rule<rule::DealLimit> limit;
  Rule<rule::DealPrice> price;
  Rule<bool> moves;               // the price moves down for each share
  Rule<bool> counts;              // shares that could still be issued count as money in money tests
  RuleList<rule::DealFrom> from;  // in order: each source only if the one before has no shares
  Rule<bool> incremental_only;    // only for companies with incremental capitalization
  Rule<int> own_below;            // only if fewer than this number of its shares are unsold or its own
  std::vector<ZoneDeal> in_zones;
  friend bool operator==(const ShareDeal&, const ShareDeal&) = default;
};

// A company offers all shares of its treasury for sale again, as if unsold.
struct ReissueRule {
  Rule<rule::DealTime> when;
  Rule<rule::DealPrice> price;
  friend bool operator==(const ReissueRule&, const ReissueRule&) = default;
};

// A run to its destination that a company makes once per game.
struct ConnectionRule {
  Rule<rule::ConnectionTime> when;
  Rule<int> station;  // cost of the marker as a further station, if it is not placed on the destination
  RuleList<rule::Dividend> dividends;
  friend bool operator==(const ConnectionRule&, const ConnectionRule&) = default;
};

// Rules for few players: larger president's certificates and fewer other certificates, so that companies
// still float.
struct FewPlayersRule {
  Rule<int> up_to;           // maximum number of players
  Rule<int> president;       // percent of a president's certificate, unless drawn with a private
  Rule<int> removed;         // ordinary certificates of each company that leave the game during the set-up
  Rule<bool> rest_to_pool;   // unsold shares go to the pool when a company floats
  Rule<bool> buyers_remove;  // a buyer other than the president removes another certificate from the pool
  friend bool operator==(const FewPlayersRule&, const FewPlayersRule&) = default;
};

// The first station of a company whose home the title does not define: a city that the company chooses.
struct ChosenHome {
  Rule<bool> empty;        // only in hexes without a station
  std::vector<Ref> never;  // hexes
  friend bool operator==(const ChosenHome&, const ChosenHome&) = default;
};

// A company splits its shares and gets new ones. `then` of its certificates in companies.yaml gives the
// percentages after that.
struct ConversionRule {
  RuleList<rule::ConversionTime> when;
  std::vector<Ref> phases;             // by choice only in these phases; none: in all
  Rule<rule::ShareSource> new_shares;  // where the new shares are for sale; by default the offer
  Rule<int> left;                      // the price first moves left by this number of cells
  Rule<bool> paid;                     // the bank pays the company its price for each new share
  Rule<int> tokens;                    // further station tokens
  Rule<int> token_cost;                // of each of them, when it is placed
  friend bool operator==(const ConversionRule&, const ConversionRule&) = default;
};

struct CompanyRules {
  Rule<rule::CompanyStart> start;
  Rule<rule::ParRule> par;
  Rule<rule::HomeTime> home;
  Rule<rule::HomeReserved> home_reserved;
  std::optional<ChosenHome> chosen_home;
  std::optional<Ref> full_from;  // from this phase on a floating company gets full capital, and its other
                                 // shares go to the pool
  std::optional<ShareDeal> issue;
  std::optional<ShareDeal> redeem;
  std::optional<ReissueRule> reissue;
  std::optional<ConnectionRule> connection;
  Rule<int> destination_pays;  // paid once by the bank for a station on its destination
  Rule<bool> home_pays;  // each turn the bank pays the revenue of its home, while the company owns a train
  std::optional<FewPlayersRule> few_players;
  std::optional<ConversionRule> conversion;
  Rule<bool> reopens;  // a closed company may start again; of its powers it keeps those about trains
  SaidAt place;
  friend bool operator==(const CompanyRules&, const CompanyRules&) = default;
};

// One of the tile lays in a turn.
struct LayRule {
  Rule<rule::LayKind> tile;
  Rule<rule::LayCondition> only;
  Rule<int> cost;
  Rule<int> least_cost;     // including terrain
  Rule<bool> same_hex;      // false: not in a hex with an earlier lay of this turn
  Rule<bool> first_round;   // only in the first operating round of the company
  std::vector<Ref> phases;  // only in these; none: in all
  SaidAt place;
  friend bool operator==(const LayRule&, const LayRule&) = default;
};

// A step of a turn, or several steps in any order.
struct TurnStep {
  RuleList<rule::StepKind> any_order;
  friend bool operator==(const TurnStep&, const TurnStep&) = default;
};

struct HalfRule {
  Rule<int> to;             // round amounts to multiples of this
  Rule<bool> to_shares;     // round to multiples of the number of shares instead
  Rule<rule::Share> share;  // the half to round
  Rule<rule::Direction> rounded;
  friend bool operator==(const HalfRule&, const HalfRule&) = default;
};

// Mountain tokens that a company may remove at their cost when it lays track there.
struct TunnelRules {
  std::vector<Ref> tokens;  // bonus tokens
  friend bool operator==(const TunnelRules&, const TunnelRules&) = default;
};

// Tokens in a harbour that serve ships as a station in a city elsewhere; one per company and harbour.
struct PortRules {
  RuleList<rule::PortReach> reached_by;
  friend bool operator==(const PortRules&, const PortRules&) = default;
};

// Two tiles laid together: one on its hex, unrotated, and the other on the other hex.
struct PairedTiles {
  std::vector<Ref> hexes;
  std::vector<Ref> tiles;
  SaidAt place;
  friend bool operator==(const PairedTiles&, const PairedTiles&) = default;
};

// A right of way that a company takes in its turn, as one of its lays, where its track leads.
struct ClaimRule {
  std::optional<Ref> token;  // a bonus token, which the company keeps; its count limits the claims
  Rule<rule::LayKind> lay;   // the lay that it replaces
  SaidAt place;
  friend bool operator==(const ClaimRule&, const ClaimRule&) = default;
};

struct OperatingRules {
  RuleList<rule::StepKind> always_asked;  // even if no action is possible
  Rule<bool> privates_pay;
  ByKind<Rule<rule::OperatingOrder>> order;
  Rule<rule::OperatingOrder> first_order;  // in the first operating round
  ByKind<std::vector<TurnStep>> turn;
  ByKind<std::vector<LayRule>> lays;
  std::vector<Ref>
      after_homes;  // hexes closed to lays until the companies at home there have their home stations
  ByKind<RuleList<rule::Dividend>> dividends;
  std::optional<TunnelRules> tunnels;
  std::optional<PortRules> ports;
  std::vector<PairedTiles> paired_tiles;
  std::vector<ClaimRule> claims;
  std::optional<HalfRule> half;
  ByKind<Rule<int>> no_revenue;  // paid by the bank to the owner of a company without revenue
  Rule<rule::Receives> treasury_shares;
  Rule<rule::Receives> pool_shares;
  Rule<rule::Receives> unsold_shares;  // of companies that do not have them in their treasury
  Rule<bool> changed_order;  // a price change during the round changes the order of the companies that have
                             // not yet operated
  friend bool operator==(const OperatingRules&, const OperatingRules&) = default;
};

struct EmergencyRules {
  Rule<bool> issue_first;
  Rule<rule::DealPrice> issue_price;  // for the shares that it issues first
  Rule<bool> moves_for_each;          // the price moves left once for each share issued for a train
  Rule<bool> sold_for_each;           // ... and for each share that the president sells for it
  Rule<bool> cheapest;
  Rule<rule::FromOthers> from_others;
  Rule<rule::PresidentSells> president_sells;
  Rule<bool> loans;              // the president may borrow what is missing, and pays it back in stock rounds
  Rule<bool> loans_after_sales;  // only after selling all shares that may be sold
  Rule<int> loan_interest;       // percent, added to the debt at once; -100: nothing is paid back
  Rule<int> loan_growth;         // percent of the debt, added after each stock round
  Rule<int> loan_penalty;        // percent of the loan, lost at the end of the game
  Rule<rule::Bankruptcy> bankruptcy;
  Rule<rule::BankruptPrivates> privates;  // of a president who leaves the game
  friend bool operator==(const EmergencyRules&, const EmergencyRules&) = default;
};

struct TrainRules {
  ByKind<Rule<rule::MustOwn>> must_own;
  Rule<rule::TrainDeal> between_companies;
  Rule<int> deals_from;       // minimum price between companies
  std::vector<Ref> deals_in;  // companies trade trains in these phases only; none: in all
  Rule<bool> deals_within;    // only companies of the same president trade trains
  Rule<bool> one_of_type;
  std::vector<Ref> one_from_bank;  // in these phases a company buys at most one train from the bank in a turn
  Rule<rule::OverLimit> over_limit;
  Rule<rule::OverLimit> of_closed;  // of a company that closes
  Rule<rule::OverLimit> traded_in;
  Rule<bool> obsolete_count;
  Rule<bool> export_next;               // the next train leaves the supply regularly
  Rule<rule::ExportTime> export_after;  // by default a set of operating rounds
  std::vector<Ref> exported;
  ByKind<Rule<int>> rust_after;  // by train: the set of operating rounds after which it leaves the game
  std::optional<EmergencyRules> emergency;
  friend bool operator==(const TrainRules&, const TrainRules&) = default;
};

// Loans of companies. The first loan in roster.yaml that nobody buys states their value, interest and number.
struct LoanRules {
  RuleList<rule::LoanTime> taken;
  Rule<bool> once_a_turn;       // at most one in a turn, and none in a turn with a repayment
  Rule<rule::LoanLimit> limit;  // instead of a number in roster.yaml
  std::optional<Ref> until;     // from this phase on no loan can be taken
  Rule<int> dearer_every;       // after each of this number of loans of all companies,
  Rule<int> dearer_by;          // interest rises by this amount,
  Rule<int> dearest;            // up to this amount
  Rule<rule::LoanDeduction> deducted;
  Rule<rule::InterestTime> interest;
  Rule<bool> pays_by_loans;  // takes further loans to pay interest
  Rule<rule::UnpaidInterest> unpaid;
  Rule<rule::Repayment> repaid;
  Rule<rule::LoanEnd> at_end;
  SaidAt place;
  friend bool operator==(const LoanRules&, const LoanRules&) = default;
};

// The price range of a private company that a company buys from a player, in percent of its face value.
struct PrivateSale {
  std::vector<Ref> phases;     // none: always
  std::vector<Ref> privates;   // none: all
  std::vector<Ref> companies;  // none: all
  Rule<int> least;
  Rule<int> most;
  Rule<bool> first_set;  // only in the first set of operating rounds
  Rule<bool> one_each;   // at most one per player and operating round, and only companies that own none
  SaidAt place;
  friend bool operator==(const PrivateSale&, const PrivateSale&) = default;
};

// A power of a private company; rule::Power lists the fields of each power.
struct PowerRule {
  Rule<rule::Power> power;
  Rule<rule::Holder> holder;  // by default any
  RuleList<rule::PowerTime> when;
  std::vector<Ref> hexes;
  std::vector<Ref> tiles;
  std::vector<Ref> companies;
  std::vector<Ref> trains;
  RuleList<rule::ShareSource> from;
  Rule<int> amount;
  Rule<int> count;  // number of uses
  std::optional<Ref> terrain;
  std::optional<Ref> phase;
  Rule<bool> free;      // costs nothing
  Rule<bool> together;  // all in one turn
  Rule<bool> all;       // tiles: all or none; minors: all that it has; par: the highest price of half the bid
  Rule<bool> joined;    // its tiles connect to one another; the default is true
  Rule<bool> connected;  // only where track of the company leads
  Rule<bool> any_tile;   // its tiles may replace any tile
  Rule<bool> uses_lay;   // counts as one of the lays of the turn
  // Free, and no lay of the turn, in its company's home before the company has operated.
  Rule<bool> home_free;
  Rule<bool> until_president;  // its effect ends when the president of the company changes
  Rule<bool> one_turn;         // uses left after the turn of the first use are lost
  Rule<bool> spent_by_runs;    // of its tokens that runs were paid for, the most valuable leaves the game
  Rule<int> treasury;          // initial treasury of its minor
  Rule<bool> closes;           // the last use closes the private
  Rule<bool> extra;            // its station is in addition to the one of the turn
  Rule<bool> reserves;         // a slot is reserved for its station
  Rule<int> city;              // index of the city in the hex, counted from 0
  Rule<int> connected_amount;  // cost of its station if track of the company leads there
  ByKind<Rule<int>> spends;    // by colour: the part of `count` that a tile of any number uses
  Rule<bool> once_a_turn;
  Rule<bool> idle;  // trains above the limit do not run
  Rule<int> alone;  // percent if only one train is sold instead of all
  SaidAt place;
  friend bool operator==(const PowerRule&, const PowerRule&) = default;
};

struct PrivateRules {
  std::vector<PrivateSale> sold_to_companies;
  std::vector<Ref> between_players;       // in these phases players may sell privates to one another
  Rule<int> between_players_from;         // first stock round in which they may
  Rule<bool> count;                       // whether privates count towards the certificate limit
  ByKind<Rule<int>> from_players;         // by private: minimum number of players
  ByKind<std::vector<PowerRule>> powers;  // by private
  friend bool operator==(const PrivateRules&, const PrivateRules&) = default;
};

// How the state takes over companies.
struct NationalizationRules {
  Rule<rule::Nationalized> which;
  Rule<int> left;  // its price first moves left by this number of cells; the new price is paid for shares
  std::optional<Ref> token;     // bonus token that replaces the stations
  Rule<int> state;              // number of shares that the state takes of a company that continues
  std::vector<Ref> may_choose;  // companies that choose how many, up to two
  std::optional<Ref> at_float;  // from this phase on a company is nationalized when it floats
  SaidAt place;
  friend bool operator==(const NationalizationRules&, const NationalizationRules&) = default;
};

// An event by which one company takes over another.
struct MergerRules {
  std::optional<Ref> into;
  std::vector<Ref> never;  // companies that it never takes over
  Rule<int> share;         // percent of the certificate reserved for the president of the other company
  Rule<int> stations;      // stations that it receives for those of the other company
  Rule<int> limit_rises;   // increase of the certificate limit if no company merges
  SaidAt place;
  friend bool operator==(const MergerRules&, const MergerRules&) = default;
};

// An additional player without money, who gets whole companies and takes no part in auctions and stock
// rounds. Players act for this player's companies. These operate last, in order of name, always pay
// dividends, and their prices do not move. Money paid to the neutral player leaves the game.
struct NeutralPlayer {
  std::optional<Ref> name;
  Rule<int> up_to;               // maximum number of players
  Rule<int> after_stock_rounds;  // a company joins after each stock round whose number is a multiple of this
  Rule<int> price;               // a par price, for its companies
  Rule<rule::Wealth> chosen_by;  // chooses a company without a price; on a tie the player nearer to the
                                 // priority deal decides
  Rule<rule::Wealth> acted_for_by;
  Rule<bool> pays_for_lays;  // also for stations
  Rule<bool> takes_trains;   // for free after its run, if a company has no train or only one that can rust
  SaidAt place;
  friend bool operator==(const NeutralPlayer&, const NeutralPlayer&) = default;
};

struct EndRule {
  Rule<rule::EndCause> when;
  std::optional<Ref> train;  // the first purchase of this train ends the game
  std::optional<Ref> zone;   // a zone of the market
  Rule<rule::EndTime> then;
  Rule<int> rounds;  // operating rounds after the next stock round
  Rule<int> sets;    // the number of sets of operating rounds in the game
  SaidAt place;
  friend bool operator==(const EndRule&, const EndRule&) = default;
};

// Rules that do not fit these fields, as text, by the section of a rulebook. Nothing computes or checks them.
struct RuleInWords {
  rule::Section section = rule::Section::Introduction;
  std::string text;
  SaidAt place;
  friend bool operator==(const RuleInWords&, const RuleInWords&) = default;
};

// A sentence of the title that replaces the one generated from a rule, with the value of the rule at that
// time.
struct RuleText {
  std::string rule;  // "stock_round.turn"
  std::string when;  // "sell_buy": the value of the rule when the text was written
  std::string text;
  SaidAt place;
  friend bool operator==(const RuleText&, const RuleText&) = default;
};

struct Rules {
  std::vector<LotRule> lots;
  std::vector<AuctionRules> opening;
  StockRules stock;
  ByKind<CompanyRules> companies;
  OperatingRules operating;
  TrainRules trains;
  std::optional<LoanRules> loans;
  PrivateRules privates;
  ByKind<std::vector<PowerRule>> company_powers;  // by company
  std::optional<NationalizationRules> nationalization;
  std::optional<MergerRules> merger;
  std::optional<NeutralPlayer> neutral_player;
  std::vector<EndRule> end;
  RuleList<rule::Counted> score;
  std::vector<RuleInWords> in_words;
  std::vector<RuleText> texts;
  SaidAt place;
  friend bool operator==(const Rules&, const Rules&) = default;
};

// Returns the rules for companies of this kind, or nullptr if there are none.
template <class T>
const T* for_kind(const ByKind<T>& rules, std::string_view kind) {
  const T* otherwise = nullptr;
  for (const auto& [name, rule] : rules.kinds) {
    if (name.value == kind) return &rule;
    if (name.value == "all") otherwise = &rule;
  }
  return otherwise;
}

}  // namespace trackwright
