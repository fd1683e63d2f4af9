// Powers of private companies: when they apply and what they save.
#include <algorithm>

#include "engine/play/privates/steps.h"
#include "engine/run/connected.h"
#include "engine/run/moment.h"
#include "engine/upgrade/placements.h"

namespace trackwright::play {

std::uint8_t left_of(const PlayTable& table, std::size_t one, std::size_t power) {
  return table.state.power_left[table.game.privates[one].first_power + power];
}

bool used_in_turn(const PlayTable& table, std::size_t one, std::size_t power) {
  const PrivateFacts& facts = table.game.privates[one];
  const auto& used = table.state.this_turn.powers_used;
  return said(facts.powers[power].rule->once_a_turn, false) &&
         std::ranges::find(used, facts.first_power + power) != used.end();
}

// A power that lets the company lay this tile early, once enough trains have been bought.
const PowerFacts* early_tile(const PlayTable& table, std::size_t company, std::size_t tile) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (!table.state.privates[p].owner.is_company(company)) continue;
    for (const PowerFacts& power : table.game.privates[p].powers) {
      if (!power.is(rule::Power::EarlyTiles) || !names(power.rule->tiles, table.game.tiles[tile])) continue;
      const auto bought = std::ranges::count_if(table.state.cards, [&](const CardState& card) {
        const std::size_t index = static_cast<std::size_t>(&card - table.state.cards.data());
        return card.owner != the_bank && names(power.rule->trains, table.base_of(index).name.value);
      });
      if (bought >= said(power.rule->count, 1)) return &power;
    }
  }
  return nullptr;
}

void use_up(PlayTable& table, std::size_t one, std::size_t power) {
  table.state.power_left[table.game.privates[one].first_power + power] = 0;
}

bool lays(const PowerFacts& power) {
  return power.is(rule::Power::LayTile) || power.is(rule::Power::Teleport);
}

namespace {

// A power that lays all tiles or none is lost if another tile lies on one of its hexes.
bool spoiled(const PlayTable& table, std::size_t one, std::size_t power) {
  const PowerFacts& facts = table.game.privates[one].powers[power];
  if (!said(facts.rule->all, false) || left_of(table, one, power) < said(facts.rule->count, 1)) return false;
  return std::ranges::any_of(facts.hexes,
                             [&](std::uint32_t hex) { return table.state.hexes[hex].tile >= 0; });
}

}  // namespace

void use(PlayTable& table, std::size_t one, std::size_t power) {
  auto& left = table.state.power_left[table.game.privates[one].first_power + power];
  if (left > 0 && left != always_left) --left;
}

bool has_holder(const PlayTable& table, std::size_t one, const PowerFacts& power) {
  const PrivateState& now = table.state.privates[one];
  if (now.closed) return false;
  if (!power.rule->holder) return now.owner.is_player() || now.owner.is_company();
  return power.rule->holder->value == rule::Holder::Player ? now.owner.is_player() : now.owner.is_company();
}

namespace {

bool is_time(const PlayTable& table, const Owner& owner, rule::PowerTime time) {
  const auto company = table.operator_now();
  const bool own_turn = company && owner.is_company(*company);
  switch (time) {
    case rule::PowerTime::AnyTime:
      return table.state.round != RoundKind::Auction;
    case rule::PowerTime::StockRound:
      return table.state.round == RoundKind::Stock;
    case rule::PowerTime::CompanyTurn:
      return own_turn;
    case rule::PowerTime::Track:
      return own_turn && !table.done(Stage::Track);
    case rule::PowerTime::Token:
      return own_turn && table.done(Stage::Track) && !table.done(Stage::Token);
    case rule::PowerTime::OwnerTrack:
      return company && owner.is_player(table.president_of(*company)) && !table.done(Stage::Track);
    case rule::PowerTime::BetweenTurns:
      return company && !table.state.this_turn.operator_acted;
    case rule::PowerTime::Sold:
      break;
  }
  return false;
}

}  // namespace

namespace {

// Whether the company has a station on each hex of the power.
bool has_its_stations(const PlayTable& table, std::size_t one, const PowerFacts& power) {
  const Owner owner = table.state.privates[one].owner;
  return power.is(rule::Power::PlaceStation) && owner.is_company() &&
         std::ranges::all_of(power.hexes,
                             [&](std::uint32_t hex) { return table.has_token_in(owner.index, hex); });
}

}  // namespace

bool power_now(const PlayTable& table, std::size_t one, std::size_t index) {
  const PowerFacts& power = table.game.privates[one].powers[index];
  const PrivateState& now = table.state.privates[one];
  if (now.closed || left_of(table, one, index) == 0 || used_in_turn(table, one, index) ||
      spoiled(table, one, index) || has_its_stations(table, one, power))
    return false;
  const bool just_sold = power.at(rule::PowerTime::Sold) && table.state.just_sold == static_cast<int>(one);
  if (just_sold) return true;
  return has_holder(table, one, power) && std::ranges::any_of(power.rule->when, [&](const auto& when) {
           return is_time(table, now.owner, when.value);
         });
}

// The step waits while such a power, or the purchase of a private with one, is possible.
bool power_blocks_track(const PlayTable& table, std::size_t company) {
  const bool selling = sold_now(table) && !table.game.companies[company].minor;
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    const PrivateState& now = table.state.privates[p];
    const auto& powers = table.game.privates[p].powers;
    for (std::size_t i = 0; i < powers.size(); ++i) {
      if (!powers[i].is(rule::Power::LayTile) || left_of(table, p, i) == 0 || now.closed ||
          used_in_turn(table, p, i))
        continue;
      const bool at_track = powers[i].at(rule::PowerTime::Track);
      if (at_track && now.owner.is_company(company) && has_holder(table, p, powers[i]) &&
          !spoiled(table, p, i))
        return true;
      if (powers[i].at(rule::PowerTime::OwnerTrack) && has_holder(table, p, powers[i]) &&
          now.owner.is_player(table.president_of(company)))
        return true;
      if (selling && at_track && now.owner.is_player() && !spoiled(table, p, i) &&
          !table.game.privates[p].not_sold && waits_for_sale(table, p) && sold_to_all_now(table, p) &&
          least_price(table, p) <= table.most_funds(company))
        return true;
    }
  }
  return false;
}

bool power_blocks_end(const PlayTable& table, std::size_t company) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (!table.state.privates[p].owner.is_company(company)) continue;
    const auto& powers = table.game.privates[p].powers;
    for (std::size_t i = 0; i < powers.size(); ++i)
      if (powers[i].at(rule::PowerTime::CompanyTurn) && power_now(table, p, i)) return true;
  }
  return false;
}

std::optional<std::size_t> sold_power(const PlayTable& table) {
  if (table.state.just_sold < 0) return std::nullopt;
  const std::size_t one = static_cast<std::uint8_t>(table.state.just_sold);
  const auto& powers = table.game.privates[one].powers;
  for (std::size_t i = 0; i < powers.size(); ++i)
    if (lays(powers[i]) && powers[i].at(rule::PowerTime::Sold) && left_of(table, one, i) > 0 &&
        !table.state.privates[one].closed)
      return i;
  return std::nullopt;
}

Verdict pass_power(PlayTable& table, const Action& action) {
  State& state = table.state;
  const std::size_t one = action.actor.index;
  const auto& powers = table.game.privates[one].powers;
  if (state.teleported == static_cast<int>(one)) {
    for (std::size_t i = 0; i < powers.size(); ++i)
      if (powers[i].is(rule::Power::Teleport)) use_up(table, one, i);
    state.teleported = -1;
    return {};
  }
  const auto index = sold_power(table);
  if (index && state.just_sold == static_cast<int>(one)) {
    use_up(table, one, *index);
    return {};
  }
  if (state.together != static_cast<int>(one))
    return refused("privates.powers", "no power of this private is in use");
  for (std::size_t i = 0; i < powers.size(); ++i) {
    if (!powers[i].is(rule::Power::LayTile) || !said(powers[i].rule->together, false)) continue;
    if (said(powers[i].rule->all, false))
      return refused("privates.powers", "the power must lay all of its tiles");
    use_up(table, one, i);
  }
  state.together = -1;
  return {};
}

// Ends powers of a single turn that the company has begun to use, when it runs.
void lose_started_powers(PlayTable& table, std::size_t company) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (!table.state.privates[p].owner.is_company(company)) continue;
    const auto& powers = table.game.privates[p].powers;
    for (std::size_t i = 0; i < powers.size(); ++i)
      if (said(powers[i].rule->one_turn, false) && left_of(table, p, i) < said(powers[i].rule->count, 1))
        use_up(table, p, i);
  }
}

// Discounts apply only to hexes whose single kind of terrain is that of the power.
namespace {

bool is_for_hex(const PowerFacts& power, std::size_t hex) {
  return power.hexes.empty() ||
         std::ranges::find(power.hexes, static_cast<std::uint32_t>(hex)) != power.hexes.end();
}

// A player's private serves the companies of which the player is president.
bool serves(const PlayTable& table, std::size_t one, const PowerFacts& power, std::size_t company) {
  const Owner owner = table.state.privates[one].owner;
  if (power.rule->holder && power.rule->holder->value == rule::Holder::Player)
    return owner.is_player() && table.state.companies[company].president == owner;
  return owner.is_company(company);
}

}  // namespace

// The discount on a lay's cost, its minimum included, by powers of the company that name no terrain.
int own_lay_discount(const PlayTable& table, std::size_t company, std::size_t hex) {
  int sum = 0;
  for (const PowerFacts& power : table.game.companies[company].powers)
    if (power.is(rule::Power::LayDiscount) && !power.rule->terrain && is_for_hex(power, hex))
      sum += said(power.rule->amount, 0);
  return sum;
}

int lay_discount(const PlayTable& table, std::size_t company, std::size_t hex, const Terrain& terrain) {
  int sum = 0;
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (table.state.privates[p].closed) continue;
    for (const PowerFacts& power : table.game.privates[p].powers)
      if (power.is(rule::Power::LayDiscount) && serves(table, p, power, company) && power.rule->terrain &&
          terrain.kinds.size() == 1 && terrain.kinds.front() == power.rule->terrain->value &&
          is_for_hex(power, hex))
        sum += said(power.rule->amount, 0);
  }
  return sum;
}

}  // namespace trackwright::play
