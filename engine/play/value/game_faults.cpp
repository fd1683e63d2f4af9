#include "engine/play/value/game_faults.h"

#include <algorithm>
#include <cstddef>

#include "engine/play/value/game.h"

namespace trackwright::play {

namespace {

constexpr std::size_t most_companies = 60;  // a player's sales of a round are bits of a number
constexpr std::size_t most_privates = 120;
constexpr std::size_t most_cells = 120;   // in a row or column of the market
constexpr std::size_t most_trains = 200;  // kinds
constexpr std::size_t most_hexes = 30'000;
constexpr int most_certificates = 200;  // of a company
constexpr int most_money = 30'000;      // as a price

std::string fault_of(const Company& company) {
  int number = 0;
  for (const Certificate& kind : company.certificates)
    number += std::min(kind.count.value, most_certificates + 1);
  if (number > most_certificates) return company.id.value + " has more than 200 certificates";
  if (std::ranges::any_of(company.tokens, [](const auto& cost) { return cost.value > most_money; }))
    return "a station of " + company.id.value + " costs more than 30000";
  return {};
}

std::string fault_of(const Companies& companies) {
  if (companies.companies.empty() || companies.companies.size() > most_companies)
    return "the title has no companies or more than 60";
  for (const Company& company : companies.companies)
    if (std::string fault = fault_of(company); !fault.empty()) return fault;
  if (companies.privates.size() > most_privates) return "the title has more than 120 privates";
  for (const Private& one : companies.privates)
    if (one.price.value > most_money || one.revenue.value > most_money)
      return one.id.value + " costs or pays more than 30000";
  return {};
}

std::string fault_of(const Market& market) {
  const auto is_long = [](const auto& row) { return row.size() > most_cells; };
  if (market.rows.size() > most_cells || std::ranges::any_of(market.rows, is_long))
    return "the market has more than 120 rows or columns";
  return {};
}

}  // namespace

std::string fault_of(const Title& title, int players) {
  if (players < 1 || players > static_cast<int>(most_players)) return "a game is for 1 to 12 players";
  if (title.roster.phases.empty() || title.roster.trains.empty())
    return "the title has no phases or no trains";
  if (title.roster.trains.size() > most_trains) return "the title has more than 200 kinds of trains";
  if (title.map.hexes().size() > most_hexes) return "the map has more than 30000 hexes";
  if (std::string fault = fault_of(title.companies); !fault.empty()) return fault;
  return fault_of(title.market);
}

}  // namespace trackwright::play
