// Powers of private companies.
#include <algorithm>

#include "engine/play/steps.h"
#include "engine/run/connected.h"
#include "engine/run/moment.h"
#include "engine/upgrade/placements.h"

namespace trackwright::play {

std::uint8_t left_of(const PlayTable& table, std::size_t one, std::size_t power) {
  return table.state.power_left[table.game.privates[one].first_power + power];
}

namespace {

void use_up(PlayTable& table, std::size_t one, std::size_t power) {
  table.state.power_left[table.game.privates[one].first_power + power] = 0;
}

// All of its tiles or none: not once something lies on one of its hexes that it has not laid.
bool spoiled(const PlayTable& table, std::size_t one, std::size_t power) {
  const PowerFacts& facts = table.game.privates[one].powers[power];
  if (!said(facts.rule->all, false) || left_of(table, one, power) < said(facts.rule->count, 1)) return false;
  return std::ranges::any_of(facts.hexes,
                             [&](std::uint32_t hex) { return table.state.hexes[hex].tile >= 0; });
}

bool lays(const PowerFacts& power) {
  return power.is(rule::Power::LayTile) || power.is(rule::Power::Teleport);
}

std::optional<std::size_t> laying_power(const PlayTable& table, std::size_t one) {
  const auto& powers = table.game.privates[one].powers;
  for (std::size_t i = 0; i < powers.size(); ++i)
    if (lays(powers[i]) && power_now(table, one, i)) return i;
  return std::nullopt;
}

Rotations rotations_of_power(const PlayTable& table, const PowerFacts& power, std::size_t hex,
                             std::size_t tile, const HexEdges& edges) {
  const UpgradeBook& book = table.game.book();
  const UpgradeForm from = upgrade_form(table.tile_on(hex));
  const auto number = book.find(table.game.tiles[tile]);
  if (!number) return {};
  const UpgradeForm& to = book.form(*number);
  // A tile in the colour of a printed hex that no company upgrades takes its place as it is drawn.
  if (from.colour == to.colour && table.game.title().map.hexes()[hex].fixed &&
      table.state.hexes[hex].tile < 0)
    return keeping_track(from, to) & Rotations::only(Rotation(0));
  if (next_colour(from.colour) != to.colour) return {};
  const UpgradeFit fit = upgrade_fit(from, to);
  if (fit.broken && (!said(power.rule->any_tile, true) || *fit.broken == UpgradeRule::Track)) return {};
  const Rotation turned(table.state.hexes[hex].tile < 0 ? 0 : table.state.hexes[hex].rotation);
  return fit.fitting.turned(turned) & rotations_on(edges, to.exits);
}

// In the home of its company, if that is one of those named and has not operated.
bool is_free_home(const PlayTable& table, std::size_t one, const PowerFacts& power, std::size_t hex) {
  const Owner owner = table.state.privates[one].owner;
  if (!said(power.rule->home_free, false) || !owner.is_company() ||
      table.state.companies[owner.index].operated)
    return false;
  const CompanyFacts& facts = table.game.companies[owner.index];
  return (power.rule->companies.empty() || names(power.rule->companies, facts.id)) &&
         std::ranges::any_of(facts.homes, [&](const HomeFacts& home) { return home.hex == hex; });
}

// Tiles laid together join one another.
bool joined_tiles(const PlayTable& table, const PowerFacts& power) {
  const Map& map = table.game.title().map;
  for (const std::uint32_t hex : power.hexes) {
    if (std::ranges::find(table.state.this_turn.laid_hexes, hex) == table.state.this_turn.laid_hexes.end())
      continue;
    bool joins = false;
    for (const Edge edge : all_edges) {
      const auto beyond = map.beyond(hex, edge);
      if (beyond == Map::none || std::ranges::find(power.hexes, beyond) == power.hexes.end()) continue;
      joins = joins ||
              (has_exit(table.laid_tile(hex), edge) && has_exit(table.laid_tile(beyond), edge.opposite()));
    }
    if (!joins) return false;
  }
  return true;
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

bool power_now(const PlayTable& table, std::size_t one, std::size_t index) {
  const PowerFacts& power = table.game.privates[one].powers[index];
  const PrivateState& now = table.state.privates[one];
  if (now.closed || left_of(table, one, index) == 0 || spoiled(table, one, index)) return false;
  const bool just_sold = power.at(rule::PowerTime::Sold) && table.state.just_sold == static_cast<int>(one);
  if (just_sold) return true;
  return has_holder(table, one, power) && std::ranges::any_of(power.rule->when, [&](const auto& when) {
           return is_time(table, now.owner, when.value);
         });
}

// While such a power may be used, and while a private with one may be bought, the step waits.
bool power_blocks_track(const PlayTable& table, std::size_t company) {
  const bool selling = sold_now(table) && !table.game.companies[company].minor;
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    const PrivateState& now = table.state.privates[p];
    const auto& powers = table.game.privates[p].powers;
    for (std::size_t i = 0; i < powers.size(); ++i) {
      if (!powers[i].is(rule::Power::LayTile) || left_of(table, p, i) == 0 || now.closed) continue;
      const bool at_track = powers[i].at(rule::PowerTime::Track);
      if (at_track && now.owner.is_company(company) && has_holder(table, p, powers[i]) &&
          !spoiled(table, p, i))
        return true;
      if (powers[i].at(rule::PowerTime::OwnerTrack) && has_holder(table, p, powers[i]) &&
          now.owner.is_player(table.president_of(company)))
        return true;
      if (selling && at_track && now.owner.is_player() && !table.game.privates[p].not_sold &&
          sold_now(table, p) && least_price(table, p) <= table.state.companies[company].cash)
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

std::vector<std::uint16_t> power_hexes(const PlayTable& table, std::size_t one) {
  std::vector<std::uint16_t> hexes;
  const auto index = laying_power(table, one);
  if (!index) return hexes;
  const PowerFacts& power = table.game.privates[one].powers[*index];
  const Connected* reach = nullptr;
  if (said(power.rule->connected, false))
    if (const auto company = table.operator_now()) reach = &table.reach(*company);
  for (const std::uint32_t hex : power.hexes)
    if (reach == nullptr || reach->edges[hex] != 0) hexes.push_back(static_cast<std::uint16_t>(hex));
  std::ranges::sort(hexes);
  return hexes;
}

std::vector<LegalLay> power_lays(const PlayTable& table, std::size_t one, std::size_t hex) {
  std::vector<LegalLay> legal;
  const auto index = laying_power(table, one);
  const auto hexes = power_hexes(table, one);
  if (!index || std::ranges::find(hexes, hex) == hexes.end()) return legal;
  const PowerFacts& power = table.game.privates[one].powers[*index];
  const Position at = table.position(std::nullopt);
  const HexEdges edges = hex_edges(table.game.book(), table.game.title().map.hexes()[hex], lying_exits(at));
  for (const Ref& number : power.rule->tiles) {
    const auto tile = table.game.find_tile(number.value);
    if (!tile) continue;
    const auto& count = table.game.tile_counts[*tile];
    if (count && *count <= table.state.laid_tiles[*tile]) continue;
    const auto colour = find_tile(table.game.title(), number.value)->tile.colour;
    const bool same = table.tile_on(hex).colour == colour;
    if (!same && std::ranges::find(at.tiles, colour) == at.tiles.end()) continue;
    const Rotations fit = rotations_of_power(table, power, hex, *tile, edges);
    if (!fit.empty())
      legal.push_back({static_cast<std::uint16_t>(hex), static_cast<std::uint16_t>(*tile),
                       static_cast<std::uint8_t>(fit.bits())});
  }
  return legal;
}

namespace {

// Where a private is sold with a power for the one who had it, that one pays.
Owner payer_of_lay(const PlayTable& table, std::size_t one, const PowerFacts& power) {
  const State& state = table.state;
  const bool for_seller = power.at(rule::PowerTime::Sold) && state.just_sold == static_cast<int>(one) &&
                          power.rule->holder && power.rule->holder->value == rule::Holder::Player;
  return for_seller ? player_owner(static_cast<std::size_t>(state.just_seller)) : state.privates[one].owner;
}

// The tile is one of the company's turn, and a station may follow it.
void after_teleport(PlayTable& table, std::size_t one, std::size_t index) {
  State& state = table.state;
  if (table.next_token(state.privates[one].owner.index))
    state.teleported = static_cast<std::int8_t>(one);
  else
    use_up(table, one, index);
}

Verdict after_lay(PlayTable& table, std::size_t one, std::size_t index) {
  const PowerFacts& power = table.game.privates[one].powers[index];
  use(table, one, index);
  const bool more = left_of(table, one, index) > 0;
  const bool joins = said(power.rule->all, false) || said(power.rule->one_turn, false);
  if (!more && joins && said(power.rule->count, 1) > 1 && !joined_tiles(table, power))
    return refused("privates.powers", "the tiles that are laid together do not join");
  if (said(power.rule->together, false))
    table.state.together = more ? static_cast<std::int8_t>(one) : std::int8_t{-1};
  return {};
}

}  // namespace

Verdict lay_by_power(PlayTable& table, const Action& action) {
  State& state = table.state;
  const std::size_t one = action.actor.index;
  const auto index = laying_power(table, one);
  if (!index) return refused("privates.powers", table.game.privates[one].id + " lays no tile now");
  if (state.together >= 0 && static_cast<std::size_t>(state.together) != one)
    return refused("privates.powers", "tiles that are laid together are laid first");
  const PowerFacts& power = table.game.privates[one].powers[*index];
  const auto legal = power_lays(table, one, action.hex);
  const auto lay = std::ranges::find(legal, action.tile, &LegalLay::tile);
  if (lay == legal.end() || ((static_cast<unsigned>(lay->rotations) >> action.rotation) & 1U) == 0)
    return refused("privates.powers", table.game.privates[one].id + " does not lay that tile there");
  if (const auto blocker = blocker_of(table, action.hex, action.actor))
    return refused("privates", "the hex is blocked by " + table.game.privates[*blocker].id);
  const bool teleport = power.is(rule::Power::Teleport);
  const bool upgrade = table.tile_on(action.hex).colour != Colour::White;
  const bool at_home = is_free_home(table, one, power, action.hex);
  const bool uses_lay = teleport || (said(power.rule->uses_lay, false) && !at_home);
  TileTerms terms{at_home || said(power.rule->free, false),
                  power.is(rule::Power::LayTile) ? said(power.rule->amount, 0) : 0, 0,
                  payer_of_lay(table, one, power)};
  if (uses_lay) {
    const auto right = lay_right(table, *table.operator_now());
    if (!right || (upgrade ? !right->upgrade : !right->yellow))
      return refused("operating_round.lays", "no lay is left in this turn");
    terms.extra = right->cost;
  }
  if (auto no = put_tile(table, action, terms)) return no;
  state.this_turn.laid_hexes.push_back(action.hex);
  if (uses_lay) {
    ++state.this_turn.laid;
    if (upgrade) ++state.this_turn.upgraded;
  }
  if (!teleport) return after_lay(table, one, *index);
  after_teleport(table, one, *index);
  return {};
}

namespace {

// A station on one of its hexes, wherever track leads; the station of the turn.
Verdict place_station_of(PlayTable& table, const Action& action, std::size_t index) {
  State& state = table.state;
  const std::size_t one = action.actor.index;
  const PowerFacts& power = table.game.privates[one].powers[index];
  const std::size_t company = state.privates[one].owner.index;
  if (std::ranges::find(power.hexes, action.hex) == power.hexes.end())
    return refused("privates.powers", "its station goes elsewhere");
  if (!said(power.rule->any_tile, true) && !table.tile_on(action.hex).paths.empty())
    return refused("privates.powers", "its station goes where no track lies");
  if (const auto blocker = blocker_of(table, action.hex, action.actor))
    return refused("privates", "the hex is blocked by " + table.game.privates[*blocker].id);
  if (state.this_turn.tokened) return refused("token", "one station is placed in a turn");
  const auto token = table.next_token(company);
  if (!token) return refused("token", "no station is left");
  if (auto no = table.tokenable(company, action.hex, action.city)) return no;
  const int price = said(power.rule->amount, 0);
  if (price > table.state.companies[company].cash)
    return refused("privates.powers", "the station costs " + table.money(price));
  table.pay(company_owner(company), the_bank, price);
  table.put_token(*token, action.hex, action.city, *table.free_slot(company, action.hex, action.city));
  state.tokens[*token].price = static_cast<std::int16_t>(price);
  state.this_turn.tokened = true;
  table.pass_step(Stage::Token);
  use(table, one, index);
  return {};
}

}  // namespace

bool power_places_station(const PlayTable& table, std::size_t company) {
  if (table.state.this_turn.tokened || !table.next_token(company)) return false;
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (!table.state.privates[p].owner.is_company(company)) continue;
    const auto& powers = table.game.privates[p].powers;
    for (std::size_t i = 0; i < powers.size(); ++i)
      if (powers[i].is(rule::Power::PlaceStation) && power_now(table, p, i)) return true;
  }
  return false;
}

Verdict place_by_power(PlayTable& table, const Action& action) {
  State& state = table.state;
  const std::size_t one = action.actor.index;
  if (state.teleported != static_cast<int>(one))
    for (std::size_t i = 0; i < table.game.privates[one].powers.size(); ++i)
      if (table.game.privates[one].powers[i].is(rule::Power::PlaceStation) && power_now(table, one, i))
        return place_station_of(table, action, i);
  if (state.teleported != static_cast<int>(one))
    return refused("privates.powers", table.game.privates[one].id + " places no station now");
  const std::size_t company = state.privates[one].owner.index;
  const auto& powers = table.game.privates[one].powers;
  for (std::size_t i = 0; i < powers.size(); ++i) {
    if (!powers[i].is(rule::Power::Teleport)) continue;
    if (std::ranges::find(powers[i].hexes, action.hex) == powers[i].hexes.end())
      return refused("privates.powers", "its station goes elsewhere");
    if (state.this_turn.tokened) return refused("token", "one station is placed in a turn");
    if (auto no = table.tokenable(company, action.hex, action.city)) return no;
    const std::size_t token = *table.next_token(company);
    table.put_token(token, action.hex, action.city, *table.free_slot(company, action.hex, action.city));
    state.tokens[token].price = 0;
    state.this_turn.tokened = true;
    use_up(table, one, i);
    state.teleported = -1;
    return {};
  }
  return refused("privates.powers", "it places no station");
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
  if (state.together != static_cast<int>(one)) return refused("privates.powers", "there is nothing to pass");
  for (std::size_t i = 0; i < powers.size(); ++i) {
    if (!powers[i].is(rule::Power::LayTile) || !said(powers[i].rule->together, false)) continue;
    if (said(powers[i].rule->all, false)) return refused("privates.powers", "all of its tiles are laid");
    use_up(table, one, i);
  }
  state.together = -1;
  return {};
}

// What a company has begun to use of a power of one turn is over with the run.
void lose_started_powers(PlayTable& table, std::size_t company) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (!table.state.privates[p].owner.is_company(company)) continue;
    const auto& powers = table.game.privates[p].powers;
    for (std::size_t i = 0; i < powers.size(); ++i)
      if (said(powers[i].rule->one_turn, false) && left_of(table, p, i) < said(powers[i].rule->count, 1))
        use_up(table, p, i);
  }
}

// What it saves on a hex whose terrain is of its kind alone.
int lay_discount(const PlayTable& table, std::size_t company, std::size_t hex, const Terrain& terrain) {
  int sum = 0;
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    if (!table.state.privates[p].owner.is_company(company) || table.state.privates[p].closed) continue;
    for (const PowerFacts& power : table.game.privates[p].powers)
      if (power.is(rule::Power::LayDiscount) && power.rule->terrain && terrain.kinds.size() == 1 &&
          terrain.kinds.front() == power.rule->terrain->value &&
          (power.hexes.empty() ||
           std::ranges::find(power.hexes, static_cast<std::uint32_t>(hex)) != power.hexes.end()))
        sum += said(power.rule->amount, 0);
  }
  return sum;
}

}  // namespace trackwright::play
