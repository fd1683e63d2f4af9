// Tile numbers of imported titles that the dictionary of standard tiles does not have, or has with another
// shape.
#pragma once

#include "designer/format/interchange/facts.h"
#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"

namespace trackwright {

// Removes unknown numbers from the manifest, with a warning for each. Own tiles that have a standard number
// and the standard shape become standard tiles; those with another shape state `redefines`.
void settle_tiles(ImportedTitle&, const FileReader&, const Installation&);

}  // namespace trackwright
