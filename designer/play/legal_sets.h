// Compares the legal actions before an action with those in a record.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "engine/play/value/game.h"
#include "engine/play/value/state.h"

namespace trackwright {

struct LegalDifference {
  std::string set;  // "legal_lays"
  std::string ours;
  std::string theirs;  // equal to `ours` if the sets are equal
};

std::vector<LegalDifference> compare_legal(const play::Game&, const play::State&,
                                           const nlohmann::json& action, const nlohmann::json& theirs);

}  // namespace trackwright
