// Laying track: the lays that a company's turn still allows, their upgrades and their costs.
#include <algorithm>
#include <limits>
#include <ranges>

#include "engine/play/companies/steps.h"
#include "engine/play/income/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/stock/steps.h"
#include "engine/play/track/steps.h"
#include "engine/run/connected.h"
#include "engine/run/lays.h"
#include "engine/run/moment.h"
#include "engine/upgrade/placements.h"

namespace trackwright::play {

namespace {

int copies_left(const PlayTable& table, std::size_t tile) {
  const auto& count = table.game.tile_counts[tile];
  return count ? *count - table.state.laid_tiles[tile] : 1;
}

// Whether the tile has an icon that blocks lays, and no line of the chart names it.
bool by_power_alone(const PlayTable& table, std::size_t tile) {
  const Title& title = table.game.title();
  const std::string& number = table.game.tiles[tile];
  if (std::ranges::none_of(find_tile(title, number)->tile.icons, &Icon::blocks_lay)) return false;
  const auto says = [&](const UpgradeLine& line) { return names(line.to, number); };
  return std::ranges::none_of(title.upgrades.also, says) && std::ranges::none_of(title.upgrades.chart, says);
}

// The discount on a border's cost, as for terrain of its kind.
int border_discount(const PlayTable& table, Owner payer, std::size_t hex, const Border& border) {
  if (!payer.is_company()) return 0;
  Terrain terrain;
  terrain.kinds = {std::string(word_of(border.kind))};
  return lay_discount(table, payer.index, hex, terrain);
}

// The cost of borders that this tile now crosses to track beyond and that nobody has paid yet.
int border_cost(const PlayTable& table, std::size_t hex, const Tile& laid, Owner payer,
                std::vector<std::uint16_t>& paid) {
  const Map& map = table.game.title().map;
  int sum = 0;
  for (const Edge edge : all_edges) {
    if (!has_exit(laid, edge)) continue;
    const auto beyond = map.beyond(hex, edge);
    if (beyond == Map::none) continue;
    if (!has_exit(table.laid_tile(beyond), edge.opposite())) continue;
    int cost = 0;
    const auto look = [&](const Border& border) {
      if (border.cost) cost = std::max(cost, *border.cost - border_discount(table, payer, hex, border));
    };
    for (const Border& border : map.borders(map.hexes()[hex], edge)) look(border);
    for (const Border& border : map.borders(map.hexes()[beyond], edge.opposite())) look(border);
    if (cost == 0) continue;
    const bool first = hex < beyond;
    const auto key = static_cast<std::uint16_t>(
        first ? hex * 6 + static_cast<std::size_t>(edge.index())
              : std::size_t{beyond} * 6 + static_cast<std::size_t>(edge.opposite().index()));
    if (std::ranges::find(table.state.borders_paid, key) != table.state.borders_paid.end()) continue;
    paid.push_back(key);
    sum += cost;
  }
  return sum;
}

int terrain_cost(const PlayTable& table, std::size_t hex, Owner payer) {
  int sum = 0;
  int discount = 0;
  const Tile& tile = table.tile_on(hex);
  for (const Terrain& terrain : tile.terrain) sum += terrain.cost;
  if (payer.is_company() && !tile.terrain.empty())
    discount = lay_discount(table, payer.index, hex, tile.terrain.front());
  return sum - std::min(sum, discount);
}

}  // namespace

namespace {

// Allows a second yellow tile until the company's track reaches the power's hexes; not after an upgrade.
bool second_yellow(const PlayTable& table, std::size_t company) {
  const PowerFacts* power = table.own_power(company, rule::Power::SecondYellow);
  if (power == nullptr || table.state.this_turn.upgraded > 0) return false;
  const auto& stops = table.reach(company).stops;
  return std::ranges::none_of(power->hexes, [&](std::uint32_t hex) {
    return std::ranges::any_of(stops, [&](const StopPlace& stop) { return stop.first == hex; });
  });
}

bool in_phase(const PlayTable& table, const LayRule& lay) {
  return lay.phases.empty() || names(lay.phases, table.phase().name.value);
}

}  // namespace

std::optional<LayRight> lay_right(const PlayTable& table, std::size_t company) {
  const TurnState& turn = table.state.this_turn;
  auto lays = table.game.companies[company].lays |
              std::views::filter([&](const LayRule& one) { return in_phase(table, one); });
  const auto many = std::ranges::distance(lays);
  if (turn.laid == many && second_yellow(table, company)) return LayRight{true, false, 0, 0, true, false};
  if (turn.laid >= many) return std::nullopt;
  const LayRule& rule = *std::ranges::next(lays.begin(), turn.laid);
  if (said(rule.first_round, false) && table.state.companies[company].operated) return std::nullopt;
  LayRight right;
  const auto tile = said(rule.tile, rule::LayKind::Any);
  const bool open = !rule.only || rule.only->value != rule::LayCondition::NoUpgrade || turn.upgraded == 0;
  right.yellow = tile != rule::LayKind::Upgrade;
  right.upgrade = tile != rule::LayKind::Yellow;
  // After an upgrade, a lay of any tile still allows a yellow one.
  if (!open && tile != rule::LayKind::Yellow) right.upgrade = false;
  if (!open && tile == rule::LayKind::Yellow) right.yellow = false;
  right.main_line = rule.only && rule.only->value == rule::LayCondition::MainLine;
  right.cost = said(rule.cost, 0);
  right.least = said(rule.least_cost, 0);
  right.same_hex = said(rule.same_hex, true);
  return right;
}

std::optional<std::size_t> blocker_of(const PlayTable& table, std::size_t hex, Owner who) {
  for (std::size_t p = 0; p < table.game.privates.size(); ++p) {
    const auto& blocks = table.game.privates[p].blocks;
    if (std::ranges::find(blocks, hex) == blocks.end()) continue;
    const PrivateState& one = table.state.privates[p];
    if (!one.closed && one.owner.is_player() && !(who.is_private() && who.index == p)) return p;
  }
  return std::nullopt;
}

namespace {

// Whether the hex must wait for the home stations of companies whose home it is.
bool waits_for_homes(const PlayTable& table, std::size_t hex) {
  const auto& kept = table.game.rules().operating.after_homes;
  if (kept.empty() || !names(kept, table.game.title().map.hexes()[hex].id)) return false;
  return std::ranges::any_of(table.game.homes_in[hex], [&](const HomeHere& home) {
    return !home.private_ && !table.state.companies[home.company].closed &&
           !table.has_token_in(home.company, hex);
  });
}

// Whether a power allows the company a free lay somewhere.
bool lays_for_nothing(const PlayTable& table, std::size_t company) {
  for (const PowerFacts& power : table.game.companies[company].powers)
    if (power.is(rule::Power::LayDiscount) && !power.rule->terrain)
      for (const std::uint32_t hex : power.hexes)
        if (table.state.hexes[hex].tile < 0) return true;
  return false;
}

// A minor must pay for the terrain of its home before it can lay elsewhere, if nothing lies there.
bool can_pay_home(const PlayTable& table, std::size_t company) {
  const CompanyFacts& facts = table.game.companies[company];
  if (!facts.minor || facts.homes.empty()) return true;
  const std::size_t home = facts.homes.front().hex;
  return table.tile_on(home).colour != Colour::White ||
         terrain_cost(table, home, company_owner(company)) <= table.most_funds(company);
}

}  // namespace

// The most money that the company could have for a lay.
int lay_money(const PlayTable& table, std::size_t company) {
  if (lays_are_free(table, company)) return std::numeric_limits<int>::max();
  return money_with_issue(table, company) + money_of_minors(table, company, 0, 3);
}

bool can_lay(const PlayTable& table, std::size_t company) {
  if (power_blocks_track(table, company)) return true;
  const auto right = lay_right(table, company);
  if (!can_pay_home(table, company)) return false;
  return right && (right->yellow || right->upgrade) && !table.tokens_of(company).empty() &&
         (lay_money(table, company) >= right->cost + right->least || lays_for_nothing(table, company));
}

std::vector<std::uint16_t> open_hexes(const PlayTable& table, std::size_t company) {
  std::vector<std::uint16_t> hexes;
  const auto right = lay_right(table, company);
  if (!right) return hexes;
  const Connected& reach = table.reach(company);
  const auto& turn = table.state.this_turn;
  for (std::size_t h = 0; h < reach.edges.size(); ++h) {
    if (reach.edges[h] == 0) continue;
    const bool white = table.tile_on(h).colour == Colour::White;
    if (white ? !right->yellow : !right->upgrade) continue;
    if (!white && !right->same_hex && std::ranges::find(turn.laid_hexes, h) != turn.laid_hexes.end())
      continue;
    if (!blocker_of(table, h, company_owner(company)) && !waits_for_homes(table, h))
      hexes.push_back(static_cast<std::uint16_t>(h));
  }
  return hexes;
}

namespace {

// The phase from which the tile may be laid: the current one, or that of its colour if a power allows it.
UpgradeTime time_for(const PlayTable& table, std::size_t company, const Position& at, std::size_t tile) {
  UpgradeTime when = time_of(table.game.book(), at);
  if (early_tile(table, company, tile) == nullptr) return when;
  const Colour colour = find_tile(table.game.title(), table.game.tiles[tile])->tile.colour;
  const auto& phases = table.game.title().roster.phases;
  for (std::size_t phase = when.phase; phase < phases.size(); ++phase)
    if (std::ranges::any_of(phases[phase].tiles, [&](const auto& one) { return one.value == colour; })) {
      when.phase = phase;
      break;
    }
  return when;
}

// Adds the tiles that only a power allows yet.
void add_early(const PlayTable& table, std::size_t company, const Position& at, const Hex& here,
               std::vector<PlacementVerdict>& verdicts) {
  for (std::size_t tile = 0; tile < table.game.tiles.size(); ++tile) {
    if (early_tile(table, company, tile) == nullptr) continue;
    PlacementVerdict one = placement(table.game.book(), here, lying_on(at, here), table.game.tiles[tile],
                                     time_for(table, company, at, tile), table.state.board->lying);
    std::erase_if(verdicts, [&](const PlacementVerdict& other) { return other.tile == one.tile; });
    verdicts.push_back(std::move(one));
  }
}

}  // namespace

// The tiles that fit in the hex and connect to the company's track, without the conditions of TrackRule.
std::vector<LegalLay> lays_on(const PlayTable& table, std::size_t company, std::size_t hex) {
  std::vector<LegalLay> lays;
  const Title& title = table.game.title();
  const Connected& reach = table.reach(company);
  if (reach.edges[hex] == 0) return lays;
  const Position& at = table.board(company);
  const UpgradeBook& book = table.game.book();
  const Hex& here = title.map.hexes()[hex];
  std::vector<PlacementVerdict> verdicts =
      legal_placements(book, here, lying_on(at, here), time_of(book, at), table.state.board->lying);
  if (table.game.lays_early) add_early(table, company, at, here, verdicts);
  std::erase_if(verdicts, [&](const PlacementVerdict& one) {
    const auto tile = table.game.find_tile(one.tile);
    return !one.legal || !tile || copies_left(table, *tile) <= 0 || by_power_alone(table, *tile);
  });
  for (PlacementVerdict& one : verdicts)
    std::erase_if(one.rotations, [&](Rotation r) {
      return (exits(rotated(find_tile(title, one.tile)->tile, r)) & reach.edges[hex]) == 0;
    });
  std::erase_if(verdicts, [](const PlacementVerdict& one) { return one.rotations.empty(); });
  for (const PlacementVerdict& one : verdicts) {
    const auto is_there = [&](const std::string& tile) {
      return std::ranges::find(verdicts, tile, &PlacementVerdict::tile) != verdicts.end();
    };
    if (std::ranges::any_of(one.before, is_there)) continue;
    unsigned rotations = 0;
    for (const Rotation r : one.rotations) rotations |= 1U << r.steps();
    rotations = without_crossings(table, hex, find_tile(title, one.tile)->tile, rotations);
    if (rotations == 0) continue;
    lays.push_back({static_cast<std::uint16_t>(hex),
                    static_cast<std::uint16_t>(*table.game.find_tile(one.tile)),
                    static_cast<std::uint8_t>(rotations)});
  }
  return lays;
}

namespace {

// The rotations of one tile as a bit set, empty if it cannot be laid.
unsigned rotations_of(const PlayTable& table, std::size_t company, std::size_t hex, std::size_t tile) {
  const Title& title = table.game.title();
  const Connected& reach = table.reach(company);
  if (reach.edges[hex] == 0 || copies_left(table, tile) <= 0 || by_power_alone(table, tile)) return 0;
  if (!title.upgrades.most_exits.empty()) {
    for (const LegalLay& lay : lays_on(table, company, hex))
      if (lay.tile == tile) return lay.rotations;
    return 0;
  }
  const Position& at = table.board(company);
  const UpgradeBook& book = table.game.book();
  const Hex& here = title.map.hexes()[hex];
  const std::string& number = table.game.tiles[tile];
  unsigned rotations = 0;
  for (const Rotation r :
       legal_rotations(book, here, lying_on(at, here), number,
                       table.game.lays_early ? time_for(table, company, at, tile) : time_of(book, at),
                       table.state.board->lying))
    if ((exits(rotated(find_tile(title, number)->tile, r)) & reach.edges[hex]) != 0)
      rotations |= 1U << r.steps();
  return without_crossings(table, hex, find_tile(title, number)->tile, rotations);
}

struct StationHere {
  std::size_t token = 0;
  int city = 0;
  int slot = 0;
  friend bool operator==(const StationHere&, const StationHere&) = default;
};

std::vector<StationHere> stations_in(const PlayTable& table, std::size_t hex) {
  std::vector<StationHere> stations;
  for (std::size_t t = 0; t < table.state.tokens.size(); ++t) {
    const TokenState& token = table.state.tokens[t];
    if (token.hex == static_cast<std::int16_t>(hex)) stations.push_back({t, token.city, token.slot});
  }
  return stations;
}

// Judges the lay by TrackRule.
AskedOfLay asked_of(const PlayTable& table, std::size_t company, const Action& action) {
  if (table.game.title().upgrades.track.value_or(TrackRule::Permissive) == TrackRule::Permissive) return {};
  const Position& at = table.board(company);
  return asked_of_lay(table.game.book(), at, action.hex, table.game.tiles[action.tile],
                      Rotation(action.rotation), &table.state.board->shown);
}

}  // namespace

bool gives_what_is_asked(const PlayTable& table, std::size_t company, const Action& action) {
  return asked_of(table, company, action).given;
}

Verdict put_tile(PlayTable& table, const Action& action, const TileTerms& terms) {
  State& state = table.state;
  const std::size_t hex = action.hex;
  const Tile before = table.laid_tile(hex);
  const auto& tile = find_tile(table.game.title(), table.game.tiles[action.tile])->tile;
  const Tile after = rotated(tile, Rotation(action.rotation));
  std::vector<std::uint16_t> borders;
  const int crossed = border_cost(table, hex, after, terms.payer, borders);
  int cost = terms.extra;
  int discount = terms.discount;
  if (!terms.free) cost += std::max(terrain_cost(table, hex, terms.payer), terms.least);
  if (!terms.free && terms.payer.is_company() && before.colour == Colour::White)
    discount += own_lay_discount(table, terms.payer.index, hex);
  cost -= std::min(cost, discount);
  if (!terms.free) cost += crossed;
  const int funds = terms.payer.is_company() ? table.funds(terms.payer.index) : table.cash(terms.payer);
  if (cost > funds)
    return refused("track.cost", "the lay costs " + table.money(cost) + ", but " + table.name(terms.payer) +
                                     " has " + table.money(funds));
  for (const HexState& other : state.hexes)
    if (other.tile == static_cast<std::int16_t>(action.tile) && other.copy == action.copy)
      return refused("track.supply", "this copy of the tile is already on the map");
  table.pay(terms.payer, the_bank, cost);
  state.borders_paid.insert(state.borders_paid.end(), borders.begin(), borders.end());
  HexState& here = state.hexes[hex];
  if (here.tile >= 0) --state.laid_tiles[static_cast<std::size_t>(here.tile)];
  here = {static_cast<std::int16_t>(action.tile), action.copy, action.rotation};
  ++state.laid_tiles[action.tile];
  table.move_tokens(hex, before, after);
  if (before.paths.empty() && !after.paths.empty() && table.city_count(hex) > 1 && terms.payer.is_company())
    for (std::size_t t = 0; t < state.tokens.size(); ++t)
      if (state.tokens[t].hex == static_cast<std::int16_t>(hex)) {
        state.tokens[t].hex = -1;
        state.pending_tokens.push_back(
            {terms.payer.index, static_cast<std::uint16_t>(t), static_cast<std::uint16_t>(hex)});
      }
  table.hex_changed(hex);
  look_for_bonus_runs(table);
  return {};
}

Verdict lay_tile(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  const std::string& id = table.game.title().map.hexes()[action.hex].id;
  const std::string& number = table.game.tiles[action.tile];
  if (const auto one = blocker_of(table, action.hex, action.actor))
    return refused("privates", id + " is blocked by " + table.game.privates[*one].id);
  if (waits_for_homes(table, action.hex))
    return refused("operating_round.after_homes", id + " must get a home station first");
  const auto right = lay_right(table, company);
  const bool upgrade = table.tile_on(action.hex).colour != Colour::White;
  if (!right || (upgrade && !right->upgrade) || (!upgrade && !right->yellow))
    return refused("operating_round.lays", upgrade ? "the company has no upgrade left in this turn"
                                                   : "the company has no yellow tile left in this turn");
  TurnState& turn = table.state.this_turn;
  if (!right->same_hex && std::ranges::find(turn.laid_hexes, action.hex) != turn.laid_hexes.end())
    return refused("operating_round.lays", "the company has already laid a tile in " + id + " in this turn");
  const unsigned rotations = rotations_of(table, company, action.hex, action.tile);
  if (rotations == 0)
    return refused("tiles.upgrades", "tile " + number + " cannot be laid in " + id + " by this company now");
  if (((rotations >> action.rotation) & 1U) == 0)
    return refused("tiles.upgrades", "tile " + number + " turned by " + std::to_string(action.rotation) +
                                         " does not fit in " + id);
  AskedOfLay asked = asked_of(table, company, action);
  if (!asked.given)
    return refused("tiles.upgrades.track",
                   "the company could use no new track of tile " + number + " in " + id);
  const Tile before = table.laid_tile(action.hex);
  const auto stations = stations_in(table, action.hex);
  const bool free = lays_are_free(table, company);
  if (auto no = put_tile(table, action, {free, 0, free ? 0 : right->cost, action.actor, right->least}))
    return no;
  // Reuses the reach found while judging the lay, unless the lay has moved stations.
  if (asked.reach && stations_in(table, action.hex) == stations)
    table.keep_reach(company, std::move(*asked.reach));
  if (auto no = lay_pair(table, action)) return no;
  if (improves_main_line(table, action.hex, before, table.laid_tile(action.hex))) turn.improved = true;
  if (right->main_line && !turn.improved)
    return refused("operating_round.lays.only", "one of the two lays must improve a main line");
  note_mountain(table, action.hex);
  ++turn.laid;
  if (upgrade) ++turn.upgraded;
  turn.laid_hexes.push_back(action.hex);
  if (!can_lay(table, company)) table.pass_step(Stage::Track);
  return {};
}

}  // namespace trackwright::play
