#include "tests/engine/study/small_maps.h"

#include <algorithm>
#include <array>
#include <map>

#include "engine/upgrade/placements.h"
#include "tests/engine/upgrade/upgrade_samples.h"

namespace trackwright {

namespace {

int below(std::mt19937& random, int limit) {
  return static_cast<int>(random() % static_cast<unsigned>(limit));
}

const std::array<std::string, 6> around{"A2", "A4", "B1", "B5", "C2", "C4"};
const std::array<std::string, 3> texts{"", "", "city=revenue:0"};
const std::array<std::string, 3> gray{"gray path=a:0,b:3", "gray city=revenue:20;path=a:0,b:_0;path=a:3,b:_0",
                                      "gray path=a:1,b:4;path=a:2,b:5"};

std::string any_text(std::mt19937& random) {
  const auto one = static_cast<std::size_t>(below(random, 3));
  return below(random, 5) == 0 ? gray.at(one) : texts.at(one);
}

}  // namespace

std::vector<Certificate> ten_shares() {
  Certificate president;
  president.percent.value = 20;
  president.count.value = 1;
  Certificate share;
  share.percent.value = 10;
  share.count.value = 8;
  return {president, share};
}

Title small_map(std::mt19937& random) {
  const int count = 1 + below(random, 5);
  std::map<std::string, std::string> hexes;
  for (int i = 0; i < count; ++i)
    hexes[around.at(static_cast<std::size_t>(below(random, 6)))] = any_text(random);
  Title title = sample_title(texts.at(static_cast<std::size_t>(below(random, 3))), hexes);
  for (ManifestEntry& entry : title.manifest) entry.count = below(random, 3);
  return title;
}

Title small_map_with_cities(std::mt19937& random, std::vector<std::string>& cities) {
  const std::string open =
      "gray city=revenue:20;path=a:0,b:_0;path=a:1,b:_0;path=a:2,b:_0;path=a:3,b:_0;path=a:4,b:_0;"
      "path=a:5,b:_0";
  std::vector<std::string> ids(around.begin(), around.end());
  std::ranges::shuffle(ids, random);
  ids.resize(static_cast<std::size_t>(2 + below(random, 4)));
  std::map<std::string, std::string> hexes;
  for (const std::string& id : ids) hexes[id] = any_text(random);
  cities = {ids[0], ids[1]};
  for (const std::string& city : cities) hexes[city] = open;
  Title title = sample_title(texts.at(static_cast<std::size_t>(below(random, 3))), hexes);
  for (ManifestEntry& entry : title.manifest) entry.count = 1 + below(random, 2);
  return title;
}

std::map<LaidState, int> states_by(const UpgradeBook& book, const Hex& hex, std::size_t phase) {
  std::map<LaidState, int> found{{{"", 0}, 0}};
  std::vector<LaidState> front{{"", 0}};
  if (hex.fixed) return found;
  for (int lays = 1; !front.empty(); ++lays) {
    std::vector<LaidState> next;
    for (const auto& [tile, rotation] : front)
      for (const PlacementVerdict& verdict :
           placements(book, hex, {tile, Rotation(rotation)}, UpgradeTime(phase)))
        for (const Rotation r : verdict.legal ? verdict.rotations : std::vector<Rotation>())
          if (found.emplace(LaidState(verdict.tile, r.steps()), lays).second)
            next.emplace_back(verdict.tile, r.steps());
    front = std::move(next);
  }
  return found;
}

}  // namespace trackwright
