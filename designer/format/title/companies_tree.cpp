#include "designer/format/title/companies_tree.h"

#include <algorithm>
#include <utility>

#include "designer/format/title/tree_values.h"

namespace trackwright {

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
