// Counts of copies that differ from the title's needs: ten of thirty companies' papers, spare tokens.
#pragma once

#include <string>
#include <vector>

#include "engine/base/expected.h"
#include "engine/title/kit_choices.h"
#include "render/kit/component.h"

namespace trackwright {

// "tiles/tile-57=2". The error describes the mistake.
Expected<Quantity> read_quantity(const std::string& text);

bool selects(const std::string& selector, const std::string& name);

// The name for selectors: "tiles/tile-57".
std::string piece_name(const Component&, const Piece&);

// Sets the counts; the last matching quantity applies. Removes pieces with a count of 0.
void apply_quantities(Component&, const std::vector<Quantity>&);

}  // namespace trackwright
