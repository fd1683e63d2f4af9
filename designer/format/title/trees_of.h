// Converts a title to trees: the reverse of title_of.h.
#pragma once

#include "designer/format/title/companies_tree.h"
#include "designer/format/title/title_folder.h"
#include "engine/title/title.h"

namespace trackwright {

// The files of this title, as short as possible; it extends nothing. title_of builds an equal title from them
// if this title was read without errors. Loses data outside the title: comments, keys that begin with x-, and
// the grouping of similar entries.
Trees trees_of(const Title&, Common = Common::Once);

}  // namespace trackwright
