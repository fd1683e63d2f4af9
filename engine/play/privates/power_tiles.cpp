// Tiles that the powers of private companies lay.
#include <algorithm>

#include "engine/play/privates/steps.h"
#include "engine/play/track/steps.h"
#include "engine/run/connected.h"
#include "engine/run/moment.h"
#include "engine/upgrade/placements.h"

namespace trackwright::play {

namespace {

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
  // On a printed hex that companies cannot upgrade, a tile of the same colour may lie if it keeps all track.
  if (from.colour == to.colour && table.game.title().map.hexes()[hex].fixed &&
      table.state.hexes[hex].tile < 0)
    return keeping_track(from, to) & rotations_on(edges, to.exits);
  if (next_colour(from.colour) != to.colour) return {};
  const UpgradeFit fit = upgrade_fit(from, to);
  if (fit.broken && (!said(power.rule->any_tile, true) || *fit.broken == UpgradeRule::Track)) return {};
  const Rotation turned(table.state.hexes[hex].tile < 0 ? 0 : table.state.hexes[hex].rotation);
  return fit.fitting.turned(turned) & rotations_on(edges, to.exits);
}

// Whether a tile of the power can lie in the hex with track to that side.
bool may_bring_track(const PlayTable& table, const PowerFacts& power, std::size_t hex, Edge side) {
  const UpgradeBook& book = table.game.book();
  const UpgradeForm from = upgrade_form(table.tile_on(hex));
  for (const Ref& number : power.rule->tiles) {
    const auto tile = book.find(number.value);
    if (!tile) continue;
    for (const Rotation rotation : keeping_track(from, book.form(*tile)))
      if (((static_cast<unsigned>(turned_edges(book.form(*tile).exits, rotation)) >>
            static_cast<unsigned>(side.index())) &
           1U) != 0)
        return true;
  }
  return false;
}

// A ferry: its tiles join two printed hexes without track between them, so one tile must lie first.
void open_towards_own_tiles(const PlayTable& table, const PowerFacts& power, std::size_t hex,
                            HexEdges& edges) {
  for (const Edge edge : all_edges) {
    HexEdge& side = edges.edges.at(static_cast<std::size_t>(edge.index()));
    const auto beyond = table.game.title().map.beyond(hex, edge);
    if (side != HexEdge::Blank || std::ranges::find(power.hexes, beyond) == power.hexes.end() ||
        table.state.hexes[beyond].tile >= 0 || !may_bring_track(table, power, beyond, edge.opposite()))
      continue;
    side = HexEdge::Open;
    edges.open = static_cast<std::uint8_t>(edges.open | (1U << edge.index()));
  }
}

// Whether the power applies to any hex that track of its company reaches.
bool is_anywhere(const PowerFacts& power) {
  return power.rule->hexes.empty() && said(power.rule->connected, false);
}

// The number of uses that a tile takes; 0 if the power does not allow the tile.
int spent_by(const PlayTable& table, const PowerFacts& power, std::size_t tile) {
  const auto& spends = power.rule->spends.kinds;
  if (spends.empty())
    return power.rule->tiles.empty() || names(power.rule->tiles, table.game.tiles[tile]) ? 1 : 0;
  const Colour colour = find_tile(table.game.title(), table.game.tiles[tile])->tile.colour;
  for (const auto& [of, takes] : spends)
    if (of.value == word_of(colour)) return said(takes, 1);
  return 0;
}

// The legal lays of a normal turn that the power can pay for; none on a hex laid in this turn.
std::vector<LegalLay> further_lays(const PlayTable& table, std::size_t one, std::size_t index,
                                   std::size_t hex) {
  const auto company = table.operator_now();
  const auto& laid = table.state.this_turn.laid_hexes;
  if (!company || std::ranges::find(laid, hex) != laid.end()) return {};
  std::vector<LegalLay> lays = lays_on(table, *company, hex);
  const PowerFacts& power = table.game.privates[one].powers[index];
  std::erase_if(lays, [&](const LegalLay& lay) {
    const int takes = spent_by(table, power, lay.tile);
    return takes == 0 || takes > left_of(table, one, index);
  });
  return lays;
}

// Whether the hex is the home of a company that the power names, before the company first operates.
bool is_free_home(const PlayTable& table, std::size_t one, const PowerFacts& power, std::size_t hex) {
  const Owner owner = table.state.privates[one].owner;
  if (!said(power.rule->home_free, false) || !owner.is_company() ||
      table.state.companies[owner.index].operated)
    return false;
  const CompanyFacts& facts = table.game.companies[owner.index];
  return (power.rule->companies.empty() || names(power.rule->companies, facts.id)) &&
         std::ranges::any_of(facts.homes, [&](const HomeFacts& home) { return home.hex == hex; });
}

// Whether each tile that the power has laid joins another of them.
bool joined_tiles(const PlayTable& table, std::size_t one, std::size_t index) {
  const PowerFacts& power = table.game.privates[one].powers[index];
  const int used = said(power.rule->count, 1) - left_of(table, one, index);
  if (used < 2 || power.hexes.size() < 2) return true;
  const Map& map = table.game.title().map;
  std::vector<std::uint32_t> laid;
  for (std::size_t i = 0; i < std::min<std::size_t>(power.hexes.size(), 32); ++i)
    if (((table.state.privates[one].laid >> i) & 1U) != 0) laid.push_back(power.hexes[i]);
  return static_cast<int>(laid.size()) == used && std::ranges::all_of(laid, [&](std::uint32_t hex) {
           return std::ranges::any_of(all_edges, [&](Edge edge) {
             const auto beyond = map.beyond(hex, edge);
             return beyond != Map::none && std::ranges::find(laid, beyond) != laid.end() &&
                    has_exit(table.laid_tile(hex), edge) &&
                    has_exit(table.laid_tile(beyond), edge.opposite());
           });
         });
}

// If the power requires a connection, keeps the rotations with an exit that track of the company reaches. A
// lay in the company's home needs no connection.
Rotations joined_to(const PlayTable& table, const PowerFacts& power, std::size_t hex, std::size_t tile,
                    Rotations fit) {
  const auto company = table.operator_now();
  if (!said(power.rule->connected, false) || !company) return fit;
  const auto is_here = [hex](const HomeFacts& home) { return home.hex == hex; };
  if (std::ranges::any_of(table.game.companies[*company].homes, is_here)) return fit;
  const auto number = table.game.book().find(table.game.tiles[tile]);
  if (!number) return {};
  const std::uint8_t exits = table.game.book().form(*number).exits;
  Rotations joined;
  for (const Rotation rotation : fit)
    if ((turned_edges(exits, rotation) & table.reach(*company).edges[hex]) != 0)
      joined = joined | Rotations::only(rotation);
  return joined;
}

}  // namespace

std::vector<std::uint16_t> power_hexes(const PlayTable& table, std::size_t one) {
  std::vector<std::uint16_t> hexes;
  const auto index = laying_power(table, one);
  if (!index) return hexes;
  const PowerFacts& power = table.game.privates[one].powers[*index];
  const Connected* reach = nullptr;
  if (said(power.rule->connected, false))
    if (const auto company = table.operator_now()) reach = &table.reach(*company);
  if (is_anywhere(power) && reach != nullptr)
    for (std::size_t hex = 0; hex < reach->edges.size(); ++hex)
      if (reach->edges[hex] != 0) hexes.push_back(static_cast<std::uint16_t>(hex));
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
  if (is_anywhere(power)) return further_lays(table, one, *index, hex);
  const Position at = table.position(std::nullopt);
  HexEdges edges = hex_edges(table.game.book(), table.game.title().map.hexes()[hex], lying_exits(at));
  open_towards_own_tiles(table, power, hex, edges);
  for (const Ref& number : power.rule->tiles) {
    const auto tile = table.game.find_tile(number.value);
    if (!tile) continue;
    const auto& count = table.game.tile_counts[*tile];
    if (count && *count <= table.state.laid_tiles[*tile]) continue;
    const auto colour = find_tile(table.game.title(), number.value)->tile.colour;
    const bool same = table.tile_on(hex).colour == colour;
    if (!same && std::ranges::find(at.tiles, colour) == at.tiles.end()) continue;
    const Rotations fit =
        joined_to(table, power, hex, *tile, rotations_of_power(table, power, hex, *tile, edges));
    if (!fit.empty())
      legal.push_back({static_cast<std::uint16_t>(hex), static_cast<std::uint16_t>(*tile),
                       static_cast<std::uint8_t>(fit.bits())});
  }
  return legal;
}

namespace {

// The payer of a lay: the seller, if a private is sold with a power meant for its former owner.
Owner payer_of_lay(const PlayTable& table, std::size_t one, const PowerFacts& power) {
  const State& state = table.state;
  const bool for_seller = power.at(rule::PowerTime::Sold) && state.just_sold == static_cast<int>(one) &&
                          power.rule->holder && power.rule->holder->value == rule::Holder::Player;
  return for_seller ? player_owner(static_cast<std::size_t>(state.just_seller)) : state.privates[one].owner;
}

// The lay counts as a lay of the company's turn, and a station may follow.
void after_teleport(PlayTable& table, std::size_t one, std::size_t index) {
  State& state = table.state;
  if (table.next_token(state.privates[one].owner.index))
    state.teleported = static_cast<std::int8_t>(one);
  else
    use_up(table, one, index);
}

// For a power that lays all tiles or none: tests whether the remaining ones can follow, recursively.
bool is_followed(const PlayTable& table, std::size_t one) {
  for (const std::uint16_t hex : power_hexes(table, one))
    for (const LegalLay& lay : power_lays(table, one, hex))
      for (std::uint8_t rotation = 0; rotation < 6; ++rotation) {
        Action next{ActionKind::LayTile, private_owner(one)};
        next.hex = hex;
        next.tile = lay.tile;
        next.copy = table.free_copy(lay.tile);
        next.rotation = rotation;
        State after = table.state;
        PlayTable then(table.game, after);
        if (!lay_by_power(then, next)) return true;
      }
  return false;
}

Verdict after_lay(PlayTable& table, std::size_t one, std::size_t index, std::size_t tile) {
  const PowerFacts& power = table.game.privates[one].powers[index];
  const int takes = power.rule->spends.kinds.empty() ? 1 : spent_by(table, power, tile);
  for (int i = 0; i < takes; ++i) use(table, one, index);
  if (said(power.rule->once_a_turn, false))
    table.state.this_turn.powers_used.push_back(
        static_cast<std::uint16_t>(table.game.privates[one].first_power + index));
  const bool more = left_of(table, one, index) > 0;
  if (!more && said(power.rule->closes, false)) table.close_private(one);
  if (said(power.rule->joined, true) && !joined_tiles(table, one, index))
    return refused("privates.powers", "the tiles of the power must connect to each other");
  // Recorded games contain such lays, which end the game.
  if (more && said(power.rule->all, false) && !table.game.foreign_record && !is_followed(table, one))
    return refused("privates.powers", "the power must lay all of its tiles, but no tile can follow this one");
  if (said(power.rule->together, false))
    table.state.together = more ? static_cast<std::int8_t>(one) : std::int8_t{-1};
  return {};
}

}  // namespace

Verdict lay_by_power(PlayTable& table, const Action& action) {
  State& state = table.state;
  const std::size_t one = action.actor.index;
  const auto index = laying_power(table, one);
  if (!index) return refused("privates.powers", table.game.privates[one].id + " cannot lay a tile now");
  if (state.together >= 0 && static_cast<std::size_t>(state.together) != one)
    return refused("privates.powers", "the power in use must lay the rest of its tiles first");
  const PowerFacts& power = table.game.privates[one].powers[*index];
  const auto legal = power_lays(table, one, action.hex);
  const auto lay = std::ranges::find(legal, action.tile, &LegalLay::tile);
  if (lay == legal.end() || ((static_cast<unsigned>(lay->rotations) >> action.rotation) & 1U) == 0)
    return refused("privates.powers", table.game.privates[one].id + " cannot lay this tile there");
  if (const auto blocker = blocker_of(table, action.hex, action.actor))
    return refused("privates", "the hex is blocked by " + table.game.privates[*blocker].id);
  if (is_anywhere(power) && !gives_what_is_asked(table, *table.operator_now(), action))
    return refused("tiles.upgrades.track", "the tile adds no track that the company can use");
  const bool teleport = power.is(rule::Power::Teleport);
  const bool upgrade = table.tile_on(action.hex).colour != Colour::White;
  const bool at_home = is_free_home(table, one, power, action.hex);
  const bool uses_lay = teleport || (said(power.rule->uses_lay, false) && !at_home);
  TileTerms terms{at_home || said(power.rule->free, false),
                  power.is(rule::Power::LayTile) ? said(power.rule->amount, 0) : 0, 0,
                  payer_of_lay(table, one, power)};
  if (terms.payer.is_company() && !table.game.companies[terms.payer.index].lays.empty())
    terms.least = said(table.game.companies[terms.payer.index].lays.front().least_cost, 0);
  if (uses_lay) {
    const auto right = lay_right(table, *table.operator_now());
    if (!right || (upgrade ? !right->upgrade : !right->yellow))
      return refused("operating_round.lays", "the company has no lay left in this turn");
    terms.extra = right->cost;
  }
  if (auto no = put_tile(table, action, terms)) return no;
  state.this_turn.laid_hexes.push_back(action.hex);
  const auto at = std::ranges::find(power.hexes, action.hex) - power.hexes.begin();
  if (at < 32 && at < static_cast<std::ptrdiff_t>(power.hexes.size()))
    state.privates[one].laid |= 1U << static_cast<unsigned>(at);
  if (uses_lay) {
    ++state.this_turn.laid;
    if (upgrade) ++state.this_turn.upgraded;
  }
  if (!teleport) return after_lay(table, one, *index, action.tile);
  after_teleport(table, one, *index);
  return {};
}

// Two tiles that are laid together, on two hexes.

namespace {

struct Pair {
  std::size_t hex = 0;
  std::size_t tile = 0;
};

// The tile and hex that belong to this tile and hex.
std::optional<Pair> other_of(const PlayTable& table, const Action& action) {
  const std::string& hex = table.game.title().map.hexes()[action.hex].id;
  for (const PairedTiles& pair : table.game.rules().operating.paired_tiles)
    if (pair.hexes.size() == 2 && pair.tiles.size() == 2)
      for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        if (pair.hexes[side].value != hex || pair.tiles[side].value != table.game.tiles[action.tile])
          continue;
        const auto other = table.game.find_hex(pair.hexes[1 - side].value);
        const auto tile = table.game.find_tile(pair.tiles[1 - side].value);
        if (other && tile) return Pair{*other, *tile};
      }
  return std::nullopt;
}

}  // namespace

Verdict lay_pair(PlayTable& table, const Action& action) {
  const auto other = other_of(table, action);
  if (!other) return {};
  Action second = action;
  second.hex = static_cast<std::uint16_t>(other->hex);
  second.tile = static_cast<std::uint16_t>(other->tile);
  second.copy = 0;
  second.rotation = 0;
  return put_tile(table, second, {false, 0, 0, action.actor});
}

}  // namespace trackwright::play
