// A tinted box beside the rules of a rulebook: the worked opening.
#pragma once

#include <vector>

#include "render/words/typeset.h"

namespace trackwright {

// Puts the strips on a tinted ground, which continues over pages.
void tint(const Typesetting&, std::vector<SetStrip>&);

// Short items in two columns, read down; in parts that are not split between pages.
std::vector<SetStrip> set_in_two_columns(const Typesetting&, const std::vector<RichText>& items);

}  // namespace trackwright
