// Single games in an SQLite database: one table for the games, and one for each series.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "designer/simulate/simulation.h"
#include "engine/base/expected.h"
#include "engine/simulate/game_record.h"

namespace trackwright {

class GameDatabase {
 public:
  // Creates the file, or continues an existing one. The error gives the reason why this is impossible.
  static Expected<GameDatabase, std::string> open(const std::string& path, const Simulation&);

  // Adds the records of one game, by version; replaces those of an earlier run. Nothing is visible in the
  // file before save(). Empty: success.
  std::string add(const std::vector<simulate::GameRecord>&);
  std::string save();

 private:
  struct Connection;
  struct Closes {
    void operator()(Connection*) const;
  };
  explicit GameDatabase(std::unique_ptr<Connection, Closes>);
  std::unique_ptr<Connection, Closes> connection_;
};

}  // namespace trackwright
