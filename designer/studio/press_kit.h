// A whole kit from kinds of components: drawn, printed, and those that share sheets (Component::pool) laid
// out as one.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "designer/studio/press.h"

namespace trackwright {

// Those that the title's choices want, and those that were asked for besides, in the order of a kit.
std::vector<const ComponentKind*> kinds_in_kit(const PrintJob&);

// What `check --print` says: everything that a kit holds is drawn, not printed.
Findings findings_of_print(const PrintJob&);

// Called by many threads, as parts of a kit are ready: how many of how many.
using Progress = std::function<void(std::size_t done, std::size_t of)>;

// A whole kit, drawn and printed. Puts its fingerprint into the job first, so that it stands on every sheet;
// it is independent of the paper. Components about the kit (checklist, guide) come last and know the files of
// the others; they follow from those and the paper, and do not count for the fingerprint.
Kit press_kit(const std::vector<const ComponentKind*>&, PrintJob&, const FileChoices&, const Progress& = {});

}  // namespace trackwright
