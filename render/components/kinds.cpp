#include "render/component.h"
#include "render/components/bank_notes.h"
#include "render/components/box.h"
#include "render/components/certificates.h"
#include "render/components/charters.h"
#include "render/components/checklist.h"
#include "render/components/guide.h"
#include "render/components/manifest.h"
#include "render/components/map.h"
#include "render/components/markers.h"
#include "render/components/market.h"
#include "render/components/offer_sheet.h"
#include "render/components/par_chart.h"
#include "render/components/phase_chart.h"
#include "render/components/player_aid.h"
#include "render/components/player_cards.h"
#include "render/components/privates.h"
#include "render/components/revenue_track.h"
#include "render/components/rulebook.h"
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
      {"par", "par values, with what shares come to", par_chart},
      {"certificates", "share certificates", certificates},
      {"trains", "train cards", trains},
      {"ships", "cards of ships, ferries and other trains with a stack of their own", ships},
      {"privates", "cards of the private companies", privates},
      {"tokens", "station tokens, market markers and bonus tokens", tokens},
      {"value-tiles", "values of places drawn in the set-up", value_tiles},
      {"phases", "phases and trains, with wells for the cards of trains", phase_board},
      {"revenue", "the revenue track with dividends", revenue_board},
      {"markers", "markers of round, phase and revenue", markers},
      {"aids", "an aid for each player: turn order, phases, price moves, limits", player_aids},
      {"notes", "bank notes", note_pieces},
      {"player-cards", "the priority deal and the order of players", player_cards},
      {"offer", "what is sold before the game, with room for bids", offer_sheet},
      {"box", "labels for the lid and the sides of a box", box_labels},
      {"checklist", "what the kit holds, with counts", checklist, true},
      {"guide", "how the kit is printed, cut and bagged", assembly_guide, true},
      {"rulebook", "a rulebook to be finished by hand, with all tables of the title", rulebook, true},
  };
  return kinds;
}

}  // namespace trackwright
