#include "tests/engine/upgrade/upgrade_samples.h"

#include <gtest/gtest.h>

#include "engine/tile/language.h"

namespace trackwright {

namespace {

const Layout pointy{Orientation::Pointy, false};

Hex hex(const std::string& id, const std::string& text, Colour colour = Colour::White) {
  Hex hex;
  hex.id = id;
  hex.at = parse_coordinate(pointy, id).value_or(Coordinate{});
  hex.tile = sample_tile(text, colour);
  hex.fixed = colour == Colour::Red || colour == Colour::Gray;
  return hex;
}

void add(Title& title, const std::string& id, const std::string& text, Colour colour) {
  TileDefinition definition;
  definition.id = id;
  definition.tile = sample_tile(text, colour);
  title.tiles.emplace(id, definition);
  ManifestEntry entry;
  entry.id = ref(id);
  entry.count = 1;
  title.manifest.push_back(entry);
}

Phase phase(const std::string& name, const std::vector<Colour>& colours) {
  Phase phase;
  phase.name = ref(name);
  for (const Colour colour : colours) phase.tiles.push_back({colour, {}});
  return phase;
}

}  // namespace

Tile sample_tile(std::string_view text, Colour colour) {
  const auto parsed = parse_tile(text, colour);
  if (!parsed) ADD_FAILURE() << text << ": " << parsed.error().message;
  return parsed ? *parsed : Tile{};
}

Ref ref(const std::string& name) {
  return {name, {}};
}

std::vector<Ref> refs(const std::vector<std::string>& names) {
  std::vector<Ref> list;
  for (const std::string& name : names) list.push_back(ref(name));
  return list;
}

Title sample_title(const std::string& centre, const std::map<std::string, std::string>& around) {
  Title title;
  std::vector<Hex> hexes{hex("B3", centre)};
  for (const auto& [id, text] : around) {
    // "gray path=..." is a gray hex.
    const bool gray = text.starts_with("gray");
    hexes.push_back(
        hex(id, gray ? text.substr(text.find(' ') + 1) : text, gray ? Colour::Gray : Colour::White));
  }
  title.map = Map(pointy, std::move(hexes), {}, {});
  add(title, "7", "path=a:0,b:1", Colour::Yellow);
  add(title, "8", "path=a:0,b:2", Colour::Yellow);
  add(title, "9", "path=a:0,b:3", Colour::Yellow);
  add(title, "5", "city=revenue:20;path=a:0,b:_0;path=a:1,b:_0", Colour::Yellow);
  add(title, "57", "city=revenue:20;path=a:0,b:_0;path=a:3,b:_0", Colour::Yellow);
  add(title, "20", "path=a:0,b:3;path=a:1,b:4", Colour::Green);
  add(title, "24", "path=a:0,b:3;path=a:0,b:2", Colour::Green);
  add(title, "14", "city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0",
      Colour::Green);
  add(title, "47", "path=a:0,b:3;path=a:0,b:2;path=a:1,b:3;path=a:1,b:4", Colour::Brown);
  title.roster.phases = {phase("2", {Colour::Yellow}), phase("3", {Colour::Yellow, Colour::Green}),
                         phase("5", {Colour::Yellow, Colour::Green, Colour::Brown})};
  return title;
}

const Hex& hex_of(const Title& title, const std::string& id) {
  const Hex* hex = title.map.find(id);
  if (hex == nullptr) throw std::logic_error("no hex " + id);
  return *hex;
}

}  // namespace trackwright
