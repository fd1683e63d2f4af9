// Compares a position with a recorded one, field by field. Ignores differences of form without a difference
// of meaning.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "engine/play/value/game.h"

namespace trackwright {

// The first field that differs between two records; an empty field equals a missing one.
struct FieldDifference {
  std::string field;  // "corporations.KO.price"
  std::string ours;
  std::string theirs;
};
std::optional<FieldDifference> first_difference(const play::Game&, nlohmann::json ours,
                                                const nlohmann::json& theirs);

}  // namespace trackwright
