#include "designer/study/figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>

#include "designer/format/text/csv_text.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

using Json = nlohmann::ordered_json;
using Row = StudyRow;

// The longest list in text.
constexpr std::size_t long_list = 6;
constexpr std::size_t most_markdown_rows = 12;

bool is_key(const StudyColumn& column) {
  return column.key;
}

// The number of code points of a text in UTF-8.
std::size_t letters_in(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char one) { return (static_cast<unsigned char>(one) & 0xC0U) != 0x80U; }));
}

std::string lines_of(const StudyTable& table) {
  if (table.most_rows == 0)
    return fmt::format("    {}: `--format json` lists them\n", counted(table.rows.size(), "row"));
  std::vector<std::vector<std::string>> lines(1);
  for (const StudyColumn& column : table.columns) lines[0].push_back(column.name);
  for (const Row& row : table.rows) {
    if (lines.size() > table.most_rows) break;
    std::vector<std::string>& line = lines.emplace_back();
    for (const StudyCell& cell : row) line.push_back(short_text(cell));
  }
  std::vector<std::size_t> widths(table.columns.size(), 0);
  for (const auto& line : lines)
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], letters_in(line[i]));
  std::string text;
  for (const auto& line : lines) {
    std::string words = "   ";
    for (std::size_t i = 0; i < line.size(); ++i) words += fmt::format(" {:<{}} ", line[i], widths[i]);
    text += words.substr(0, words.find_last_not_of(' ') + 1) + "\n";
  }
  if (table.rows.size() + 1 > lines.size())
    text += fmt::format("    and {}: `--format json` lists them\n",
                        counted(table.rows.size() + 1 - lines.size(), "more row"));
  return text;
}

std::string text_of(const std::vector<TopicStudy>& topics) {
  std::string text;
  for (const TopicStudy& topic : topics) {
    if (topic.assumptions.empty() && topic.tables.empty()) {
      text += fmt::format("{}: no figure changes\n", topic.topic);
      continue;
    }
    text += fmt::format("{}{}\n", text.empty() ? "" : "\n", topic.topic);
    for (const std::string& one : topic.assumptions) text += fmt::format("  assumes: {}\n", one);
    for (const std::string& one : topic.missing) text += fmt::format("  missing: {}\n", one);
    for (const StudyTable& table : topic.tables) {
      const std::string sure = certainties_of(table);
      text += fmt::format("\n  {}: {}\n{}{}", table.name, table.computes,
                          sure.empty() ? "" : fmt::format("    ({})\n", sure),
                          table.rows.empty() ? "    none\n" : lines_of(table));
    }
  }
  return text;
}

double rounded(double number) {
  constexpr double thousandths = 1000;
  return std::round(number * thousandths) / thousandths;
}

Json json_of(const StudyEstimate& one) {
  Json json{{"value", rounded(one.value)}, {"low", nullptr}, {"high", nullptr}, {"games", one.games}};
  if (!one.has_range) return json;
  json["low"] = rounded(one.low);
  json["high"] = rounded(one.high);
  return json;
}

Json json_of(const StudyCell& cell) {
  switch (cell.kind) {
    case StudyCell::Kind::None:
      return nullptr;
    case StudyCell::Kind::Number:
      return Json::parse(cell.text);
    case StudyCell::Kind::Text:
      return cell.text;
    case StudyCell::Kind::List:
      return cell.list;
    case StudyCell::Kind::Estimate:
      return json_of(*cell.estimate);
  }
  return nullptr;
}

Json json_of(const StudyTable& table) {
  Json told{{"table", table.name},
            {"computes", table.computes},
            {"columns", Json::array()},
            {"rows", Json::array()}};
  for (const StudyColumn& column : table.columns)
    told["columns"].push_back(
        {{"name", column.name}, {"certainty", word_of(column.certainty)}, {"key", column.key}});
  for (const Row& row : table.rows) {
    Json line = Json::object();
    for (std::size_t i = 0; i < row.size(); ++i) line[table.columns[i].name] = json_of(row[i]);
    told["rows"].push_back(std::move(line));
  }
  return told;
}

std::string json_text(const std::string& title, const std::vector<TopicStudy>& topics) {
  Json told{{"title", title}, {"topics", Json::array()}};
  for (const TopicStudy& topic : topics) {
    Json one{{"topic", topic.topic},
             {"assumptions", topic.assumptions},
             {"missing", topic.missing},
             {"tables", Json::array()}};
    for (const StudyTable& table : topic.tables) one["tables"].push_back(json_of(table));
    told["topics"].push_back(std::move(one));
  }
  return told.dump(1) + "\n";
}

std::string whole_text(const StudyCell& cell) {
  return cell.kind == StudyCell::Kind::List ? fmt::format("{}", fmt::join(cell.list, " ")) : cell.text;
}

std::string markdown_cell(std::string text) {
  for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2) text.insert(at, 1, '\\');
  return text;
}

std::string markdown_of(const StudyTable& table) {
  std::string text = fmt::format("### {}\n\n{}.\n\n", capitalised(table.name), capitalised(table.computes));
  if (table.rows.empty()) return text + "None.\n\n";
  std::string under;
  for (const StudyColumn& column : table.columns) {
    text += fmt::format("| {} ", column.name);
    under += column.key || column.certainty == Certainty::Name ? "|---" : "|--:";
  }
  text += fmt::format("|\n{}|\n", under);
  const std::size_t most = std::min(most_markdown_rows, table.most_rows);
  for (std::size_t i = 0; i < std::min(table.rows.size(), most); ++i) {
    for (const StudyCell& cell : table.rows[i]) text += fmt::format("| {} ", markdown_cell(short_text(cell)));
    text += "|\n";
  }
  if (table.rows.size() > most) text += fmt::format("\nThe first {} of {} rows.\n", most, table.rows.size());
  if (const std::string sure = certainties_of(table); !sure.empty())
    text += fmt::format("\n{}.\n", capitalised(sure));
  return text + "\n";
}

std::string markdown_text(const std::string& title, const std::vector<TopicStudy>& topics) {
  std::string text = fmt::format("# Study of {}\n\n", title);
  for (const TopicStudy& topic : topics) {
    text += fmt::format("## {}\n\n", capitalised(topic.topic));
    for (const std::string& one : topic.assumptions) text += fmt::format("- {}.\n", capitalised(one));
    for (const std::string& one : topic.missing) text += fmt::format("- Missing: {}.\n", one);
    if (!topic.assumptions.empty() || !topic.missing.empty()) text += "\n";
    for (const StudyTable& table : topic.tables) text += markdown_of(table);
  }
  text.pop_back();
  return text;
}

using Rows = std::map<std::string, const Row*>;

Rows rows_of(const StudyTable* table) {
  Rows rows;
  if (table != nullptr)
    for (const Row& row : table->rows) rows.emplace(row_key(*table, row), &row);
  return rows;
}

// The changes of one row; nullptr: the row does not exist.
void add_changes(StudyTable& changes, const StudyTable& table, const Row* before, const Row* after) {
  const Row& named = after != nullptr ? *after : *before;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    if (table.columns[i].key) continue;
    const StudyCell old = before == nullptr ? StudyCell() : (*before)[i];
    const StudyCell now = after == nullptr ? StudyCell() : (*after)[i];
    if (old == now) continue;
    Row& row = changes.rows.emplace_back();
    for (std::size_t k = 0; k < named.size(); ++k)
      if (table.columns[k].key) row.push_back(named[k]);
    row.insert(row.end(), {StudyCell(table.columns[i].name), old, now,
                           StudyCell(std::string(word_of(table.columns[i].certainty)))});
  }
}

StudyTable changes_of(const StudyTable& before, const StudyTable& after) {
  StudyTable changes{after.name, "the figures that change", {}, {}, false};
  std::ranges::copy_if(after.columns, std::back_inserter(changes.columns), is_key);
  changes.columns.push_back({"figure", Certainty::Name, true});
  changes.columns.push_back({"before", Certainty::Mixed, false});
  changes.columns.push_back({"after", Certainty::Mixed, false});
  changes.columns.push_back({"certainty", Certainty::Name, false});
  const Rows old = rows_of(&before);
  const Rows now = rows_of(&after);
  for (const Row& row : before.rows) {
    const auto found = now.find(row_key(before, row));
    add_changes(changes, before, &row, found == now.end() ? nullptr : found->second);
  }
  for (const Row& row : after.rows)
    if (!old.contains(row_key(after, row))) add_changes(changes, after, nullptr, &row);
  return changes;
}

}  // namespace

StudyColumn key_column(const char* name) {
  return {name, Certainty::Name, true};
}

std::string certainties_of(const StudyTable& table) {
  std::vector<std::string> groups;
  for (const Certainty certainty : values_of<Certainty>()) {
    std::vector<std::string> columns;
    for (const StudyColumn& column : table.columns)
      if (column.certainty == certainty) columns.push_back(column.name);
    if (certainty != Certainty::Name && certainty != Certainty::Sample && !columns.empty())
      groups.push_back(fmt::format("{}: {}", word_of(certainty), fmt::join(columns, ", ")));
  }
  return fmt::format("{}", fmt::join(groups, "; "));
}

std::string short_text(const StudyCell& cell) {
  if (cell.kind == StudyCell::Kind::None) return "-";
  if (cell.kind != StudyCell::Kind::List) return cell.text;
  return cell.list.empty() ? "-" : shortlist(cell.list, long_list);
}

std::string row_key(const StudyTable& table, const StudyRow& row) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < row.size(); ++i)
    if (table.columns[i].key) words.push_back(whole_text(row[i]));
  return fmt::format("{}", fmt::join(words, " / "));
}

namespace {

bool has_estimates(const std::vector<TopicStudy>& topics) {
  for (const TopicStudy& topic : topics)
    for (const StudyTable& table : topic.tables)
      for (const StudyRow& row : table.rows)
        if (std::ranges::any_of(row, [](const StudyCell& cell) { return cell.estimate.has_value(); }))
          return true;
  return false;
}

std::string csv_value(const StudyCell& cell, bool estimates) {
  if (!estimates) return csv_cell(whole_text(cell));
  if (!cell.estimate) return csv_cell(whole_text(cell)) + ",,,";
  const StudyEstimate& one = *cell.estimate;
  if (!one.has_range) return fmt::format("{},,,{}", rounded(one.value), one.games);
  return fmt::format("{},{},{},{}", rounded(one.value), rounded(one.low), rounded(one.high), one.games);
}

}  // namespace

std::string csv_text(const std::vector<TopicStudy>& topics) {
  const bool estimates = has_estimates(topics);
  std::string text =
      fmt::format("topic,table,row,column,certainty,value{}\r\n", estimates ? ",low,high,games" : "");
  for (const TopicStudy& topic : topics)
    for (const StudyTable& table : topic.tables)
      for (const StudyRow& row : table.rows)
        for (std::size_t i = 0; i < row.size(); ++i)
          if (!table.columns[i].key)
            text += fmt::format("{},{},{},{},{},{}\r\n", topic.topic, table.name,
                                csv_cell(row_key(table, row)), table.columns[i].name,
                                word_of(table.columns[i].certainty), csv_value(row[i], estimates));
  return text;
}

const StudyTable* find_study_table(const std::vector<TopicStudy>& topics, const std::string& topic,
                                   const std::string& name) {
  for (const TopicStudy& one : topics)
    if (one.topic == topic)
      for (const StudyTable& table : one.tables)
        if (table.name == name) return &table;
  return nullptr;
}

StudyCell StudyCell::fraction(double number) {
  StudyCell cell(fmt::format("{:.2f}", number));
  cell.kind = Kind::Number;
  return cell;
}

namespace {

// The decimals that an interval of this width deserves.
int decimals_for(double half_width) {
  if (half_width == 0) return 1;
  return half_width >= 2 ? 0 : half_width >= 0.2 ? 1 : 2;
}

}  // namespace

StudyCell StudyCell::estimated(const StudyEstimate& one, std::uint64_t usual_games) {
  StudyCell cell;
  cell.kind = Kind::Estimate;
  cell.estimate = one;
  const double half = (one.high - one.low) / 2;
  const int decimals = one.has_range ? decimals_for(half) : 1;
  if (one.share)
    cell.text = fmt::format("{:.{}f} % ({:.{}f}\u2013{:.{}f})", one.value, decimals, one.low, decimals,
                            one.high, decimals);
  else if (one.has_range)
    cell.text = fmt::format("{:.{}f} \u00b1{:.{}f}", one.value, decimals, half, decimals);
  else
    cell.text = fmt::format("{:.{}f}", one.value, decimals);
  if (one.games != usual_games) cell.text += fmt::format(" n={}", one.games);
  return cell;
}

std::vector<TopicStudy> changed_studies(const std::vector<TopicStudy>& before,
                                        const std::vector<TopicStudy>& after) {
  std::vector<TopicStudy> changed;
  for (const TopicStudy& topic : after) {
    TopicStudy one{topic.topic, {}, {}, {}};
    for (const StudyTable& table : topic.tables) {
      const StudyTable* old = find_study_table(before, topic.topic, table.name);
      StudyTable changes =
          changes_of(old == nullptr ? StudyTable{table.name, {}, table.columns, {}, false} : *old, table);
      if (!changes.rows.empty()) one.tables.push_back(std::move(changes));
    }
    changed.push_back(std::move(one));
  }
  return changed;
}

std::vector<TopicStudy> studies_in_phase(const std::vector<TopicStudy>& topics,
                                         const std::vector<std::string>& phases, const std::string& phase) {
  const auto order = [&](const std::string& name) {
    return std::ranges::find(phases, name) - phases.begin();
  };
  std::vector<TopicStudy> result;
  for (const TopicStudy& topic : topics) {
    TopicStudy& one = result.emplace_back(TopicStudy{topic.topic, topic.assumptions, topic.missing, {}});
    for (const StudyTable& table : topic.tables) {
      const auto column =
          std::ranges::find(table.columns, "phase", &StudyColumn::name) - table.columns.begin();
      if (column == std::ssize(table.columns)) continue;
      const auto at = static_cast<std::size_t>(column);
      std::map<std::string, std::size_t> last;  // the row of the other keys
      StudyTable held = table;
      held.rows.clear();
      for (const Row& row : table.rows) {
        if (table.carries ? order(row[at].text) > order(phase) : row[at].text != phase) continue;
        Row others = row;
        if (table.carries) others[at] = StudyCell();
        const auto [known, fresh] = last.emplace(row_key(table, others), held.rows.size());
        if (fresh)
          held.rows.push_back(row);
        else
          held.rows[known->second] = row;
      }
      one.tables.push_back(std::move(held));
    }
  }
  return result;
}

std::string written(const std::string& title, const std::vector<TopicStudy>& topics, StudyFormat format) {
  switch (format) {
    case StudyFormat::Text:
      return text_of(topics);
    case StudyFormat::Json:
      return json_text(title, topics);
    case StudyFormat::Csv:
      return csv_text(topics);
    case StudyFormat::Markdown:
      return markdown_text(title, topics);
  }
  return {};
}

}  // namespace trackwright
