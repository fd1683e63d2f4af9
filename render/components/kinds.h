// All kinds of components, and the components that a title prints.
#pragma once

#include <vector>

#include "render/kit/component.h"
#include "render/kit/kit.h"

namespace trackwright {

// The reading distance of a component, which determines its minimum type size: a width of the theme for each.
enum class TypeFloor {
  Hand,  // "type.hand"; also pictures of tiles and hexes, whose size limits their text
  Card,  // "type.card": cards and charters in front of a player
  Board  // "type.board": in the middle of the table
};

struct ComponentKind {
  enum class Subject {
    Game,   // made independently
    Rules,  // names the other components, so it is made after them
    Kit     // lists all components: made after them, and left out of partial prints
  };

  const char* id;
  const char* sentence;
  Component (*make)(const ComponentContext&);
  Subject subject = Subject::Game;
  const char* pool = "";  // components of a pool share sheets (Component::pool)
  TypeFloor floor = TypeFloor::Hand;

  bool about_kit() const { return subject != Subject::Game; }
};

// The table of all kinds, in the order of a kit.
const std::vector<ComponentKind>& component_kinds();

// In mm; an unknown component has the size for the hand.
double type_floor(const std::string& component, const Theme&);

// The kinds that are made independently.
std::vector<const ComponentKind*> kinds_of_game();

// Returns all printed components except those about the kit, which need this kit; discards findings.
Kit drawn_kit(const ComponentContext&);

// Makes one component and adds its misfits to the context's findings. A component about the kit uses the
// context's kit, or else drawn_kit.
Component made(const ComponentKind&, const ComponentContext&);

}  // namespace trackwright
