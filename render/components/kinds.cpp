#include "render/component.h"
#include "render/components/certificates.h"
#include "render/components/charters.h"
#include "render/components/manifest.h"
#include "render/components/map.h"
#include "render/components/market.h"
#include "render/components/privates.h"
#include "render/components/tiles.h"
#include "render/components/tokens.h"
#include "render/components/trains.h"
#include "render/components/upgrade_chart.h"
#include "render/components/value_tiles.h"

namespace trackwright {

const std::vector<ComponentKind>& component_kinds() {
  static const std::vector<ComponentKind> kinds{
      {"map", "the map as one sheet", map_board},
      {"tiles", "the tiles to cut out", tiles},
      {"manifest", "all tiles with their numbers and counts", manifest_board},
      {"upgrades", "which tile follows which", upgrade_board},
      {"charters", "a charter for each company", charters},
      {"market", "the stock market", market_board},
      {"certificates", "share certificates", certificates},
      {"trains", "train cards", trains},
      {"privates", "cards of the private companies", privates},
      {"tokens", "station tokens, market markers and bonus tokens", tokens},
      {"value-tiles", "values of places drawn in the set-up", value_tiles},
  };
  return kinds;
}

}  // namespace trackwright
