// How many copies of a piece are printed, other than the title needs: ten of thirty companies' papers, spare
// tokens.
#pragma once

#include <string>
#include <vector>

#include "engine/base/expected.h"
#include "engine/title/kit_choices.h"
#include "render/kit/component.h"

namespace trackwright {

// "tiles/tile-57=2". The error says what is wrong with it.
Expected<Quantity> read_quantity(const std::string& text);

bool selects(const std::string& selector, const std::string& name);

// What selectors name: "tiles/tile-57".
std::string piece_name(const Component&, const Piece&);

// Sets the counts; the last quantity that names a piece counts. Pieces of which none are printed are taken
// out.
void apply_quantities(Component&, const std::vector<Quantity>&);

}  // namespace trackwright
