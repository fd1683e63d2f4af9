// The colours of a company, as its charter, tokens and certificates wear them.
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

// The same on the large fields of cards, as strong as the theme has them (`card.ground`): where they are
// paler than the company's own colour, that is the colour of the text, if it can be read.
Livery on_card(const Livery&, const Theme&);

// A colour as a title writes it: "#rrggbb", or the short name of one of the theme's families ("company",
// "market"); a name that this family lacks is looked for in those of companies and tiles.
Rgb colour_in(const Theme&, const std::string& family, const std::string& name);
// The same; none where it is neither, which is drawn in the colour of what is missing.
std::optional<Rgb> find_colour(const Theme&, const std::string& family, const std::string& name);

// The company as it is on the other side of its charter: its colours exchanged, its abbreviation in place of
// a logo whose colours would not show, its shares as they are then, and what its conversion changes.
Company as_converted(const Company&, const Theme&);

// The one of the two that shows on white paper: the ground, or for a company in white the colour of its text.
Rgb on_paper(const Livery&);

// How far apart two colours are in lightness, from 1 (equal) to 21 (black on white), after WCAG 2.
double contrast(Rgb, Rgb);

// The wished colour where it can be read on the background, else black or white.
Rgb legible_on(Rgb background, Rgb wished);

// `share` of the colour on white: 1 is the colour itself, 0 white.
Rgb tint(Rgb, double share);

}  // namespace trackwright
