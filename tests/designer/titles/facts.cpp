#include "tests/designer/titles/facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

#include "designer/format/title/load.h"
#include "tests/source_folder.h"

namespace trackwright::facts {

namespace {

std::string join(const std::vector<std::string>& words, const char* between = " ") {
  return fmt::format("{}", fmt::join(words, between));
}

bool lists(const std::vector<Ref>& refs, const std::string& name) {
  return std::ranges::any_of(refs, [&](const Ref& ref) { return ref.value == name; });
}

const PlayerRow* row_for(const Title& title, int players) {
  const auto found = std::ranges::find(title.players, players, &PlayerRow::players);
  return found == title.players.end() ? nullptr : &*found;
}

bool takes(const Allowance& row, StopKind kind) {
  return std::ranges::find(row.kinds, kind) != row.kinds.end();
}

int paid(const Reach& reach, StopKind kind) {
  int sum = 0;
  for (const Allowance& row : reach.rows) sum += takes(row, kind) ? row.pay : 0;
  return sum;
}

}  // namespace

const Title& shipped(const std::string& slug) {
  static std::map<std::string, Title> titles;
  const auto known = titles.find(slug);
  if (known != titles.end()) return known->second;
  const std::string source = source_folder();
  const Loaded loaded =
      load_title(DiskReader{}, {source + "/titles", source + "/schemas", source + "/templates"}, slug);
  for (const Finding& finding : loaded.findings)
    fmt::print(stderr, "{}: {}:{}: {}\n", slug, finding.check, finding.place.offset, finding.message);
  if (!loaded.title) throw std::runtime_error(slug + " does not load");
  return titles.emplace(slug, *loaded.title).first->second;
}

int cash(const Title& title, int players) {
  const PlayerRow* row = row_for(title, players);
  return row != nullptr && row->cash ? row->cash->value : -1;
}

int certificates(const Title& title, int players) {
  const PlayerRow* row = row_for(title, players);
  return row != nullptr && row->certificates ? row->certificates->value : -1;
}

int certificates(const Title& title, const std::string& row, int players) {
  const auto& rows = title.certificate_table.rows;
  const auto found = std::ranges::find(rows, row, &CertificateTable::Row::label);
  if (found == rows.end() || !found->limit.contains(players)) return -1;
  return found->limit.at(players).value;
}

int total_cash(const Title& title, int players) {
  return players * cash(title, players);
}

int copies(const Title& title, const std::string& tile) {
  for (const ManifestEntry& entry : title.manifest)
    if (entry.id.value == tile) return entry.count.value_or(-2);
  return -1;
}

int copies_in_all(const Title& title) {
  int sum = 0;
  for (const ManifestEntry& entry : title.manifest) sum += entry.count.value_or(0);
  return sum;
}

int copies_of(const Title& title, Colour colour) {
  int sum = 0;
  for (const ManifestEntry& entry : title.manifest) {
    const TileDefinition* tile = find_tile(title, entry.id.value);
    if (tile != nullptr && tile->tile.colour == colour) sum += entry.count.value_or(0);
  }
  return sum;
}

int cards(const Title& title, const std::string& name) {
  const Train* train = find_train(title.roster, name);
  if (train == nullptr) return -1;
  return train->count ? train->count->value : -2;
}

int price(const Title& title, const std::string& name) {
  const Train* train = find_train(title.roster, name);
  return train == nullptr ? -1 : train->price.value;
}

std::string ended_by(const Title& title, const std::string& name) {
  const Train* train = find_train(title.roster, name);
  return train == nullptr ? "no such train" : join(ref_names(train->rusts_on));
}

std::string obsolete_after(const Title& title, const std::string& name) {
  const Train* train = find_train(title.roster, name);
  return train == nullptr ? "no such train" : join(ref_names(train->obsolete_on));
}

int discount(const Title& title, const std::string& name, const std::string& traded) {
  const Train* train = find_train(title.roster, name);
  if (train == nullptr || !train->discount.contains(traded)) return 0;
  return train->discount.at(traded);
}

std::string available_on(const Title& title, const std::string& name) {
  const Train* train = find_train(title.roster, name);
  return train == nullptr ? "no such train" : join(ref_names(train->available_on));
}

int most_cities(const Title& title, const std::string& name) {
  const Train* train = find_train(title.roster, name);
  if (train == nullptr) return -1;
  const Reach& reach = train->reach;
  if (reach.unlimited) return 99;
  if (reach.rows.empty()) return reach.stops;
  const int cities = paid(reach, StopKind::City);
  return reach.stops > 0 ? std::min(reach.stops, cities) : cities;
}

int most_stops(const Title& title, const std::string& name) {
  const Train* train = find_train(title.roster, name);
  if (train == nullptr) return -1;
  const Reach& reach = train->reach;
  if (reach.unlimited) return 99;
  int sum = 0;
  for (const Allowance& row : reach.rows) sum += row.pay;
  if (reach.rows.empty()) return reach.stops;
  return reach.stops > 0 ? std::min(reach.stops, sum) : sum;
}

int most_towns_with_one_city(const Title& title, const std::string& name) {
  const Train* train = find_train(title.roster, name);
  if (train == nullptr) return -1;
  const Reach& reach = train->reach;
  if (reach.unlimited) return 99;
  if (reach.rows.empty()) return reach.stops - 1;
  const int towns = paid(reach, StopKind::Town);
  return reach.stops > 0 ? std::min(reach.stops - 1, towns) : towns;
}

int multiplier(const Title& title, const std::string& name) {
  const Train* train = find_train(title.roster, name);
  if (train == nullptr) return -1;
  for (const Allowance& row : train->reach.rows)
    if (takes(row, StopKind::City)) return row.multiplier * train->reach.multiplier;
  return train->reach.multiplier;
}

std::string phase_begins_on(const Title& title, const std::string& name) {
  const Phase* phase = find_phase(title.roster, name);
  return phase == nullptr ? "no such phase" : join(ref_names(phase->on));
}

std::string phase_tiles(const Title& title, const std::string& name) {
  const Phase* phase = find_phase(title.roster, name);
  if (phase == nullptr) return "no such phase";
  std::vector<std::string> words;
  for (const Placed<Colour>& colour : phase->tiles) words.emplace_back(word_of(colour.value));
  return join(words);
}

int train_limit(const Title& title, const std::string& name, const std::string& kind) {
  const Phase* phase = find_phase(title.roster, name);
  if (phase == nullptr) return -2;
  const auto found = phase->limits.find(kind);
  return found == phase->limits.end() ? -1 : found->second.value;
}

int operating_rounds(const Title& title, const std::string& name) {
  const Phase* phase = find_phase(title.roster, name);
  return phase != nullptr && phase->operating_rounds ? phase->operating_rounds->value : -1;
}

std::string column(const Title& title, const std::string& name, const std::string& heading) {
  const Phase* phase = find_phase(title.roster, name);
  if (phase == nullptr) return "no such phase";
  const auto found = phase->values.find(heading);
  return found == phase->values.end() ? "no such column" : found->second.value;
}

std::string chart(const Title& title, const std::string& from, const std::string& hex_id) {
  std::set<std::string> targets;
  for (const UpgradeLine& line : title.upgrades.chart) {
    if (!lists(line.from, from) || lists(line.not_hexes, hex_id)) continue;
    if (!line.hexes.empty() && !lists(line.hexes, hex_id)) continue;
    for (const Ref& to : line.to) targets.insert(to.value);
  }
  return join({targets.begin(), targets.end()});
}

std::string exits_of(const Tile& tile) {
  std::vector<std::string> edges;
  for (int edge = 0; edge < 6; ++edge)
    if ((exits(tile) >> edge & 1) != 0) edges.push_back(std::to_string(edge));
  return join(edges);
}

int slots_of(const Tile& tile) {
  int sum = 0;
  for (const Stop& stop : tile.stops) sum += stop.kind == StopKind::City ? stop.slots : 0;
  return sum;
}

int value_of(const Tile& tile) {
  const auto city = std::ranges::find(tile.stops, StopKind::City, &Stop::kind);
  if (city != tile.stops.end()) return city->revenue.flat;
  return tile.stops.empty() ? 0 : tile.stops.front().revenue.flat;
}

const Company& company(const Title& title, const std::string& id) {
  static const Company none;
  const Company* found = find_company(title.companies, id);
  return found == nullptr ? none : *found;
}

std::string tokens(const Title& title, const std::string& id) {
  std::vector<std::string> costs;
  for (const Placed<int>& cost : company(title, id).tokens) costs.push_back(std::to_string(cost.value));
  return join(costs);
}

std::string homes(const Title& title, const std::string& id) {
  std::vector<std::string> words;
  for (const Station& home : company(title, id).homes)
    words.push_back(home.city ? fmt::format("{}:{}", home.hex.value, home.city->value) : home.hex.value);
  return join(words);
}

std::string shares(const Title& title, const std::string& id) {
  std::vector<std::string> words;
  for (const Certificate& certificate : company(title, id).certificates) {
    const int count = certificate.count.value;
    words.push_back(count == 1 ? fmt::format("{}%", certificate.percent.value)
                               : fmt::format("{}x{}%", count, certificate.percent.value));
  }
  return join(words);
}

std::string converted_shares(const Title& title, const std::string& id) {
  std::vector<std::string> words;
  for (const Certificate& certificate : company(title, id).certificates) {
    const int count = certificate.count.value;
    const int percent = certificate.then ? certificate.then->value : certificate.percent.value;
    words.push_back(count == 1 ? fmt::format("{}%", percent) : fmt::format("{}x{}%", count, percent));
  }
  return join(words);
}

int certificates_of(const Title& title, const std::string& id) {
  int sum = 0;
  for (const Certificate& certificate : company(title, id).certificates) sum += certificate.count.value;
  return sum;
}

int certificates_of_all(const Title& title) {
  int sum = 0;
  for (const Company& each : title.companies.companies) sum += certificates_of(title, each.id.value);
  return sum;
}

int tokens_of_all(const Title& title) {
  std::size_t sum = 0;
  for (const Company& each : title.companies.companies) sum += each.tokens.size();
  return static_cast<int>(sum);
}

const Private& private_company(const Title& title, const std::string& id) {
  static const Private none;
  const Private* found = find_private(title.companies, id);
  return found == nullptr ? none : *found;
}

std::string granted(const Title& title, const std::string& id) {
  std::vector<std::string> words;
  for (const GrantedShare& share : private_company(title, id).shares) {
    words.push_back(fmt::format("{} {}%{}", share.company.value, share.percent.value,
                                share.president ? " president" : ""));
  }
  return join(words, ", ");
}

const Hex& hex(const Title& title, const std::string& id) {
  static const Hex none;
  const Hex* found = title.map.find(id);
  return found == nullptr ? none : *found;
}

std::string values_at(const Title& title, const std::string& id) {
  const Tile& tile = hex(title, id).tile;
  if (tile.stops.empty()) return "";
  std::vector<std::string> values;
  for (const RevenueEntry& entry : tile.stops.front().revenue.steps)
    values.push_back(std::to_string(entry.value));
  return values.empty() ? std::to_string(tile.stops.front().revenue.flat) : join(values, "/");
}

int cost_at(const Title& title, const std::string& id) {
  int sum = 0;
  for (const Terrain& terrain : hex(title, id).tile.terrain) sum += terrain.cost;
  return sum;
}

bool barrier(const Title& title, const std::string& a, const std::string& b) {
  const Hex* from = title.map.find(a);
  const Hex* to = title.map.find(b);
  if (from == nullptr || to == nullptr) return false;
  for (const Edge edge : all_edges)
    if (title.map.neighbour(*from, edge) == to)
      return title.map.impassable(*from, edge) && title.map.impassable(*to, edge.opposite());
  return false;
}

std::string market_row(const Title& title, std::size_t row) {
  std::vector<std::string> cells;
  if (row >= title.market.rows.size()) return "no such row";
  for (const std::optional<MarketCell>& cell : title.market.rows[row])
    cells.push_back(cell ? std::to_string(cell->price) + cell->zones : "-");
  return join(cells);
}

std::string par_values(const Title& title) {
  std::vector<int> prices = par_prices(title.market);
  std::ranges::sort(prices);
  return fmt::format("{}", fmt::join(prices, " "));
}

}  // namespace trackwright::facts
