// The merger event: one company takes over another. The companies of other players decide first, in turn
// order after the player whose company bought the train. Then the company itself decides about those that
// have not floated; it must take the last of them. The president of the merged company gets the certificate
// that is kept for this, and other shares are paid at half their price. Money, trains and stations go to the
// company that takes over.
#include <algorithm>

#include "engine/play/companies/steps.h"
#include "engine/play/stock/steps.h"

namespace trackwright::play {

namespace {

std::size_t into(const PlayTable& table) {
  return table.game.merger->into;
}

// The distance of the company's president in turn order from the player who bought the train.
std::size_t turn_of(const PlayTable& table, std::size_t company) {
  const auto& order = table.state.order;
  const auto seat = [&](std::size_t player) {
    return static_cast<std::size_t>(std::ranges::find(order, player) - order.begin());
  };
  const std::size_t first = seat(table.president_of(*table.operator_now()));
  const std::size_t own = seat(table.president_of(company));
  return own <= first ? own + order.size() : own;
}

std::vector<std::uint8_t> candidates_of(const PlayTable& table) {
  const State& state = table.state;
  std::vector<std::uint8_t> floated;
  std::vector<std::uint8_t> others;
  bool unstarted = false;
  for (std::size_t c = 0; c < table.game.companies.size(); ++c) {
    const CompanyState& one = state.companies[c];
    const auto& never = table.game.merger->never;
    if (c == into(table) || table.game.companies[c].minor || one.closed ||
        std::ranges::find(never, c) != never.end() || one.president == state.companies[into(table)].president)
      continue;
    const bool has_floated = one.floated && one.president.is_player();
    (has_floated ? floated : others).push_back(static_cast<std::uint8_t>(c));
    unstarted = unstarted || (!has_floated && !one.started);
  }
  if (unstarted) std::erase_if(others, [&](std::uint8_t c) { return state.companies[c].started; });
  const auto place = [&](std::uint8_t c) {
    return std::pair(turn_of(table, c), std::ranges::find(state.operating, c) - state.operating.begin());
  };
  std::ranges::stable_sort(floated, {}, place);
  floated.insert(floated.end(), others.begin(), others.end());
  return floated;
}

bool has_station(const PlayTable& table, std::size_t company, const TokenState& at) {
  return std::ranges::any_of(table.state.tokens, [&](const TokenState& one) {
    return one.company == company && one.hex == at.hex && one.city == at.city;
  });
}

// Pays half the price for each share except the president's, which the kept certificate replaces.
void pay_owners(PlayTable& table, std::size_t company) {
  const CompanyFacts& facts = table.game.companies[company];
  const int price = table.state.companies[company].started ? table.share_price(company, the_pool) : 0;
  for (const std::uint8_t player : table.state.order) {
    int shares = 0;
    for (const std::uint8_t number : table.held(player_owner(player), company)) {
      if (facts.certificates[number].president)
        get_kept(table, table.game.merger->share, player_owner(player));
      else
        ++shares;
      table.move_certificate(company, number, the_offer);
    }
    table.pay(the_bank, player_owner(player), (shares * price + 1) / 2);
  }
  for (const std::uint8_t number : table.held(the_pool, company))
    table.move_certificate(company, number, the_offer);
}

// Replaces a station by one of the company that takes over.
void swap_station(PlayTable& table, std::size_t token) {
  const TokenState gone = table.state.tokens[token];
  table.state.tokens[token].hex = -1;
  if (!has_station(table, into(table), gone))
    if (const auto next = table.next_token(into(table)))
      table.put_token(*next, static_cast<std::size_t>(gone.hex), gone.city, gone.slot);
  table.hex_changed(static_cast<std::size_t>(gone.hex));
}

// Frees the slot kept for the home, even if no station was placed there.
void take_home(PlayTable& table, std::size_t company) {
  const auto tokens = table.tokens_of(company);
  if (tokens.empty()) return;
  if (table.state.tokens[tokens.front()].hex >= 0) {
    swap_station(table, tokens.front());
    return;
  }
  for (const HomeFacts& home : table.game.companies[company].homes) {
    if (table.has_token_in(into(table), home.hex)) continue;
    const int city = home.city.value_or(0);
    const auto next = table.next_token(into(table));
    const auto slot = table.free_slot(company, home.hex, city);
    if (next && slot) table.put_token(*next, home.hex, city, *slot);
  }
}

void take_stations_of(PlayTable& table, std::size_t company) {
  State& state = table.state;
  const auto stations = static_cast<std::size_t>(said(table.game.rules().merger->stations, 0));
  const int price = state.tokens[table.tokens_of(into(table)).back()].price;
  const int last = table.game.companies[into(table)].company->tokens.back().value;
  for (std::size_t i = 0; i < stations; ++i) {
    TokenState token;
    token.company = static_cast<std::uint8_t>(into(table));
    token.price = static_cast<std::int16_t>(std::max(price, last));
    state.tokens.push_back(token);
  }
  // Stations that it had left before do not replace any; only new ones do.
  std::vector<std::size_t> own;
  for (const std::size_t t : table.tokens_of(into(table)))
    if (state.tokens[t].hex < 0) own.push_back(t);
  std::vector<std::size_t> held;
  for (std::size_t i = 0; i + stations < own.size(); ++i) held.push_back(own[i]);
  for (const std::size_t t : held) state.tokens[t].company = the_state;  // set aside
  take_home(table, company);
  std::vector<std::size_t> rest;
  for (const std::size_t t : table.tokens_of(company)) {
    if (state.tokens[t].hex < 0) continue;
    if (has_station(table, into(table), state.tokens[t]))
      swap_station(table, t);
    else
      rest.push_back(t);
  }
  std::size_t left = 0;
  for (const std::size_t t : table.tokens_of(into(table))) left += state.tokens[t].hex < 0 ? 1U : 0U;
  if (rest.size() <= left)
    for (const std::size_t t : rest) swap_station(table, t);
  else
    for (const std::size_t t : rest) state.merged_stations.push_back(static_cast<std::uint16_t>(t));
  for (const std::size_t t : held) state.tokens[t].company = static_cast<std::uint8_t>(into(table));
}

void nothing_merges(PlayTable& table) {
  table.state.merging.clear();
  release(table, table.game.merger->share);
  table.state.limit_raised =
      static_cast<std::uint8_t>(table.state.limit_raised + said(table.game.rules().merger->limit_rises, 0));
}

void leave(PlayTable& table, std::size_t company) {
  State& state = table.state;
  CompanyState closed;
  closed.closed = true;
  closed.operated = state.companies[company].operated;
  state.companies[company] = closed;
  close_privates_of(table, company);
}

void take_over_company(PlayTable& table, std::size_t company) {
  State& state = table.state;
  state.merging.clear();
  release(table, table.game.merger->share);
  pay_owners(table, company);
  take_stations_of(table, company);
  table.pay(company_owner(company), company_owner(into(table)), state.companies[company].cash);
  for (const std::uint16_t card : table.cards_of(company_owner(company)))
    table.take_card(card, company_owner(into(table)));
  CompanyState& larger = state.companies[into(table)];
  larger.loans = static_cast<std::uint8_t>(larger.loans + state.companies[company].loans);
  leave(table, company);
  table.track_changed();
}

// Continues with a merger that needs no decision.
void go_on_merging(PlayTable& table) {
  const auto& candidates = table.state.merging;
  if (candidates.empty())
    nothing_merges(table);
  else if (candidates.size() == 1 && !table.state.companies[candidates.front()].floated)
    take_over_company(table, candidates.front());
}

}  // namespace

void start_merger(PlayTable& table) {
  if (!table.game.merger) return;
  table.state.merging.clear();
  if (table.state.companies[into(table)].floated) table.state.merging = candidates_of(table);
  go_on_merging(table);
}

std::size_t merger_decider(const PlayTable& table) {
  const std::size_t first = table.state.merging.front();
  return table.state.companies[first].floated ? first : into(table);
}

std::size_t merger_company(const PlayTable& table) {
  return into(table);
}

Verdict merge(PlayTable& table, const Action& action) {
  if (!action.actor.is_company(merger_decider(table)) || action.company != table.state.merging.front())
    return refused("merger",
                   table.game.companies[table.state.merging.front()].id + " must decide on a merger");
  take_over_company(table, action.company);
  return {};
}

Verdict decline_merger(PlayTable& table, const Action& action) {
  if (!action.actor.is_company(merger_decider(table)))
    return refused("merger", table.game.companies[merger_decider(table)].id + " must decide on the merger");
  table.state.merging.erase(table.state.merging.begin());
  go_on_merging(table);
  return {};
}

// Keeps the chosen station of the company that was taken over; its other stations leave the map.
Verdict choose_merged_station(PlayTable& table, const Action& action) {
  State& state = table.state;
  const auto is_there = [&](std::uint16_t token) {
    return state.tokens[token].hex == static_cast<std::int16_t>(action.hex);
  };
  if (!action.actor.is_company(into(table)) || std::ranges::none_of(state.merged_stations, is_there))
    return refused("merger", "the choice must be a station of the company that was taken over");
  std::vector<std::uint16_t> tokens;
  tokens.swap(state.merged_stations);
  for (const std::uint16_t token : tokens) {
    if (is_there(token)) {
      // Use the last of the new stations.
      const TokenState gone = state.tokens[token];
      state.tokens[token].hex = -1;
      const auto own = table.tokens_of(into(table));
      table.put_token(own.back(), static_cast<std::size_t>(gone.hex), gone.city, gone.slot);
    } else {
      const auto hex = static_cast<std::size_t>(state.tokens[token].hex);
      state.tokens[token].hex = -1;
      table.hex_changed(hex);
    }
  }
  return {};
}

}  // namespace trackwright::play
