// Placing stations.
#include <algorithm>

#include "engine/play/companies/steps.h"
#include "engine/play/privates/steps.h"
#include "engine/play/track/steps.h"
#include "engine/run/connected.h"

namespace trackwright::play {

namespace {

// The free city slots that track of the company reaches.
std::vector<StationPlace> connected_places(const PlayTable& table, std::size_t company) {
  std::vector<StationPlace> places;
  const Connected& reach = table.reach(company);
  for (const auto& [hex, part] : reach.stops) {
    const Tile& tile = table.tile_on(hex);
    if (tile.stops[part].kind != StopKind::City || is_port(table, hex)) continue;
    const auto cities_before =
        std::ranges::count(tile.stops.begin(), tile.stops.begin() + part, StopKind::City, &Stop::kind);
    const int city = static_cast<int>(cities_before);
    if (table.tokenable(company, hex, city)) continue;
    places.push_back({static_cast<std::uint16_t>(hex), static_cast<std::uint8_t>(city),
                      static_cast<std::uint8_t>(*table.free_slot(company, hex, city))});
  }
  return places;
}

// The company's power to place a station in the hex.
const PowerRule* own_station(const PlayTable& table, std::size_t company, std::size_t hex) {
  for (const PowerFacts& power : table.game.companies[company].powers)
    if (power.is(rule::Power::PlaceStation) &&
        std::ranges::find(power.hexes, static_cast<std::uint32_t>(hex)) != power.hexes.end())
      return power.rule;
  return nullptr;
}

bool leads_to(const PlayTable& table, std::size_t company, std::size_t hex, int city) {
  const auto places = connected_places(table, company);
  return std::ranges::any_of(places,
                             [&](const StationPlace& one) { return one.hex == hex && one.city == city; });
}

int least_station_price(const PlayTable& table, std::size_t company, int usual) {
  int least = usual;
  for (const PowerFacts& power : table.game.companies[company].powers) {
    if (!power.is(rule::Power::PlaceStation)) continue;
    const bool placed =
        std::ranges::any_of(power.hexes, [&](std::uint32_t hex) { return table.has_token_in(company, hex); });
    if (!placed) least = std::min(least, said(power.rule->connected_amount, usual));
  }
  // Recorded games let a company act that could pay for a private's station, wherever it goes.
  if (table.game.foreign_record) least = std::min(least, price_by_power(table, company).value_or(least));
  return least;
}

}  // namespace

// Adds the places where a power lets the company place a station without track.
std::vector<StationPlace> station_places(const PlayTable& table, std::size_t company) {
  std::vector<StationPlace> places = connected_places(table, company);
  for (const PowerFacts& power : table.game.companies[company].powers) {
    if (!power.is(rule::Power::PlaceStation) || !power.rule->amount) continue;
    for (const std::uint32_t hex : power.hexes)
      for (int city = 0; city < table.city_count(hex); ++city) {
        const auto is_it = [&](const StationPlace& one) { return one.hex == hex && one.city == city; };
        if (table.tokenable(company, hex, city) || std::ranges::any_of(places, is_it)) continue;
        places.push_back({static_cast<std::uint16_t>(hex), static_cast<std::uint8_t>(city),
                          static_cast<std::uint8_t>(*table.free_slot(company, hex, city))});
      }
  }
  return places;
}

bool can_place_station(const PlayTable& table, std::size_t company) {
  if (table.state.this_turn.tokened) return false;
  const auto token = table.next_token(company);
  return token &&
         least_station_price(table, company, table.state.tokens[*token].price) <= lay_money(table, company) &&
         (!station_places(table, company).empty() || !port_places(table, company).empty());
}

Verdict place_station(PlayTable& table, const Action& action) {
  const std::size_t company = *table.operator_now();
  if (table.state.this_turn.tokened)
    return refused("token", "the company has already placed a station in this turn");
  const auto token = table.next_token(company);
  if (!token) return refused("token", "the company has no station left");
  int price = table.state.tokens[*token].price;
  const bool connected = leads_to(table, company, action.hex, action.city);
  const PowerRule* own = own_station(table, company, action.hex);
  if (own != nullptr) price = connected ? said(own->connected_amount, price) : said(own->amount, price);
  if (lays_are_free(table, company)) price = 0;
  if (price > table.funds(company))
    return refused("companies.tokens", "the station costs " + table.money(price));
  if (is_port(table, action.hex)) {
    if (auto no = place_port(table, company, *token, action.hex)) return no;
    table.pay(action.actor, the_bank, price);
    table.state.this_turn.tokened = true;
    table.pass_step(Stage::Token);
    return {};
  }
  if (auto no = table.tokenable(company, action.hex, action.city)) return no;
  if (!connected && (own == nullptr || !own->amount))
    return refused("token", "no track of the company leads there");
  table.pay(action.actor, the_bank, price);
  table.put_token(*token, action.hex, action.city, *table.free_slot(company, action.hex, action.city));
  if (own != nullptr) table.state.tokens[*token].price = static_cast<std::int16_t>(price);
  const CompanyFacts& facts = table.game.companies[company];
  if (facts.destination == action.hex) table.pay(the_bank, action.actor, facts.destination_pays);
  table.state.this_turn.tokened = true;
  if (bonus_tokens_for_sale(table, company).empty()) table.pass_step(Stage::Token);
  return {};
}

Verdict place_pending(PlayTable& table, const Action& action) {
  const PendingToken pending = table.state.pending_tokens.front();
  const std::size_t company = table.state.tokens[pending.token].company;
  if (!action.actor.is_company(pending.company))
    return refused("companies.home",
                   table.game.companies[pending.company].id + " must place its home station first");
  if (pending.hex == any_hex) {
    if (auto no = may_be_home(table, company, action.hex, action.city)) return no;
  } else if (action.hex != pending.hex) {
    return refused("companies.home", "the home of the company is elsewhere");
  }
  if (action.city >= table.city_count(action.hex)) return refused("companies.home", "there is no such city");
  const auto slot = table.free_slot(company, action.hex, action.city);
  if (!slot) return refused("companies.home_reserved", "there is no free slot");
  table.put_token(pending.token, action.hex, action.city, *slot);
  table.state.pending_tokens.erase(table.state.pending_tokens.begin());
  return {};
}

namespace {

bool has_place(const PlayTable& table, const PendingToken& pending) {
  const std::size_t company = table.state.tokens[pending.token].company;
  if (pending.hex == any_hex) return !chosen_homes(table, company).empty();
  for (int city = 0; city < table.city_count(pending.hex); ++city)
    if (table.free_slot(company, pending.hex, city)) return true;
  return false;
}

}  // namespace

bool waits_for_home(PlayTable& table) {
  std::erase_if(table.state.pending_tokens, [&](const PendingToken& one) { return !has_place(table, one); });
  return !table.state.pending_tokens.empty();
}

// The first station of a company without a home in the title: the president chooses a city.

Verdict may_be_home(const PlayTable& table, std::size_t company, std::size_t hex, int city) {
  const ChosenHome& rule = *table.game.companies[company].rules->chosen_home;
  const Hex& here = table.game.title().map.hexes()[hex];
  if (here.tile.colour == Colour::Red || city >= table.city_count(hex))
    return refused("companies.chosen_home", "there is no such city in " + here.id);
  if (names(rule.never, here.id))
    return refused("companies.chosen_home", "no company can start in " + here.id);
  const auto lies = [&](const TokenState& token) { return token.hex == static_cast<std::int16_t>(hex); };
  if (said(rule.empty, false) && std::ranges::any_of(table.state.tokens, lies))
    return refused("companies.chosen_home", "there is already a station in " + here.id);
  // Tokens that are stations only for runs occupy the hex, too.
  const auto is_station = [&](const BonusTokenState& token) {
    return token.hex == static_cast<std::int16_t>(hex) &&
           names(table.game.title().runs.stations, table.game.title().companies.bonus_tokens[token.token].id);
  };
  if (said(rule.empty, false) && std::ranges::any_of(table.state.bonus_tokens, is_station))
    return refused("companies.chosen_home", "there is a token of a private in " + here.id);
  return table.tokenable(company, hex, city);
}

std::vector<StationPlace> chosen_homes(const PlayTable& table, std::size_t company) {
  std::vector<StationPlace> places;
  for (std::size_t hex = 0; hex < table.state.hexes.size(); ++hex)
    for (int city = 0; city < table.city_count(hex); ++city)
      if (!may_be_home(table, company, hex, city))
        places.push_back({static_cast<std::uint16_t>(hex), static_cast<std::uint8_t>(city),
                          static_cast<std::uint8_t>(*table.free_slot(company, hex, city))});
  return places;
}

}  // namespace trackwright::play
