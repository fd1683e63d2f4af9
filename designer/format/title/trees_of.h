// A title -> trees: the way back from title_of.h.
#pragma once

#include "designer/format/title/companies_tree.h"
#include "designer/format/title/title_folder.h"
#include "engine/title/title.h"

namespace trackwright {

// The files that say this title, each as short as it can; it extends nothing. title_of makes an equal title
// of them, for a title that was read without errors. Whatever is no part of a title (comments, keys that
// begin with x-, how like things were said together) is not in them.
Trees trees_of(const Title&, Common = Common::Once);

}  // namespace trackwright
