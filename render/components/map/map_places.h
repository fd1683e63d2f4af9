// Places for cards on the table: the bank pool, unsold shares, trains and privates for sale, certificates for
// later. They are on the map if there is room beside its hexes, otherwise on a separate board.
#pragma once

#include <string>
#include <vector>

#include "render/components/map/placed_panel.h"
#include "render/kit/component.h"

namespace trackwright {

// A place for one card; a place for trains has room for each train if possible.
struct CardPlace {
  std::string kind;     // as for panels
  std::string label;    // "Bank pool"
  std::string words;    // the cards that belong there
  std::string subject;  // the company, train or stack of trains; empty: none
};

// The places that this title's cards need, most important first.
std::vector<CardPlace> card_places(const Title&);

// A place for each train of a stack, in the order of sale.
std::vector<CardPlace> train_places(const Title&, const std::string& stack);

// Whether a panel of this kind holds cards.
bool is_card_place(const std::string& kind);

inline constexpr double place_height = 46.5;  // mm; a card with room around it

// Draws the place or places of a panel, in its number of columns.
Drawing draw_card_places(const ComponentContext&, const PlacedPanel&);

}  // namespace trackwright
