// Connection runs for which a company chooses one of several destinations at the end of a turn, at least some
// hexes from its home by the shortest way. One company connects with each place, and a second one after four
// companies have connected. It may place its marker as a station instead.
#include <algorithm>
#include <limits>
#include <queue>

#include "engine/play/income/steps.h"
#include "engine/play/table/runs.h"
#include "engine/play/track/steps.h"

namespace trackwright::play {

namespace {

constexpr int opened_after = 4;  // companies that have connected before
const std::string station_word = "station ";

int markers_in(const PlayTable& table, std::size_t hex) {
  return static_cast<int>(std::ranges::count_if(table.state.tokens, [&](const TokenState& token) {
    return token.marker && token.hex == static_cast<std::int16_t>(hex);
  }));
}

// The shortest distance from the stations at home, not counting the home hex; -1 if there is no way.
int hexes_to(const Network& network, std::size_t home, std::size_t to) {
  using Far = std::pair<int, std::uint32_t>;
  std::vector<int> least(network.stops.size(), std::numeric_limits<int>::max());
  std::priority_queue<Far, std::vector<Far>, std::greater<>> open;
  for (std::uint32_t stop = 0; stop < network.stops.size(); ++stop)
    if (network.stops[stop].hex == home && network.stops[stop].own) {
      least[stop] = 0;
      open.emplace(0, stop);
    }
  while (!open.empty()) {
    const auto [far, stop] = open.top();
    open.pop();
    if (network.stops[stop].hex == to) return far;
    if (far > least[stop] || (far > 0 && network.stops[stop].blocked)) continue;
    for (const std::uint32_t number : network.leaving[stop]) {
      const TrackSegment& segment = network.segments[number];
      const int there = far + static_cast<int>(hexes_of(network, segment).size()) - 1;
      if (there >= least[segment.to] || (segment.to_terminal && network.stops[segment.to].hex != to))
        continue;
      least[segment.to] = there;
      open.emplace(there, segment.to);
    }
  }
  return -1;
}

std::vector<std::uint32_t> places_to_connect(const PlayTable& table, std::size_t company) {
  const CompanyFacts& facts = table.game.companies[company];
  const int most = table.state.connections >= opened_after ? 2 : 1;
  std::vector<std::uint32_t> places;
  const auto home = first_station(table, company);
  if (!home || table.cards_of(company_owner(company)).empty()) return places;
  const auto& reached = table.reach(company).stops;
  for (const std::uint32_t hex : facts.connects_to)
    if (markers_in(table, hex) < most &&
        std::ranges::any_of(reached, [&](StopPlace place) { return place.first == hex; }))
      places.push_back(hex);
  if (places.empty()) return places;
  const Network network = network_of(table, company);
  std::erase_if(places, [&](std::uint32_t hex) {
    return hexes_to(network, *home, hex) < facts.connects_from ||
           !longest_train_leads(table, network, company, *home, hex) ||
           !makes_connection(table, company, hex);
  });
  return places;
}

std::string told(const PlayTable& table, const StationPlace& place) {
  return station_word + table.game.title().map.hexes()[place.hex].id +
         (table.city_count(place.hex) > 1 ? " " + std::to_string(place.city + 1) : std::string());
}

void place_as_station(PlayTable& table, std::size_t company, const StationPlace& place) {
  const int price = said(table.game.companies[company].chosen_connection->station, 0);
  table.pay(company_owner(company), the_bank, price);
  const std::size_t token = add_marker(table, company, 0);
  table.put_token(token, place.hex, place.city, *table.free_slot(company, place.hex, place.city));
  table.state.connecting.clear();
  table.state.connection = Stage::None;
}

void connect_with(PlayTable& table, std::size_t company, std::size_t hex) {
  State& state = table.state;
  const std::size_t token = add_marker(table, company, 0);
  state.tokens[token].marker = true;
  table.put_token(token, hex, 0, -1);
  table.track_changed();
  state.companies[company].destination = static_cast<std::int16_t>(hex);
  ++state.connections;
  for (CardState& card : state.cards)
    if (card.owner.is_company(company)) card.operated = false;
  state.connection = Stage::ConnectionRun;
}

std::vector<StationPlace> stations_instead(const PlayTable& table, std::size_t company) {
  const auto& station = table.game.companies[company].chosen_connection->station;
  if (!station || station->value > table.state.companies[company].cash) return {};
  return station_places(table, company);
}

}  // namespace

bool may_connect(const PlayTable& table, std::size_t company) {
  return table.game.companies[company].chosen_connection != nullptr &&
         !table.state.companies[company].connected && !places_to_connect(table, company).empty();
}

std::vector<std::string> connection_choices(const PlayTable& table, std::size_t company) {
  std::vector<std::string> choices;
  for (const std::uint32_t hex : places_to_connect(table, company))
    choices.push_back(table.game.title().map.hexes()[hex].id);
  for (const StationPlace& place : stations_instead(table, company)) choices.push_back(told(table, place));
  choices.emplace_back("wait");
  return choices;
}

Verdict choose_connection(PlayTable& table, const Action& action) {
  State& state = table.state;
  const std::size_t company = action.actor.index;
  if (action.choice == "wait") {
    state.connecting.clear();
    state.connection = Stage::None;
    return {};
  }
  for (const StationPlace& place : stations_instead(table, company))
    if (told(table, place) == action.choice) {
      place_as_station(table, company, place);
      state.companies[company].connected = true;
      return {};
    }
  for (const std::uint32_t hex : places_to_connect(table, company))
    if (table.game.title().map.hexes()[hex].id == action.choice) {
      connect_with(table, company, hex);
      state.companies[company].connected = true;
      return {};
    }
  return refused("companies.connection", "the company does not connect there");
}

}  // namespace trackwright::play
