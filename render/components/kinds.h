// All kinds of components, and what a title prints of them.
#pragma once

#include <vector>

#include "render/kit/component.h"
#include "render/kit/kit.h"

namespace trackwright {

// From where a component is read, which decides how small its type may be: a width of the theme for each.
enum class TypeFloor {
  Hand,  // "type.hand"; and what shows tiles and hexes, whose size decides what they say
  Card,  // "type.card": cards and charters, which lie before a player
  Board  // "type.board": in the middle of the table
};

struct ComponentKind {
  enum class Subject {
    Game,   // made by itself
    Rules,  // names the other components too, and so is made after them
    Kit     // lists all that there is: made after it, and left out where only a part of it is printed
  };

  const char* id;
  const char* sentence;
  Component (*make)(const ComponentContext&);
  Subject subject = Subject::Game;
  const char* pool = "";  // components of one pool share sheets (Component::pool)
  TypeFloor floor = TypeFloor::Hand;

  bool about_kit() const { return subject != Subject::Game; }
};

// The table of all kinds, in the order of a kit.
const std::vector<ComponentKind>& component_kinds();

// In mm; that of the hand for a component that is none of the kinds.
double type_floor(const std::string& component, const Theme&);

// Those that are made by themselves.
std::vector<const ComponentKind*> kinds_of_game();

// All that the title prints but what is about the kit; drawn for that, with unheard findings.
Kit drawn_kit(const ComponentContext&);

// One component; what does not fit in it is among the context's findings. Where it is about the kit and the
// context brings none, about drawn_kit.
Component made(const ComponentKind&, const ComponentContext&);

}  // namespace trackwright
