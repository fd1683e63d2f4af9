#include "designer/studio/game_table.h"

#include <algorithm>

#include "designer/play/action_words.h"
#include "engine/base/words.h"
#include "engine/play/table/table.h"
#include "engine/play/turn/apply.h"
#include "render/words/power_text.h"

namespace trackwright {

namespace {

using play::Owner;

class TableView {
 public:
  TableView(const PlayedGame& played, std::size_t actions)
      : played_(played), game_(played.game()), state_(played.state_after(actions)), table_(game_, state_) {
    if (!state_.over) acts_ = play::waits_for(game_, state_);
    decides_ = acts_.is_company() || acts_.is_private() ? table_.acts_for(acts_) : acts_;
  }

  SeatTable table() const {
    SeatTable all;
    for (std::size_t p = 0; p < state_.players.size(); ++p) all.players.push_back(player(p));
    for (const std::size_t c : in_order()) all.companies.push_back(company(c));
    for (std::size_t p = 0; p < game_.privates.size(); ++p)
      if (!state_.privates[p].closed) all.privates.push_back(one_private(p));
    all.trains = ranks();
    for (const play::Bid& bid : state_.bids)
      all.bids.push_back({played_.players()[bid.player], bid.price, item_of(bid)});
    if (game_.bank) all.bank = state_.bank;
    all.broken = state_.broken;
    return all;
  }

 private:
  std::string name(Owner owner) const {
    if (owner.is_player()) return played_.players()[owner.index];
    return owner.is_company() ? company_name(game_, owner.index) : table_.name(owner);
  }

  // The player who acts first in the next stock round, as far as this is known now.
  std::size_t priority() const {
    const auto& order = state_.order;
    const auto last = std::ranges::find(order, state_.last_to_act);
    if (state_.round == play::RoundKind::Operating || last == order.end()) return order.front();
    return order[static_cast<std::size_t>(last - order.begin() + 1) % order.size()];
  }

  SeatPlayer player(std::size_t p) const {
    const play::PlayerState& one = state_.players[p];
    SeatPlayer seat;
    seat.name = played_.players()[p];
    seat.acts = decides_.is_player(p);
    seat.priority = !state_.over && priority() == p;
    seat.cash = one.cash;
    seat.worth = table_.worth(p);
    seat.certificates = table_.certificates_counted(p);
    seat.limit = table_.certificate_limit();
    for (std::size_t c = 0; c < game_.companies.size(); ++c)
      if (const int percent = table_.percent_of(play::player_owner(p), c); percent > 0)
        seat.shares.push_back({game_.companies[c].id, percent, state_.companies[c].president.is_player(p)});
    seat.privates = privates_of(play::player_owner(p));
    if (one.passed) seat.notes.emplace_back("has passed");
    if (one.bankrupt) seat.notes.emplace_back("is bankrupt");
    for (std::size_t c = 0; c < game_.companies.size(); ++c)
      if (state_.round == play::RoundKind::Stock && ((one.sold >> c) & 1U) != 0)
        seat.notes.push_back("has sold " + company_name(game_, c));
    return seat;
  }

  std::vector<std::string> privates_of(Owner owner) const {
    std::vector<std::string> names;
    for (std::size_t p = 0; p < game_.privates.size(); ++p)
      if (!state_.privates[p].closed && owner_of(p) == owner) names.push_back(private_name(game_, p));
    return names;
  }

  // A drafted private belongs to a player before its price is paid.
  Owner owner_of(std::size_t one) const {
    for (const auto& [player, taken] : state_.drafted)
      if (taken == one) return play::player_owner(player);
    return state_.privates[one].owner;
  }

  std::vector<std::size_t> in_order() const {
    std::vector<std::size_t> all;
    for (const std::uint8_t c : table_.operating_order()) all.push_back(c);
    for (std::size_t c = 0; c < game_.companies.size(); ++c)
      if (!state_.companies[c].closed && std::ranges::find(all, c) == all.end()) all.push_back(c);
    return all;
  }

  SeatCompany company(std::size_t c) const {
    const play::CompanyState& one = state_.companies[c];
    const play::CompanyFacts& facts = game_.companies[c];
    SeatCompany seat;
    seat.id = facts.id;
    seat.name = company_name(game_, c);
    seat.whole_name = facts.company->name;
    seat.acts = acts_.is_company(c);
    seat.started = one.started;
    seat.floated = one.floated;
    seat.operated = one.operated;
    seat.has_shares = !facts.minor;
    seat.cash = one.cash;
    if (one.started && one.cell.is_there()) {
      seat.price = game_.price_at(one.cell);
      seat.cell = one.cell;
      const auto there = table_.in_cell(one.cell);
      seat.place = static_cast<int>(std::ranges::find(there, c) - there.begin());
    }
    if (one.started) seat.par = game_.price_at(one.par);
    if (one.president != play::nobody) seat.president = name(one.president);
    seat.offered = table_.percent_of(play::the_offer, c);
    seat.pool = table_.percent_of(play::the_pool, c);
    seat.own = table_.percent_of(play::company_owner(c), c);
    seat.floats_at = table_.float_percent(c);
    for (const std::uint16_t card : table_.cards_of(play::company_owner(c)))
      seat.trains.push_back({table_.type_of(card).name.value, state_.cards[card].obsolete});
    for (const std::size_t token : table_.tokens_of(c))
      if (state_.tokens[token].hex < 0) seat.stations.push_back(state_.tokens[token].price);
    seat.privates = privates_of(play::company_owner(c));
    return seat;
  }

  SeatPrivate one_private(std::size_t p) const {
    const play::PrivateFacts& facts = game_.privates[p];
    const Owner owner = owner_of(p);
    const bool owned = owner.is_player() || owner.is_company();
    SeatPrivate seat{facts.id,    private_name(game_, p),     owned ? name(owner) : "",
                     facts.price, state_.privates[p].revenue, facts.company ? facts.company->text : ""};
    if (!seat.text.empty()) return seat;
    std::vector<std::string> powers;
    for (const play::PowerFacts& power : facts.powers)
      if (std::string words = power_text(game_.title(), {facts.id}, *power.rule, PowerOf::Private);
          !words.empty())
        powers.push_back(std::move(words));
    seat.text = joined(powers, " ");
    return seat;
  }

  std::vector<SeatRank> ranks() const {
    std::vector<SeatRank> all;
    const std::vector<std::uint16_t> supply = table_.upcoming();
    const std::vector<std::uint16_t> pool = table_.cards_of(play::the_pool);
    const auto count = [&](const std::vector<std::uint16_t>& cards, std::size_t type) {
      return static_cast<int>(
          std::ranges::count_if(cards, [&](std::uint16_t card) { return game_.cards[card].type == type; }));
    };
    for (std::size_t type = 0; type < game_.trains.size(); ++type) {
      const play::TrainFacts& facts = game_.trains[type];
      SeatRank rank{facts.name, {facts.train->price.value}, count(supply, type), count(pool, type)};
      if (rank.left == 0 && rank.pool == 0) continue;
      if (facts.unlimited && rank.left > 0) rank.left = -1;
      for (const Train& side : facts.train->variants) rank.prices.push_back(side.price.value);
      rank.next = !supply.empty() && game_.cards[supply.front()].type == type;
      const auto& trains = facts.train->rusts_on.empty() ? facts.train->obsolete_on : facts.train->rusts_on;
      rank.rusted_by = joined(trains, ", ", &Ref::value);
      all.push_back(std::move(rank));
    }
    return all;
  }

  std::string item_of(const play::Bid& bid) const {
    if (game_.right_to_choose) return "the right to choose";
    return state_.put_up >= 0 ? company_name(game_, static_cast<std::size_t>(state_.put_up))
                              : game_.privates[bid.company].id;
  }

  const PlayedGame& played_;
  const play::Game& game_;
  play::State state_;
  const play::PlayTable table_;
  Owner acts_;
  Owner decides_;
};

}  // namespace

SeatTable game_table(const PlayedGame& played, std::size_t actions) {
  return TableView(played, actions).table();
}

}  // namespace trackwright
