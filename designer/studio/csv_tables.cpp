#include "designer/studio/csv_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"
#include "designer/studio/edit.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

constexpr std::string_view endless_word = "unlimited";

std::string all_of(const std::vector<Ref>& refs) {
  return trackwright::joined(refs, " ", [](const Ref& ref) { return ref.value; });
}

std::string count_text(const std::optional<int>& count) {
  return count ? std::to_string(*count) : std::string(endless_word);
}

// ---- from the title

CsvTable market_table(const Market& market) {
  CsvTable table{"market.csv", {}, 0, {}};
  for (const auto& row : market.rows) {
    std::vector<std::string>& cells = table.rows.emplace_back();
    for (const auto& cell : row)
      cells.push_back(!cell ? ""
                            : fmt::format("{}{}{}", cell->price, cell->zones, cell->ledge_right ? "|" : ""));
    while (!cells.empty() && cells.back().empty()) cells.pop_back();
  }
  return table;
}

CsvTable trains_table(const Roster& roster) {
  CsvTable table{"trains.csv", {"train", "count", "price", "rusts on", "obsolete on", "available on"}, 1, {}};
  for (const Train& train : roster.trains)
    table.rows.push_back({train.name.value,
                          count_text(train.count ? std::optional(train.count->value) : std::nullopt),
                          std::to_string(train.price.value), all_of(train.rusts_on),
                          all_of(train.obsolete_on), all_of(train.available_on)});
  return table;
}

CsvTable tiles_table(const Title& title) {
  CsvTable table{"tiles.csv", {"tile", "count"}, 1, {}};
  for (const ManifestEntry& entry : title.manifest)
    table.rows.push_back({entry.id.value, count_text(entry.count)});
  return table;
}

CsvTable shares_table(const Companies& companies) {
  CsvTable table{"shares.csv", {"company", "certificate", "percent", "count"}, 2, {}};
  for (const Company& company : companies.companies)
    for (std::size_t i = 0; i < company.certificates.size(); ++i) {
      const Certificate& one = company.certificates[i];
      table.rows.push_back({company.id.value, one.president ? "president" : std::to_string(i + 1),
                            std::to_string(one.percent.value), std::to_string(one.count.value)});
    }
  return table;
}

CsvTable privates_table(const Companies& companies) {
  CsvTable table{"privates.csv", {"private", "name", "price", "revenue", "text"}, 1, {}};
  for (const Private& one : companies.privates)
    table.rows.push_back({one.id.value, one.name, std::to_string(one.price.value),
                          std::to_string(one.revenue.value), one.text});
  return table;
}

// The columns are those phases and colours that any off-board area names.
CsvTable offboards_table(const Map& map) {
  CsvTable table{"offboards.csv", {"hex", "area", "name", "value"}, 2, {}};
  std::vector<std::string> columns;
  const auto each = [&](const auto& use) {
    for (const Hex& hex : map.hexes())
      for (std::size_t i = 0; i < hex.tile.stops.size(); ++i)
        if (hex.tile.stops[i].kind == StopKind::OffBoard) use(hex, i, hex.tile.stops[i].revenue);
  };
  each([&](const Hex& /*hex*/, std::size_t /*index*/, const Revenue& revenue) {
    for (const RevenueEntry& step : revenue.steps)
      if (std::ranges::find(columns, step.key) == columns.end()) columns.push_back(step.key);
  });
  table.head.insert(table.head.end(), columns.begin(), columns.end());
  each([&](const Hex& hex, std::size_t index, const Revenue& revenue) {
    std::vector<std::string> row{hex.id, std::to_string(index + 1), hex.name,
                                 revenue.steps.empty() ? std::to_string(revenue.flat) : ""};
    for (const std::string& column : columns) {
      const auto step = std::ranges::find(revenue.steps, column, &RevenueEntry::key);
      row.push_back(step == revenue.steps.end() ? "" : std::to_string(step->value));
    }
    table.rows.push_back(std::move(row));
  });
  return table;
}

// ---- into the title

struct Change {
  Title& title;
  const std::vector<std::string>& keys;
  std::string_view column;
  const std::string& text;
};

// Empty: applied. Otherwise what is wrong.
using Apply = std::string (*)(const Change&);

std::optional<int> amount_of_csv(const Change& change) {
  const auto number = csv_number(change.text);
  return number && *number >= 0 ? number : std::nullopt;
}

std::string set_amount(const Change& change, Placed<int>& value) {
  const auto amount = amount_of_csv(change);
  if (!amount) return "is not a whole number";
  value.value = *amount;
  return {};
}

std::string set_count(const Change& change, std::optional<Placed<int>>& count) {
  if (change.text == endless_word) {
    count.reset();
    return {};
  }
  const auto amount = amount_of_csv(change);
  if (!amount) return "is neither a whole number nor `unlimited`";
  count = Placed<int>{*amount, {}};
  return {};
}

std::string set_names(const Change& change, std::vector<Ref>& refs) {
  refs = words(change.text, {}, false);
  return {};
}

std::string apply_train(const Change& change) {
  for (Train& train : change.title.roster.trains) {
    if (train.name.value != change.keys[0]) continue;
    if (change.column == "price") return set_amount(change, train.price);
    if (change.column == "rusts on") return set_names(change, train.rusts_on);
    if (change.column == "obsolete on") return set_names(change, train.obsolete_on);
    if (change.column == "available on") return set_names(change, train.available_on);
    const bool as_counted = train.count && train.print == train.count->value;
    std::string fault = set_count(change, train.count);
    if (as_counted && train.count) train.print = train.count->value;
    return fault;
  }
  return {};
}

std::string apply_tile(const Change& change) {
  for (ManifestEntry& entry : change.title.manifest) {
    if (entry.id.value != change.keys[0]) continue;
    std::optional<Placed<int>> count;
    if (entry.count) count = Placed<int>{*entry.count, {}};
    std::string fault = set_count(change, count);
    const bool as_counted = entry.count && entry.print == *entry.count;
    entry.count = count ? std::optional(count->value) : std::nullopt;
    if (as_counted && entry.count) entry.print = *entry.count;
    return fault;
  }
  return {};
}

std::string apply_share(const Change& change) {
  for (Company& company : change.title.companies.companies) {
    if (company.id.value != change.keys[0]) continue;
    for (std::size_t i = 0; i < company.certificates.size(); ++i) {
      Certificate& one = company.certificates[i];
      if ((one.president ? "president" : std::to_string(i + 1)) == change.keys[1])
        return set_amount(change, change.column == "percent" ? one.percent : one.count);
    }
  }
  return {};
}

std::string apply_private(const Change& change) {
  for (Private& one : change.title.companies.privates) {
    if (one.id.value != change.keys[0]) continue;
    if (change.column == "price") return set_amount(change, one.price);
    if (change.column == "revenue") {
      if (!one.revenue_steps.empty()) return "changes by phase: change it in companies.yaml";
      return set_amount(change, one.revenue);
    }
    (change.column == "name" ? one.name : one.text) = change.text;
  }
  return {};
}

std::string apply_offboard(const Change& change) {
  std::vector<Hex> hexes = change.title.map.hexes();
  const auto hex = std::ranges::find(hexes, change.keys[0], &Hex::id);
  if (hex == hexes.end()) return {};
  if (!hex->preprint.empty()) return "belongs to a pre-printed tile";
  if (change.column == "name") {
    hex->name = change.text;
  } else {
    const auto amount = amount_of_csv(change);
    if (!amount) return "is not a whole number";
    Revenue& revenue = hex->tile.stops.at(static_cast<std::size_t>(std::stoi(change.keys[1])) - 1).revenue;
    const auto step = std::ranges::find(revenue.steps, change.column, &RevenueEntry::key);
    if (change.column == "value" && revenue.steps.empty())
      revenue.flat = *amount;
    else if (step != revenue.steps.end())
      step->value = *amount;
    else
      return "has no such value: add it in map.yaml";
  }
  Map map(change.title.map.layout(), std::move(hexes), change.title.map.sides(), change.title.map.panels());
  map.notes = change.title.map.notes;
  map.art = change.title.map.art;
  change.title.map = std::move(map);
  return {};
}

constexpr auto appliers =
    std::to_array<std::pair<std::string_view, Apply>>({{"trains.csv", apply_train},
                                                       {"tiles.csv", apply_tile},
                                                       {"shares.csv", apply_share},
                                                       {"privates.csv", apply_private},
                                                       {"offboards.csv", apply_offboard}});

void fault_at(Findings& findings, Place place, std::string message, std::string help = {}) {
  report(findings, "import/csv", place, {}, std::move(message), std::move(help));
}

void apply_market(Title& title, const CsvTable& table, const std::vector<CsvRow>& read, Findings& findings) {
  std::vector<std::vector<std::string>> rows;
  for (const CsvRow& row : read) {
    std::vector<std::string>& cells = rows.emplace_back();
    for (const CsvCell& cell : row) {
      const auto number = csv_number(cell.text);
      cells.push_back(number ? std::to_string(*number) : cell.text);
    }
  }
  if (rows == table.rows) return;
  std::vector<std::string> lines;
  for (const auto& row : rows)
    lines.push_back(
        trackwright::joined(row, " ", [](const std::string& cell) { return cell.empty() ? "-" : cell; }));
  if (auto changed = with_market_rows(title, lines))
    title = std::move(*changed);
  else
    fault_at(findings, read.front().front().place, changed.error());
}

class CsvTableReader {
 public:
  CsvTableReader(Title& title, const CsvTable& table, Apply apply, Findings& findings)
      : title_(title), table_(table), apply_(apply), findings_(findings) {}

  void read(const std::vector<CsvRow>& rows) {
    if (!read_head(rows.front())) return;
    for (std::size_t i = 1; i < rows.size(); ++i) row(rows[i]);
  }

 private:
  // Columns may have another order; those of other names are an error.
  bool read_head(const CsvRow& head) {
    const std::size_t faults = findings_.size();
    for (const CsvCell& cell : head) {
      const auto found = std::ranges::find(table_.head, lower_case(cell.text));
      if (found == table_.head.end())
        fault_at(findings_, cell.place, fmt::format("{} has no column `{}`", table_.name, cell.text),
                 fmt::format("the columns are: {}", trackwright::joined(table_.head, ", ")));
      columns_.push_back(static_cast<std::size_t>(found - table_.head.begin()));
    }
    for (std::size_t key = 0; key < table_.keys; ++key)
      if (std::ranges::find(columns_, key) == columns_.end() && findings_.size() == faults)
        fault_at(findings_, head.front().place, fmt::format("the column `{}` is missing", table_.head[key]));
    return findings_.size() == faults;
  }

  void row(const CsvRow& row) {
    std::vector<std::string> keys(table_.keys);
    for (std::size_t i = 0; i < row.size() && i < columns_.size(); ++i)
      if (columns_[i] < table_.keys) keys[columns_[i]] = row[i].text;
    const auto now = std::ranges::find_if(
        table_.rows, [&](const auto& one) { return std::equal(keys.begin(), keys.end(), one.begin()); });
    if (now == table_.rows.end())
      return fault_at(findings_, row.front().place,
                      fmt::format("the title has no `{}`", trackwright::joined(keys, ", ")),
                      "add it to the title first; the import changes only values");
    if (!seen_.insert(keys).second)
      return fault_at(findings_, row.front().place,
                      fmt::format("`{}` occurs twice", trackwright::joined(keys, ", ")));
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      const std::string text = i < row.size() ? row[i].text : std::string();
      const std::size_t column = columns_[i];
      if (column < table_.keys || text == now->at(column) || same_number(text, now->at(column))) continue;
      const std::string fault = apply_({title_, keys, table_.head[column], text});
      if (!fault.empty())
        fault_at(findings_, i < row.size() ? row[i].place : row.back().place,
                 fmt::format("the {} `{}` {}", table_.head[column], text, fault));
    }
  }

  static bool same_number(const std::string& a, const std::string& b) {
    const auto x = csv_number(a);
    return x && x == csv_number(b) && std::to_string(*x) == b;
  }

  Title& title_;
  const CsvTable& table_;
  Apply apply_;
  Findings& findings_;
  std::vector<std::size_t> columns_;
  std::set<std::vector<std::string>> seen_;
};

}  // namespace

std::vector<CsvTable> csv_tables(const Title& title) {
  std::vector<CsvTable> all{
      market_table(title.market),    trains_table(title.roster),      tiles_table(title),
      shares_table(title.companies), privates_table(title.companies), offboards_table(title.map)};
  std::erase_if(all, [](const CsvTable& table) { return table.rows.empty(); });
  return all;
}

void apply_csv(Title& title, const CsvTable& table, const std::vector<CsvRow>& read, Findings& findings) {
  if (read.empty()) return;
  if (table.name == "market.csv") return apply_market(title, table, read, findings);
  const auto* const applier =
      std::ranges::find(appliers, table.name, &std::pair<std::string_view, Apply>::first);
  if (applier != appliers.end()) CsvTableReader(title, table, applier->second, findings).read(read);
}

}  // namespace trackwright
