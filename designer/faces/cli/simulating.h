// Plays the games of `simulate`, or joins the files of its shards.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "designer/faces/cli/changed_title.h"
#include "designer/faces/cli/command.h"
#include "designer/faces/cli/drawn_study.h"
#include "designer/simulate/simulation.h"
#include "designer/study/figures.h"
#include "engine/base/expected.h"

namespace trackwright {

struct SimulateRequest {
  TitleName title;
  std::string topic;
  simulate::GamePlan plan;
  std::string players;  // "3..5", "3,4"; empty: all numbers of the title
  std::size_t jobs = 1;
  TitleChanges changes;
  std::string against;  // another title; "." or empty: the title without the changes
  std::string sweep;
  std::string shard;
  std::vector<std::string> join;
  std::string resume;  // the file for the sums of an interrupted simulation
  std::string games;   // the file for single games
  StudyFormat format = StudyFormat::Text;
  DrawnStudy drawn;
};

// Parses "3", "3..5" or "3,5".
std::optional<std::vector<int>> players_in(const std::string&);

// Plays the games that the user wants, or joins files. `loaded` has a title. The error is the exit code.
Expected<Simulation, Exit> simulated(const Environment&, const SimulateRequest&, const Loaded&);

}  // namespace trackwright
