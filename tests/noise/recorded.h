// Positions out of played games as they were recorded, each read as a position file of the title that `import
// facts` makes: what somebody meets who has a record and the facts, and nothing by hand.
#pragma once

#include <functional>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "designer/format/title/load.h"
#include "designer/format/title/position_file.h"

namespace trackwright::noise {

// A run that was made, and what was paid for it.
struct RecordedRun {
  StatedRun stated;
  int revenue = 0;
  std::string told;  // its stops
};

struct Recorded {
  std::string fixture;  // the game
  int action = 0;       // the position within it
  Findings errors;      // why runs cannot be asked for: of the title or of the position
  std::optional<LoadedPosition> loaded;
  std::vector<RecordedRun> runs;  // without those that the other engine refuses today
  int subsidy = 0;                // for all of them together, beside their revenue
};

// Folder of the records, a file for each game; empty where there are none.
std::string records_folder();
// Sorted, without their ending.
std::vector<std::string> recorded_games();

// What the search of another engine found in a position, by the rules of its title.
struct Optimum {
  std::string fixture;
  int action = 0;
  int best = 0;
};

// Those that were searched to the end, in the order of the record; none where there are none.
std::vector<Optimum> recorded_optima();

// A game's set-up goes by its options and players. What the record tells of it goes into the position;
// without, the title is that of the option, where there are facts of one.
enum class Setup { Told, Untold };

// Titles once read are kept, since many games are of one.
class RecordReader {
 public:
  // A title by the name of its facts.
  using Titles = std::function<Loaded(const std::string& slug)>;

  // On titles as `import facts` makes them, unless said otherwise.
  explicit RecordReader(Setup set_up = Setup::Told, Titles load = {});

  // Says of a position what its record leaves out, or says it in our words.
  using Adapt = std::function<void(const std::string& game, nlohmann::json& position)>;

  // Each position of the game, or each so many-th, beginning with the first.
  std::vector<Recorded> read(const std::string& game, std::size_t step = 1, const Adapt& adapt = {});

  // The title that the game is of, with what `import facts` says of it. The name is that of its facts.
  const Loaded& title_of_game(const std::string& game);

 private:
  const Loaded& title_of(const nlohmann::json& record);
  const Loaded& title(const std::string& slug);

  Setup set_up_;
  Titles load_;
  std::map<std::string, Loaded> titles_;
};

}  // namespace trackwright::noise
