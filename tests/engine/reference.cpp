#include "tests/engine/reference.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "engine/tile/language.h"
#include "tests/source_folder.h"

namespace trackwright::reference {

namespace {

using Lines = std::vector<std::string>;

std::string number(const Json& value) {
  return value.is_number() ? fmt::format("{}", value.get<double>()) : value.dump();
}

// The records write a revenue of nothing in every phase as 0, however the text spells it.
std::string revenue(const std::map<std::string, int>& steps) {
  std::string text;
  bool any = false;
  for (const auto& [key, n] : steps) {
    text += fmt::format("|{}_{}", key, n);
    any = any || n != 0;
  }
  return any ? text : "0";
}

std::string revenue(const Json& value) {
  if (value.is_number()) return number(value);
  std::map<std::string, int> steps;
  for (const auto& [key, n] : value.items()) steps[key] = n.get<int>();
  return revenue(steps);
}

std::string revenue(const Revenue& value) {
  if (value.steps.empty()) return std::to_string(value.flat);
  std::map<std::string, int> steps;
  for (const RevenueEntry& step : value.steps) steps[step.key] = step.value;
  return revenue(steps);
}

std::string text_of(const Json& record, const char* key) {
  if (!record.contains(key) || record[key].is_null()) return "";
  const Json& value = record[key];
  if (value.is_string()) return value.get<std::string>();
  if (value.is_boolean()) return value.get<bool>() ? "1" : "";
  return number(value);
}

// Makes equal directions equal texts: "2.50" and "2.5", "4.0" and "4".
std::string direction(const std::string& text) {
  if (text.empty() || text == "center") return text;
  return fmt::format("{}", std::fmod(std::stod(text), 6.0));
}

std::string words(const Json& record, const char* key) {
  std::string text;
  if (record.contains(key))
    for (const Json& word : record[key]) text += word.get<std::string>() + ",";
  return text;
}

std::string words(const std::vector<std::string>& list) {
  std::string text;
  for (const std::string& word : list) text += word + ",";
  return text;
}

void add_stops(Lines& lines, const Json& record, const char* list, const char* letter) {
  if (!record.contains(list)) return;
  int index = 0;
  for (const Json& stop : record[list]) {
    const bool pass = stop.value("pass", false);
    const bool off_board = letter[0] == 'o';  // records omit where its values are printed
    const std::string use = text_of(stop, "route");
    // In a record a pass is `never` and of size 1 without these keys.
    lines.push_back(fmt::format(
        "stop {}{} slots {} revenue {} loc {} groups {} hide {} visit {} use {} pass {} size {} halt {} "
        "to_city {} rows {} "
        "boom {}",
        letter, index++, stop.value("slots", 1), revenue(stop["revenue"]),
        off_board ? "" : direction(text_of(stop, "loc")), words(stop, "groups"), text_of(stop, "hide"),
        stop.value("visit_cost", 1), use, pass ? 1 : 0, pass ? stop.value("size", 1) : 0,
        text_of(stop, "halt"), text_of(stop, "to_city"), stop.value("rows", 1), text_of(stop, "boom")));
  }
}

std::string use_text(StopUse use) {
  return use == StopUse::Mandatory ? "" : use == StopUse::Optional ? "optional" : "never";
}

std::string stop_line(const Tile& tile, std::size_t index) {
  const Stop& stop = tile.stops[index];
  const std::string name = end_name(tile, {End::Kind::Stop, static_cast<std::uint8_t>(index)});
  return fmt::format(
      "stop {} slots {} revenue {} loc {} groups {} hide {} visit {} use {} pass {} size {} halt {} to_city "
      "{} rows {} "
      "boom {}",
      name, stop.slots, revenue(stop.revenue),
      stop.centred                                  ? "center"
      : stop.loc && stop.kind != StopKind::OffBoard ? fmt::format("{}", *stop.loc)
                                                    : "",
      words(stop.groups), stop.hide ? "1" : "", stop.visit_cost, use_text(stop.use), stop.pass ? 1 : 0,
      stop.pass ? std::max(stop.size, 1) : 0, stop.symbol, stop.to_city ? "1" : "", stop.rows,
      stop.boom ? "1" : "");
}

std::string lane(const Json& path, const char* key) {
  if (!path.contains(key)) return "1.0";
  return fmt::format("{}.{}", path[key][0].get<int>(), path[key][1].get<int>());
}

void add_paths(Lines& lines, const Json& record, const char* list) {
  if (!record.contains(list)) return;
  const auto end = [](const Json& e) {
    return e.is_string() ? e.get<std::string>() : std::to_string(e.get<int>());
  };
  for (const Json& path : record[list])
    lines.push_back(fmt::format("path {}/{} {}/{} terminal {} track {} ignore {}", end(path["a"]),
                                lane(path, "a_lane"), end(path["b"]), lane(path, "b_lane"),
                                path.value("terminal", 0), path.value("track", std::string("broad")),
                                text_of(path, "ignore")));
}

std::string path_line(const Tile& tile, const Path& path) {
  return fmt::format("path {}/{}.{} {}/{}.{} terminal {} track {} ignore {}", end_name(tile, path.a),
                     path.a_lane.width, path.a_lane.index, end_name(tile, path.b), path.b_lane.width,
                     path.b_lane.index, path.terminal, word_of(path.track), path.ignore ? "1" : "");
}

std::string_view border_name(BorderKind kind) {
  return kind == BorderKind::Drawn ? "" : word_of(kind);
}

void add_surroundings(Lines& lines, const Json& record) {
  if (record.contains("upgrades"))
    for (const Json& terrain : record["upgrades"])
      lines.push_back(fmt::format("terrain {} {} loc {} size {}", terrain.value("cost", 0),
                                  words(terrain, "terrain"), direction(text_of(terrain, "loc")),
                                  terrain.value("size", 0)));
  if (record.contains("borders"))
    for (const Json& border : record["borders"])
      lines.push_back(fmt::format("border {} {} {} {}", border["edge"].get<int>(), text_of(border, "type"),
                                  text_of(border, "cost"), text_of(border, "color")));
  if (record.contains("partitions"))
    for (const Json& partition : record["partitions"])
      lines.push_back(
          fmt::format("partition {} {}", text_of(partition, "type"), text_of(partition, "restrict")));
  if (record.contains("stubs"))
    for (const Json& stub : record["stubs"])
      lines.push_back(fmt::format("stub {}", stub.is_object() ? stub["edge"].get<int>() : stub.get<int>()));
}

void add_surroundings(Lines& lines, const Tile& tile) {
  for (const Terrain& terrain : tile.terrain)
    lines.push_back(fmt::format("terrain {} {} loc {} size {}", terrain.cost, words(terrain.kinds),
                                terrain.loc ? fmt::format("{}", *terrain.loc) : "", terrain.size));
  for (const Border& border : tile.borders)
    lines.push_back(fmt::format("border {} {} {} {}", border.edge.index(), border_name(border.kind),
                                border.cost ? std::to_string(*border.cost) : "", border.colour));
  for (const Partition& partition : tile.partitions)
    lines.push_back(fmt::format("partition {} {}", partition.kind ? word_of(*partition.kind) : "",
                                partition.restrict_side));
  for (const Stub& stub : tile.stubs) lines.push_back(fmt::format("stub {}", stub.edge.index()));
}

void add_marks(Lines& lines, const Json& record) {
  for (const char* key : {"color", "stripes"})
    lines.push_back(fmt::format("{} {}", key, text_of(record, key)));
  lines.push_back("labels " + words(record, "labels"));
  if (record.contains("future_label"))
    lines.push_back(fmt::format("future label {} {}", text_of(record["future_label"], "label"),
                                text_of(record["future_label"], "color")));
  if (record.contains("icons"))
    for (const Json& icon : record["icons"])
      lines.push_back(fmt::format("icon {} {} sticky {} blocks {} large {} loc {}", text_of(icon, "image"),
                                  text_of(icon, "name"), text_of(icon, "sticky"), text_of(icon, "blocks_lay"),
                                  text_of(icon, "large"), direction(text_of(icon, "loc"))));
  if (record.contains("frame")) lines.push_back("frame " + words(record, "frame"));
}

void add_marks(Lines& lines, const Tile& tile) {
  lines.push_back(fmt::format("color {}", word_of(tile.colour)));
  lines.push_back(fmt::format("stripes {}", tile.stripes ? word_of(*tile.stripes) : ""));
  lines.push_back("labels " + words(tile.labels));
  if (tile.future_label)
    lines.push_back(fmt::format("future label {} {}", tile.future_label->label, tile.future_label->colour));
  for (const Icon& icon : tile.icons) {
    // The default name of an icon is the last part of its picture's path.
    const std::string name = icon.name.empty() ? icon.image.substr(icon.image.rfind('/') + 1) : icon.name;
    lines.push_back(fmt::format("icon {} {} sticky {} blocks {} large {} loc {}", icon.image, name,
                                icon.sticky ? "1" : "", icon.blocks_lay ? "1" : "", icon.large ? "1" : "",
                                icon.loc ? fmt::format("{}", *icon.loc) : ""));
  }
  if (!tile.frame) return;
  std::vector<std::string> colours{tile.frame->colour};
  if (!tile.frame->colour2.empty()) colours.push_back(tile.frame->colour2);
  lines.push_back("frame " + words(colours));
}

bool added_later(const std::string& line) {
  return line.starts_with("icon ") || line.starts_with("stub ") || line.starts_with("border ");
}

std::string joined(Lines lines, Extent extent) {
  std::ranges::sort(lines);
  std::string text;
  for (const std::string& line : lines)
    if (extent == Extent::Everything || !added_later(line)) text += line + "\n";
  return text;
}

}  // namespace

std::filesystem::path folder() {
  const char* said = std::getenv("TRACKWRIGHT_REFERENCE");
  const std::filesystem::path path =
      said != nullptr ? std::filesystem::path(said)
                      : std::filesystem::path(source_folder()).parent_path() / "shared" / "reference";
  return std::filesystem::exists(path / "tiles.json") ? path : std::filesystem::path();
}

Json read(const std::filesystem::path& file) {
  std::ifstream in(file);
  return Json::parse(in);
}

Json parsed(const std::string& text) {
  return Json::parse(text);
}

const std::map<std::string, std::string>& misspellings() {
  static const std::map<std::string, std::string> table{
      {"groups:Billings,revenue:", "revenue:"},  // `groups` twice: the last one counts
      {"b:_1border=", "b:_1;border="},           // the `;` before a border is missing
      {",loc:15", ",loc:1.5"},                   // no direction 15
      {",pos:0", ""},
      {",pos:2", ""},  // no attribute of a city; its reader ignores it
      {",pos:3", ""},
      {",pos:5", ""},
      {",outline:1", ""},        // the same
      {",reservation:PLM", ""},  // the same
  };
  return table;
}

std::string spelt_right(std::string code) {
  for (const auto& [wrong, right] : misspellings())
    for (std::size_t at = code.find(wrong); at != std::string::npos; at = code.find(wrong, at + right.size()))
      code.replace(at, wrong.size(), right);
  return code;
}

Tile tile(const Json& record) {
  const std::optional<Colour> colour = from_word<Colour>(record["color"].get<std::string>());
  const std::string code = spelt_right(record["code"].get<std::string>());
  const auto parsed = parse_tile(code, colour.value_or(Colour::White));
  if (!colour) ADD_FAILURE() << "unknown colour " << record["color"];
  if (!parsed) ADD_FAILURE() << code << ": " << parsed.error().message;
  return parsed ? *parsed : Tile{};
}

namespace {

Hex hex_of(const std::string& id, const Json& record) {
  Hex hex;
  hex.at = {record["xy"][0].get<int>(), record["xy"][1].get<int>()};
  hex.id = id;
  hex.name = record.value("name", std::string());
  hex.rotation = Rotation(record.value("rotation", 0));
  hex.tile = rotated(tile(record), hex.rotation);
  hex.tile.labels.clear();  // take those after set-up, which can differ from the text
  if (record.contains("labels"))
    for (const Json& label : record["labels"]) hex.tile.labels.push_back(label.get<std::string>());
  hex.preprint = record.value("tile", std::string());
  const Colour colour = hex.tile.colour;
  hex.fixed = colour == Colour::Red || colour == Colour::Gray || colour == Colour::Blue;
  return hex;
}

Map map_of(const Json& record) {
  std::vector<Hex> hexes;
  for (const auto& [id, hex] : record["hexes"].items()) hexes.push_back(hex_of(id, hex));
  const Orientation orientation = record["layout"] == "flat" ? Orientation::Flat : Orientation::Pointy;
  return Map({orientation, record["axes"]["x"] == "letter"}, std::move(hexes), {}, {});
}

void add_tiles(std::map<std::string, TileDefinition>& tiles, const Json& records, bool own) {
  for (const auto& [id, record] : records.items()) {
    if (record.value("unparsed", false)) continue;
    TileDefinition definition;
    definition.id = id;
    definition.tile = tile(record);
    definition.own = own;
    tiles.insert_or_assign(id, std::move(definition));
  }
}

Phase phase_of(const Json& record) {
  Phase phase;
  phase.name.value = record["name"].get<std::string>();
  for (const Json& colour : record["tiles"])
    if (const auto known = from_word<Colour>(colour.get<std::string>())) phase.tiles.push_back({*known, {}});
  return phase;
}

}  // namespace

std::map<std::string, TileDefinition> standard_tiles() {
  std::map<std::string, TileDefinition> tiles;
  add_tiles(tiles, read(folder() / "tiles.json")["tiles"], false);
  return tiles;
}

Title title(const std::string& slug, const std::map<std::string, TileDefinition>& standard) {
  const Json record = read(folder() / "titles" / (slug + ".json"));
  Title title;
  title.slug = slug;
  title.map = map_of(record);
  title.tiles = standard;
  if (record.contains("custom_tiles")) add_tiles(title.tiles, record["custom_tiles"], true);
  for (const auto& [id, count] : record["tile_manifest"].items()) {
    ManifestEntry entry;
    entry.id.value = id;
    if (count.is_number()) entry.count = count.get<int>();
    title.manifest.push_back(entry);
  }
  for (const Json& phase : record["phases"]) title.roster.phases.push_back(phase_of(phase));
  return title;
}

std::string described(const Json& record, Extent extent) {
  Lines lines;
  add_stops(lines, record, "cities", "c");
  add_stops(lines, record, "towns", "t");
  add_stops(lines, record, "offboards", "o");
  add_paths(lines, record, "paths");
  add_paths(lines, record, "future_paths");
  lines.push_back(fmt::format("junction {}", record.value("junction", false) ? 1 : 0));
  add_surroundings(lines, record);
  add_marks(lines, record);
  return joined(std::move(lines), extent);
}

std::string described(const Tile& tile, Extent extent) {
  Lines lines;
  for (std::size_t i = 0; i < tile.stops.size(); ++i) lines.push_back(stop_line(tile, i));
  for (const Path& path : tile.paths) lines.push_back(path_line(tile, path));
  lines.push_back(fmt::format("junction {}", tile.junction ? 1 : 0));
  add_surroundings(lines, tile);
  add_marks(lines, tile);
  return joined(std::move(lines), extent);
}

}  // namespace trackwright::reference
