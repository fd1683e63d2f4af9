// A position of a shipped title, built like a worked example.
#pragma once

#include <algorithm>
#include <optional>
#include <stdexcept>
#include <string>

#include "engine/run/lays.h"
#include "engine/run/routes.h"
#include "engine/title/title.h"
#include "engine/upgrade/book.h"

namespace trackwright::facts {

class Play {
 public:
  Play(const Title& title, std::string company, std::string phase) : title_(title) {
    position_.entity = std::move(company);
    position_.phase = std::move(phase);
  }

  // Lays a tile of the title with this number of clockwise turns.
  Play& lay(const std::string& hex, const std::string& tile, int turns) {
    const TileDefinition* found = find_tile(title_, tile);
    if (found == nullptr || title_.map.find(hex) == nullptr) throw std::runtime_error(hex + " " + tile);
    const Rotation rotation(turns);
    position_.laid[hex] = LaidTile{rotated(found->tile, rotation), tile, rotation, {}};
    return *this;
  }

  Play& station(const std::string& hex, int city = 0) { return station_of(position_.entity, hex, city, 0); }

  Play& station_of(const std::string& company, const std::string& hex, int city, int slot) {
    position_.tokens[hex].push_back(PlacedToken{city, slot, company, "", {}});
    return *this;
  }

  // Places a token beside the circles of the city.
  Play& beside(const std::string& hex, const std::string& kind) {
    position_.tokens[hex].push_back(PlacedToken{0, std::nullopt, position_.entity, kind, {}});
    return *this;
  }

  Play& holds(const std::string& token) {
    position_.holdings[position_.entity].push_back(token);
    return *this;
  }

  Play& happened(const std::string& event) {
    position_.events.push_back(event);
    return *this;
  }

  Play& train(const std::string& name) {
    const Train* found = find_train(title_.roster, name);
    if (found == nullptr) throw std::runtime_error("train " + name);
    position_.trains.push_back(*found);
    return *this;
  }

  // True if the company may lay track in the hex.
  bool lays(const std::string& hex) const {
    const UpgradeBook book(title_);
    const Opportunities found = opportunities(book, position_);
    return std::ranges::any_of(found.lays,
                               [&](const HexLays& here) { return title_.map.hexes()[here.hex].id == hex; });
  }

  BestRuns best() const { return best_runs(title_.map, title_.roster, position_, title_.runs); }
  int earns() const { return best().total; }
  int fees() const {
    int sum = 0;
    for (const Run& run : best().runs) sum += run.fees;
    return sum;
  }

 private:
  const Title& title_;
  Position position_;
};

}  // namespace trackwright::facts
