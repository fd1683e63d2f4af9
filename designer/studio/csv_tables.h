// Six tables of a title for spreadsheets, and changes of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/csv_text.h"
#include "engine/title/title.h"

namespace trackwright {

struct CsvTable {
  std::string name;               // "trains.csv"
  std::vector<std::string> head;  // empty for the market, whose cells have no names
  std::size_t keys = 1;           // the columns that name a row; their cells do not change
  std::vector<std::vector<std::string>> rows;
};

// market, trains, tiles, shares, privates and offboards; tables without rows are omitted.
std::vector<CsvTable> csv_tables(const Title&);

// Applies the cells of the read table that differ from `table`. Adds import/csv for a cell that cannot be
// applied.
void apply_csv(Title&, const CsvTable& table, const std::vector<CsvRow>& read, Findings&);

}  // namespace trackwright
