// Certain fixes: adds edits to findings that have exactly one correct fix, if the text allows them.
#pragma once

#include "designer/format/title/load.h"

namespace trackwright {

// Adds edits to these findings of reading and checking the title:
// - a misspelt key already has its edits from reading (schema/unknown-key);
// - an `allow` entry without effect is removed, or its place in `at` (title/stale-allow);
// - a border stated from one side is replaced by one entry under `hexsides` for both (map/one-sided-border);
// - a coordinate with leading zeros in its number loses them, if that hex is on the map.
// Changes only files of the title's own folder, not those of an extended title.
void add_fixes(const Loaded&, Findings&);

}  // namespace trackwright
