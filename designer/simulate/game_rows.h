// Single games as rows of tables, for CSV and SQLite.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/simulate/game_record.h"

namespace trackwright {

using GameCell = std::variant<std::monostate, std::int64_t, std::string>;
using GameRow = std::vector<GameCell>;

// A table with a row for each game, or several. The first columns are `version` and `game`.
struct GameTable {
  std::string_view name;
  std::vector<std::string_view> columns;
  std::vector<GameRow> (*rows)(const simulate::GameRecord&);  // without the first two columns
};
// `games` first; then a table for each series: seats, rounds, ...
const std::vector<GameTable>& game_tables();

// The table `games` as CSV, line by line.
std::string games_csv_head();
std::string games_csv_line(std::size_t version, const simulate::GameRecord&);

}  // namespace trackwright
