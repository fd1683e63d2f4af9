#include "tests/render/sample_title.h"

#include "engine/tile/language.h"

#include <utility>
#include <vector>

namespace trackwright {
namespace {

Ref ref(std::string name) {
  return {std::move(name), {}};
}

std::vector<Ref> refs(const std::vector<std::string>& names) {
  std::vector<Ref> out;
  for (const std::string& name : names) out.push_back(ref(name));
  return out;
}

Hex hex(const Layout& layout, const std::string& id, const std::string& name, int cities) {
  Hex made;
  made.at = *parse_coordinate(layout, id);
  made.id = id;
  made.name = name;
  for (int i = 0; i < cities; ++i) {
    Stop city;
    city.revenue.flat = 30;
    made.tile.stops.push_back(city);
  }
  return made;
}

Map sample_map() {
  const Layout layout{Orientation::Pointy, false};
  std::vector<Hex> hexes{hex(layout, "A2", "Northport", 1), hex(layout, "B3", "Great Harbour", 2),
                         hex(layout, "C4", "Southwick-on-the-Water", 1), hex(layout, "B5", "Eastham", 1)};
  hexes[3].tile.labels = {"Y"};
  hexes[1].tile.paths = {{{End::Kind::Edge, 1}, {End::Kind::Stop, 0}, {}, {}, 0, Track::Broad, false, {}},
                         {{End::Kind::Edge, 3}, {End::Kind::Stop, 1}, {}, {}, 0, Track::Broad, false, {}}};
  return {layout, hexes, {}, {}};
}

Phase phase(std::string name, std::vector<std::string> on, std::vector<Colour> tiles, int major, int minor) {
  Phase made;
  made.name = ref(std::move(name));
  made.on = refs(on);
  for (const Colour colour : tiles) made.tiles.push_back({colour, {}});
  made.limits["major"] = {major, {}};
  if (minor > 0) made.limits["minor"] = {minor, {}};
  made.operating_rounds = Placed<int>{2, {}};
  return made;
}

Train train(std::string name, int price, int count, std::vector<std::string> rusts) {
  Train made;
  made.name = ref(std::move(name));
  made.price = {price, {}};
  if (count > 0) made.count = Placed<int>{count, {}};
  made.rusts_on = refs(rusts);
  return made;
}

Roster sample_roster() {
  Roster roster;
  roster.phases = {phase("2", {}, {Colour::Yellow}, 4, 2),
                   phase("3", {"3", "2+2"}, {Colour::Yellow, Colour::Green}, 4, 2),
                   phase("4", {"4"}, {Colour::Yellow, Colour::Green}, 3, 1),
                   phase("5", {"5"}, {Colour::Yellow, Colour::Green, Colour::Brown}, 2, 0),
                   phase("D", {"D"}, {Colour::Yellow, Colour::Green, Colour::Brown, Colour::Gray}, 2, 0)};
  roster.phases[3].status = {"Minors close", "Full capitalization"};
  roster.phases[3].values["off-board"] = {"third", {}};
  roster.trains = {train("2", 100, 6, {"4"}), train("3", 210, 4, {"5"}), train("4", 320, 3, {"D"}),
                   train("5", 530, 2, {}), train("D", 1150, 0, {})};
  roster.trains[1].variants = {train("2+2", 190, 0, {})};
  roster.trains[3].events = {{"close minors", "Minors close", {}}};
  roster.trains[4].print = 6;
  return roster;
}

struct SampleTile {
  const char* id;
  Colour colour;
  const char* code;
  int count;  // 0: unlimited
};

constexpr SampleTile sample_tiles[] = {
    {"8", Colour::Yellow, "path=a:0,b:4", 8},
    {"9", Colour::Yellow, "path=a:0,b:3", 0},
    {"57", Colour::Yellow, "city=revenue:20;path=a:0,b:_0;path=a:_0,b:3", 4},
    {"58", Colour::Yellow, "town=revenue:10;path=a:0,b:_0;path=a:_0,b:2", 3},
    {"24", Colour::Green, "path=a:0,b:3;path=a:0,b:4", 2},
    {"14", Colour::Green, "city=revenue:30,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:3,b:_0;path=a:4,b:_0",
     3},
    {"X1", Colour::Green, "city=revenue:40;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_0;label=Y", 1},
    {"63", Colour::Brown,
     "city=revenue:40,slots:2;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;path=a:5,"
     "b:_0",
     2},
    {"X2", Colour::Brown,
     "city=revenue:60,slots:2;path=a:0,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:5,b:_0;label=Y", 1},
};

void add_tiles(Title& title) {
  for (const SampleTile& sample : sample_tiles) {
    TileDefinition definition;
    definition.id = sample.id;
    definition.tile = *parse_tile(sample.code, sample.colour);
    definition.own = sample.id[0] == 'X';
    title.tiles.emplace(sample.id, definition);
    ManifestEntry entry;
    entry.id = ref(sample.id);
    if (sample.count > 0)
      entry.count = sample.count;
    else
      entry.print = 6;
    title.manifest.push_back(entry);
  }
}

UpgradeLine upgrade_line(std::vector<std::string> from, std::vector<std::string> to,
                         std::vector<std::string> hexes = {}) {
  UpgradeLine line;
  line.from = refs(from);
  line.to = refs(to);
  line.hexes = refs(hexes);
  return line;
}

void add_upgrades(Title& title) {
  title.upgrades.stated = true;
  title.upgrades.chart = {upgrade_line({"plain"}, {"9", "8"}),  upgrade_line({"city"}, {"57"}),
                          upgrade_line({"town"}, {"58"}),       upgrade_line({"8", "9"}, {"24"}),
                          upgrade_line({"57"}, {"14"}),         upgrade_line({"Y"}, {"57"}),
                          upgrade_line({"57"}, {"X1"}, {"B5"}), upgrade_line({"X1"}, {"X2"}, {"B5"}),
                          upgrade_line({"14"}, {"63"})};
  title.upgrades.chart[4].not_hexes = refs({"B5"});
}

Market sample_market() {
  const std::vector<std::vector<int>> prices{{60, 67, 71, 76, 82, 90, 100, 112, 126, 142, 160, 180, 200},
                                             {53, 60, 66, 70, 76, 82, 90, 100, 112, 126},
                                             {46, 55, 60, 65, 70, 76, 82},
                                             {39, 48, 54, 60, 66}};
  Market market;
  for (const auto& row : prices) {
    auto& cells = market.rows.emplace_back();
    for (const int price : row) cells.push_back(MarketCell{price, {}, false, {}});
  }
  market.rows[1][6]->zones = "p";
  market.rows[2][5]->zones = "p";
  market.rows[3][0]->zones = "y";
  market.rows[2][0]->zones = "y";
  market.rows[0][12]->zones = "e";
  market.rows[1][8]->ledge_right = true;
  market.zones = {{"p", "Par", "red", "starting values", true, {}},
                  {"y", "Yellow", "yellow", "shares do not count towards the certificate limit", false, {}},
                  {"e", "End", "blue", "the game ends when a price gets here", false, {}}};
  market.moves = {{"nothing paid", "left", {}},
                  {"dividend paid", "right", {}},
                  {"dividend of twice the price", "right 2", {}},
                  {"each share sold", "down", {}},
                  {"all shares with players", "up", {}},
                  {"receivership", "to the lowest price", {}}};
  market.row_end_right = RowEnd::Up;
  market.row_end_left = RowEnd::Down;
  return market;
}

}  // namespace

Company sample_company(const std::string& id, const std::string& name, const std::string& colour) {
  Company company;
  company.id = ref(id);
  company.name = name;
  company.colour = colour;
  company.homes = {{ref("A2"), {}}};
  company.tokens = {{0, {}}, {40, {}}, {100, {}}};
  company.certificates.resize(2);
  company.certificates[0].percent = {20, {}};
  company.certificates[0].count = {1, {}};
  company.certificates[0].president = true;
  company.certificates[1].percent = {10, {}};
  company.certificates[1].count = {8, {}};
  company.float_percent = Placed<int>{60, {}};
  company.notes = {"Receives twice its starting value when the president's certificate is bought"};
  return company;
}

namespace {

Private sample_private() {
  Private company;
  company.id = ref("Ferry");
  company.name = "Northport Ferry Company";
  company.price = {120, {}};
  company.revenue = {20, {}};
  company.text = "Its owner may sell two tokens to companies, $20 each.";
  company.hexes = refs({"C4"});
  company.blocks = refs({"B5"});
  company.closes_on = refs({"5"});
  return company;
}

}  // namespace

Title sample_title() {
  Title title;
  title.slug = "sample";
  title.name = "18Sample";
  title.version = "0.3";
  title.currency = "${}";
  title.players = {{2, Placed<int>{900, {}}, Placed<int>{18, {}}, {}},
                   {3, Placed<int>{600, {}}, Placed<int>{12, {}}, {}}};
  title.operating_round = {{"Lay or upgrade track", {}},
                           {"Place a station token", {}},
                           {"Run trains", {}},
                           {"Pay or withhold, and move the share price", {}},
                           {"Buy trains", {}}};
  title.map = sample_map();
  title.roster = sample_roster();
  title.market = sample_market();
  add_tiles(title);
  add_upgrades(title);
  Company minor = sample_company("1", "Coast Line", "#2b7f86");
  minor.kind = "minor";
  minor.homes = {{ref("B3"), Placed<int>{1, {}}}};
  minor.tokens = {{0, {}}, {40, {}}};
  minor.destination = Station{ref("C4"), {}};
  minor.price = Placed<int>{220, {}};
  minor.certificates.clear();
  Company national = sample_company("NR", "National Railways", "yellow");
  national.kind = "national";
  national.homes.clear();
  national.home_text = "Takes the places of the minors";
  national.tokens = {{0, {}}, {40, {}}, {100, {}}, {100, {}}, {100, {}}, {100, {}}};
  title.companies.companies = {sample_company("N&P", "Northport & Plains Railway", "red"), national, minor};
  title.companies.privates = {sample_private()};
  BonusToken ferry;
  ferry.id = "ferry";
  ferry.name = "Ferry";
  ferry.count = {2, {}};
  ferry.bonus = 20;
  title.companies.bonus_tokens = {ferry};
  return title;
}

}  // namespace trackwright
