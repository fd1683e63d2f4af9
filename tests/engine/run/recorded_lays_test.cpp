// Compares legal tile lays and token placements in recorded games with the choices that another engine
// offered.
#include <gtest/gtest.h>

#include <fmt/format.h>
#include <array>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>
#include <string>

#include "engine/run/lays.h"
#include "tests/engine/reference.h"
#include "tests/named.h"

namespace trackwright {
namespace {

using reference::Json;

struct Game {
  std::string title;
  std::string name;
  TrackRule track = TrackRule::SemiRestrictive;
};

std::string output_of(const std::string& command) {
  std::string text;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return text;
  std::array<char, 65536> part{};
  for (std::size_t got = 0; (got = fread(part.data(), 1, part.size(), pipe)) > 0;)
    text.append(part.data(), got);
  pclose(pipe);
  return text;
}

// "57-0" -> "57"
std::string number_of(const std::string& copy) {
  return copy.substr(0, copy.rfind('-'));
}

Title title_of(const Game& game) {
  Title title = reference::title(game.title, reference::standard_tiles());
  title.upgrades.track = game.track;
  const Json facts = reference::read(reference::folder() / "titles" / (game.title + ".json"));
  for (const Json& record : facts["corporations"]) {
    Company company;
    company.id.value = record["sym"];
    const Json homes = record.value("coordinates", Json());
    const Json city = record.value("city", Json());
    for (const Json& home : homes.is_array()  ? homes
                            : homes.is_null() ? Json::array()
                                              : Json::array({homes})) {
      Station station{{home.get<std::string>(), {}}, {}};
      if (city.is_number()) station.city = Placed<int>{city.get<int>(), {}};
      company.homes.push_back(station);
    }
    title.companies.companies.push_back(std::move(company));
  }
  return title;
}

// Returns the hexes that a private company of the facts may block.
std::set<std::string> blocked_hexes(const Game& game) {
  std::set<std::string> hexes;
  const Json facts = reference::read(reference::folder() / "titles" / (game.title + ".json"));
  for (const Json& record : facts["companies"])
    for (const Json& ability : record.value("abilities", Json::array()))
      if (ability["type"] == "blocks_hexes" || ability["type"] == "blocks_hexes_consent")
        for (const Json& hex : ability["hexes"]) hexes.insert(hex.get<std::string>());
  return hexes;
}

Position position_of(const Title& title, const Json& state) {
  Position position;
  position.phase = state["phase"];
  for (const auto& [hex, laid] : state["tiles"].items()) {
    const std::string id = number_of(laid[0]);
    const TileDefinition* tile = find_tile(title, id);
    if (tile == nullptr) continue;
    const Rotation rotation(laid[1].get<int>());
    position.laid[hex] = {rotated(tile->tile, rotation), id, rotation, {}};
  }
  for (const auto& [company, record] : state["corporations"].items())
    for (const Json& token : record.value("tokens", Json::array())) {
      if (!token.is_array()) continue;
      PlacedToken placed;
      placed.company = company;
      if (token[1].is_number()) placed.city = token[1].get<int>();
      if (token[2].is_number()) placed.slot = token[2].get<int>();
      if (token.size() > 3 && token[3].is_string()) placed.kind = token[3];
      position.tokens[token[0]].push_back(placed);
    }
  return position;
}

using Choices = std::set<std::tuple<std::string, std::string, int>>;  // hex, tile, rotation

Choices choices_of(const Title& title, const Opportunities& found, const std::set<std::string>& without) {
  Choices choices;
  for (const HexLays& here : found.lays)
    for (const Lay& lay : here.lays)
      for (const Rotation r : lay.rotations)
        if (!without.contains(title.map.hexes()[here.hex].id))
          choices.emplace(title.map.hexes()[here.hex].id, lay.tile, r.steps());
  return choices;
}

// Changes the track rule to permissive, because the other engine offers lays before it checks their track.
Title without_track_rule(Title title) {
  title.upgrades.track = TrackRule::Permissive;
  return title;
}

class RecordedLays : public testing::TestWithParam<Game> {
 protected:
  void SetUp() override {
    if (reference::folder().empty()) GTEST_SKIP() << "no reference facts";
    const std::string file = (reference::folder() / "play" / GetParam().name).string();
    std::istringstream lines(output_of("xz -dc '" + file + ".states.jsonl.xz'"));
    for (std::string line; std::getline(lines, line);) states_.push_back(reference::parsed(line));
    ASSERT_FALSE(states_.empty()) << file;
    actions_ = reference::read(file + ".json")["actions"];
  }

  bool of_company(const Json& state, const Json& action) const {
    return action["entity_type"] == "corporation" && state["corporations"].contains(action["entity"]);
  }

  std::vector<Json> states_;
  Json actions_;
};

TEST_P(RecordedLays, AreLegal) {
  const Title title = title_of(GetParam());
  const UpgradeBook book(title);
  int lays = 0;
  for (std::size_t k = 0; k < actions_.size(); ++k) {
    const Json& action = actions_[k];
    if (action["type"] != "lay_tile" || !of_company(states_[k], action)) continue;
    if (states_[k].value("/legal_lays/step"_json_pointer, std::string()) != "Track") continue;
    Position position = position_of(title, states_[k]);
    position.entity = action["entity"];
    const std::string hex = action["hex"];
    const auto laid = std::tuple(hex, number_of(action["tile"]), action["rotation"].get<int>());
    EXPECT_TRUE(choices_of(title, opportunities(book, position), {}).contains(laid))
        << "action " << k + 1 << ": " << action.dump();
    ++lays;
  }
  std::cout << GetParam().name << ": " << lays << " lays\n";
  EXPECT_GT(lays, 5);
}

TEST_P(RecordedLays, LegalLaysEqualThoseOfAnotherEngine) {
  const Title title = without_track_rule(title_of(GetParam()));
  const UpgradeBook book(title);
  const std::set<std::string> blocked = blocked_hexes(GetParam());
  int boards = 0;
  int lays = 0;
  for (std::size_t k = 0; k < actions_.size(); ++k) {
    const Json& state = states_[k];
    if (!state.contains("legal_lays") || !state["legal_lays"].contains("all")) continue;
    const Json& offered = state["legal_lays"];
    if (offered["step"] != "Track" || state["laid"] != Json::array({0, 0})) continue;
    if (!state["corporations"].contains(offered["entity"])) continue;
    Position position = position_of(title, state);
    position.entity = offered["entity"];
    Choices wanted;
    for (const auto& [hex, tiles] : offered["all"].items())
      for (const auto& [tile, rotations] : tiles.items())
        for (const Json& r : rotations)
          if (!blocked.contains(hex)) wanted.emplace(hex, tile, r.get<int>());
    const Choices found = choices_of(title, opportunities(book, position), blocked);
    ++boards;
    lays += static_cast<int>(wanted.size());
    std::string words;
    for (const auto& [hex, tile, r] : wanted)
      if (!found.contains({hex, tile, r})) words += fmt::format("{} {} {} missing; ", hex, tile, r);
    for (const auto& [hex, tile, r] : found)
      if (!wanted.contains({hex, tile, r})) words += fmt::format("{} {} {} too many; ", hex, tile, r);
    EXPECT_EQ(words, "") << "before action " << k + 1 << " of " << position.entity;
  }
  std::cout << GetParam().name << ": " << lays << " lays on " << boards << " boards\n";
  EXPECT_GT(boards, 0);
}

TEST_P(RecordedLays, LegalTokensEqualThoseOfAnotherEngine) {
  const Title title = title_of(GetParam());
  const UpgradeBook book(title);
  int boards = 0;
  for (std::size_t k = 0; k < actions_.size(); ++k) {
    const Json& state = states_[k];
    if (!state.contains("legal_tokens") || !of_company(state, actions_[k])) continue;
    Position position = position_of(title, state);
    position.entity = actions_[k]["entity"];
    std::set<std::pair<std::string, int>> wanted;
    for (const Json& place : state["legal_tokens"]) wanted.emplace(place[0], place[1].get<int>());
    std::set<std::pair<std::string, int>> found;
    for (const TokenPlace& place : opportunities(book, position).tokens)
      found.emplace(title.map.hexes()[place.hex].id, place.city);
    EXPECT_EQ(found, wanted) << "before action " << k + 1 << " of " << position.entity;
    ++boards;
  }
  std::cout << GetParam().name << ": tokens on " << boards << " boards\n";
}

// Titles with the common rules of track and tokens. 18SJ is absent: it has SJ's tokens and a second lay.
INSTANTIATE_TEST_SUITE_P(
    Games, RecordedLays,
    testing::Values(Game{"1889", "1889-962"}, Game{"1830", "1830-29133", TrackRule::Permissive},
                    Game{"1830", "1830-game-end-bank", TrackRule::Permissive},
                    Game{"18Chesapeake", "18Chesapeake-1277"}, Game{"18Chesapeake", "18Chesapeake-1905"},
                    Game{"18Chesapeake", "18Chesapeake-22383"},
                    Game{"1836Jr30", "1836Jr30-2809", TrackRule::Permissive},
                    Game{"18NL", "18NL-135870", TrackRule::Permissive},
                    Game{"18NL", "18NL-167050", TrackRule::Permissive},
                    Game{"18TN", "18TN-game-end-stock-market"}, Game{"1870", "1870-34110"}),
    by_name);

}  // namespace
}  // namespace trackwright
