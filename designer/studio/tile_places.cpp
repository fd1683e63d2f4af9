#include "designer/studio/tile_places.h"

#include "engine/upgrade/tree.h"

namespace trackwright {

std::map<std::string, std::vector<TilePlace>> tile_places(const Title& title) {
  const UpgradeBook book(title);
  std::map<std::string, std::vector<TilePlace>> places;
  for (const Hex& hex : title.map.hexes())
    for (const UpgradeNode& node : upgrade_tree(book, hex).nodes)
      if (!node.tile.empty() && !node.reached().empty())
        places[node.tile].push_back({hex.id, node.reached().list()});
  return places;
}

}  // namespace trackwright
