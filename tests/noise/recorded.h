// Positions out of played games as they were recorded, each read as a position file of the title that `import
// facts` makes: what somebody meets who has a record and the facts, and nothing by hand.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "designer/format/title/load.h"

namespace trackwright::noise {

struct Recorded {
  std::string fixture;  // the game
  int action = 0;       // the position within it
  Findings errors;      // why runs cannot be asked for: of the title or of the position
};

// Folder of the records, a file for each game; empty where there are none.
std::string records_folder();
// Sorted, without their ending.
std::vector<std::string> recorded_games();

// A game's set-up goes by its options and players. What the record tells of it goes into the position;
// without, the title is that of the option, where there are facts of one.
enum class Setup { Told, Untold };

// Titles once read are kept, since many games are of one.
class RecordReader {
 public:
  explicit RecordReader(Setup set_up = Setup::Told) : set_up_(set_up) {}

  // Each position of the game, or each so many-th, beginning with the first.
  std::vector<Recorded> read(const std::string& game, std::size_t step = 1);

 private:
  const Loaded& title(const std::string& slug);

  Setup set_up_;
  std::map<std::string, Loaded> titles_;
};

}  // namespace trackwright::noise
