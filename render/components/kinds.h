// All kinds of components, and what a title prints of them.
#pragma once

#include <vector>

#include "render/kit/component.h"
#include "render/kit/contents.h"

namespace trackwright {

struct ComponentKind {
  const char* id;
  const char* sentence;
  Component (*make)(const ComponentContext&);
  bool about_kit = false;  // tells of the other components, and so is made last
};

// The table of all kinds, in the order of a kit.
const std::vector<ComponentKind>& component_kinds();

// All that the title prints but what is about the kit; drawn for that, with unheard findings.
KitContents kit_contents(const ComponentContext&);

// One component; what does not fit in it is among the context's findings. Where it is about the kit and the
// context brings no contents, those of kit_contents.
Component made(const ComponentKind&, const ComponentContext&);

}  // namespace trackwright
