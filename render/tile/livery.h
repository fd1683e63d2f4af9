// The colours of a company on its charter, tokens and certificates.
#pragma once

#include <optional>
#include <string>

#include "engine/title/companies.h"
#include "render/drawing/drawing.h"
#include "render/drawing/theme.h"

namespace trackwright {

struct Livery {
  Rgb ground;
  Rgb text;  // always legible on the ground
};

Livery livery(const Company&, const Theme&);

// The livery for large fields of cards, in the theme's strength (`card.ground`). If the fields are paler than
// the company's colour, the text has that colour, provided it is legible.
Livery on_card(const Livery&, const Theme&);

// Parses a colour as titles write it: "#rrggbb", or a short name in a family of the theme ("company",
// "market"). A name that the family lacks is searched in those of companies and tiles.
Rgb colour_in(const Theme&, const std::string& family, const std::string& name);
// The same; empty if not found. The drawing then uses the colour for missing values.
std::optional<Rgb> find_colour(const Theme&, const std::string& family, const std::string& name);

// The company on the other side of its charter: colours swapped, the abbreviation instead of a logo that
// would not show, its shares at that time, and the other changes of its conversion.
Company as_converted(const Company&, const Theme&);

// The colour that shows on white paper: the ground; for a white company, the colour of its text.
Rgb on_paper(const Livery&);

// The contrast ratio of two colours, from 1 (equal) to 21 (black on white), by WCAG 2.
double contrast(Rgb, Rgb);

// Returns the wished colour if it is legible on the background; otherwise black or white.
Rgb legible_on(Rgb background, Rgb wished);

// Mixes the colour with white: share 1 is the colour itself, 0 white.
Rgb tint(Rgb, double share);

}  // namespace trackwright
