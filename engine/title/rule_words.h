// The words of rules.yaml, with an enumeration for each set. They are the usual 18xx terms;
// docs/title-format.md and the schema define each one.
#pragma once

#include <cstdint>

#include "engine/base/enum_words.h"

namespace trackwright::rule {

// The things on sale.
enum class Offer : std::uint8_t { Privates, Minors, Companies };

// Kinds of auction:
// - waterfall: in order of price. A player buys the first item at face value or bids for others; items with
//   bids are settled when their turn comes.
// - right_to_choose: players bid for the right to choose one of the remaining items.
// - simultaneous: bids stand on several items at once until all players pass.
// - one_by_one: the player whose turn it is puts up one item and all bid for it.
// - draft: players take items in turn from a deal.
// - face_value: players buy in turn.
enum class Auction : std::uint8_t { Waterfall, RightToChoose, Simultaneous, OneByOne, Draft, FaceValue };

enum class AuctionTime : std::uint8_t { BeforeStockRound, InFirstStockRound, InStockRounds };

// The bids that commit a player's money.
enum class Committed : std::uint8_t { All, Highest };

enum class PaidTo : std::uint8_t { Bank, Treasury };

// What happens when all players pass and items are left.
// price_falls: the price of the item falls until a player buys it at that price; item_leaves: the item leaves
// the game.
enum class AllPass : std::uint8_t {
  PrivatesPay,
  CheapestFalls,
  MustBuy,
  AuctionEnds,
  PriceFalls,
  ItemLeaves
};

// Whose turn it is after a sale: the player after the buyer, or after the one who began the auction.
enum class NextTurn : std::uint8_t { AfterStarter, AfterWinner };

// The order of turns in which players buy.
// - seats: in seating order, round by round.
// - reversed: against the seating order.
// - reversed_first: the first round against the seating order, the others in it.
// - snake: in seating order and back, so that the last player of a round begins the next.
// - rotating: each round begins with the next player.
enum class TurnOrder : std::uint8_t { Seats, Reversed, ReversedFirst, Snake, Rotating };

enum class Unsold : std::uint8_t { LaterAtFace, Removed, LaterAuction };

// Who begins the next round: the player after the last one to act, the first of the players whose passes
// ended the round, or a player chosen by cash.
enum class Priority : std::uint8_t { AfterLastToAct, FirstToPass, MostCash, LeastCash };

enum class StockTurn : std::uint8_t { SellBuy, SellBuySell, SellBuyOrBuySell, OneAction };

enum class SellAfter : std::uint8_t { FirstStockRound, Floated, Operated };

// When a player may buy shares of a company again after selling some in the round.
enum class Rebuy : std::uint8_t { NextRound, Allowed };

// Price protection: the president, or the company, may buy the sold shares before the price moves.
enum class Protection : std::uint8_t { President, Company };

// When the presidency changes: who wins among players with equal holdings.
enum class Presidency : std::uint8_t { NextAfterPresident, NextInOrder };

// How a player who holds more of a company than the limit acts after its price leaves a zone that allows
// this. Sell: sells before any other action. Keep: may keep the shares, but a sale must go down to the limit
// at least.
enum class OverHolding : std::uint8_t { Sell, Keep };

// The price of a share that is sold for the first time, of a company that has a price.
enum class OfferPrice : std::uint8_t { Par, Market };

enum class DealTime : std::uint8_t { TurnStart, BeforeDividend, TurnEnd, StockRound };

enum class DealLimit : std::uint8_t { One, Any, AsPlayersOverPool };

// left_of_new: the cell to the left of the cell that the sale moves the price to.
enum class DealPrice : std::uint8_t { Market, NextLeft, NextRight, ParOrThreeQuarters, LeftOfNew };

// From whom a company buys its own shares.
enum class DealFrom : std::uint8_t { Pool, Players };

// When a company makes its connection run. joined: as soon as one of its trains could run from its home to
// its destination; this is tested at the start of an operating round and after each company's turn. chosen:
// when the company decides to.
enum class ConnectionTime : std::uint8_t { Joined, Chosen };

enum class CompanyStart : std::uint8_t { PresidentCertificate, Bid, WithPrivate, Bought, Event };

enum class ParRule : std::uint8_t { Chosen, Fixed, HalfBidDown, HalfBidAtMost };

enum class HomeTime : std::uint8_t { Float, Start, Operate, OperatingRound, SetUp };

// Whether other companies may place a token in a home before its own company has.
enum class HomeReserved : std::uint8_t { Always, IfRoom, Never };

enum class LayKind : std::uint8_t { Any, Yellow, Upgrade };

enum class LayCondition : std::uint8_t { NoUpgrade, MainLine, NoYellow };

enum class StepKind : std::uint8_t {
  Issue,
  Redeem,
  IssueOrRedeem,
  Track,
  DestinationCheck,
  Token,
  BonusTokens,
  Run,
  Dividend,
  Split,
  MovePrice,
  Nationalize,
  BuyPrivates,
  BuyTrains,
  BuyTrainsAndShips,
  SellTrains,
  ConnectionRun,
  Merge,
  Loans
};

enum class OperatingOrder : std::uint8_t { Listed, Price, LowestPrice, Last };

enum class Dividend : std::uint8_t { Pay, Half, Withhold };

enum class Share : std::uint8_t { Retained, Paid };

// After which of these trains leave the supply.
enum class ExportTime : std::uint8_t { Round, Set };

enum class Direction : std::uint8_t { Down, Up };

enum class Receives : std::uint8_t { Company, Bank, Nobody };

enum class FromOthers : std::uint8_t { Never, OwnMoney, FaceValue, AnyPrice };

// How a company must reach a harbour to place a port token there: by track that its trains run on, by sea
// lanes of any length, or with one of its ships.
enum class PortReach : std::uint8_t { Track, SeaLanes, Ship };

// The shares that a president may sell to raise money.
enum class PresidentSells : std::uint8_t { KeepsPresidencies, KeepsCompany, Any, Nothing };

// Never: a company whose president cannot raise the money goes on without a train.
enum class Bankruptcy : std::uint8_t { EndsGame, PlayerLeaves, Never };

// What happens to the privates of a bankrupt player: they close, or can be bought again.
enum class BankruptPrivates : std::uint8_t { Close, Pool };

enum class MustOwn : std::uint8_t { Always, WithRoute, Never };

// By choice in its turn, or without a choice when it cannot pay otherwise.
enum class LoanTime : std::uint8_t { Turn, WhenShort };

// Instead of a number: as many loans as the company has shares, or as players own shares of it.
enum class LoanLimit : std::uint8_t { Shares, SharesOfPlayers };

// The loans whose first interest is deducted from the money that the company receives.
enum class LoanDeduction : std::uint8_t { Always, AfterInterest };

// Before the dividend, before the purchase of trains, or at the end of the turn.
enum class InterestTime : std::uint8_t { AfterRun, BeforeTrains, TurnEnd };

// What happens if the company cannot pay its interest.
enum class UnpaidInterest : std::uint8_t { President, Closes };

enum class Repayment : std::uint8_t { Chosen, AsPossible };

// Loans left at the end of the game: the price moves left for each, or their value is taken from its shares.
enum class LoanEnd : std::uint8_t { PriceLeft, FromShares };

// When a company converts its shares: by choice at the start of its turn, or by an event.
enum class ConversionTime : std::uint8_t { TurnStart, Event };

enum class TrainDeal : std::uint8_t { AnyPrice, FaceValue, Never };

enum class OverLimit : std::uint8_t { Pool, Removed };

// Which companies the state takes.
// - trainless: after an event, the company without trains that operates first.
// - offered: after operating rounds each company decides, until one agrees.
// - chosen: each company decides in its turn, at the step `nationalize`, once the event `nationalization` has
//   happened.
enum class Nationalized : std::uint8_t { Trainless, Offered, Chosen };

enum class Wealth : std::uint8_t { Poorest, Richest };

// What ends the game, among others: the last phase begins, no train is left for sale, a number of sets of
// operating rounds has been played.
enum class EndCause : std::uint8_t {
  Bank,
  Bankruptcy,
  Price,
  Train,
  OnePlayerLeft,
  NoCompanies,
  LastPhase,
  NoTrains,
  Sets
};

// From the earliest to the latest time; `Round` is a round of any kind.
enum class EndTime : std::uint8_t { AtOnce, Round, OperatingRound, Set, OneMoreSet, AfterStockRound };

enum class Counted : std::uint8_t { Cash, Shares, Privates };

// The source of a share.
enum class ShareSource : std::uint8_t { Offer, Pool };

// The powers of private companies, and rules about them:
// - lay_tile: lays one of `tiles` on one of `hexes`.
// - teleport: the same without a connection, and places a station there.
// - place_station: places a station on one of `hexes`.
// - exchange: its owner trades it for a share of one of `companies`.
// - lay_discount: reduces the cost of `terrain` by `amount`.
// - train_discount: reduces the price of `trains` by `amount` percent.
// - revenue: pays `amount` from `phase` on.
// - stays_open: does not close with the others.
// - closes_with_train: closes when one of `companies` buys its first train.
// - not_sold: no company or player may buy it.
// - president_by_lot: comes with the president's certificate of a company drawn by lot, and closes when that
//   company buys its first train.
// - place_bonus_token: its owner puts its bonus token on one of `hexes`.
// - hold_bonus_tokens: the company that buys it keeps its bonus tokens permanently.
// - closes_with_par: represents a president's certificate, and closes when the par price is set.
// - bars_crossing: no track may cross partitions of the kind `terrain`.
// - replace_bonus_token: its next bonus token replaces the one that it put on the map, and it closes.
// - runs_minor: its owner is president of the minors in `companies`, which start with `trains`. A company
//   that buys it takes over the minors, and they close with it.
// - buys_before_run: its company may buy trains from the bank before it runs, and then none after its runs.
// - takes_priority: the player who bought it may take the priority deal of a stock round, even after it has
//   closed.
// - nationalizes_first: its company decides first in a nationalization round.
// - paid_for_tunnel, paid_for_ship: pays its owner `amount` for each tunnel built or ship bought.
// - train_not_needed: its company need not own a train before `phase`.
// - free_tunnels: tunnels cost its company nothing.
// - second_yellow: its company lays two yellow tiles in a turn until track connects the company to `hexes`.
// - free_train: its company gets one of `trains` for free when it comes to buy trains before `phase`.
// - par_half_bid: the par price of the president's certificate that comes with it is at most half of the bid;
//   with `all` it is the highest such price, and the bid goes to the treasury.
// - becomes_share: on the event `close minors` it closes with its minor, and its owner gets a reserved
//   certificate of `amount` percent of one of `companies`.
// - not_traded: shares of its company are not traded in stock rounds before `phase`.
// - train_limit: its company may own `amount` more trains.
// - deals_at_face: its company trades trains with other companies at face value only.
// - small_uncounted: certificates of its company of `amount` percent or less do not count towards the limit.
// - par_gift: when its company starts, the bank pays the company `amount` times par.
// - lends_bonus_token: a player who owns it chooses, before each operating round, one of the hexes for its
//   token and the company that the token counts for.
// - sells_bonus_tokens: companies buy its bonus tokens at their cost from its owner. It closes with the last
//   token; if it closes earlier, the remaining tokens go to the pool.
// - bonus_run: as soon as track connects the home of its minor to the minor's destination, the minor may
//   place its next station there for free, and runs once more, for `amount` extra.
// - floats_from: its company floats in `phase` at the earliest, with `treasury`.
// - nationalized_with_train: its company is nationalized when one of `trains` is bought, or when the company
//   starts after that.
// - early_tiles: its company may lay `tiles` from the `count`-th of `trains` on, in any phase.
// - takes_share: its buyer takes a share of any company for free.
// - starts_company: its buyer takes the president's certificate of any company. That company has its home on
//   one of `hexes` and floats with `amount` percent sold; the private closes.
// - sells_trains: after its run the company may sell a train back for `amount` percent of its price, `count`
//   trains per game, or a single one for `alone` percent. A company that sold its last train buys another one
//   with the money.
// - in_words: described by its text only; nothing computes it.
enum class Power : std::uint8_t {
  LayTile,
  Teleport,
  PlaceStation,
  Exchange,
  LayDiscount,
  TrainDiscount,
  Revenue,
  StaysOpen,
  ClosesWithTrain,
  NotSold,
  PresidentByLot,
  PlaceBonusToken,
  HoldBonusTokens,
  ClosesWithPar,
  BarsCrossing,
  ReplaceBonusToken,
  RunsMinor,
  BuysBeforeRun,
  TakesPriority,
  NationalizesFirst,
  PaidForTunnel,
  PaidForShip,
  TrainNotNeeded,
  FreeTunnels,
  SecondYellow,
  FreeTrain,
  ParHalfBid,
  BecomesShare,
  NotTraded,
  TrainLimit,
  DealsAtFace,
  SmallUncounted,
  ParGift,
  LendsBonusToken,
  SellsBonusTokens,
  BonusRun,
  FloatsFrom,
  NationalizedWithTrain,
  EarlyTiles,
  TakesShare,
  StartsCompany,
  SellsTrains,
  InWords
};

// The required owner of the private.
enum class Holder : std::uint8_t { Player, Company };

enum class PowerTime : std::uint8_t {
  AnyTime,
  StockRound,
  CompanyTurn,
  Track,
  Token,
  OwnerTrack,
  BetweenTurns,
  Sold
};

enum class Section : std::uint8_t {
  Introduction,
  Setup,
  Opening,
  StockRound,
  Selling,
  Buying,
  Companies,
  OperatingRound,
  Track,
  Tokens,
  Running,
  Dividends,
  Trains,
  Emergency,
  Loans,
  Privates,
  Phases,
  End
};

}  // namespace trackwright::rule

namespace trackwright {

template <>
inline constexpr auto enum_words<rule::Offer> =
    std::to_array<EnumWord<rule::Offer>>({{rule::Offer::Privates, "privates"},
                                          {rule::Offer::Minors, "minors"},
                                          {rule::Offer::Companies, "companies"}});
template <>
inline constexpr auto enum_words<rule::Auction> =
    std::to_array<EnumWord<rule::Auction>>({{rule::Auction::Waterfall, "waterfall"},
                                            {rule::Auction::RightToChoose, "right_to_choose"},
                                            {rule::Auction::Simultaneous, "simultaneous"},
                                            {rule::Auction::OneByOne, "one_by_one"},
                                            {rule::Auction::Draft, "draft"},
                                            {rule::Auction::FaceValue, "face_value"}});
template <>
inline constexpr auto enum_words<rule::AuctionTime> = std::to_array<EnumWord<rule::AuctionTime>>(
    {{rule::AuctionTime::BeforeStockRound, "before_stock_round"},
     {rule::AuctionTime::InFirstStockRound, "in_first_stock_round"},
     {rule::AuctionTime::InStockRounds, "in_stock_rounds"}});
template <>
inline constexpr auto enum_words<rule::Committed> = std::to_array<EnumWord<rule::Committed>>(
    {{rule::Committed::All, "all"}, {rule::Committed::Highest, "highest"}});
template <>
inline constexpr auto enum_words<rule::PaidTo> = std::to_array<EnumWord<rule::PaidTo>>(
    {{rule::PaidTo::Bank, "bank"}, {rule::PaidTo::Treasury, "treasury"}});
template <>
inline constexpr auto enum_words<rule::AllPass> =
    std::to_array<EnumWord<rule::AllPass>>({{rule::AllPass::PrivatesPay, "privates_pay"},
                                            {rule::AllPass::CheapestFalls, "cheapest_falls"},
                                            {rule::AllPass::MustBuy, "must_buy"},
                                            {rule::AllPass::AuctionEnds, "auction_ends"},
                                            {rule::AllPass::PriceFalls, "price_falls"},
                                            {rule::AllPass::ItemLeaves, "item_leaves"}});
template <>
inline constexpr auto enum_words<rule::NextTurn> = std::to_array<EnumWord<rule::NextTurn>>(
    {{rule::NextTurn::AfterStarter, "after_starter"}, {rule::NextTurn::AfterWinner, "after_winner"}});
template <>
inline constexpr auto enum_words<rule::TurnOrder> =
    std::to_array<EnumWord<rule::TurnOrder>>({{rule::TurnOrder::Seats, "seats"},
                                              {rule::TurnOrder::Reversed, "reversed"},
                                              {rule::TurnOrder::ReversedFirst, "reversed_first"},
                                              {rule::TurnOrder::Snake, "snake"},
                                              {rule::TurnOrder::Rotating, "rotating"}});
template <>
inline constexpr auto enum_words<rule::Unsold> =
    std::to_array<EnumWord<rule::Unsold>>({{rule::Unsold::LaterAtFace, "later_at_face"},
                                           {rule::Unsold::Removed, "removed"},
                                           {rule::Unsold::LaterAuction, "later_auction"}});
template <>
inline constexpr auto enum_words<rule::Priority> =
    std::to_array<EnumWord<rule::Priority>>({{rule::Priority::AfterLastToAct, "after_last_to_act"},
                                             {rule::Priority::FirstToPass, "first_to_pass"},
                                             {rule::Priority::MostCash, "most_cash"},
                                             {rule::Priority::LeastCash, "least_cash"}});
template <>
inline constexpr auto enum_words<rule::StockTurn> =
    std::to_array<EnumWord<rule::StockTurn>>({{rule::StockTurn::SellBuy, "sell_buy"},
                                              {rule::StockTurn::SellBuySell, "sell_buy_sell"},
                                              {rule::StockTurn::SellBuyOrBuySell, "sell_buy_or_buy_sell"},
                                              {rule::StockTurn::OneAction, "one_action"}});
template <>
inline constexpr auto enum_words<rule::SellAfter> =
    std::to_array<EnumWord<rule::SellAfter>>({{rule::SellAfter::FirstStockRound, "first_stock_round"},
                                              {rule::SellAfter::Floated, "floated"},
                                              {rule::SellAfter::Operated, "operated"}});
template <>
inline constexpr auto enum_words<rule::Rebuy> = std::to_array<EnumWord<rule::Rebuy>>(
    {{rule::Rebuy::NextRound, "next_round"}, {rule::Rebuy::Allowed, "allowed"}});
template <>
inline constexpr auto enum_words<rule::Protection> = std::to_array<EnumWord<rule::Protection>>(
    {{rule::Protection::President, "president"}, {rule::Protection::Company, "company"}});
template <>
inline constexpr auto enum_words<rule::Presidency> =
    std::to_array<EnumWord<rule::Presidency>>({{rule::Presidency::NextAfterPresident, "next_after_president"},
                                               {rule::Presidency::NextInOrder, "next_in_order"}});
template <>
inline constexpr auto enum_words<rule::OverHolding> = std::to_array<EnumWord<rule::OverHolding>>(
    {{rule::OverHolding::Sell, "sell"}, {rule::OverHolding::Keep, "keep"}});
template <>
inline constexpr auto enum_words<rule::DealFrom> = std::to_array<EnumWord<rule::DealFrom>>(
    {{rule::DealFrom::Pool, "pool"}, {rule::DealFrom::Players, "players"}});
template <>
inline constexpr auto enum_words<rule::ConnectionTime> = std::to_array<EnumWord<rule::ConnectionTime>>(
    {{rule::ConnectionTime::Joined, "joined"}, {rule::ConnectionTime::Chosen, "chosen"}});
template <>
inline constexpr auto enum_words<rule::OfferPrice> = std::to_array<EnumWord<rule::OfferPrice>>(
    {{rule::OfferPrice::Par, "par"}, {rule::OfferPrice::Market, "market"}});
template <>
inline constexpr auto enum_words<rule::DealTime> =
    std::to_array<EnumWord<rule::DealTime>>({{rule::DealTime::TurnStart, "turn_start"},
                                             {rule::DealTime::BeforeDividend, "before_dividend"},
                                             {rule::DealTime::TurnEnd, "turn_end"},
                                             {rule::DealTime::StockRound, "stock_round"}});
template <>
inline constexpr auto enum_words<rule::DealLimit> =
    std::to_array<EnumWord<rule::DealLimit>>({{rule::DealLimit::One, "one"},
                                              {rule::DealLimit::Any, "any"},
                                              {rule::DealLimit::AsPlayersOverPool, "as_players_over_pool"}});
template <>
inline constexpr auto enum_words<rule::DealPrice> =
    std::to_array<EnumWord<rule::DealPrice>>({{rule::DealPrice::Market, "market"},
                                              {rule::DealPrice::NextLeft, "next_left"},
                                              {rule::DealPrice::NextRight, "next_right"},
                                              {rule::DealPrice::ParOrThreeQuarters, "par_or_three_quarters"},
                                              {rule::DealPrice::LeftOfNew, "left_of_new"}});
template <>
inline constexpr auto enum_words<rule::CompanyStart> = std::to_array<EnumWord<rule::CompanyStart>>(
    {{rule::CompanyStart::PresidentCertificate, "president_certificate"},
     {rule::CompanyStart::Bid, "bid"},
     {rule::CompanyStart::WithPrivate, "with_private"},
     {rule::CompanyStart::Bought, "bought"},
     {rule::CompanyStart::Event, "event"}});
template <>
inline constexpr auto enum_words<rule::ParRule> =
    std::to_array<EnumWord<rule::ParRule>>({{rule::ParRule::Chosen, "chosen"},
                                            {rule::ParRule::Fixed, "fixed"},
                                            {rule::ParRule::HalfBidDown, "half_bid_down"},
                                            {rule::ParRule::HalfBidAtMost, "half_bid_at_most"}});
template <>
inline constexpr auto enum_words<rule::HomeTime> =
    std::to_array<EnumWord<rule::HomeTime>>({{rule::HomeTime::Float, "float"},
                                             {rule::HomeTime::Start, "start"},
                                             {rule::HomeTime::Operate, "operate"},
                                             {rule::HomeTime::OperatingRound, "operating_round"},
                                             {rule::HomeTime::SetUp, "set_up"}});
template <>
inline constexpr auto enum_words<rule::HomeReserved> =
    std::to_array<EnumWord<rule::HomeReserved>>({{rule::HomeReserved::Always, "always"},
                                                 {rule::HomeReserved::IfRoom, "if_room"},
                                                 {rule::HomeReserved::Never, "never"}});
template <>
inline constexpr auto enum_words<rule::LayKind> = std::to_array<EnumWord<rule::LayKind>>(
    {{rule::LayKind::Any, "any"}, {rule::LayKind::Yellow, "yellow"}, {rule::LayKind::Upgrade, "upgrade"}});
template <>
inline constexpr auto enum_words<rule::LayCondition> =
    std::to_array<EnumWord<rule::LayCondition>>({{rule::LayCondition::NoUpgrade, "no_upgrade"},
                                                 {rule::LayCondition::MainLine, "main_line"},
                                                 {rule::LayCondition::NoYellow, "no_yellow"}});
template <>
inline constexpr auto enum_words<rule::StepKind> =
    std::to_array<EnumWord<rule::StepKind>>({{rule::StepKind::Issue, "issue"},
                                             {rule::StepKind::Redeem, "redeem"},
                                             {rule::StepKind::IssueOrRedeem, "issue_or_redeem"},
                                             {rule::StepKind::Track, "track"},
                                             {rule::StepKind::DestinationCheck, "destination_check"},
                                             {rule::StepKind::Token, "token"},
                                             {rule::StepKind::BonusTokens, "bonus_tokens"},
                                             {rule::StepKind::Run, "run"},
                                             {rule::StepKind::Dividend, "dividend"},
                                             {rule::StepKind::Split, "split"},
                                             {rule::StepKind::MovePrice, "move_price"},
                                             {rule::StepKind::Nationalize, "nationalize"},
                                             {rule::StepKind::BuyPrivates, "buy_privates"},
                                             {rule::StepKind::BuyTrains, "buy_trains"},
                                             {rule::StepKind::BuyTrainsAndShips, "buy_trains_and_ships"},
                                             {rule::StepKind::SellTrains, "sell_trains"},
                                             {rule::StepKind::ConnectionRun, "connection_run"},
                                             {rule::StepKind::Merge, "merge"},
                                             {rule::StepKind::Loans, "loans"}});
template <>
inline constexpr auto enum_words<rule::OperatingOrder> =
    std::to_array<EnumWord<rule::OperatingOrder>>({{rule::OperatingOrder::Listed, "listed"},
                                                   {rule::OperatingOrder::Price, "price"},
                                                   {rule::OperatingOrder::LowestPrice, "lowest_price"},
                                                   {rule::OperatingOrder::Last, "last"}});
template <>
inline constexpr auto enum_words<rule::Dividend> = std::to_array<EnumWord<rule::Dividend>>(
    {{rule::Dividend::Pay, "pay"}, {rule::Dividend::Half, "half"}, {rule::Dividend::Withhold, "withhold"}});
template <>
inline constexpr auto enum_words<rule::Share> =
    std::to_array<EnumWord<rule::Share>>({{rule::Share::Retained, "retained"}, {rule::Share::Paid, "paid"}});
template <>
inline constexpr auto enum_words<rule::ExportTime> = std::to_array<EnumWord<rule::ExportTime>>(
    {{rule::ExportTime::Round, "round"}, {rule::ExportTime::Set, "set"}});
template <>
inline constexpr auto enum_words<rule::Direction> =
    std::to_array<EnumWord<rule::Direction>>({{rule::Direction::Down, "down"}, {rule::Direction::Up, "up"}});
template <>
inline constexpr auto enum_words<rule::Receives> =
    std::to_array<EnumWord<rule::Receives>>({{rule::Receives::Company, "company"},
                                             {rule::Receives::Bank, "bank"},
                                             {rule::Receives::Nobody, "nobody"}});
template <>
inline constexpr auto enum_words<rule::FromOthers> =
    std::to_array<EnumWord<rule::FromOthers>>({{rule::FromOthers::Never, "never"},
                                               {rule::FromOthers::OwnMoney, "own_money"},
                                               {rule::FromOthers::FaceValue, "face_value"},
                                               {rule::FromOthers::AnyPrice, "any_price"}});
template <>
inline constexpr auto enum_words<rule::PortReach> =
    std::to_array<EnumWord<rule::PortReach>>({{rule::PortReach::Track, "track"},
                                              {rule::PortReach::SeaLanes, "sea_lanes"},
                                              {rule::PortReach::Ship, "ship"}});
template <>
inline constexpr auto enum_words<rule::PresidentSells> = std::to_array<EnumWord<rule::PresidentSells>>(
    {{rule::PresidentSells::KeepsPresidencies, "keeps_presidencies"},
     {rule::PresidentSells::KeepsCompany, "keeps_company"},
     {rule::PresidentSells::Any, "any"},
     {rule::PresidentSells::Nothing, "nothing"}});
template <>
inline constexpr auto enum_words<rule::Bankruptcy> =
    std::to_array<EnumWord<rule::Bankruptcy>>({{rule::Bankruptcy::EndsGame, "ends_game"},
                                               {rule::Bankruptcy::PlayerLeaves, "player_leaves"},
                                               {rule::Bankruptcy::Never, "never"}});
template <>
inline constexpr auto enum_words<rule::BankruptPrivates> = std::to_array<EnumWord<rule::BankruptPrivates>>(
    {{rule::BankruptPrivates::Close, "close"}, {rule::BankruptPrivates::Pool, "pool"}});
template <>
inline constexpr auto enum_words<rule::LoanTime> = std::to_array<EnumWord<rule::LoanTime>>(
    {{rule::LoanTime::Turn, "turn"}, {rule::LoanTime::WhenShort, "when_short"}});
template <>
inline constexpr auto enum_words<rule::LoanLimit> = std::to_array<EnumWord<rule::LoanLimit>>(
    {{rule::LoanLimit::Shares, "shares"}, {rule::LoanLimit::SharesOfPlayers, "shares_of_players"}});
template <>
inline constexpr auto enum_words<rule::LoanDeduction> = std::to_array<EnumWord<rule::LoanDeduction>>(
    {{rule::LoanDeduction::Always, "always"}, {rule::LoanDeduction::AfterInterest, "after_interest"}});
template <>
inline constexpr auto enum_words<rule::InterestTime> =
    std::to_array<EnumWord<rule::InterestTime>>({{rule::InterestTime::AfterRun, "after_run"},
                                                 {rule::InterestTime::BeforeTrains, "before_trains"},
                                                 {rule::InterestTime::TurnEnd, "turn_end"}});
template <>
inline constexpr auto enum_words<rule::UnpaidInterest> = std::to_array<EnumWord<rule::UnpaidInterest>>(
    {{rule::UnpaidInterest::President, "president"}, {rule::UnpaidInterest::Closes, "closes"}});
template <>
inline constexpr auto enum_words<rule::Repayment> = std::to_array<EnumWord<rule::Repayment>>(
    {{rule::Repayment::Chosen, "chosen"}, {rule::Repayment::AsPossible, "as_possible"}});
template <>
inline constexpr auto enum_words<rule::LoanEnd> = std::to_array<EnumWord<rule::LoanEnd>>(
    {{rule::LoanEnd::PriceLeft, "price_left"}, {rule::LoanEnd::FromShares, "from_shares"}});
template <>
inline constexpr auto enum_words<rule::ConversionTime> = std::to_array<EnumWord<rule::ConversionTime>>(
    {{rule::ConversionTime::TurnStart, "turn_start"}, {rule::ConversionTime::Event, "event"}});
template <>
inline constexpr auto enum_words<rule::MustOwn> =
    std::to_array<EnumWord<rule::MustOwn>>({{rule::MustOwn::Always, "always"},
                                            {rule::MustOwn::WithRoute, "with_route"},
                                            {rule::MustOwn::Never, "never"}});
template <>
inline constexpr auto enum_words<rule::TrainDeal> =
    std::to_array<EnumWord<rule::TrainDeal>>({{rule::TrainDeal::AnyPrice, "any_price"},
                                              {rule::TrainDeal::FaceValue, "face_value"},
                                              {rule::TrainDeal::Never, "never"}});
template <>
inline constexpr auto enum_words<rule::OverLimit> = std::to_array<EnumWord<rule::OverLimit>>(
    {{rule::OverLimit::Pool, "pool"}, {rule::OverLimit::Removed, "removed"}});
template <>
inline constexpr auto enum_words<rule::Nationalized> =
    std::to_array<EnumWord<rule::Nationalized>>({{rule::Nationalized::Trainless, "trainless"},
                                                 {rule::Nationalized::Offered, "offered"},
                                                 {rule::Nationalized::Chosen, "chosen"}});
template <>
inline constexpr auto enum_words<rule::Wealth> = std::to_array<EnumWord<rule::Wealth>>(
    {{rule::Wealth::Poorest, "poorest"}, {rule::Wealth::Richest, "richest"}});
template <>
inline constexpr auto enum_words<rule::EndCause> =
    std::to_array<EnumWord<rule::EndCause>>({{rule::EndCause::Bank, "bank"},
                                             {rule::EndCause::Bankruptcy, "bankruptcy"},
                                             {rule::EndCause::Price, "price"},
                                             {rule::EndCause::Train, "train"},
                                             {rule::EndCause::OnePlayerLeft, "one_player_left"},
                                             {rule::EndCause::NoCompanies, "no_companies"},
                                             {rule::EndCause::LastPhase, "last_phase"},
                                             {rule::EndCause::NoTrains, "no_trains"},
                                             {rule::EndCause::Sets, "sets"}});
template <>
inline constexpr auto enum_words<rule::EndTime> =
    std::to_array<EnumWord<rule::EndTime>>({{rule::EndTime::AtOnce, "at_once"},
                                            {rule::EndTime::Round, "round"},
                                            {rule::EndTime::OperatingRound, "operating_round"},
                                            {rule::EndTime::Set, "set"},
                                            {rule::EndTime::OneMoreSet, "one_more_set"},
                                            {rule::EndTime::AfterStockRound, "after_stock_round"}});
template <>
inline constexpr auto enum_words<rule::Counted> =
    std::to_array<EnumWord<rule::Counted>>({{rule::Counted::Cash, "cash"},
                                            {rule::Counted::Shares, "shares"},
                                            {rule::Counted::Privates, "privates"}});
template <>
inline constexpr auto enum_words<rule::ShareSource> = std::to_array<EnumWord<rule::ShareSource>>(
    {{rule::ShareSource::Offer, "offer"}, {rule::ShareSource::Pool, "pool"}});
template <>
inline constexpr auto enum_words<rule::Power> =
    std::to_array<EnumWord<rule::Power>>({{rule::Power::LayTile, "lay_tile"},
                                          {rule::Power::Teleport, "teleport"},
                                          {rule::Power::PlaceStation, "place_station"},
                                          {rule::Power::Exchange, "exchange"},
                                          {rule::Power::LayDiscount, "lay_discount"},
                                          {rule::Power::TrainDiscount, "train_discount"},
                                          {rule::Power::Revenue, "revenue"},
                                          {rule::Power::StaysOpen, "stays_open"},
                                          {rule::Power::ClosesWithTrain, "closes_with_train"},
                                          {rule::Power::NotSold, "not_sold"},
                                          {rule::Power::PresidentByLot, "president_by_lot"},
                                          {rule::Power::PlaceBonusToken, "place_bonus_token"},
                                          {rule::Power::HoldBonusTokens, "hold_bonus_tokens"},
                                          {rule::Power::ClosesWithPar, "closes_with_par"},
                                          {rule::Power::BarsCrossing, "bars_crossing"},
                                          {rule::Power::ReplaceBonusToken, "replace_bonus_token"},
                                          {rule::Power::RunsMinor, "runs_minor"},
                                          {rule::Power::BuysBeforeRun, "buys_before_run"},
                                          {rule::Power::TakesPriority, "takes_priority"},
                                          {rule::Power::NationalizesFirst, "nationalizes_first"},
                                          {rule::Power::PaidForTunnel, "paid_for_tunnel"},
                                          {rule::Power::PaidForShip, "paid_for_ship"},
                                          {rule::Power::TrainNotNeeded, "train_not_needed"},
                                          {rule::Power::FreeTunnels, "free_tunnels"},
                                          {rule::Power::SecondYellow, "second_yellow"},
                                          {rule::Power::FreeTrain, "free_train"},
                                          {rule::Power::ParHalfBid, "par_half_bid"},
                                          {rule::Power::BecomesShare, "becomes_share"},
                                          {rule::Power::NotTraded, "not_traded"},
                                          {rule::Power::TrainLimit, "train_limit"},
                                          {rule::Power::DealsAtFace, "deals_at_face"},
                                          {rule::Power::SmallUncounted, "small_uncounted"},
                                          {rule::Power::ParGift, "par_gift"},
                                          {rule::Power::LendsBonusToken, "lends_bonus_token"},
                                          {rule::Power::SellsBonusTokens, "sells_bonus_tokens"},
                                          {rule::Power::BonusRun, "bonus_run"},
                                          {rule::Power::FloatsFrom, "floats_from"},
                                          {rule::Power::NationalizedWithTrain, "nationalized_with_train"},
                                          {rule::Power::EarlyTiles, "early_tiles"},
                                          {rule::Power::TakesShare, "takes_share"},
                                          {rule::Power::StartsCompany, "starts_company"},
                                          {rule::Power::SellsTrains, "sells_trains"},
                                          {rule::Power::InWords, "in_words"}});
template <>
inline constexpr auto enum_words<rule::Holder> = std::to_array<EnumWord<rule::Holder>>(
    {{rule::Holder::Player, "player"}, {rule::Holder::Company, "company"}});
template <>
inline constexpr auto enum_words<rule::PowerTime> =
    std::to_array<EnumWord<rule::PowerTime>>({{rule::PowerTime::AnyTime, "any_time"},
                                              {rule::PowerTime::StockRound, "stock_round"},
                                              {rule::PowerTime::CompanyTurn, "company_turn"},
                                              {rule::PowerTime::Track, "track"},
                                              {rule::PowerTime::Token, "token"},
                                              {rule::PowerTime::OwnerTrack, "owner_track"},
                                              {rule::PowerTime::BetweenTurns, "between_turns"},
                                              {rule::PowerTime::Sold, "sold"}});
template <>
inline constexpr auto enum_words<rule::Section> =
    std::to_array<EnumWord<rule::Section>>({{rule::Section::Introduction, "introduction"},
                                            {rule::Section::Setup, "setup"},
                                            {rule::Section::Opening, "opening"},
                                            {rule::Section::StockRound, "stock_round"},
                                            {rule::Section::Selling, "selling"},
                                            {rule::Section::Buying, "buying"},
                                            {rule::Section::Companies, "companies"},
                                            {rule::Section::OperatingRound, "operating_round"},
                                            {rule::Section::Track, "track"},
                                            {rule::Section::Tokens, "tokens"},
                                            {rule::Section::Running, "running"},
                                            {rule::Section::Dividends, "dividends"},
                                            {rule::Section::Trains, "trains"},
                                            {rule::Section::Emergency, "emergency"},
                                            {rule::Section::Loans, "loans"},
                                            {rule::Section::Privates, "privates"},
                                            {rule::Section::Phases, "phases"},
                                            {rule::Section::End, "end"}});

}  // namespace trackwright
