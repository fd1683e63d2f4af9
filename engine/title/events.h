// Events of trains (TrainEvent::kind): the phases by which they can have happened and must have happened.
//
// An event happens when the first train with the event is bought. If only that train begins a phase, the
// event has happened from that phase on. If several trains can begin the phase, it has happened from the next
// phase on. A train that begins no phase triggers its event at any time after it goes on sale, or never.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "engine/title/roster.h"

namespace trackwright {

// Returns the phase that begins with this train or phase, if any.
std::optional<std::size_t> phase_begun_by(const Roster&, const std::string& train_or_phase);

// `phase`: an index into the roster.
bool must_have_happened(const Roster&, const std::string& event, std::size_t phase);
bool can_have_happened(const Roster&, const std::string& event, std::size_t phase);

}  // namespace trackwright
