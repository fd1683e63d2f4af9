// Tables as text: RFC 4180, with the habits of Excel and LibreOffice.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

struct CsvCell {
  std::string text;
  Place place;
};
using CsvRow = std::vector<CsvCell>;

// The rows of the text. The separator is a comma, semicolon or tab: the one of a line `sep=;` at the start,
// or the one that occurs most often in the first line. Accepts a byte-order mark, any line end, quoted texts
// with doubled quotes and line breaks. Drops empty cells at the end of a row, and empty rows. Adds import/csv
// for a quote without an end.
std::vector<CsvRow> read_csv(const Sources::File&, FileId, Findings&);

// Quotes a text with a separator, a quote, a line break, or blanks at an end.
std::string csv_cell(const std::string& text, char separator = ',');

// One line of cells, with CRLF.
std::string csv_line(const std::vector<std::string>& cells, char separator);

// A whole number as spreadsheets write it: 1200, "1,200", "1.200", 1 200, 40.00, 40,0. Nullopt for others.
std::optional<int> csv_number(std::string_view);

}  // namespace trackwright
