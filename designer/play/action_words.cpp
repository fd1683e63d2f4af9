#include "designer/play/action_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "engine/base/words.h"
#include "engine/play/auction/steps.h"
#include "engine/play/companies/steps.h"
#include "engine/play/income/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/table/runs.h"

namespace trackwright {

namespace {

using namespace play;

// Capitalises a kind of company; ids have no blank and stay as they are.
std::string capitalised(std::string name) {
  if (name.find(' ') != std::string::npos && name.front() >= 'a' && name.front() <= 'z')
    name.front() = static_cast<char>(name.front() - 'a' + 'A');
  return name;
}

class Teller {
 public:
  Teller(const Game& game, State state, const play::Action& action, std::span<const std::string> players)
      : game_(game), state_(std::move(state)), table_(game, state_), action_(action), players_(players) {}

  std::string tell() {
    const Owner actor = action_.actor;
    const bool named = actor.is_player() && actor.index < players_.size();
    if (actor.is_company()) return capitalised(company_name(game_, actor.index)) + " " + deed();
    return (named ? players_[actor.index] : table_.name(actor)) + " " + deed();
  }

 private:
  std::string deed() {
    switch (action_.kind) {
      case ActionKind::Bid:
        return bid();
      case ActionKind::Par:
        return fmt::format("starts {} at {}", company(), money(game_.price_at(action_.cell).value_or(0)));
      case ActionKind::BuyShares:
        return buy();
      case ActionKind::SellShares:
        return fmt::format("sells {} % of {} for {}", bundle().percent, company(), money(sale()));
      case ActionKind::Pass:
        return pass();
      case ActionKind::LayTile:
        return fmt::format("lays {} on {}, turned by {}", game_.tiles[action_.tile], hex(), action_.rotation);
      case ActionKind::PlaceToken:
        return station();
      case ActionKind::RunRoutes:
        return runs();
      case ActionKind::Dividend:
        return dividend();
      case ActionKind::BuyTrain:
        return train();
      case ActionKind::DiscardTrain:
        return fmt::format("discards a {}-train", table_.type_of(action_.card).name.value);
      case ActionKind::BuyPrivate:
        return fmt::format("buys {} for {}", one_private(action_.private_), money(action_.price));
      case ActionKind::Choose:
        return choice();
      case ActionKind::PlaceBonusToken:
        return "places its token on " + hex();
      case ActionKind::CheckConnections:
        return "finds the companies that have connected";
      case ActionKind::Merge:
        return "merges " + company();
      case ActionKind::Convert:
        return "converts its shares";
      case ActionKind::TakeLoan:
        return fmt::format("takes a loan and receives {}", money(table_.loan_brings(action_.actor.index)));
      case ActionKind::RepayLoan:
        return "repays a loan";
      case ActionKind::RepayDebt:
        return "pays back the debt, as far as possible";
      case ActionKind::RepaySomeDebt:
        return fmt::format("pays back {} of the debt", money(action_.price));
      case ActionKind::Bankrupt:
        return "is bankrupt";
      case ActionKind::EndGame:
        return "ends the game";
      case ActionKind::Other:
        break;
    }
    return action_.other;
  }

  // A company skips a step; a player passes, or ends the turn after another action.
  std::string pass() const {
    switch (state_.step) {
      case Stage::Shares:
        return has_acted(state_.this_turn) ? "ends the turn" : "passes";
      case Stage::OwnShares:
        return "neither issues nor redeems shares";
      case Stage::Track:
        return state_.this_turn.laid > 0 ? "lays no more tiles" : "lays no tile";
      case Stage::TrackAndToken:
        return state_.this_turn.laid > 0 ? "lays and places nothing more" : "lays and places nothing";
      case Stage::Token:
        return "places no station";
      case Stage::Trains:
        return state_.this_turn.bank_trains > 0 ? "buys no more trains" : "buys no train";
      case Stage::Privates:
        return "buys no private";
      case Stage::Merge:
        return "does not merge";
      case Stage::Nationalize:
        return "is not nationalized";
      case Stage::Conversion:
        return "does not convert its shares";
      case Stage::Loans:
        return "leaves its loans as they are";
      default:
        return "passes";
    }
  }

  std::string choice() const {
    if (state_.step == Stage::Token) return bonus_token();
    if (state_.step == Stage::Track || state_.step == Stage::TrackAndToken)
      return "takes the right of way " + kind_name(action_.choice);
    if (state_.step == Stage::Trains) return sold_train();
    if (state_.step == Stage::ConnectionMarker && makes_bonus_run(table_, action_.actor.index))
      return action_.choice == "Map" ? "places a station on its destination" : "places no station there";
    if (state_.step == Stage::ConnectionMarker &&
        game_.companies[action_.actor.index].chosen_connection != nullptr)
      return connection();
    if (state_.step == Stage::ConnectionMarker)
      return action_.choice == "Map" ? "places its marker on its destination"
                                     : "keeps its marker as a station";
    if (state_.step == Stage::Priority)
      return action_.choice == "activate" ? "takes the priority deal" : "does not take the priority deal";
    if (state_.step == Stage::NeutralCompany) {
      const auto company = game_.find_company(action_.choice);
      return "gives " + (company ? company_name(game_, *company) : action_.choice) + " to " +
             game_.neutral_name();
    }
    if (state_.step == Stage::Tunnel)
      return action_.choice == "build" ? "builds a tunnel" : "builds no tunnel";
    if (state_.step == Stage::Routes) return "chooses the train that passes through a full city";
    if (action_.choice == "nationalize") return "is nationalized, and the state buys a share";
    if (action_.choice == "decline") return "is not nationalized";
    return "is nationalized and sells " + action_.choice + " of its shares to the state";
  }

  std::string connection() const {
    if (action_.choice == "wait") return "delays its connection run";
    if (const auto hex = game_.find_hex(action_.choice))
      return "connects with " + place(game_.title().map.hexes()[*hex]);
    return "places its marker as a " + action_.choice;
  }

  std::string sold_train() const {
    const auto more = action_.choice.find(' ');
    const std::string train = "sells train " + action_.choice.substr(0, more) + " to the bank";
    return more == std::string::npos ? train : train + " and may sell no other train in the game";
  }

  std::string kind_name(const std::string& id) const {
    for (const BonusToken& kind : game_.title().companies.bonus_tokens)
      if (kind.id == id && !kind.name.empty()) return kind.name;
    return id;
  }

  std::string bonus_token() const {
    const auto& kinds = game_.title().companies.bonus_tokens;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
      if (kinds[kind].id == action_.choice)
        return fmt::format("buys the bonus token {} for {}",
                           kinds[kind].name.empty() ? kinds[kind].id : kinds[kind].name,
                           money(bonus_price(table_, kind)));
    return "buys a bonus token";
  }

  std::string money(int amount) const { return table_.money(amount); }
  std::string company() const { return company_name(game_, action_.company); }

  std::string one_private(std::size_t one) const { return private_name(game_, one); }

  static std::string place(const Hex& here) {
    return here.name.empty() ? here.id : fmt::format("{} ({})", here.id, here.name);
  }
  std::string hex() const { return place(game_.title().map.hexes()[action_.hex]); }

  PlayTable::Bundle bundle() const {
    const Owner owner =
        action_.kind == ActionKind::SellShares
            ? action_.actor
            : state_.certificates[table_.certificate(action_.company, action_.certificates.front())].owner;
    return table_.bundle(action_.company, owner, action_.certificates, action_.percent);
  }

  std::string bid() const {
    if (game_.right_to_choose && action_.private_ == no_private)
      return fmt::format("bids {} for the right to choose", money(action_.price));
    if (action_.private_ == no_private) return fmt::format("bids {} for {}", money(action_.price), company());
    if (game_.bids_on_sets)
      return state_.choosing ? "takes " + one_private(action_.private_)
                             : fmt::format("bids {} for one of the privates at {}", money(action_.price),
                                           money(game_.privates[action_.private_].price));
    const bool buys =
        game_.right_to_choose || (state_.auctioning < 0 && first_unsold(table_) == action_.private_);
    return fmt::format(fmt::runtime(buys ? "buys {1} for {0}" : "bids {0} for {1}"), money(action_.price),
                       one_private(action_.private_));
  }

  std::string_view from_words(const PlayTable::Bundle& bought) const {
    if (bought.owner == the_pool) return "from the pool";
    return bought.owner.is_company() || table_.incremental(action_.company) ? "from its treasury"
                                                                            : "from the initial offering";
  }

  std::string buy() const {
    const PlayTable::Bundle bought = bundle();
    const std::string what = fmt::format("{} % of {}", bought.percent, company());
    if (action_.actor.is_private()) return "is exchanged for " + what;
    if (action_.actor.is_company())
      return fmt::format(
          "redeems {} for {}", what,
          money(redeem_price(table_, action_.company) * bought.percent / table_.share_of(action_.company)));
    return fmt::format("buys {} {} for {}", what, from_words(bought),
                       money(table_.price_of(action_.company, bought.owner, bought.percent)));
  }

  // The amount for the seller. A company that issues shares may get a price other than that of the market;
  // shares issued for a train state their price.
  int sale() const {
    const int percent = bundle().percent;
    if (!action_.actor.is_company()) return table_.price_of(action_.company, the_pool, percent);
    const int each = action_.price > 0 ? action_.price : issue_price(table_, action_.company);
    return each * percent / table_.share_of(action_.company);
  }

  std::string station() const {
    std::string text = "places a station in " + hex();
    if (table_.city_count(action_.hex) > 1) text += fmt::format(", city {}", action_.city + 1);
    if (state_.step != Stage::Token || !action_.actor.is_company()) return text;
    if (lays_are_free(table_, action_.actor.index)) return text + " for free";
    const auto token = table_.next_token(action_.actor.index);
    const int price = token ? state_.tokens[*token].price : 0;
    return price > 0 ? text + " for " + money(price) : text;
  }

  // Names the kind of a stop if the run has several stops in one hex: "the town of F3", "the city of F3".
  std::string stop_words(const Run& run, const RunStop& stop) const {
    const std::string where = place(*game_.title().map.find(stop.hex));
    if (std::ranges::count(run.stops, stop.hex, &RunStop::hex) < 2) return where;
    const auto alike = std::ranges::count_if(run.stops, [&](const RunStop& other) {
      return other.hex == stop.hex && other.node.front() == stop.node.front();
    });
    const char* kind = stop.node.front() == 'c'   ? "city"
                       : stop.node.front() == 't' ? "town"
                                                  : "off-board area";
    return alike > 1 ? fmt::format("{} {} of {}", kind, std::stoi(stop.node.substr(1)) + 1, where)
                     : fmt::format("the {} of {}", kind, where);
  }

  std::string runs() const {
    if (action_.routes.empty()) return "runs no train";
    const auto judged = judged_runs(table_, action_.actor.index, action_.routes);
    std::vector<std::string> told;
    for (std::size_t i = 0; i < action_.routes.size(); ++i) {
      std::string text = fmt::format("a {}-train", table_.type_of(action_.routes[i].card).name.value);
      if (judged && (*judged)[i].legal) {
        const Run& run = (*judged)[i].run;
        text += " over " +
                joined(run.stops, ", ", [&](const RunStop& stop) { return stop_words(run, stop); }) +
                " for " + money(run.revenue);
      }
      told.push_back(std::move(text));
    }
    return "runs " + joined(told, "; ");
  }

  std::string dividend() const {
    const int revenue = state_.this_turn.revenue;
    const int a_share = revenue * table_.share_of(action_.actor.index);
    switch (action_.dividend) {
      case rule::Dividend::Pay:
        return "pays " + money(revenue) +
               (a_share % 100 == 0 ? ", " + money(a_share / 100) + " a share" : "");
      case rule::Dividend::Half:
        return fmt::format("pays half of {}", money(revenue));
      case rule::Dividend::Withhold:
        break;
    }
    return "withholds " + money(revenue);
  }

  std::string train() const {
    const Owner from = state_.cards[action_.card].owner;
    const std::string& name =
        action_.variant.empty() ? table_.type_of(action_.card).name.value : action_.variant;
    std::string text =
        fmt::format("buys a {}-train from {} for {}", name, table_.name(from), money(action_.price));
    if (action_.exchange)
      text += fmt::format(" and a traded-in {}-train", table_.type_of(*action_.exchange).name.value);
    return text;
  }

  const Game& game_;
  State state_;
  const PlayTable table_;
  const play::Action& action_;
  std::span<const std::string> players_;
};

}  // namespace

// Adds the kind of company if the id is only a number.
std::string company_name(const Game& game, std::size_t company) {
  const CompanyFacts& facts = game.companies[company];
  const bool number = std::ranges::all_of(facts.id, [](char c) { return c >= '0' && c <= '9'; });
  return number ? facts.company->kind + " " + facts.id : facts.id;
}

std::string private_name(const Game& game, std::size_t one) {
  return game.privates[one].name;
}

std::string action_words(const Game& game, const State& state, const play::Action& action,
                         std::span<const std::string> players) {
  return Teller(game, state, action, players).tell();
}

}  // namespace trackwright
