// Recorded games among the reference facts, and the titles that they are games of.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/title/load.h"
#include "designer/play/game_file.h"
#include "designer/play/replay.h"

namespace trackwright::played {

// Empty where there are none.
std::string folder();

struct Record {
  std::string name;
  RecordedGame game;
  std::vector<std::string> states;
  Loaded title;  // with what the game's options change
};

// By its name there, or by a path without the ending. Nothing with a failure of the test where it cannot be
// read.
std::optional<Record> record(const std::string& name);

// A title by the word that records have for it.
Loaded title_of(const std::string& slug, const std::vector<std::string>& options);

// Changed actions of NAME.mutations.jsonl, after no more than so many actions, that are judged otherwise than
// another engine did: what it takes is taken, what it refuses is refused; what it takes unchecked is refused.
std::vector<std::string> judged_apart(const Record&, const play::Game&, std::size_t actions);

std::string told(const Divergence&);

}  // namespace trackwright::played
