#include "designer/studio/seat_choices.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "designer/play/action_words.h"
#include "engine/play/stock/steps.h"
#include "engine/play/table/runs.h"
#include "engine/play/turn/apply.h"
#include "engine/play/turn/legal.h"
#include "engine/run/routes.h"

namespace trackwright {

namespace {

using play::Action;
using play::ActionKind;
using play::Owner;

constexpr std::uint64_t hint_steps = 200'000;

class Chooser {
 public:
  explicit Chooser(const PlayedGame& played)
      : played_(played),
        game_(played.game()),
        state_(played.state()),
        table_(game_, state_),
        awaited_(play::waits_for(game_, state_)) {}

  SeatChoice choice(const Action& action) const {
    SeatChoice one;
    one.words = played_.words(action);
    one.action = said_action(game_, state_, action, 0);
    one.kind = word_of(action.kind);
    if (!is_in_turn(action.actor)) one.by = played_.name(table_.acts_for(action.actor));
    deal(action, one);
    on_map(action, one);
    return one;
  }

 private:
  // An action of the awaited owner, of the player who decides for it, or of what this player owns.
  bool is_in_turn(Owner actor) const {
    return actor == awaited_ || table_.acts_for(actor) == table_.acts_for(awaited_);
  }

  std::string seller(Owner owner) const {
    if (owner == play::the_offer) return "offer";
    if (owner == play::the_pool) return "pool";
    if (owner == play::the_bank) return "bank";
    return played_.name(owner);
  }

  void deal(const Action& action, SeatChoice& one) const {
    switch (action.kind) {
      case ActionKind::Bid:
        one.item = action.private_ == play::no_private ? "" : game_.privates[action.private_].id;
        if (one.item.empty() && !game_.right_to_choose) one.company = game_.companies[action.company].id;
        one.price = action.price;
        // A purchase at the stated price is also of this kind.
        if (one.words.find(" bids ") != std::string::npos) free_price(action, one);
        break;
      case ActionKind::Par:
        one.company = game_.companies[action.company].id;
        one.price = game_.price_at(action.cell).value_or(0);
        break;
      case ActionKind::BuyShares:
      case ActionKind::SellShares:
        shares(action, one);
        break;
      case ActionKind::BuyPrivate:
        one.item = game_.privates[action.private_].id;
        one.price = action.price;
        free_price(action, one);
        break;
      case ActionKind::BuyTrain:
        train(action, one);
        break;
      case ActionKind::DiscardTrain:
        one.train = table_.type_of(action.card).name.value;
        break;
      case ActionKind::RunRoutes:
        one.revenue = revenue(action);
        break;
      case ActionKind::Dividend:
        one.answer = one.action.value("kind", "");
        one.revenue = state_.this_turn.revenue;
        break;
      default:
        break;
    }
  }

  void shares(const Action& action, SeatChoice& one) const {
    const bool sells = action.kind == ActionKind::SellShares;
    const Owner owner =
        sells ? action.actor
              : state_.certificates[table_.certificate(action.company, action.certificates.front())].owner;
    const int share = table_.share_of(action.company);
    one.company = game_.companies[action.company].id;
    one.percent = table_.bundle(action.company, owner, action.certificates, action.percent).percent;
    one.from = sells ? "" : seller(owner);
    if (action.actor.is_private()) return;
    if (!action.actor.is_company())
      one.price = table_.price_of(action.company, sells ? play::the_pool : owner, one.percent);
    else if (sells)
      one.price =
          (action.price > 0 ? action.price : play::issue_price(table_, action.company)) * one.percent / share;
    else
      one.price = play::redeem_price(table_, action.company) * one.percent / share;
  }

  void train(const Action& action, SeatChoice& one) const {
    const Owner owner = state_.cards[action.card].owner;
    one.train = action.variant.empty() ? table_.type_of(action.card).name.value : action.variant;
    one.from = seller(owner);
    one.price = action.price;
    if (action.exchange) one.traded = table_.type_of(*action.exchange).name.value;
    if (owner.is_company()) free_price(action, one);
  }

  int revenue(const Action& action) const {
    if (action.routes.empty()) return 0;
    const auto judged = play::judged_runs(table_, action.actor.index, action.routes);
    int sum = 0;
    if (judged)
      for (const Judgement& one : *judged) sum += one.legal ? one.run.revenue : 0;
    return sum;
  }

  bool is_legal(Action action, int price) const {
    action.price = price;
    return bool(play::apply(game_, state_, action));
  }

  // Searches for the highest legal price, counted in steps from the lowest.
  void free_price(const Action& action, SeatChoice& one) const {
    one.step = action.kind == ActionKind::Bid ? std::max(1, game_.bid_step) : 1;
    const Owner payer = table_.acts_for(action.actor);
    const int money = table_.cash(action.actor) + (payer == action.actor ? 0 : table_.cash(payer));
    int low = 0;
    int high = std::max(0, money - action.price) / one.step;
    while (low < high) {
      const int middle = (low + high + 1) / 2;
      if (is_legal(action, action.price + middle * one.step))
        low = middle;
      else
        high = middle - 1;
    }
    one.most = action.price + low * one.step;
  }

  void on_map(const Action& action, SeatChoice& one) const {
    const bool lays = action.kind == ActionKind::LayTile;
    const bool places = action.kind == ActionKind::PlaceToken ||
                        (action.kind == ActionKind::PlaceBonusToken && !action.tokener);
    if (lays || places) one.hex = game_.title().map.hexes()[action.hex].id;
    if (!lays) return;
    one.tile = game_.tiles[action.tile];
    one.rotation = action.rotation;
  }

  const PlayedGame& played_;
  const play::Game& game_;
  play::State state_;
  const play::PlayTable table_;
  Owner awaited_;
};

}  // namespace

std::vector<SeatChoice> seat_choices(const PlayedGame& played) {
  std::vector<SeatChoice> choices;
  std::set<std::string> seen;
  if (played.state().over) return choices;
  const Chooser chooser(played);
  for (const Action& action : play::legal_actions(played.game(), played.state())) {
    SeatChoice choice = chooser.choice(action);
    const std::string look =
        fmt::format("{}|{}|{}|{}", choice.words, choice.hex, choice.tile, choice.rotation);
    if (seen.insert(look).second) choices.push_back(std::move(choice));
  }
  return choices;
}

int best_revenue(const play::Game& game, const play::State& state, std::size_t company) {
  play::State copy = state;
  const play::PlayTable table(game, copy);
  const Position position = table.position(company);
  if (position.trains.empty()) return 0;
  RouteOptions options;
  options.most_steps = hint_steps;
  const Title& title = game.title();
  return best_runs(title.map, title.roster, position, title.runs, options).total;
}

std::vector<LayHint> lay_hints(const PlayedGame& played, const std::string& hex) {
  std::vector<LayHint> hints;
  const play::Game& game = played.game();
  const auto here = game.find_hex(hex);
  if (!here || played.state().over) return hints;
  for (const Action& action : play::legal_actions(game, played.state(), {.runs = false})) {
    if (action.kind != ActionKind::LayTile || action.hex != *here || !action.actor.is_company()) continue;
    const auto after = play::apply(game, played.state(), action);
    if (!after) continue;
    hints.push_back(
        {game.tiles[action.tile], action.rotation, best_revenue(game, *after, action.actor.index)});
  }
  return hints;
}

}  // namespace trackwright
