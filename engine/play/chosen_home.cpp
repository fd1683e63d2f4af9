// The first station of a company without a home in the title: the president chooses a city.
#include <algorithm>

#include "engine/play/steps.h"

namespace trackwright::play {

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
