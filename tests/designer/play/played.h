// Recorded games among the reference facts, and the titles that they are games of.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/title/load.h"
#include "designer/play/game_file.h"

namespace trackwright::played {

// Empty where there are none.
std::string folder();

struct Record {
  std::string name;
  RecordedGame game;
  std::vector<std::string> states;
  Loaded title;  // with what the game's options change
};

// Nothing with a failure of the test where it cannot be read.
std::optional<Record> record(const std::string& name);

// Lines of NAME.mutations.jsonl.
std::vector<std::string> mutations(const std::string& name);

}  // namespace trackwright::played
