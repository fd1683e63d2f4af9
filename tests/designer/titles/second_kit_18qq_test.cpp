// Compares 18??? with its only other record, the kit of 18xx-maker (maker/18qq.json of the reference): each
// number of the map, tiles, market, trains and private companies. This file and docs/titles/18qq.md name the
// differences.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>

#include "tests/designer/titles/facts.h"
#include "tests/engine/reference.h"

namespace trackwright::facts {
namespace {

using reference::Json;

class SecondKit : public testing::Test {
 protected:
  void SetUp() override {
    if (reference::folder().empty()) GTEST_SKIP() << "no reference facts";
    kit_ = reference::read(reference::folder() / "maker" / "18qq.json");
  }
  const Title& title() const { return shipped("18qq"); }
  const Json& kit() const { return kit_; }

 private:
  Json kit_;
};

// Returns a number that the kit writes as a number, as a text or with a currency symbol.
int number_of(const Json& value) {
  if (value.is_number()) return value.get<int>();
  std::string digits;
  for (const char c : value.get<std::string>())
    if (c >= '0' && c <= '9') digits += c;
  return digits.empty() ? 0 : std::stoi(digits);
}

// The kit's data about one hex; the kit lists a hex once for each thing in it.
struct KitHex {
  std::size_t cities = 0;
  std::size_t towns = 0;
  int cost = 0;
  std::string name;
};

void add_stops(const Json& entry, const char* key, std::size_t& count, std::string& name) {
  for (const Json& stop : entry.value(key, Json::array())) {
    ++count;
    if (!stop.contains("name")) continue;
    if (!name.empty()) name += " & ";
    name += stop["name"].at("name").get<std::string>();
  }
}

std::map<std::string, KitHex> hexes_of(const Json& kit) {
  std::map<std::string, KitHex> hexes;
  for (const Json& entry : kit.at("map").at("hexes")) {
    for (const Json& id : entry.at("hexes")) {
      KitHex& hex = hexes[id.get<std::string>()];
      add_stops(entry, "cities", hex.cities, hex.name);
      add_stops(entry, "centerTowns", hex.towns, hex.name);
      add_stops(entry, "towns", hex.towns, hex.name);
      for (const Json& terrain : entry.value("terrain", Json::array()))
        hex.cost = number_of(terrain.at("cost"));
      if (entry.contains("mountain")) hex.cost = number_of(entry["mountain"].at("cost"));
      if (entry.value("color", "") == "offboard")
        hex.name = entry.at("offBoardRevenue").at("name").at("name").get<std::string>();
    }
  }
  return hexes;
}

std::size_t stops_of(const Tile& tile, StopKind kind) {
  return static_cast<std::size_t>(
      std::ranges::count_if(tile.stops, [&](const Stop& stop) { return stop.kind == kind; }));
}

TEST_F(SecondKit, HasTheSameMap) {
  const auto theirs = hexes_of(kit());
  EXPECT_EQ(title().map.hexes().size(), theirs.size());
  for (const Hex& hex : title().map.hexes()) {
    const auto known = theirs.find(hex.id);
    ASSERT_NE(known, theirs.end()) << hex.id;
    EXPECT_EQ(stops_of(hex.tile, StopKind::City), known->second.cities) << hex.id;
    EXPECT_EQ(stops_of(hex.tile, StopKind::Town), known->second.towns) << hex.id;
    EXPECT_EQ(hex.tile.terrain.empty() ? 0 : hex.tile.terrain.front().cost, known->second.cost) << hex.id;
    EXPECT_EQ(hex.name, known->second.name) << hex.id;
  }
}

// Its 171 and 172 are 1870's tiles; our numbers differ because other titles use 171 and 172 for other tiles.
TEST_F(SecondKit, HasTheSameTiles) {
  int all = 0;
  for (const auto& [number, count] : kit().at("tiles").items()) {
    const std::string ours = number == "171" ? "171K" : number == "172" ? "172L" : number;
    EXPECT_EQ(copies(title(), ours), number_of(count)) << number;
    all += number_of(count);
  }
  EXPECT_EQ(copies_in_all(title()), all);
}

TEST_F(SecondKit, HasTheSameMarket) {
  const auto& rows = title().market.rows;
  const Json& theirs = kit().at("stock").at("market");
  ASSERT_EQ(rows.size(), theirs.size());
  for (std::size_t y = 0; y < rows.size(); ++y) {
    for (std::size_t x = 0; x < std::max(rows[y].size(), theirs[y].size()); ++x) {
      const bool cell = x < rows[y].size() && rows[y][x];
      const Json other = x < theirs[y].size() ? theirs[y][x] : Json();
      const Json price = other.is_object() ? other.value("value", Json()) : other;
      const bool priced = price.is_number();
      EXPECT_EQ(cell && rows[y][x]->price > 0, priced && number_of(price) > 0)
          << "row " << y << " column " << x;
      if (!cell || !priced) continue;
      EXPECT_EQ(rows[y][x]->price, number_of(price)) << "row " << y << " column " << x;
    }
  }
}

// The kit prints six 12-trains; the rules leave them unlimited, and we also print six.
TEST_F(SecondKit, HasTheSameTrains) {
  for (const Json& train : kit().at("trains")) {
    const auto name = train.at("name").get<std::string>();
    EXPECT_EQ(price(title(), name), number_of(train.at("price"))) << name;
    if (name == "12") continue;
    EXPECT_EQ(cards(title(), name), number_of(train.at("quantity"))) << name;
  }
  const auto& trains = title().roster.trains;
  EXPECT_EQ(trains.size(), kit().at("trains").size());
  EXPECT_EQ(trains.back().print, 6);
}

TEST_F(SecondKit, HasTheSamePlayerValues) {
  for (const Json& row : kit().at("players")) {
    const int players = number_of(row.at("number"));
    EXPECT_EQ(cash(title(), players), number_of(row.at("capital"))) << players;
    const auto limits = row.at("certLimit").get<std::string>();
    EXPECT_EQ(certificates(title(), players), std::stoi(limits)) << players;
  }
  EXPECT_EQ(title().players.size(), kit().at("players").size());
}

// The rulebook writes "Farmers Union", the kit adds an apostrophe.
TEST_F(SecondKit, HasTheSamePrivateCompanies) {
  EXPECT_EQ(title().companies.privates.size(), kit().at("privates").size());
  for (const Json& other : kit().at("privates")) {
    std::string name = other.at("name").get<std::string>();
    if (const auto set = name.find(" - "); set != std::string::npos) name = name.substr(set + 3);
    std::erase(name, '\'');
    const auto& ours = title().companies.privates;
    const auto one = std::ranges::find_if(ours, [&](const Private& p) { return p.name == name; });
    ASSERT_NE(one, ours.end()) << name;
    EXPECT_EQ(one->price.value, number_of(other.at("price"))) << name;
    EXPECT_EQ(one->revenue.value, other.contains("revenue") ? number_of(other["revenue"]) : 0) << name;
  }
}

}  // namespace
}  // namespace trackwright::facts
