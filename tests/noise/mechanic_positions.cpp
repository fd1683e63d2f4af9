#include "tests/noise/mechanic_positions.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <nlohmann/json.hpp>
#include <vector>

namespace trackwright::noise {

namespace {

using Json = nlohmann::json;

void leave_out(Json& position,
               const std::function<bool(const Json& route, const std::string& train)>& which) {
  const auto name_of = [&](const Json& route) {
    for (const Json& train : position["trains"])
      if (train["id"] == route["train"]) return train["name"].get<std::string>();
    return std::string();
  };
  Json kept = Json::array();
  for (const Json& route : position["routes"])
    if (!which(route, name_of(route))) kept.push_back(route);
  position["routes"] = kept;
}

// A token in a hex, or a holding, between two actions.
struct Placed {
  const char* game;
  const char* company;
  const char* token;
  const char* hex;
  int from = 0;
  int to = std::numeric_limits<int>::max();
};

bool is_there(const Placed& one, const Json& position, const std::string& game) {
  return game.ends_with(one.game) && position["entity"] == one.company && position["action"] >= one.from &&
         position["action"] <= one.to;
}

// Removed in phase IV.
const std::vector<Placed> marks_of_1846{
    {"12666", "IC", "meat", "I1", 264},  {"all_closed", "IC", "meat", "I1"},
    {"all_closed", "GT", "port", "D14"}, {"all_closed", "B&O", "boom", "H12"},
    {"19962", "MS", "port", "D14"},      {"19962", "IC", "port", "C5", 101, 101},
    {"19962", "IC", "port", "D14", 153}, {"19962", "PRR", "meat", "D6"},
    {"20381", "GT", "port", "B8"},       {"20381", "C&O", "meat", "I1", 223},
    {"3099", "ERIE", "meat", "D6"},      {"3099", "GT", "port", "C5", 365},
};
const std::vector<Placed> mail_of_1846{
    {"12666", "GT", "MAIL", "", 326},     {"all_closed", "B&O", "MAIL", ""},
    {"bankrupt", "B&O", "MAIL", "", 138}, {"19962", "ERIE", "MAIL", "", 190},
    {"3099", "PRR", "MAIL", "", 395},
};

}  // namespace

void place_marks_of_1846(Json& position, const std::string& game, Stated) {
  for (const Placed& mark : marks_of_1846)
    if (is_there(mark, position, game) && position["phase"] != "IV")
      position["tokens"][mark.hex].push_back({nullptr, nullptr, mark.company, mark.token});
  for (const Placed& mail : mail_of_1846)
    if (is_there(mail, position, game)) position["holdings"][mail.company] = {mail.token};
}

// Omit E-trains, which count only cities of their company and the destination bonus, and 3/2P trains, whose
// revenue is halved and rounded.
void leave_out_odd_trains(Json& position, const std::string& game, Stated) {
  bool express = false;
  leave_out(position, [&](const Json&, const std::string& train) {
    express = express || train == "E";
    return train == "3/2P";
  });
  // This run visits another company's city in the home hex, but needs can only name hexes.
  const bool other_city = game.ends_with("123055") && position["action"] == 457;
  if (express || other_city) position["routes"] = Json::array();
}

// The records store a train and its Pullman car as one train, such as `3+`.
void take_pullmans_apart(Json& position, const std::string& game, Stated stated) {
  leave_out_odd_trains(position, game, stated);
  Json cards = Json::array();
  for (Json& train : position["trains"]) {
    std::string name = train["name"];
    if (!name.ends_with('+')) continue;
    name.pop_back();
    train["name"] = name;
    train.erase("distance");
    if (stated == Stated::Yes) cards.push_back({{"id", "P+"}, {"name", "P+"}});
  }
  for (const Json& card : cards) position["trains"].push_back(card);
}

// Omit runs of obsolete trains: they earn half, which no key can express.
void trains_of_1858(Json& position, const std::string&, Stated) {
  const auto obsolete = [&](const Json& route) {
    return std::ranges::any_of(position["trains"], [&](const Json& train) {
      return train["id"] == route["train"] && train.value("obsolete", false);
    });
  };
  leave_out(position, [&](const Json& route, const std::string&) { return obsolete(route); });
  for (Json& train : position["trains"]) train.erase("distance");
}

// Omit runs from one end of the map to the other, which have a bonus, and Pullman cars, which pay for a city
// of another run again.
void close_neutral_cities(Json& position, const std::string&, Stated stated) {
  leave_out(position, [](const Json& route, const std::string& train) {
    return train == "P" || route["str"].get<std::string>().find("R2R") != std::string::npos;
  });
  if (stated == Stated::Yes) return;
  for (auto& [hex, tokens] : position["tokens"].items())
    for (Json& token : tokens)
      if (token.size() > 3 && token[3] == "neutral") token.erase(3);
}

void place_later_mine(Json& position, const std::string&, Stated) {
  if (position["action"] >= 795)
    position["bonuses"] = {
        {{"name", "Mine in H11"}, {"value", 10}, {"needs", {{{"hexes", {"H11"}}}}}, {"passing", true}}};
}

// One run has a larger bonus than these mines and bridges give.
void leave_out_another_mine(Json& position, const std::string&, Stated) {
  if (position["action"] == 664)
    leave_out(position, [](const Json& route, const std::string&) { return route["bonus"] == 40; });
}

void coal_of_18al(Json& position, const std::string& game, Stated) {
  for (const Placed& mark :
       {Placed{"bankrupt", "ABC", "coal", "G4", 128, 160}, Placed{"4714", "L&N", "coal", "G4"},
        Placed{"hs_pzujrnou_144868", "TAG", "coal", "E6", 136}})
    if (is_there(mark, position, game))
      position["tokens"][mark.hex].push_back({nullptr, nullptr, mark.company, mark.token});
  if (game.ends_with("4714") && position["entity"] == "L&N") position["holdings"]["L&N"] = {"Lee"};
}

void owners_of_1880(Json& position, const std::string&, Stated) {
  position["holdings"] = {{"BCR", {"P2"}}, {"6", {"P3"}}};
}

}  // namespace trackwright::noise
