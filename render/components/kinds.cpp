#include "render/components/kinds.h"

#include <algorithm>
#include <utility>

#include "render/components/cards/bank_notes.h"
#include "render/components/cards/certificates.h"
#include "render/components/cards/player_cards.h"
#include "render/components/cards/privates.h"
#include "render/components/cards/trains.h"
#include "render/components/charts/charters.h"
#include "render/components/charts/manifest.h"
#include "render/components/charts/phase_chart.h"
#include "render/components/charts/upgrade_chart.h"
#include "render/components/map/map.h"
#include "render/components/map/places_board.h"
#include "render/components/market/market.h"
#include "render/components/market/par_chart.h"
#include "render/components/market/revenue_track.h"
#include "render/components/misfits.h"
#include "render/components/missing_glyphs.h"
#include "render/components/papers/box.h"
#include "render/components/papers/checklist.h"
#include "render/components/papers/guide.h"
#include "render/components/papers/offer_sheet.h"
#include "render/components/papers/player_aid.h"
#include "render/components/papers/rulebook.h"
#include "render/components/papers/rules_sheet.h"
#include "render/components/tokens/tiles.h"
#include "render/components/tokens/tokens.h"

namespace trackwright {

const std::vector<ComponentKind>& component_kinds() {
  constexpr auto game = ComponentKind::Subject::Game;
  constexpr auto card = TypeFloor::Card;
  constexpr auto board = TypeFloor::Board;
  static const std::vector<ComponentKind> kinds{
      {"map", "the map as one sheet", map_board},
      {"places", "spaces for cards that do not fit on the map", places_board, game, "", board},
      {"tiles", "tiles to cut out", tiles},
      {"manifest", "all tiles with their numbers and quantities", manifest_board},
      {"upgrades", "the upgrades of each tile", upgrade_board},
      {"charters", "a charter for each company", charters, game, "", card},
      {"market", "the stock market", market_board, game, "", board},
      {"par", "par values and the cost of shares", par_chart, game, "", board},
      {"certificates", "share certificates", certificates, game, "cards", card},
      {"trains", "train cards", trains, game, "cards", card},
      {"ships", "cards of ships, ferries and other trains with a stack of their own", ships, game, "cards",
       card},
      {"loans", "cards of loans and bonds", loans, game, "cards", card},
      {"privates", "cards of the private companies", privates, game, "cards", card},
      {"tokens", "station tokens, market markers and bonus tokens", tokens, game, "discs"},
      {"value-tiles", "values of places drawn during setup", value_tiles, game, "discs"},
      {"phases", "phases and trains, with spaces for train cards", phase_board, game, "", board},
      {"revenue", "the revenue track with dividends", revenue_board, game, "", board},
      {"markers", "round, phase and revenue markers", markers, game, "discs"},
      {"aids", "player aids: turn order, phases, price moves, limits", player_aids},
      {"rules", "the rules on one or two pages", rules_sheet},
      {"notes", "bank notes", note_pieces},
      {"player-cards", "the priority deal card and player order cards", player_cards, game, "cards", card},
      {"offer", "items sold in the opening auction, with space for bids", offer_sheet, game, "", board},
      {"box", "labels for the lid and sides of a box", box_labels},
      {"checklist", "contents of the kit with quantities", checklist, ComponentKind::Subject::Kit},
      {"guide", "how to print, cut and bag the kit", assembly_guide, ComponentKind::Subject::Kit},
      {"rulebook", "the rulebook: pages, a booklet to fold, and Markdown to edit", rulebook,
       ComponentKind::Subject::Rules},
  };
  return kinds;
}

double type_floor(const std::string& component, const Theme& theme) {
  const auto kind = std::ranges::find(component_kinds(), component, &ComponentKind::id);
  switch (kind == component_kinds().end() ? TypeFloor::Hand : kind->floor) {
    case TypeFloor::Card:
      return theme.width("type.card");
    case TypeFloor::Board:
      return theme.width("type.board");
    case TypeFloor::Hand:
      break;
  }
  return theme.width("type.hand");
}

std::vector<const ComponentKind*> kinds_of_game() {
  std::vector<const ComponentKind*> kinds;
  for (const ComponentKind& kind : component_kinds())
    if (!kind.about_kit()) kinds.push_back(&kind);
  return kinds;
}

Kit drawn_kit(const ComponentContext& context) {
  Kit kit = kit_of(context.title);
  Findings unheard;
  const ComponentContext quiet{context.title, context.theme, context.options, unheard, context.art};
  for (const ComponentKind* kind : kinds_of_game()) {
    if (!wanted_in_kit(context.title.kit, kind->id)) continue;
    Component component = kind->make(quiet);
    if (!component.empty()) kit.components.push_back(std::move(component));
  }
  return kit;
}

Component made(const ComponentKind& kind, const ComponentContext& context) {
  ComponentContext knowing = context;
  Kit kit;
  if (kind.about_kit() && context.kit == nullptr) {
    kit = drawn_kit(context);
    knowing.kit = &kit;
  }
  Component component = kind.make(knowing);
  component.pool = kind.pool;
  report_misfits(component, context.title, context.findings);
  report_missing_glyphs(component, context.title, context.findings);
  return component;
}

}  // namespace trackwright
