// Recorded games among the reference facts, and their titles.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/title/load.h"
#include "designer/play/game_file.h"
#include "designer/play/replay.h"

namespace trackwright::played {

// Empty if there are none.
std::string folder();

struct Record {
  std::string name;
  RecordedGame game;
  std::vector<std::string> states;
  Loaded title;  // with the options of the game
};

// By its name in the folder, or by a path without the extension. Fails the test and returns nullopt if it
// cannot be read.
std::optional<Record> record(const std::string& name);

// The title for a name in records.
Loaded title_of(const std::string& slug, const std::vector<std::string>& options);

// The changed actions in NAME.mutations.jsonl, within the first `actions`, that our engine judges differently
// from another engine. Expected: accept what it accepts, reject what it rejects, and reject what it accepts
// without checking.
std::vector<std::string> judged_apart(const Record&, const play::Game&, std::size_t actions);

std::string told(const Divergence&);

}  // namespace trackwright::played
