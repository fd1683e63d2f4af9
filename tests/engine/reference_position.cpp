#include "tests/engine/reference_position.h"

#include <algorithm>

namespace trackwright::reference {

namespace {

Hex hex_of(const Layout& layout, const std::string& id, const Json& record) {
  Hex hex;
  hex.id = id;
  hex.at = parse_coordinate(layout, id).value();
  hex.name = record.value("name", "");
  hex.rotation = Rotation(record.value("rotation", 0));
  hex.tile = rotated(tile(record), hex.rotation);
  return hex;
}

StopKind kind_of(const std::string& node) {
  if (node == "town" || node == "halt") return StopKind::Town;
  return node == "offboard" ? StopKind::OffBoard : StopKind::City;
}

}  // namespace

RunningTitle running_title(const std::string& slug) {
  RunningTitle title;
  static const Json standard = read(folder() / "tiles.json");  // the same for all titles
  for (const auto& [id, record] : standard["tiles"].items())
    if (!record.contains("unparsed")) title.tiles[id] = record;
  const Json facts = read(folder() / "titles" / (slug + ".json"));
  for (const auto& [id, record] : facts["custom_tiles"].items()) title.tiles[id] = record;
  for (const auto& [id, record] : facts["hexes"].items()) title.hexes[id] = record;
  title.layout.orientation = facts["layout"] == "flat" ? Orientation::Flat : Orientation::Pointy;
  title.layout.letters_along_x = facts["axes"]["x"] == "letter";
  return title;
}

Map map_of(const RunningTitle& title, const Json& changed_hexes) {
  std::map<std::string, Json> records = title.hexes;
  for (const auto& [id, record] : changed_hexes.items()) records[id] = record;
  std::vector<Hex> hexes;
  for (const auto& [id, record] : records)
    if (!record.is_null()) hexes.push_back(hex_of(title.layout, id, record));
  return {title.layout, std::move(hexes), {}, {}};
}

Revenue revenue_of(const Json& record) {
  Revenue revenue;
  if (record.is_number())
    revenue.flat = record.get<int>();
  else
    for (const auto& [key, value] : record.items()) revenue.steps.push_back({key, value.get<int>()});
  return revenue;
}

Train train_of(const Json& record) {
  Train train;
  train.name.value = record["name"];
  train.tracks = {Track::Broad, Track::Narrow, Track::Dual, Track::Thin};
  train.reach.multiplier = record.value("multiplier", 1);
  const Json& distance = record["distance"];
  if (distance.is_number()) {
    train.reach.stops = distance.get<int>();
    return train;
  }
  for (const Json& row : distance) {
    Allowance allowance;
    for (const Json& node : row["nodes"]) allowance.kinds.push_back(kind_of(node));
    allowance.pay = row["pay"];
    allowance.visit = row.value("visit", allowance.pay);
    allowance.multiplier = row.value("multiplier", 1);
    train.reach.rows.push_back(allowance);
  }
  return train;
}

Position position_of(const RunningTitle& title, const Json& fixture, const Json& record) {
  Position position;
  if (record["phase"].is_string()) position.phase = record["phase"];
  position.entity = record["entity"];
  for (const Json& name : record["tiles"])
    if (const auto colour = from_word<Colour>(name.get<std::string>())) position.tiles.push_back(*colour);
  for (const Json& train : record["trains"]) position.trains.push_back(train_of(train));
  for (const auto& [hex, lay] : record["laid"].items()) {
    const std::string id = lay[0];
    const Json& shape = fixture["extra_tiles"].contains(id) ? fixture["extra_tiles"][id] : title.tiles.at(id);
    const Rotation rotation(lay[1].get<int>());
    position.laid[hex] = {rotated(tile(shape), rotation), id, rotation, {}};
  }
  for (const auto& [hex, tokens] : record["tokens"].items())
    for (const Json& t : tokens) {
      PlacedToken token;
      if (t[0].is_number()) token.city = t[0].get<int>();
      if (t[1].is_number()) token.slot = t[1].get<int>();
      token.company = t[2].is_string() ? t[2].get<std::string>() : "";
      if (t.size() > 3) token.kind = t[3];
      position.tokens[hex].push_back(token);
    }
  if (record.contains("overrides"))
    for (const auto& [hex, nodes] : record["overrides"].items())
      for (const auto& [node, changed] : nodes.items()) {
        StopOverride& change = position.overrides[hex][node];
        if (changed.contains("slots")) change.slots = changed["slots"].get<int>();
        if (changed.contains("revenue")) change.revenue = revenue_of(changed["revenue"]);
        if (changed.contains("groups")) change.groups = changed["groups"].get<std::vector<std::string>>();
      }
  return position;
}

}  // namespace trackwright::reference
