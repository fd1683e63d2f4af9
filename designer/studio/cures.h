// Certain cures: edits for findings of which there is one right end, added where the text at hand allows
// them.
#pragma once

#include "designer/format/title/load.h"

namespace trackwright {

// Adds edits to these findings, which are those of the title (of reading it, and of its checks):
// - a key that is misspelt gets them when it is read (schema/unknown-key);
// - an `allow` that finds nothing is taken out, with its place in `at`, or whole (title/stale-allow);
// - a border said from one side is said once for both, under `hexsides` (map/one-sided-border);
// - a coordinate with zeros before its number loses them, where that hex is on the map.
// Only files of the title's own folder are changed, not those of a title that it extends.
void add_cures(const Loaded&, Findings&);

}  // namespace trackwright
