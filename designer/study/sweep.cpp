#include "designer/study/sweep.h"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "designer/study/what_if.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

using Json = nlohmann::ordered_json;
using Row = StudyRow;

std::vector<std::string> parts_of(std::string_view text, std::string_view between) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(between, at), text.size());
    parts.emplace_back(text.substr(at, end - at));
    at = end + between.size();
  }
  return parts;
}

// "1..6" or "8000..12000..1000"; none: not a range.
std::optional<std::vector<std::string>> range_of(std::string_view text) {
  const std::vector<std::string> parts = parts_of(text, "..");
  if (parts.size() < 2 || parts.size() > 3) return std::nullopt;
  const auto from = number_in(parts[0]);
  const auto to = number_in(parts[1]);
  const auto step = parts.size() == 3 ? number_in(parts[2]) : std::optional<int>(1);
  if (!from || !to || !step || *step < 1 || *to < *from) return std::nullopt;
  std::vector<std::string> values;
  for (long long value = *from; value <= *to && values.size() <= most_sweep_values; value += *step)
    values.push_back(std::to_string(value));
  return values;
}

// One table of all values together.
class Together {
 public:
  Together(const SweptStudies& all, const std::string& topic, const StudyTable& form) : form_(form) {
    for (const std::vector<TopicStudy>& topics : all.studies) {
      const StudyTable* table = find_study_table(topics, topic, form.name);
      std::map<std::string, const Row*>& rows = rows_.emplace_back();
      if (table == nullptr) continue;
      for (const Row& row : table->rows) {
        const std::string key = row_key(*table, row);
        rows.emplace(key, &row);
        if (known_.insert(key).second) order_.emplace_back(key, &row);
      }
    }
  }

  StudyTable table(const StudySweep& sweep) const {
    StudyTable result{form_.name, fmt::format("the figures that {} changes", sweep.path), {}, {}};
    for (const StudyColumn& column : form_.columns)
      if (column.key) result.columns.push_back(column);
    result.columns.push_back({"figure", Certainty::Name, true});
    for (const std::string& value : sweep.values) result.columns.push_back({value, Certainty::Mixed, false});
    result.columns.push_back({"certainty", Certainty::Name, false});
    for (const auto& [key, named] : order_)
      for (std::size_t i = 0; i < form_.columns.size(); ++i)
        if (!form_.columns[i].key) add(key, *named, i, result);
    return result;
  }

 private:
  void add(const std::string& key, const Row& named, std::size_t column, StudyTable& result) const {
    Row row;
    for (std::size_t i = 0; i < named.size(); ++i)
      if (form_.columns[i].key) row.push_back(named[i]);
    row.emplace_back(form_.columns[column].name);
    const std::size_t first = row.size();
    for (const auto& rows : rows_) {
      const auto found = rows.find(key);
      row.push_back(found == rows.end() ? StudyCell() : (*found->second)[column]);
    }
    const auto values = row.begin() + static_cast<std::ptrdiff_t>(first);
    if (std::all_of(values, row.end(), [&](const StudyCell& cell) { return cell == *values; })) return;
    row.emplace_back(std::string(word_of(form_.columns[column].certainty)));
    result.rows.push_back(std::move(row));
  }

  const StudyTable& form_;
  std::vector<std::map<std::string, const Row*>> rows_;  // by value
  std::set<std::string> known_;
  std::vector<std::pair<std::string, const Row*>> order_;
};

Json kept_cell(const StudyCell& cell) {
  if (cell.kind == StudyCell::Kind::None) return nullptr;
  if (cell.kind == StudyCell::Kind::List) return cell.list;
  return Json{{cell.kind == StudyCell::Kind::Number ? "number" : "text", cell.text}};
}

StudyCell cell_of(const Json& json) {
  StudyCell cell;
  if (json.is_array()) return {json.get<std::vector<std::string>>()};
  if (!json.is_object()) return cell;
  const bool number = json.contains("number");
  cell.kind = number ? StudyCell::Kind::Number : StudyCell::Kind::Text;
  cell.text = json.at(number ? "number" : "text").get<std::string>();
  return cell;
}

Json kept_table(const StudyTable& table) {
  Json told{{"name", table.name}, {"columns", Json::array()}, {"rows", Json::array()}};
  for (const StudyColumn& column : table.columns)
    told["columns"].push_back({column.name, word_of(column.certainty), column.key});
  for (const Row& row : table.rows) {
    Json line = Json::array();
    for (const StudyCell& cell : row) line.push_back(kept_cell(cell));
    told["rows"].push_back(std::move(line));
  }
  return told;
}

StudyTable table_of(const Json& json) {
  StudyTable table{json.at("name").get<std::string>(), {}, {}, {}};
  for (const Json& column : json.at("columns"))
    table.columns.push_back({column.at(0).get<std::string>(),
                             from_word<Certainty>(column.at(1).get<std::string>()).value_or(Certainty::Mixed),
                             column.at(2).get<bool>()});
  for (const Json& line : json.at("rows")) {
    Row& row = table.rows.emplace_back();
    for (const Json& cell : line) row.push_back(cell_of(cell));
    row.resize(table.columns.size());
  }
  return table;
}

SweptStudies shard_of(const std::string& text) {
  const Json json = Json::parse(text);
  SweptStudies shard{json.at("study").get<std::string>(),
                     json.at("topic").get<std::string>(),
                     {json.at("sweep").get<std::string>(), json.at("values").get<std::vector<std::string>>()},
                     {}};
  shard.studies.resize(shard.sweep.values.size());
  for (const Json& one : json.at("studies")) {
    std::vector<TopicStudy>& topics = shard.studies.at(one.at("value").get<std::size_t>());
    for (const Json& topic : one.at("topics")) {
      topics.push_back({topic.at("topic").get<std::string>(), {}, {}, {}});
      for (const Json& table : topic.at("tables")) topics.back().tables.push_back(table_of(table));
    }
  }
  return shard;
}

}  // namespace

Expected<StudySweep, Finding> parse_sweep(const std::string& text) {
  const std::size_t equals = text.find('=');
  const std::string help = "write PATH=FROM..TO, as in trains.4.count=1..6, or PATH=VALUE,VALUE";
  if (equals == std::string::npos || equals == 0)
    return unexpected(unknown_change(fmt::format("`{}` is not a sweep", text), help));
  const std::string values = text.substr(equals + 1);
  StudySweep sweep{text.substr(0, equals), range_of(values).value_or(parts_of(values, ","))};
  if (values.empty() || sweep.values.size() < 2)
    return unexpected(unknown_change(fmt::format("`{}` has fewer than two values", text), help));
  if (sweep.values.size() > most_sweep_values)
    return unexpected(unknown_change(fmt::format("`{}` has more than {} values", text, most_sweep_values),
                                     "add a step, as in bank=8000..12000..1000"));
  return sweep;
}

std::optional<Shard> parse_shard(std::string_view text) {
  const std::vector<std::string> parts = parts_of(text, "/");
  if (parts.size() != 2) return std::nullopt;
  const auto number = number_in(parts[0]);
  const auto of = number_in(parts[1]);
  if (!number || !of || *number < 1 || *of < *number) return std::nullopt;
  return Shard{static_cast<std::size_t>(*number), static_cast<std::size_t>(*of)};
}

std::vector<TopicStudy> side_by_side(const SweptStudies& all) {
  // The topics and tables in the order in which they first occur.
  std::vector<std::pair<std::string, std::vector<const StudyTable*>>> forms;
  for (const std::vector<TopicStudy>& topics : all.studies)
    for (const TopicStudy& topic : topics) {
      auto known = std::ranges::find(forms, topic.topic, [](const auto& form) { return form.first; });
      if (known == forms.end()) known = forms.insert(forms.end(), {topic.topic, {}});
      for (const StudyTable& table : topic.tables)
        if (std::ranges::find(known->second, table.name, [](const auto* form) { return form->name; }) ==
            known->second.end())
          known->second.push_back(&table);
    }
  std::vector<TopicStudy> result;
  for (const auto& [topic, tables] : forms) {
    TopicStudy one{topic, {}, {}, {}};
    for (const StudyTable* form : tables) {
      StudyTable table = Together(all, topic, *form).table(all.sweep);
      if (!table.rows.empty()) one.tables.push_back(std::move(table));
    }
    result.push_back(std::move(one));
  }
  return result;
}

std::string shard_text(const SweptStudies& shard) {
  Json told{{"study", shard.title},
            {"topic", shard.topic},
            {"sweep", shard.sweep.path},
            {"values", shard.sweep.values},
            {"studies", Json::array()}};
  for (std::size_t i = 0; i < shard.studies.size(); ++i) {
    if (shard.studies[i].empty()) continue;
    Json topics = Json::array();
    for (const TopicStudy& topic : shard.studies[i]) {
      topics.push_back({{"topic", topic.topic}, {"tables", Json::array()}});
      for (const StudyTable& table : topic.tables) topics.back()["tables"].push_back(kept_table(table));
    }
    told["studies"].push_back({{"value", i}, {"topics", std::move(topics)}});
  }
  return told.dump() + "\n";
}

Expected<SweptStudies, Finding> join_shards(const std::vector<std::string>& texts) {
  std::optional<SweptStudies> all;
  for (const std::string& text : texts) {
    SweptStudies shard;
    try {
      shard = shard_of(text);
    } catch (const std::exception&) {
      return unexpected(unknown_change("a file to join is not a shard of a sweep",
                                       "give files that `study --sweep ... --shard I/N` wrote"));
    }
    if (!all) all = SweptStudies{shard.title, shard.topic, shard.sweep, {}};
    if (all->studies.empty()) all->studies.resize(all->sweep.values.size());
    if (shard.title != all->title || shard.topic != all->topic || shard.sweep.path != all->sweep.path ||
        shard.sweep.values != all->sweep.values)
      return unexpected(unknown_change("the files to join are shards of different sweeps",
                                       "use the same title, topic and sweep for all shards"));
    for (std::size_t i = 0; i < shard.studies.size(); ++i)
      if (!shard.studies[i].empty()) all->studies[i] = std::move(shard.studies[i]);
  }
  if (!all) return unexpected(unknown_change("no files to join", "give the files of all shards"));
  for (std::size_t i = 0; i < all->studies.size(); ++i)
    if (all->studies[i].empty())
      return unexpected(
          unknown_change(fmt::format("no shard contains {}={}", all->sweep.path, all->sweep.values[i]),
                         "give the files of all shards"));
  return std::move(*all);
}

}  // namespace trackwright
