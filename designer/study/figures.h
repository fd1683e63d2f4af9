// Tables of figures: the result of a study, and its output as text, JSON or CSV.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/base/enum_words.h"

namespace trackwright {

// How sure a figure is.
enum class Certainty : std::uint8_t {
  Name,     // not a figure
  Exact,    // under the assumptions of its topic
  AtLeast,  // a lower bound
  AtMost,   // an upper bound
  Average,  // over equally likely choices
  Sample,   // from simulated games, with an interval
  Mixed     // the column `figure` gives it for each row
};
template <>
inline constexpr auto enum_words<Certainty> =
    std::to_array<EnumWord<Certainty>>({{Certainty::Name, "name"},
                                        {Certainty::Exact, "exact"},
                                        {Certainty::AtLeast, "at least"},
                                        {Certainty::AtMost, "at most"},
                                        {Certainty::Average, "average"},
                                        {Certainty::Sample, "estimated"},
                                        {Certainty::Mixed, "mixed"}});

// A figure estimated from simulated games.
struct StudyEstimate {
  double value = 0;
  double low = 0;  // of the interval
  double high = 0;
  std::uint64_t games = 0;
  bool share = false;      // in percent
  bool has_range = false;  // false: too few games for an interval
  friend bool operator==(const StudyEstimate&, const StudyEstimate&) = default;
};

struct StudyCell {
  enum class Kind : std::uint8_t { None, Number, Text, List, Estimate };
  StudyCell() = default;
  StudyCell(const char* words) : kind(Kind::Text), text(words) {}
  StudyCell(std::string words) : kind(Kind::Text), text(std::move(words)) {}
  StudyCell(int number) : kind(Kind::Number), text(std::to_string(number)) {}
  StudyCell(std::size_t number) : kind(Kind::Number), text(std::to_string(number)) {}
  StudyCell(std::optional<int> number) {
    if (number) *this = StudyCell(*number);
  }
  StudyCell(std::vector<std::string> words) : kind(Kind::List), list(std::move(words)) {}
  static StudyCell fraction(double);  // with two decimals
  // "12.3 ±0.4", or "62 % (59–65)" for a share; with the number of games if it is not `usual_games`.
  static StudyCell estimated(const StudyEstimate&, std::uint64_t usual_games);

  Kind kind = Kind::None;
  std::string text;
  std::vector<std::string> list;
  std::optional<StudyEstimate> estimate{};
  friend bool operator==(const StudyCell&, const StudyCell&) = default;
};

struct StudyColumn {
  std::string name;
  Certainty certainty = Certainty::Exact;
  bool key = false;  // the key columns together name a row
};

StudyColumn key_column(const char* name);  // together with other key columns, it names a row

using StudyRow = std::vector<StudyCell>;

// The most rows of a table in text and in a report.
inline constexpr std::size_t most_study_rows = 40;

struct StudyTable {
  std::string name;
  std::string computes;  // one sentence
  std::vector<StudyColumn> columns;
  std::vector<StudyRow> rows;
  bool carries = false;  // a row holds until a later phase has another one with the same other keys
  std::size_t most_rows = most_study_rows;  // in text and in a report; 0: only the number of rows
};

struct TopicStudy {
  std::string topic;
  std::vector<std::string> assumptions;
  std::vector<std::string> missing;  // data that the title lacks, and the figures that need them
  std::vector<StudyTable> tables;
};

// The key cells of a row as one text, "A / 3".
std::string row_key(const StudyTable&, const StudyRow&);

// nullptr: there is no such table.
const StudyTable* find_study_table(const std::vector<TopicStudy>&, const std::string& topic,
                                   const std::string& name);

// The cell with long lists shortened.
std::string short_text(const StudyCell&);

// "exact: hexes, copies; average: wanted". Leaves out estimates, whose cells show their intervals.
std::string certainties_of(const StudyTable&);

// Only the rows that differ: their key, the column, and the figure before and after.
std::vector<TopicStudy> changed_studies(const std::vector<TopicStudy>& before,
                                        const std::vector<TopicStudy>& after);

// Only the tables by phase, with the rows that hold in one phase. `phases`: all of them, in order.
std::vector<TopicStudy> studies_in_phase(const std::vector<TopicStudy>&,
                                         const std::vector<std::string>& phases, const std::string& phase);

enum class StudyFormat : std::uint8_t { Text, Json, Csv, Markdown };
template <>
inline constexpr auto enum_words<StudyFormat> =
    std::to_array<EnumWord<StudyFormat>>({{StudyFormat::Text, "text"},
                                          {StudyFormat::Json, "json"},
                                          {StudyFormat::Csv, "csv"},
                                          {StudyFormat::Markdown, "markdown"}});

// Text and Markdown shorten long lists and tables; JSON and CSV contain everything. CSV has a line for each
// figure, and JSON an object for each estimate: value, low, high, games.
std::string written(const std::string& title, const std::vector<TopicStudy>&, StudyFormat);

}  // namespace trackwright
