// Positions from recorded games, each read as a position file of the title that `import facts` produces,
// without manual changes.
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

// A run and its payment.
struct RecordedRun {
  StatedRun stated;
  int revenue = 0;
  std::string told;  // its stops
};

struct Recorded {
  std::string fixture;  // the game
  int action = 0;       // the position within it
  Findings errors;      // why runs cannot be computed: errors of the title or the position
  std::optional<LoadedPosition> loaded;
  std::vector<RecordedRun> runs;  // without those that the current version of the other engine rejects
  int subsidy = 0;                // of all runs together, in addition to their revenue
};

// Folder of the records, one file per game; empty if there is none.
std::string records_folder();
// Sorted, without the extension.
std::vector<std::string> recorded_games();

// The result of another engine's search in a position, under the rules of its title.
struct Optimum {
  std::string fixture;
  int action = 0;
  int best = 0;
};

// The completed searches, in the order of the record; empty if there are none.
std::vector<Optimum> recorded_optima();

// The set-up of a game depends on its options and players. Told: the position contains the record's set-up.
// Untold: the title is that of the option, if there are facts for it.
enum class Setup { Told, Untold };

// Caches titles, since many games share one.
class RecordReader {
 public:
  // Loads a title by the name of its facts.
  using Titles = std::function<Loaded(const std::string& slug)>;

  // By default, uses titles as `import facts` produces them.
  explicit RecordReader(Setup set_up = Setup::Told, Titles load = {});

  // Adds data that the record omits to a position, or translates its terms.
  using Adapt = std::function<void(const std::string& game, nlohmann::json& position)>;

  // Every `step`-th position of the game, beginning with the first.
  std::vector<Recorded> read(const std::string& game, std::size_t step = 1, const Adapt& adapt = {});

  // The title of the game, loaded by the name of its facts.
  const Loaded& title_of_game(const std::string& game);

 private:
  const Loaded& title_of(const nlohmann::json& record);
  const Loaded& title(const std::string& slug);

  Setup set_up_;
  Titles load_;
  std::map<std::string, Loaded> titles_;
};

}  // namespace trackwright::noise
