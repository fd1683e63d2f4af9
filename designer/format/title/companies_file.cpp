#include <algorithm>
#include <utility>

#include "designer/format/text/values.h"
#include "designer/format/title/companies_file.h"
#include "designer/format/title/tree_values.h"

namespace trackwright {

namespace {

// Reads F11, or {hex: F11, city: 1}.
std::optional<Station> read_station(const Node& node) {
  if (is_scalar(node)) return Station{{node.text, node.place}, std::nullopt};
  const Node* hex = value_of(&node, "hex");
  if (hex == nullptr || !is_scalar(*hex)) return std::nullopt;
  return Station{{hex->text, hex->place}, placed_integer_of(&node, "city")};
}

std::vector<Station> read_stations(const Node& node) {
  std::vector<Station> stations;
  if (node.kind != Node::Kind::Sequence) {
    if (auto station = read_station(node)) stations.push_back(std::move(*station));
    return stations;
  }
  for (const Node& item : node.items)
    if (auto station = read_station(item)) stations.push_back(std::move(*station));
  return stations;
}

std::vector<Certificate> read_certificates(const Node& company) {
  std::vector<Certificate> certificates;
  for (const Node& node : items_of(&company, "certificates")) {
    Certificate certificate;
    certificate.percent = placed_integer_of(&node, "percent").value_or(Placed<int>{0, node.place});
    certificate.count = placed_integer_of(&node, "count").value_or(Placed<int>{1, node.place});
    certificate.president = boolean_of(&node, "president").value_or(false);
    certificate.then = placed_integer_of(&node, "then");
    certificate.note = text_of(&node, "note");
    certificate.place = node.place;
    certificates.push_back(std::move(certificate));
  }
  return certificates;
}

std::vector<Placed<int>> read_amounts(std::span<const Node> items) {
  std::vector<Placed<int>> amounts;
  for (const Node& item : items)
    if (const auto amount = integer(item)) amounts.push_back({*amount, item.place});
  return amounts;
}

PhaseSteps read_steps(const Node& said) {
  PhaseSteps steps;
  for (const Entry& phase : said.entries)
    if (const auto amount = integer(phase.value))
      steps.emplace_back(Ref{phase.key, phase.key_place}, *amount);
  return steps;
}

// Reads one cost per token, or costs by phase.
void read_tokens(const Node& node, Company& company) {
  if (value_of(&node, "tokens") == nullptr) return;
  company.tokens.clear();
  company.token_steps.clear();
  for (const Node& item : items_of(&node, "tokens")) {
    const PhaseSteps steps = read_steps(item);
    const auto amount = steps.empty() ? integer(item) : std::optional(steps.front().second);
    if (!amount) continue;
    if (!steps.empty()) company.token_steps.emplace(company.tokens.size(), steps);
    company.tokens.push_back({*amount, item.place});
  }
}

std::optional<Connection> read_connection(const Node& company) {
  const Node* node = value_of(&company, "connection");
  if (node == nullptr) return std::nullopt;
  return Connection{names_of(node, "to"), placed_integer_of(node, "distance"), text_of(node, "text"),
                    node->place};
}

// Reads the properties that are printed on the components of the company.
void read_face(const Node& node, Company& company) {
  company.name = text_of(&node, "name", company.name);
  company.colour = text_of(&node, "colour", company.colour);
  company.text_colour = text_of(&node, "text_colour", company.text_colour);
  company.logo = text_of(&node, "logo", company.logo);
  if (const Node* logo = value_of(&node, "logo")) company.logo_place = logo->place;
  if (value_of(&node, "notes") != nullptr) company.notes = texts_of(&node, "notes");
}

// Reads a percentage, or percentages by phase, beginning with the one at the start.
void read_float(const Node& node, Company& company) {
  if (const auto percent = placed_integer_of(&node, "float")) {
    company.float_percent = percent;
    company.float_by_phase.clear();
  }
  for (const Entry& phase : entries_of(&node, "float")) {
    const auto percent = integer(phase.value);
    if (!percent) continue;
    if (company.float_by_phase.empty()) company.float_percent = {*percent, phase.value.place};
    company.float_by_phase.insert_or_assign(phase.key, Placed<int>{*percent, phase.value.place});
  }
}

std::optional<Conversion> read_conversion(const Node& node) {
  const Node* side = value_of(&node, "converts");
  if (side == nullptr) return std::nullopt;
  Conversion conversion;
  conversion.as = text_of(side, "as");
  conversion.kind = text_of(side, "kind");
  conversion.capitalization = text_of(side, "capitalization");
  conversion.notes = texts_of(side, "notes");
  conversion.keeps_notes = boolean_of(side, "keeps_notes").value_or(false);
  conversion.tokens = boolean_of(side, "tokens").value_or(false);
  conversion.place = side->place;
  return conversion;
}

// Overrides the defaults of the company's kind with the values of the node.
void read_company(const Node& node, Company& company) {
  read_face(node, company);
  company.kind = text_of(&node, "kind", company.kind);
  if (const Node* home = value_of(&node, "home")) company.homes = read_stations(*home);
  company.home_text = text_of(&node, "home_text", company.home_text);
  if (const Node* destination = value_of(&node, "destination"))
    company.destination = read_station(*destination);
  if (auto connection = read_connection(node)) company.connection = std::move(connection);
  read_tokens(node, company);
  if (value_of(&node, "certificates") != nullptr) company.certificates = read_certificates(node);
  read_float(node, company);
  company.capitalization = text_of(&node, "capitalization", company.capitalization);
  company.group = text_of(&node, "group", company.group);
  if (auto conversion = read_conversion(node)) company.conversion = std::move(conversion);
  if (const auto price = placed_integer_of(&node, "price")) company.price = price;
  if (const auto par = placed_integer_of(&node, "par")) company.par = par;
}

Company build_company(const Entry& entry, const Node* defaults) {
  Company company;
  company.kind = text_of(&entry.value, "kind", company.kind);
  if (const Node* common = value_of(defaults, company.kind)) {
    const std::string kind = company.kind;
    read_company(*common, company);
    company.kind = kind;
  }
  company.id = {entry.key, entry.key_place};
  company.place = entry.key_place;
  read_company(entry.value, company);
  return company;
}

Private build_private(const Entry& entry) {
  const Node* node = &entry.value;
  Private company;
  company.id = {entry.key, entry.key_place};
  company.place = entry.key_place;
  company.name = text_of(node, "name", entry.key);
  company.price = placed_integer_of(node, "price").value_or(Placed<int>{0, entry.key_place});
  company.revenue = placed_integer_of(node, "revenue").value_or(Placed<int>{0, entry.key_place});
  if (const Node* revenue = value_of(node, "revenue")) company.revenue_steps = read_steps(*revenue);
  if (!company.revenue_steps.empty())
    company.revenue = {company.revenue_steps.front().second, value_of(node, "revenue")->place};
  company.text = text_of(node, "text");
  for (const Node& share : items_of(node, "shares")) {
    GrantedShare granted;
    if (const Node* id = value_of(&share, "company"); id != nullptr && is_scalar(*id))
      granted.company = {id->text, id->place};
    granted.percent = placed_integer_of(&share, "percent").value_or(Placed<int>{0, share.place});
    granted.president = boolean_of(&share, "president").value_or(false);
    company.shares.push_back(std::move(granted));
  }
  company.blocks = names_of(node, "blocks");
  company.hexes = names_of(node, "hexes");
  company.tiles = names_of(node, "tiles");
  company.closes_on = names_of(node, "closes_on");
  company.closes_text = text_of(node, "closes_text");
  company.group = text_of(node, "group");
  return company;
}

BonusToken build_bonus_token(const Entry& entry) {
  const Node* node = &entry.value;
  BonusToken token;
  token.id = entry.key;
  token.place = entry.key_place;
  token.name = text_of(node, "name", entry.key);
  token.count = placed_integer_of(node, "count").value_or(Placed<int>{0, entry.key_place});
  token.cost = placed_integer_of(node, "cost");
  token.bonus = integer_of(node, "bonus").value_or(0);
  token.hexes = names_of(node, "hexes");
  token.icon = text_of(node, "icon");
  token.owner = text_of(node, "owner");
  token.text = text_of(node, "text");
  token.square = text_of(node, "shape") == "square";
  return token;
}

std::vector<NeutralStation> build_neutral_stations(const Node& companies_file) {
  std::vector<NeutralStation> stations;
  for (const Node& node : items_of(&companies_file, "neutral_stations")) {
    auto at = read_station(node);
    if (!at) continue;
    stations.push_back(
        {std::move(*at), text_of(&node, "name"), boolean_of(&node, "open").value_or(false), node.place});
  }
  return stations;
}

std::optional<ValueTiles> build_value_tiles(const Node& companies_file) {
  const Node* node = value_of(&companies_file, "value_tiles");
  if (node == nullptr) return std::nullopt;
  ValueTiles drawn;
  drawn.place = node->place;
  drawn.places = names_of(node, "places");
  drawn.phases = names_of(node, "phases");
  for (const Node& tile : items_of(node, "tiles"))
    drawn.tiles.push_back({read_amounts(tile.items), tile.place});
  return drawn;
}

}  // namespace

Companies build_companies(const Node& companies_file) {
  Companies companies;
  companies.place = companies_file.place;
  const Node* defaults = value_of(&companies_file, "defaults");
  for (const Entry& kind : entries_of(&companies_file, "defaults"))
    companies.defaults.push_back({kind.key, kind.key_place});
  for (const Entry& entry : entries_of(&companies_file, "companies"))
    companies.companies.push_back(build_company(entry, defaults));
  for (const Entry& entry : entries_of(&companies_file, "privates"))
    companies.privates.push_back(build_private(entry));
  for (const Entry& entry : entries_of(&companies_file, "bonus_tokens"))
    companies.bonus_tokens.push_back(build_bonus_token(entry));
  companies.neutral_stations = build_neutral_stations(companies_file);
  companies.value_tiles = build_value_tiles(companies_file);
  return companies;
}

namespace {

Node station_tree(const Station& station) {
  if (!station.city) return text_node(station.hex.value);
  Node said = mapping_node();
  add(said, "hex", text_node(station.hex.value));
  put_number(said, "city", station.city);
  return said;
}

Node homes_tree(const std::vector<Station>& homes) {
  return homes.size() == 1 ? station_tree(homes.front()) : list_of(homes, station_tree);
}

Node certificate_tree(const Certificate& certificate) {
  Node said = mapping_node();
  add(said, "percent", number_node(certificate.percent.value));
  put_number(said, "count", certificate.count.value, 1);
  put_flag(said, "president", certificate.president);
  put_number(said, "then", certificate.then);
  put_text(said, "note", certificate.note);
  return said;
}

Node connection_tree(const Connection& connection) {
  Node said = mapping_node();
  add(said, "to", names_node(connection.to));
  put_number(said, "distance", connection.distance);
  put_text(said, "text", connection.text);
  return said;
}

Node conversion_tree(const Conversion& conversion) {
  Node said = mapping_node();
  put_text(said, "as", conversion.as);
  put_text(said, "kind", conversion.kind);
  put_text(said, "capitalization", conversion.capitalization);
  put(said, "notes", texts_node(conversion.notes));
  put_flag(said, "keeps_notes", conversion.keeps_notes);
  put_flag(said, "tokens", conversion.tokens);
  return said;
}

// Writes the percentages by phase, beginning with the one at the start.
Node float_tree(const Company& company) {
  Node said = mapping_node();
  for (const bool first : {true, false})
    for (const auto& [phase, percent] : company.float_by_phase)
      if ((percent == company.float_percent) == first) add(said, phase, number_node(percent.value));
  return said;
}

Node steps_tree(const PhaseSteps& steps) {
  Node said = mapping_node();
  for (const auto& [phase, amount] : steps) add(said, phase.value, number_node(amount));
  return said;
}

Node tokens_tree(const Company& company) {
  Node said = numbers_node(company.tokens);
  for (const auto& [token, steps] : company.token_steps) said.items.at(token) = steps_tree(steps);
  return said;
}

void put_face(Node& said, const Company& company) {
  put_text(said, "name", company.name);
  put_text(said, "kind", company.kind, Company{}.kind);
  put_text(said, "colour", company.colour);
  put_text(said, "text_colour", company.text_colour);
  put_text(said, "logo", company.logo);
}

Node company_tree(const Company& company) {
  Node said = mapping_node();
  put_face(said, company);
  put(said, "home", homes_tree(company.homes));
  put_text(said, "home_text", company.home_text);
  if (company.destination) add(said, "destination", station_tree(*company.destination));
  if (company.connection) add(said, "connection", connection_tree(*company.connection));
  put(said, "tokens", tokens_tree(company));
  put(said, "certificates", list_of(company.certificates, certificate_tree));
  if (company.float_by_phase.empty())
    put_number(said, "float", company.float_percent);
  else
    add(said, "float", float_tree(company));
  put_text(said, "capitalization", company.capitalization);
  put_number(said, "price", company.price);
  put_number(said, "par", company.par);
  put_name(said, "group", company.group);
  put(said, "notes", texts_node(company.notes));
  if (company.conversion) add(said, "converts", conversion_tree(*company.conversion));
  return said;
}

// An amount of 0 with the place of its owner was not written in the file, so skip it.
void put_amount(Node& said, const std::string& key, const Placed<int>& amount, const Place& thing) {
  if (amount.value != 0 || amount.place != thing) add(said, key, number_node(amount.value));
}

Node share_tree(const GrantedShare& share) {
  Node said = mapping_node();
  add(said, "company", name_node(share.company.value));
  add(said, "percent", number_node(share.percent.value));
  put_flag(said, "president", share.president);
  return said;
}

Node private_tree(const Private& company) {
  Node said = mapping_node();
  put_name(said, "name", company.name, company.id.value);
  put_amount(said, "price", company.price, company.place);
  if (company.revenue_steps.empty())
    put_amount(said, "revenue", company.revenue, company.place);
  else
    add(said, "revenue", steps_tree(company.revenue_steps));
  put_text(said, "text", company.text);
  put(said, "shares", list_of(company.shares, share_tree));
  put(said, "blocks", names_node(company.blocks));
  put(said, "hexes", names_node(company.hexes));
  put(said, "tiles", names_node(company.tiles));
  put(said, "closes_on", names_node(company.closes_on));
  put_text(said, "closes_text", company.closes_text);
  put_name(said, "group", company.group);
  return said;
}

Node token_tree(const BonusToken& token) {
  Node said = mapping_node();
  put_name(said, "name", token.name, token.id);
  add(said, "count", number_node(token.count.value));
  put_number(said, "cost", token.cost);
  put_number(said, "bonus", token.bonus, 0);
  put(said, "hexes", names_node(token.hexes));
  put_text(said, "icon", token.icon);
  put_name(said, "owner", token.owner);
  put_text(said, "text", token.text);
  if (token.square) add(said, "shape", text_node("square"));
  return said;
}

Node neutral_station_tree(const NeutralStation& station) {
  Node said = mapping_node();
  add(said, "hex", text_node(station.at.hex.value));
  put_number(said, "city", station.at.city);
  put_name(said, "name", station.name);
  put_flag(said, "open", station.open);
  return said;
}

Node value_tiles_tree(const ValueTiles& drawn) {
  Node said = mapping_node();
  add(said, "places", names_node(drawn.places));
  add(said, "phases", names_node(drawn.phases));
  add(said, "tiles",
      list_of(drawn.tiles, [](const ValueTiles::Tile& tile) { return numbers_node(tile.values); }));
  return said;
}

// Moves the values that all companies of a kind share out of their trees.
Node common_to(const std::string& kind, const Companies& companies, Node& trees) {
  std::vector<Node*> alike;
  for (const Company& company : companies.companies)
    if (company.kind == kind)
      alike.push_back(&std::ranges::find(trees.entries, company.id.value, &Entry::key)->value);
  Node common = mapping_node();
  if (alike.empty()) return common;
  const std::vector<Entry> candidates = alike.front()->entries;
  for (const Entry& entry : candidates) {
    const bool of_all = std::ranges::all_of(alike, [&](const Node* company) {
      const Node* value = company->find(entry.key);
      return value != nullptr && same_tree(*value, entry.value);
    });
    if (!of_all || entry.key == "kind") continue;
    add(common, entry.key, entry.value);
    for (Node* company : alike)
      std::erase_if(company->entries, [&](const Entry& own) { return own.key == entry.key; });
  }
  return common;
}

}  // namespace

Node companies_tree(const Companies& companies, Common common) {
  const auto id = [](const auto& one) { return one.id.value; };
  Node all = mapping_of(companies.companies, id, company_tree);
  Node defaults = mapping_node();
  for (const Ref& kind : companies.defaults)
    add(defaults, kind.value,
        common == Common::Once ? common_to(kind.value, companies, all) : mapping_node());
  Node file = mapping_node();
  put(file, "defaults", std::move(defaults));
  add(file, "companies", std::move(all));
  put(file, "privates", mapping_of(companies.privates, id, private_tree));
  put(file, "bonus_tokens", mapping_of(companies.bonus_tokens, &BonusToken::id, token_tree));
  put(file, "neutral_stations", list_of(companies.neutral_stations, neutral_station_tree));
  if (companies.value_tiles) add(file, "value_tiles", value_tiles_tree(*companies.value_tiles));
  return file;
}

}  // namespace trackwright
