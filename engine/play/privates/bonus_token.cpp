// Tokens other than stations, placed by a private's power or held by the company that bought the private.
#include <algorithm>

#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"

namespace trackwright::play {

namespace {

const std::vector<BonusToken>& tokens_of(const PlayTable& table) {
  return table.game.title().companies.bonus_tokens;
}

bool is_of(const PlayTable& table, const BonusTokenState& token, std::size_t one) {
  return tokens_of(table)[token.token].owner == table.game.privates[one].id;
}

// Finds a kind of token of the private that has a token left to place.
std::optional<std::size_t> free_token(const PlayTable& table, std::size_t one) {
  const auto& tokens = tokens_of(table);
  for (std::size_t t = 0; t < tokens.size(); ++t)
    if (tokens[t].owner == table.game.privates[one].id &&
        std::ranges::count(table.state.bonus_tokens, t, &BonusTokenState::token) < tokens[t].count.value)
      return t;
  return std::nullopt;
}

// Finds the place on the map of another private's token that this private may replace.
std::optional<std::size_t> replaceable(const PlayTable& table, std::size_t one) {
  const auto& powers = table.game.privates[one].powers;
  const auto replaces = [&](std::size_t i) {
    return powers[i].is(rule::Power::ReplaceBonusToken) && power_now(table, one, i);
  };
  for (std::size_t i = 0; i < powers.size(); ++i)
    if (replaces(i))
      for (std::size_t t = 0; t < table.state.bonus_tokens.size(); ++t) {
        const BonusTokenState& token = table.state.bonus_tokens[t];
        if (token.hex >= 0 && is_of(table, token, one)) return t;
      }
  return std::nullopt;
}

std::optional<std::size_t> placing_power(const PlayTable& table, std::size_t one) {
  const auto& powers = table.game.privates[one].powers;
  for (std::size_t i = 0; i < powers.size(); ++i)
    if (powers[i].is(rule::Power::PlaceBonusToken) && power_now(table, one, i)) return i;
  return std::nullopt;
}

bool runs_there(const PlayTable& table, std::size_t company, std::uint32_t hex) {
  const auto& stops = table.reach(company).stops;
  return std::ranges::any_of(stops, [&](const StopPlace& stop) { return stop.first == hex; }) &&
         !table.cards_of(company_owner(company)).empty();
}

// Takes the private's tokens off the map and bars their hexes for this turn: a token that goes back and forth
// would never let the turn end.
void lift_tokens(PlayTable& table, std::size_t one) {
  std::erase_if(table.state.bonus_tokens, [&](const BonusTokenState& token) {
    if (!is_of(table, token, one)) return false;
    if (token.hex >= 0) table.state.this_turn.token_hexes.push_back(static_cast<std::uint16_t>(token.hex));
    return true;
  });
}

// Whether the power may move a token that lies on the map because none is left to place.
bool moves_one(const PlayTable& table, std::size_t one, std::size_t power) {
  return left_of(table, one, power) == always_left &&
         std::ranges::any_of(table.state.bonus_tokens,
                             [&](const BonusTokenState& token) { return is_of(table, token, one); });
}

}  // namespace

std::vector<std::uint16_t> bonus_token_hexes(const PlayTable& table, std::size_t one) {
  std::vector<std::uint16_t> hexes;
  if (!table.operating()) return hexes;
  if (const auto there = replaceable(table, one); there && free_token(table, one))
    return {static_cast<std::uint16_t>(table.state.bonus_tokens[*there].hex)};
  const auto index = placing_power(table, one);
  if (!index || !table.state.privates[one].owner.is_company()) return hexes;
  if (!free_token(table, one) && !moves_one(table, one, *index)) return hexes;
  const PowerFacts& power = table.game.privates[one].powers[*index];
  const std::size_t company = table.state.privates[one].owner.index;
  const auto& left = table.state.this_turn.token_hexes;
  for (const std::uint32_t hex : power.hexes)
    if (std::ranges::find(left, hex) == left.end() &&
        (!said(power.rule->connected, false) || runs_there(table, company, hex)) &&
        std::ranges::none_of(table.state.bonus_tokens, [&](const BonusTokenState& token) {
          return token.hex == static_cast<std::int16_t>(hex) && is_of(table, token, one);
        }))
      hexes.push_back(static_cast<std::uint16_t>(hex));
  return hexes;
}

Verdict place_bonus_token(PlayTable& table, const Action& action) {
  const std::size_t one =
      action.actor.is_private() ? action.actor.index : static_cast<std::uint8_t>(table.state.just_sold);
  const auto index = placing_power(table, one);
  if (const auto there = replaceable(table, one); there && free_token(table, one)) {
    BonusTokenState& token = table.state.bonus_tokens[*there];
    if (token.hex != static_cast<std::int16_t>(action.hex))
      return refused("privates.powers",
                     table.game.privates[one].id + " can only replace its token in its hex");
    token.token = static_cast<std::uint8_t>(*free_token(table, one));
    table.close_private(one);
    table.track_changed();
    return {};
  }
  if (!index) return refused("privates.powers", table.game.privates[one].id + " cannot place a token now");
  const auto hexes = bonus_token_hexes(table, one);
  if (std::ranges::find(hexes, action.hex) == hexes.end())
    return refused("privates.powers", table.game.privates[one].id + " cannot place its token there");
  if (!free_token(table, one)) lift_tokens(table, one);
  BonusTokenState placed;
  placed.token = static_cast<std::uint8_t>(*free_token(table, one));
  placed.company = table.state.privates[one].owner.index;
  placed.hex = static_cast<std::int16_t>(action.hex);
  table.state.bonus_tokens.push_back(placed);
  table.track_changed();
  use(table, one, *index);
  return {};
}

// Whether a private that was just bought has tokens that the company must place before anything else.
bool places_sold_tokens(const PlayTable& table) {
  if (table.state.just_sold < 0) return false;
  const auto one = static_cast<std::uint8_t>(table.state.just_sold);
  const auto index = placing_power(table, one);
  return index && table.game.privates[one].powers[*index].at(rule::PowerTime::Sold) &&
         !bonus_token_hexes(table, one).empty();
}

// Removes the most valuable token that the runs were paid for, if its private's rule requires it.
void take_spent_token(PlayTable& table, std::size_t company, const std::vector<std::uint8_t>& counted) {
  auto& placed = table.state.bonus_tokens;
  auto dearest = placed.end();
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    const auto spent = [](const PowerFacts& power) { return said(power.rule->spent_by_runs, false); };
    if (std::ranges::none_of(table.game.privates[p].powers, spent)) continue;
    for (auto token = placed.begin(); token != placed.end(); ++token)
      if (token->company == company && is_of(table, *token, p) &&
          std::ranges::find(counted, token->token) != counted.end() &&
          (dearest == placed.end() ||
           tokens_of(table)[token->token].bonus > tokens_of(table)[dearest->token].bonus))
        dearest = token;
  }
  if (dearest == placed.end()) return;
  placed.erase(dearest);
  table.track_changed();
}

void PlayTable::take_tokens_of(std::size_t one) {
  if (std::erase_if(state.bonus_tokens, [&](const BonusTokenState& token) {
        return token.hex >= 0 && is_of(*this, token, one);
      }) > 0)
    track_changed();
}

void give_markers(PlayTable& table, std::size_t one, std::size_t company) {
  const auto& powers = table.game.privates[one].powers;
  const auto holds = [](const PowerFacts& power) { return power.is(rule::Power::HoldBonusTokens); };
  if (std::ranges::none_of(powers, holds)) return;
  const auto& tokens = tokens_of(table);
  for (std::size_t t = 0; t < tokens.size(); ++t) {
    if (tokens[t].owner != table.game.privates[one].id) continue;
    give_back_claims(table, company, t);
    table.state.bonus_tokens.push_back(
        {static_cast<std::uint8_t>(t), static_cast<std::uint8_t>(company), -1});
  }
  table.track_changed();
}

void take_tokens(PlayTable& table, std::size_t one, std::size_t company) {
  const auto places = [](const PowerFacts& power) { return power.is(rule::Power::PlaceBonusToken); };
  if (std::ranges::any_of(table.game.privates[one].powers, places))
    table.state.privates[one].token_holder = static_cast<std::int8_t>(company);
  if (table.game.tells_holders) follow_holder(table, one);
}

void PlayTable::lose_markers(std::size_t company) {
  std::vector<std::string> lost;
  for (const PrivateFacts& one : game.privates)
    for (const PowerFacts& power : one.powers)
      if (power.is(rule::Power::HoldBonusTokens) && said(power.rule->until_president, false))
        lost.push_back(one.id);
  std::erase_if(state.bonus_tokens, [&](const BonusTokenState& token) {
    const std::string& owner = game.title().companies.bonus_tokens[token.token].owner;
    return token.company == company && token.hex < 0 && std::ranges::find(lost, owner) != lost.end();
  });
  track_changed();
}

// Bonus tokens that companies buy in their turn at the step for stations. The seller is the player who owns
// the private of the tokens, or the pool once the private is closed.

namespace {

const std::vector<BonusToken>& kinds(const PlayTable& table) {
  return table.game.title().companies.bonus_tokens;
}

int left(const PlayTable& table, std::size_t kind) {
  const auto sold = std::ranges::count(table.state.bonus_tokens, kind, &BonusTokenState::token);
  return kinds(table)[kind].count.value - static_cast<int>(sold);
}

bool has_one(const PlayTable& table, std::size_t company, std::size_t kind) {
  return std::ranges::any_of(table.state.bonus_tokens, [&](const BonusTokenState& one) {
    return one.token == kind && one.company == company;
  });
}

// A company may own one token of each kind.
bool may_buy(const PlayTable& table, std::size_t company, std::size_t kind) {
  const auto one = table.game.token_sellers[kind];
  if (!one || left(table, kind) <= 0 || has_one(table, company, kind)) return false;
  const PrivateState& seller = table.state.privates[*one];
  return (seller.closed || seller.owner.is_player()) && bonus_price(table, kind) <= table.funds(company);
}

}  // namespace

int bonus_price(const PlayTable& table, std::size_t kind) {
  const auto& cost = kinds(table)[kind].cost;
  return cost ? cost->value : 0;
}

std::vector<std::string> bonus_tokens_for_sale(const PlayTable& table, std::size_t company) {
  std::vector<std::string> ids;
  for (std::size_t kind = 0; kind < table.game.token_sellers.size(); ++kind)
    if (may_buy(table, company, kind)) ids.push_back(kinds(table)[kind].id);
  return ids;
}

Verdict buy_bonus_token(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  for (std::size_t kind = 0; kind < table.game.token_sellers.size(); ++kind) {
    if (kinds(table)[kind].id != action.choice) continue;
    if (!may_buy(table, company, kind)) break;
    const std::size_t one = *table.game.token_sellers[kind];
    const PrivateState& seller = table.state.privates[one];
    table.pay(action.actor, seller.closed ? the_bank : seller.owner, bonus_price(table, kind));
    table.state.bonus_tokens.push_back(
        {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(company), -1});
    if (!seller.closed && left(table, kind) == 0) table.close_private(one);
    table.track_changed();  // the token may count for its runs
    return {};
  }
  return refused("privates.powers", "the company cannot buy this token");
}

}  // namespace trackwright::play
