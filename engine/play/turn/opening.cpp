#include <algorithm>
#include <utility>

#include "engine/play/auction/steps.h"
#include "engine/play/turn/steps.h"

namespace trackwright::play {

namespace {

void deal_cards(const Game& game, State& state) {
  state.cards.resize(game.cards.size());
  for (CardState& card : state.cards) card.owner = the_bank;
}

void deal_tokens(const Game& game, State& state) {
  for (std::size_t c = 0; c < game.companies.size(); ++c)
    for (const Placed<int>& cost : game.companies[c].company->tokens) {
      TokenState token;
      token.company = static_cast<std::uint8_t>(c);
      token.price = static_cast<std::int16_t>(cost.value);
      state.tokens.push_back(token);
    }
}

// Puts a mountain token on each of its hexes, until a tunnel removes it.
void deal_mountains(const Game& game, State& state) {
  const auto& tunnels = game.rules().operating.tunnels;
  const auto& kinds = game.title().companies.bonus_tokens;
  if (!tunnels) return;
  for (std::size_t t = 0; t < kinds.size(); ++t)
    if (names(tunnels->tokens, kinds[t].id))
      for (const Ref& name : kinds[t].hexes)
        if (const auto hex = game.find_hex(name.value))
          state.bonus_tokens.push_back(
              {static_cast<std::uint8_t>(t), the_state, static_cast<std::int16_t>(*hex)});
}

// Gives minors that come with a private their train and station at the start.
void deal_minors(const Game& game, State& state) {
  PlayTable table(game, state);
  std::vector<std::pair<std::uint8_t, const PowerRule*>> minors;
  for (const PrivateFacts& one : game.privates)
    for (const PowerFacts& power : one.powers)
      if (power.is(rule::Power::RunsMinor))
        for (const std::uint8_t minor : power.companies) minors.emplace_back(minor, power.rule);
  std::ranges::sort(minors, {}, [](const auto& one) { return one.first; });
  for (const auto& [minor, rule] : minors) {
    for (const Ref& train : rule->trains)
      if (const auto type = game.find_type(train.value))
        for (std::size_t i = 0; i < state.cards.size(); ++i)
          if (game.cards[i].type == *type && state.cards[i].owner == the_bank) {
            table.take_card(i, company_owner(minor));
            break;
          }
    if (game.companies[minor].home_time == rule::HomeTime::Start) table.place_home(minor);
  }
}

// Places the home stations that lie on the map from the start.
void place_homes(const Game& game, State& state) {
  PlayTable table(game, state);
  for (std::size_t c = 0; c < game.companies.size(); ++c)
    if (game.companies[c].home_time == rule::HomeTime::SetUp) table.place_home(c);
}

// Keeps slots reserved for homes free if the city has others.
void put_neutral_stations(const Game& game, State& state) {
  const auto& stations = game.title().companies.neutral_stations;
  for (std::size_t i = 0; i < stations.size(); ++i) {
    const auto hex = game.find_hex(stations[i].at.hex.value);
    if (!hex) continue;
    const int city = city_of(stations[i]);
    const auto slot = PlayTable(game, state).free_slot(the_state, *hex, city);
    if (!slot) continue;
    TokenState token;
    token.company = the_state;
    token.hex = static_cast<std::int16_t>(*hex);
    token.city = static_cast<std::int8_t>(city);
    token.slot = static_cast<std::int8_t>(*slot);
    token.neutral = static_cast<std::uint8_t>(i + 1);
    state.tokens.push_back(token);
  }
}

}  // namespace

State opening(const Game& game) {
  State state;
  const auto seats = static_cast<std::size_t>(game.players());
  state.players.resize(seats);
  for (std::size_t i = 0; i < seats; ++i) {
    state.players[i].cash = game.starting_cash;
    state.order.push_back(static_cast<std::uint8_t>(i));
  }
  state.bank = game.bank.value_or(0) - game.starting_cash * game.players();
  state.companies.resize(game.companies.size());
  state.certificates.resize(game.certificates);
  for (const CompanyFacts& company : game.companies) {
    for (std::size_t i = 0; i < company.certificates.size(); ++i) {
      const bool removed = i + static_cast<std::size_t>(company.removed) >= company.certificates.size();
      if (company.certificates[i].percent > 0)  // a conversion adds the others
        state.certificates[company.first_certificate + i].owner = removed ? the_bank : the_offer;
      state.certificates[company.first_certificate + i].kept = company.certificates[i].kept;
    }
  }
  state.privates.resize(game.privates.size());
  state.power_left.resize(game.powers);
  for (std::size_t p = 0; p < game.privates.size(); ++p) {
    state.privates[p].revenue = static_cast<std::int16_t>(game.privates[p].revenue);
    if (!game.draft) state.privates[p].discount = static_cast<std::int16_t>(-game.privates[p].dearer);
    for (std::size_t i = 0; i < game.privates[p].powers.size(); ++i) {
      const PowerFacts& power = game.privates[p].powers[i];
      const int usual = power.is(rule::Power::PlaceBonusToken) ? always_left : 1;
      state.power_left[game.privates[p].first_power + i] =
          static_cast<std::uint8_t>(said(power.rule->count, usual));
    }
  }
  deal_cards(game, state);
  deal_tokens(game, state);
  state.hexes.resize(game.title().map.hexes().size());
  for (const auto& here : game.homes_in)
    for (std::size_t i = 0; i < here.size(); ++i) state.home_order.push_back(static_cast<std::uint8_t>(i));
  state.laid_tiles.resize(game.tiles.size());
  deal_minors(game, state);
  deal_mountains(game, state);
  for (const HomeFacts& home : game.homes_of_others) {
    TokenState token;
    token.company = the_state;
    token.hex = static_cast<std::int16_t>(home.hex);
    token.city = static_cast<std::int8_t>(home.city.value_or(0));
    state.tokens.push_back(token);
  }
  place_homes(game, state);
  put_neutral_stations(game, state);
  if (game.draft) {
    state.deck = game.draft->deck;
    state.numbers = game.draft->numbers;
    state.step = Stage::Draft;
  }
  if (game.right_to_choose && !game.privates.empty()) {
    PlayTable table(game, state);
    open_right(table);
  }
  const bool starts_at_shares = game.privates.empty() || begins_with_stock_round(game);
  if ((game.one_by_one || game.at_face) && !starts_at_shares) {
    PlayTable table(game, state);
    game.one_by_one ? open_one_by_one(table) : open_at_face(table);
  }
  if (starts_at_shares) {
    state.round = RoundKind::Stock;
    state.step = Stage::Shares;
  }
  return state;
}

}  // namespace trackwright::play
