// Makes a whole kit from kinds of components: draws and prints them, and lays out those that share sheets
// (Component::pool) as one.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "designer/studio/press.h"

namespace trackwright {

// The components that the title or the order chooses, in the order of a kit.
std::vector<const ComponentKind*> kinds_in_kit(const PrintJob&);

// The findings of `check --print`: draws the whole kit without printing it.
Findings findings_of_print(const PrintJob&);

// Progress: the number of completed parts, and the number of all parts. Called by several threads.
using Progress = std::function<void(std::size_t done, std::size_t of)>;

// Draws and prints a whole kit. First stores its fingerprint in the job, so that every sheet shows it; the
// fingerprint does not depend on the paper. Components about the kit (checklist, guide) come last and know
// the files of the others. They depend on the others and on the paper, and are not part of the fingerprint.
Kit press_kit(const std::vector<const ComponentKind*>&, PrintJob&, const FileChoices&, const Progress& = {});

}  // namespace trackwright
