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
  Mixed     // the column `figure` gives it for each row
};
template <>
inline constexpr auto enum_words<Certainty> =
    std::to_array<EnumWord<Certainty>>({{Certainty::Name, "name"},
                                        {Certainty::Exact, "exact"},
                                        {Certainty::AtLeast, "at least"},
                                        {Certainty::AtMost, "at most"},
                                        {Certainty::Average, "average"},
                                        {Certainty::Mixed, "mixed"}});

struct StudyCell {
  enum class Kind : std::uint8_t { None, Number, Text, List };
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

  Kind kind = Kind::None;
  std::string text;
  std::vector<std::string> list;
  friend bool operator==(const StudyCell&, const StudyCell&) = default;
};

struct StudyColumn {
  std::string name;
  Certainty certainty = Certainty::Exact;
  bool key = false;  // the key columns together name a row
};

using StudyRow = std::vector<StudyCell>;

struct StudyTable {
  std::string name;
  std::string computes;  // one sentence
  std::vector<StudyColumn> columns;
  std::vector<StudyRow> rows;
  bool carries = false;  // a row holds until a later phase has another one with the same other keys
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

// The most rows of a table in text and in a report.
inline constexpr std::size_t most_study_rows = 40;

// The cell with long lists shortened.
std::string short_text(const StudyCell&);

// "exact: hexes, copies; average: wanted"
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
// figure.
std::string written(const std::string& title, const std::vector<TopicStudy>&, StudyFormat);

}  // namespace trackwright
