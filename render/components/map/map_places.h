// Places on the table where cards lie: the bank pool, shares that nobody has, trains and privates for sale,
// certificates that come later. The map has them where there is room beside its hexes; those that found none
// are on a board of their own.
#pragma once

#include <string>
#include <vector>

#include "render/components/map/placed_panel.h"
#include "render/kit/component.h"

namespace trackwright {

// A place of one card; that of trains takes one for each train where there is room.
struct CardPlace {
  std::string kind;     // as that of a panel
  std::string label;    // "Bank pool"
  std::string words;    // what lies there
  std::string subject;  // the company, the train or the stack of trains that it is of; empty: none
};

// What this title's cards need, the most important first.
std::vector<CardPlace> card_places(const Title&);

// A place for each train of a stack, in the order of sale.
std::vector<CardPlace> train_places(const Title&, const std::string& stack);

// Whether a panel of this kind holds cards.
bool is_card_place(const std::string& kind);

inline constexpr double place_height = 46.5;  // mm; a card with room round it

// The panel's place or places, in as many columns as it has.
Drawing draw_card_places(const ComponentContext&, const PlacedPanel&);

}  // namespace trackwright
