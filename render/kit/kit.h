// A kit as one value: its components with their pieces, and once it is printed their files with their pages.
// kit.json, the checklist, the guide and the list of changes are views of it, so that they agree with what is
// cut out.
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
  std::string content;  // fingerprint of all pieces and counts, whatever the paper
  // Those that the title has something for, in the order of a kit.
  std::vector<Component> components;
  std::vector<PrintedFile> files;  // of all components together, such as what is printed of an update
  PrintedFile map_picture{};       // what a later map is laid over; no bytes: none
  Findings findings;               // of drawing
};

// The kit of a title, still empty.
Kit kit_of(const Title&);

// The version as it is printed; of a draft with that word, so that nobody takes a proposal for the game.
std::string edition(const Title&);

// The kit that the context brings; an empty one where it brings none.
const Kit& kit_in(const ComponentContext&);

// Writes the fingerprints of all pieces and boards, and the parts of boards, into the components; returns
// those of the components.
std::vector<ContentHash> fingerprint(std::vector<Component>&);

// The fingerprint of a whole kit with these components.
ContentHash content_of_kit(const Kit&, const std::vector<ContentHash>& components);

// Whether these choices want the component: those that they list, or all where they list none but bank notes,
// which are printed where they say anything of them.
bool wanted_in_kit(const KitChoices&, std::string_view component);

}  // namespace trackwright
