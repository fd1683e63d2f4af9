// A kit as one value: its components with their pieces, and after printing their files with their pages.
// kit.json, the checklist, the guide and the list of changes are all derived from it, so they agree with the
// printed pieces.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/title/kit_choices.h"
#include "render/kit/component.h"
#include "render/kit/content.h"

namespace trackwright {

struct Kit {
  std::string title;
  std::string version;
  std::string content;  // fingerprint of all pieces and counts, independent of the paper
  // Components with content, in the order of a kit.
  std::vector<Component> components;
  std::vector<PrintedFile> files;  // files of all components together, such as an update
  PrintedFile map_picture{};       // a picture for comparison with later maps; without bytes: none
  Findings findings;               // from drawing
};

// Returns an empty kit for a title.
Kit kit_of(const Title&);

// The printed version; a draft includes that word, so that players do not take a proposal for the game.
std::string edition(const Title&);

// Returns the kit of the context, or an empty one.
const Kit& kit_in(const ComponentContext&);

// Stores the fingerprints of all pieces and boards, and the parts of boards, in the components. Returns the
// fingerprints of the components.
std::vector<ContentHash> fingerprint(std::vector<Component>&);

// The fingerprint of a whole kit with these components.
ContentHash content_of_kit(const Kit&, const std::vector<ContentHash>& components);

// Whether the choices include the component: those listed, or by default all except bank notes. Bank notes
// are included if the choices mention them.
bool wanted_in_kit(const KitChoices&, std::string_view component);

}  // namespace trackwright
