// How a game goes: its auctions, rounds, companies, trains and end, in closed vocabularies. What a title does
// not say is absent; what stands for it where a game is played is the plain game's (docs/title-format.md).
//
// The fields of each part are listed once, in rule_fields.h: whoever reads, writes, checks or tells a rule
// walks that list.
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

// A rule that a title may state.
template <class T>
using Rule = std::optional<Placed<T>>;

// Words of a list, in order.
template <class E>
using RuleList = std::vector<Placed<E>>;

// A rule that differs by kind of company; the key `all` is for those that are not named.
template <class T>
struct ByKind {
  std::vector<std::pair<Ref, T>> kinds;  // in the order of the file
  friend bool operator==(const ByKind&, const ByKind&) = default;
};

// How something is sold before the first share is bought.
struct AuctionRules {
  RuleList<rule::Offer> sell;
  Rule<rule::Auction> auction;
  Rule<rule::AuctionTime> held;
  Rule<int> columns;  // offered from a matrix of so many columns, of each the topmost
  Rule<int> start;    // the lowest first bid; the face value unless said
  Rule<int> step;     // by how much a bid has to exceed the one before
  Rule<bool> multiples;
  Rule<bool> out_when_passed;
  Rule<rule::Committed> committed;
  Rule<bool> face_besides;  // the winner pays the face value besides the bid
  Rule<rule::PaidTo> paid_to;
  Rule<rule::AllPass> all_pass;
  Rule<int> falls;           // by how much the price falls when all pass
  ByKind<Rule<int>> dearer;  // by private: what it costs more than its face value
  Rule<int> looks_at;        // in a draft: so many more than there are players of the topmost
  Rule<bool> reversed;       // against the order of seats
  Rule<rule::Unsold> unsold;
  Rule<rule::Priority> priority;
  SaidAt place;
  friend bool operator==(const AuctionRules&, const AuctionRules&) = default;
};

// What leaves the game by lot in the set-up.
struct LotRule {
  std::vector<Ref> of;      // private companies or companies
  Rule<int> count;          // so many of them
  Rule<int> players_below;  // in place of it: as many as players are fewer than this
  Rule<bool> home_stays;    // the home station of a company that leaves lies on the map
  SaidAt place;
  friend bool operator==(const LotRule&, const LotRule&) = default;
};

struct StockRules {
  Rule<rule::StockTurn> turn;
  Rule<rule::OfferPrice> offer_price;
  RuleList<rule::SellAfter> sell_after;
  Rule<bool> president_sells_first;  // the president may sell before the company has operated
  Rule<bool> blocks;                 // what a player sells of a company in a turn is one sale
  Rule<rule::Rebuy> rebuy;
  RuleList<rule::ShareSource> several_from;  // where several certificates of a company are bought in one turn
  Rule<rule::Protection> protection;
  Rule<rule::Presidency> presidency;
  Rule<rule::OverHolding> over_holding;  // more than the holding limit, where the price has left such a zone
  Rule<rule::Priority> priority;
  friend bool operator==(const StockRules&, const StockRules&) = default;
};

// What is otherwise with such a deal while the company's price is in a zone of the market.
struct ZoneDeal {
  std::optional<Ref> zone;
  Rule<int> percent;  // of the company's own price, rounded down
  Rule<rule::DealLimit> limit;
  SaidAt place;
  friend bool operator==(const ZoneDeal&, const ZoneDeal&) = default;
};

// What a company does with its own shares.
struct ShareDeal {
  Rule<rule::DealTime> when;
  Rule<rule::DealLimit> limit;
  Rule<rule::DealPrice> price;
  Rule<bool> moves;               // the price moves down for each
  Rule<bool> counts;              // what could still be issued is money where that is asked for
  RuleList<rule::DealFrom> from;  // in order: from the next only where the one before has none
  Rule<bool> incremental_only;    // only a company with incremental capitalization does so
  Rule<int> own_below;            // only while fewer than so many of its shares are unsold or its own
  std::vector<ZoneDeal> in_zones;
  friend bool operator==(const ShareDeal&, const ShareDeal&) = default;
};

// A company puts all shares of its treasury on sale again, as if they had not been sold.
struct ReissueRule {
  Rule<rule::DealTime> when;
  Rule<rule::DealPrice> price;
  friend bool operator==(const ReissueRule&, const ReissueRule&) = default;
};

// A run to its destination that a company makes once in the game.
struct ConnectionRule {
  Rule<rule::ConnectionTime> when;
  Rule<int> station;  // what its marker costs as a further station, where it does not go on the destination
  RuleList<rule::Dividend> dividends;
  friend bool operator==(const ConnectionRule&, const ConnectionRule&) = default;
};

// What is otherwise with few players: larger president's certificates and fewer others, so that the companies
// float all the same.
struct FewPlayersRule {
  Rule<int> up_to;           // so many players or fewer
  Rule<int> president;       // percent of a president's certificate, unless it was drawn with a private
  Rule<int> removed;         // ordinary certificates of each company that leave the game in the set-up
  Rule<bool> rest_to_pool;   // what is unsold when a company floats goes to the pool
  Rule<bool> buyers_remove;  // who is not its president and buys one removes another from the pool
  friend bool operator==(const FewPlayersRule&, const FewPlayersRule&) = default;
};

// Where a company without a home of its own in the title places its first station: in a city that it chooses.
struct ChosenHome {
  Rule<bool> empty;        // no station lies in the hex
  std::vector<Ref> never;  // hexes
  friend bool operator==(const ChosenHome&, const ChosenHome&) = default;
};

struct CompanyRules {
  Rule<rule::CompanyStart> start;
  Rule<rule::ParRule> par;
  Rule<rule::HomeTime> home;
  Rule<rule::HomeReserved> home_reserved;
  std::optional<ChosenHome> chosen_home;
  std::optional<Ref>
      full_from;  // from this phase on full capital comes with the float, and the rest is pooled
  std::optional<ShareDeal> issue;
  std::optional<ShareDeal> redeem;
  std::optional<ReissueRule> reissue;
  std::optional<ConnectionRule> connection;
  Rule<int> destination_pays;  // the bank, once, for a station in its destination
  Rule<bool> home_pays;        // the bank, each turn, what its home pays, while it owns a train
  std::optional<FewPlayersRule> few_players;
  Rule<bool> reopens;  // one that has closed may be started again, without its powers but on trains
  SaidAt place;
  friend bool operator==(const CompanyRules&, const CompanyRules&) = default;
};

// One of the lays of a turn.
struct LayRule {
  Rule<rule::LayKind> tile;
  Rule<rule::LayCondition> only;
  Rule<int> cost;
  Rule<int> least_cost;    // with terrain
  Rule<bool> same_hex;     // false: not where this turn has laid
  Rule<bool> first_round;  // only in the operating round in which it operates first
  SaidAt place;
  friend bool operator==(const LayRule&, const LayRule&) = default;
};

// A step of a turn, or several that may be taken in any order.
struct TurnStep {
  RuleList<rule::StepKind> any_order;
  friend bool operator==(const TurnStep&, const TurnStep&) = default;
};

struct HalfRule {
  Rule<int> to;             // amounts are rounded to multiples of this
  Rule<bool> to_shares;     // ... or of as much as the company has shares
  Rule<rule::Share> share;  // which half is rounded
  Rule<rule::Direction> rounded;
  friend bool operator==(const HalfRule&, const HalfRule&) = default;
};

// Tokens on mountains, that a company may take away for their cost when it lays there.
struct TunnelRules {
  std::vector<Ref> tokens;  // bonus tokens
  friend bool operator==(const TunnelRules&, const TunnelRules&) = default;
};

// Tokens that serve ships in a city elsewhere, one of a company in a harbour.
struct PortRules {
  RuleList<rule::PortReach> reached_by;
  friend bool operator==(const PortRules&, const PortRules&) = default;
};

// Tiles that are laid at once: with the one on its hex, unturned, the other on the other hex.
struct PairedTiles {
  std::vector<Ref> hexes;
  std::vector<Ref> tiles;
  SaidAt place;
  friend bool operator==(const PairedTiles&, const PairedTiles&) = default;
};

// A right of way that a company takes in its turn, one of its lays, where its track leads.
struct ClaimRule {
  std::optional<Ref> token;  // a bonus token, which it holds from then on; there are so many of it
  Rule<rule::LayKind> lay;   // which lay is given for it
  SaidAt place;
  friend bool operator==(const ClaimRule&, const ClaimRule&) = default;
};

struct OperatingRules {
  RuleList<rule::StepKind> always_asked;  // even where nothing can be done
  Rule<bool> privates_pay;
  ByKind<Rule<rule::OperatingOrder>> order;
  Rule<rule::OperatingOrder> first_order;  // in the first operating round
  ByKind<std::vector<TurnStep>> turn;
  ByKind<std::vector<LayRule>> lays;
  std::vector<Ref>
      after_homes;  // hexes where nobody lays before those at home there have their home stations
  ByKind<RuleList<rule::Dividend>> dividends;
  std::optional<TunnelRules> tunnels;
  std::optional<PortRules> ports;
  std::vector<PairedTiles> paired_tiles;
  std::vector<ClaimRule> claims;
  std::optional<HalfRule> half;
  ByKind<Rule<int>> no_revenue;  // what the bank pays the owner of a company that earns nothing
  Rule<rule::Receives> treasury_shares;
  Rule<rule::Receives> pool_shares;
  Rule<rule::Receives> unsold_shares;  // of companies whose treasury they are not
  Rule<bool> changed_order;  // a price that changes during the round changes the order of those to come
  friend bool operator==(const OperatingRules&, const OperatingRules&) = default;
};

struct EmergencyRules {
  Rule<bool> issue_first;
  Rule<rule::DealPrice> issue_price;  // of what it issues first
  Rule<bool> moves_for_each;          // a price moves left for each share that is issued for a train
  Rule<bool> sold_for_each;           // ... that the president sells for it
  Rule<bool> cheapest;
  Rule<rule::FromOthers> from_others;
  Rule<rule::PresidentSells> president_sells;
  Rule<bool> loans;
  Rule<rule::Bankruptcy> bankruptcy;
  Rule<rule::BankruptPrivates> privates;  // of a president who leaves
  friend bool operator==(const EmergencyRules&, const EmergencyRules&) = default;
};

struct TrainRules {
  ByKind<Rule<rule::MustOwn>> must_own;
  Rule<rule::TrainDeal> between_companies;
  Rule<int> deals_from;  // the least price between companies
  Rule<bool> one_of_type;
  std::vector<Ref> one_from_bank;  // in these phases a company buys one train of the bank in a turn
  Rule<rule::OverLimit> over_limit;
  Rule<rule::OverLimit> of_closed;  // of a company that closes
  Rule<rule::OverLimit> traded_in;
  Rule<bool> obsolete_count;
  Rule<bool> export_next;  // the next train of the supply leaves it after each set of operating rounds
  std::vector<Ref> exported;
  std::optional<EmergencyRules> emergency;
  friend bool operator==(const TrainRules&, const TrainRules&) = default;
};

// What a company may pay a player for a private company, in percent of its face value.
struct PrivateSale {
  std::vector<Ref> phases;     // none: always
  std::vector<Ref> privates;   // none: all
  std::vector<Ref> companies;  // none: all
  Rule<int> least;
  Rule<int> most;
  Rule<bool> first_set;  // only in the first set of operating rounds
  Rule<bool> one_each;   // of a player one in an operating round, and of companies those that own none
  SaidAt place;
  friend bool operator==(const PrivateSale&, const PrivateSale&) = default;
};

// A power of a private company; which fields say what stands at rule::Power.
struct PowerRule {
  Rule<rule::Power> power;
  Rule<rule::Holder> holder;  // any, unless said
  RuleList<rule::PowerTime> when;
  std::vector<Ref> hexes;
  std::vector<Ref> tiles;
  std::vector<Ref> companies;
  std::vector<Ref> trains;
  RuleList<rule::ShareSource> from;
  Rule<int> amount;
  Rule<int> count;  // how often
  std::optional<Ref> terrain;
  std::optional<Ref> phase;
  Rule<bool> free;             // costs nothing
  Rule<bool> together;         // all in one turn
  Rule<bool> all;              // tiles: all or none; all that a minor has; the highest par of half the bid
  Rule<bool> joined;           // its tiles, several, join one another; so they do unless said otherwise
  Rule<bool> connected;        // only where track of the company leads
  Rule<bool> any_tile;         // its tiles need not follow what lies there
  Rule<bool> uses_lay;         // it is one of the lays of the turn
  Rule<bool> home_free;        // but not in the home of its company before that has operated, and free there
  Rule<bool> until_president;  // what it gives is lost when the company's president changes
  Rule<bool> one_turn;         // what is left of it after the turn in which it was first used is lost
  Rule<bool> spent_by_runs;    // of its tokens that runs were paid for the dearest leaves the game
  Rule<int> treasury;          // of its minor, at first
  Rule<bool> closes;           // its last use closes it
  Rule<bool> extra;            // its station is not the one of the turn
  Rule<bool> reserves;         // a slot is kept for its station
  Rule<int> city;              // of the hex, counted from 0
  Rule<int> connected_amount;  // what its station costs where track of the company leads there
  ByKind<Rule<int>> spends;    // by colour: how much of `count` a tile of any number takes
  Rule<bool> once_a_turn;
  Rule<bool> idle;  // what its company owns beyond the limit stands still
  Rule<int> alone;  // percent where one train is sold in place of all
  SaidAt place;
  friend bool operator==(const PowerRule&, const PowerRule&) = default;
};

struct PrivateRules {
  std::vector<PrivateSale> sold_to_companies;
  std::vector<Ref> between_players;       // in these phases players may sell them to one another
  Rule<int> between_players_from;         // number of the stock round from which they may
  Rule<bool> count;                       // towards the certificate limit
  ByKind<Rule<int>> from_players;         // by private: in the game from so many players on
  ByKind<std::vector<PowerRule>> powers;  // by private
  friend bool operator==(const PrivateRules&, const PrivateRules&) = default;
};

// How companies become the state's.
struct NationalizationRules {
  Rule<rule::Nationalized> which;
  Rule<int> left;  // their price first moves so many cells to the left; shares are paid at the new one
  std::optional<Ref> token;     // bonus token that replaces their stations
  Rule<int> state;              // shares that the state takes, of a company that goes on
  std::vector<Ref> may_choose;  // companies that choose how many, up to two
  std::optional<Ref> at_float;  // from this phase on companies become the state's as they float
  SaidAt place;
  friend bool operator==(const NationalizationRules&, const NationalizationRules&) = default;
};

// An event by which a company takes over another one.
struct MergerRules {
  std::optional<Ref> into;
  std::vector<Ref> never;  // companies that it does not take over
  Rule<int> share;         // percent of the certificate that is kept for the other's president
  Rule<int> stations;      // that it gets for those of the other
  Rule<int> limit_rises;   // certificates that players may hold more where nothing merges
  SaidAt place;
  friend bool operator==(const MergerRules&, const MergerRules&) = default;
};

// A player beside those at the table, without money, who gets whole companies and takes no part in auctions
// and stock rounds. Players act for them: their companies operate after all others, by name, pay whenever
// they earn, and their prices do not move; what they are paid is out of the game.
struct NeutralPlayer {
  std::optional<Ref> name;
  Rule<int> up_to;               // with so many players or fewer
  Rule<int> after_stock_rounds;  // a company comes after each stock round whose number this divides
  Rule<int> price;               // of the companies, a par price
  Rule<rule::Wealth>
      chosen_by;  // the company, one without a price; of equals the one nearer to the priority deal
  Rule<rule::Wealth> acted_for_by;
  Rule<bool> pays_for_lays;  // and for stations
  Rule<bool> takes_trains;   // for nothing, after its run, while a company has none or only one that can rust
  SaidAt place;
  friend bool operator==(const NeutralPlayer&, const NeutralPlayer&) = default;
};

struct EndRule {
  Rule<rule::EndCause> when;
  std::optional<Ref> train;  // that ends the game when it is bought first
  std::optional<Ref> zone;   // of the market
  Rule<rule::EndTime> then;
  Rule<int> rounds;  // operating rounds after the next stock round
  SaidAt place;
  friend bool operator==(const EndRule&, const EndRule&) = default;
};

// Rules that none of these can say, in words, by the section of a rulebook where they belong. Nothing
// computes or checks them.
struct RuleInWords {
  rule::Section section = rule::Section::Introduction;
  std::string text;
  SaidAt place;
  friend bool operator==(const RuleInWords&, const RuleInWords&) = default;
};

// A sentence of the title's own in place of the one that is made from a rule, and what the rule said when it
// was written.
struct RuleText {
  std::string rule;  // "stock_round.turn"
  std::string when;  // "sell_buy": the rule as it was
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

// What holds for companies of this kind; nullptr where nothing is said for them.
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
