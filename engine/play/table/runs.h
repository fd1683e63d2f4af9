// Judges the stated runs of a company's trains and returns what each stop pays.
#pragma once

#include <vector>

#include "engine/base/expected.h"
#include "engine/play/table/table.h"
#include "engine/run/judge.h"
#include "engine/run/network.h"

namespace trackwright::play {

// Returns the hexes from stop to stop, each once; a segment within one hex yields that hex twice.
std::vector<std::uint16_t> hexes_of(const Network&, const TrackSegment&);

// Returns the network as the company sees it now.
Network network_of(const PlayTable&, std::size_t company);

// Whether a train of the company can run on that network between the two hexes.
bool longest_train_leads(const PlayTable&, const Network&, std::size_t company, std::uint32_t home,
                         std::uint32_t hex);

// Whether a run of the company's longest train to that destination is legal, once its trains may run again.
bool makes_connection(const PlayTable&, std::size_t company, std::uint32_t hex);

// Returns the hexes of a run, one list for each stretch between two stops.
std::vector<std::vector<std::uint16_t>> stretches_of(const Run&);

// Returns an error if a run is ambiguous or invalid, or if the company does not own the train.
Expected<std::vector<Judgement>, Forbidden> judged_runs(const PlayTable&, std::size_t company,
                                                        const std::vector<StatedRoute>&);

}  // namespace trackwright::play
