#include "engine/play/turn/legal.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/play/auction/steps.h"
#include "engine/play/companies/steps.h"
#include "engine/play/income/steps.h"
#include "engine/play/loans/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/table/runs.h"
#include "engine/play/track/steps.h"
#include "engine/play/trains/steps.h"
#include "engine/play/turn/action_list.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/steps.h"
#include "engine/run/routes.h"

namespace trackwright::play {

namespace {

class Generator {
 public:
  Generator(const Game& game, State state, const LegalQuestion& question)
      : game_(game),
        state_(std::move(state)),
        table_(game, state_),
        list_{game_, state_, table_, {}},
        question_(question) {}

  std::vector<Action> make() {
    if (state_.over) return {};
    const Owner actor = waits_for(table_);
    for (const auto& [step, list] : listed_steps)
      if (step == state_.step) list(list_, actor);
    at_step(actor);
    between(actor);
    list_.add(actor, ActionKind::Pass);
    return std::move(list_.actions);
  }

 private:
  // Steps with their own list functions.
  using List = void (*)(ActionList&, Owner);
  static constexpr auto listed_steps = std::to_array<std::pair<Stage, List>>({
      {Stage::Auction, list_bids},
      {Stage::SetPar, list_pars_of_private},
      {Stage::Shares, list_shares},
      {Stage::HomeToken, list_homes},
      {Stage::SoldPower, list_power},
      {Stage::TogetherTiles, list_power},
      {Stage::PowerToken, list_power},
      {Stage::Track, list_track},
      {Stage::TrackAndToken, list_track},
      {Stage::TrackAndToken, list_stations},
      {Stage::Token, list_stations},
      {Stage::Trains, list_trains},
      {Stage::EarlyTrains, list_trains},
      {Stage::Protection, list_protection},
      {Stage::LendToken, list_lending},
  });

  void at_step(Owner actor) {
    switch (state_.step) {
      case Stage::Draft:
        for (const std::uint8_t one : draft_choices(table_))
          list_.bid_on(actor, one, std::max(draft_price(table_, one), 0));
        break;
      case Stage::Track:
      case Stage::TrackAndToken:
        choices(actor, claims_now(table_, actor.index));
        break;
      case Stage::Trains:
        choices(actor, trains_to_sell(table_, actor.index));
        break;
      case Stage::Token:
        choices(actor, bonus_tokens_for_sale(table_, actor.index));
        break;
      case Stage::Routes:
        routes(actor);
        choices(actor, passing_choices(table_, actor.index));
        break;
      case Stage::Dividend:
      case Stage::ConnectionPay:
        dividends(actor);
        break;
      case Stage::Discard:
        discards(actor);
        break;
      case Stage::ConnectionMarker:
        choices(actor, marker_choices(table_, actor.index));
        break;
      case Stage::ConnectionRun:
        routes(actor);
        if (auto route = some_connection(table_, actor.index))
          list_.add(actor, ActionKind::RunRoutes).routes.push_back(std::move(*route));
        break;
      case Stage::ConnectionCheck:
        list_.add(actor, ActionKind::CheckConnections).companies = connected_now(table_);
        break;
      case Stage::SoldTokens:
        for (const std::uint16_t hex : bonus_token_hexes(table_, static_cast<std::size_t>(state_.just_sold)))
          list_.add(actor, ActionKind::PlaceBonusToken).hex = hex;
        break;
      case Stage::Priority:
        choices(actor, {"activate", "wait"});
        break;
      case Stage::NeutralCompany:
        choices(actor, neutral_choices(table_));
        break;
      case Stage::Tunnel:
        choices(actor, {"build", "pass"});
        break;
      case Stage::Nationalize:
        if (table_.operating()) choices(actor, {"nationalize"});
        choices(actor, state_choices(table_, actor.index));
        break;
      case Stage::Conversion:
        list_.add(actor, ActionKind::Convert);
        break;
      case Stage::Loans:
        list_.add(actor, ActionKind::RepayLoan);
        break;
      case Stage::Debt:
        for (const PlayTable::Bundle& one : sales_for_debt(table_, actor.index))
          list_.bundle(actor, ActionKind::SellShares, one);
        list_.add(actor, ActionKind::Bankrupt);
        break;
      case Stage::Shares:
        if (state_.players[actor.index].debt > 0) list_.add(actor, ActionKind::RepayDebt);
        break;
      case Stage::Merge:
        list_.add(actor, ActionKind::Merge).company = state_.merging.front();
        break;
      case Stage::MergedStations:
        merged_stations(actor);
        break;
      default:
        break;
    }
  }

  void choices(Owner actor, const std::vector<std::string>& all) {
    for (const std::string& choice : all) list_.add(actor, ActionKind::Choose).choice = choice;
  }

  void merged_stations(Owner actor) {
    for (const std::uint16_t token : state_.merged_stations)
      list_.add(actor, ActionKind::PlaceBonusToken).hex =
          static_cast<std::uint16_t>(state_.tokens[token].hex);
  }

  void routes(Owner actor) {
    Action& action = list_.add(actor, ActionKind::RunRoutes);
    if (!question_.runs) return;
    std::vector<std::uint16_t> cards;
    for (const std::uint16_t card : table_.cards_of(actor))
      if (!state_.cards[card].operated) cards.push_back(card);
    RouteOptions options;
    options.most_steps = question_.run_steps;
    const Title& title = game_.title();
    const BestRuns best =
        best_runs(title.map, title.roster, table_.position(actor.index), title.runs, options);
    for (const Run& run : best.runs) {
      StatedRoute route;
      route.card = cards.at(run.train);
      route.stretches = stretches_of(run);
      action.routes.push_back(std::move(route));
    }
    list_.add(actor, ActionKind::RunRoutes);  // for runs that hexes alone do not identify
  }

  void dividends(Owner actor) {
    for (const auto kind : {rule::Dividend::Pay, rule::Dividend::Half, rule::Dividend::Withhold})
      list_.add(actor, ActionKind::Dividend).dividend = kind;
  }

  void discards(Owner actor) {
    for (const std::uint16_t card : table_.cards_of(actor))
      list_.add(actor, ActionKind::DiscardTrain).card = card;
  }

  // Actions with privates between steps: purchases, exchanges and powers.
  void between(Owner actor) {
    if (state_.round == RoundKind::Auction) return;
    if (actor.is_company() && table_.operator_now() == actor.index) {
      for (const PlayTable::Bundle& one : redeemable(table_, actor.index))
        list_.bundle(actor, ActionKind::BuyShares, one).price = redeem_price(table_, actor.index);
      for (const PlayTable::Bundle& one : issuable(table_, actor.index))
        list_.bundle(actor, ActionKind::SellShares, one).price = issue_price(table_, actor.index);
      if (takes_loan_now(table_, actor.index)) list_.add(actor, ActionKind::TakeLoan);
    }
    if (actor.is_company() && sold_now(table_))
      for (std::size_t p = 0; p < game_.privates.size(); ++p)
        if (state_.privates[p].owner.is_player()) list_.private_at(actor, p, least_price(table_, p));
    for (std::size_t p = 0; p < game_.privates.size(); ++p) {
      if (state_.privates[p].closed || actor == private_owner(p)) continue;
      if (can_exchange(table_, p)) exchanges(p);
      for (const std::uint16_t hex : bonus_token_hexes(table_, p))
        list_.add(private_owner(p), ActionKind::PlaceBonusToken).hex = hex;
      for (const std::uint16_t hex : power_hexes(table_, p))
        for (const LegalLay& one : power_lays(table_, p, hex)) list_.lay(private_owner(p), one);
    }
  }

  void exchanges(std::size_t one) {
    for (const PowerFacts& power : game_.privates[one].powers)
      for (const Ref& name : power.rule->companies)
        if (const auto company = game_.find_company(name.value))
          for (const Owner from : {the_offer, the_pool})
            for (const std::uint8_t number : table_.held(from, *company))
              list_.bundle(private_owner(one), ActionKind::BuyShares,
                           table_.bundle(*company, from, {number}, 0));
  }

  const Game& game_;
  State state_;
  const PlayTable table_;
  ActionList list_;
  LegalQuestion question_;
};

}  // namespace

std::vector<Action> candidates(const Game& game, const State& state, const LegalQuestion& question) {
  return Generator(game, state, question).make();
}

std::vector<Action> legal_actions(const Game& game, const State& state, const LegalQuestion& question) {
  std::vector<Action> all = candidates(game, state, question);
  std::erase_if(all, [&](const Action& action) { return !apply(game, state, action); });
  return all;
}

}  // namespace trackwright::play
