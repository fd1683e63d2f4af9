// A position of a game in the words of records: a JSON object with the fields that docs/play.md tells. It is
// what positions of others are compared with, field by field.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "engine/play/game.h"
#include "engine/play/state.h"

namespace trackwright {

nlohmann::json record_of(const play::Game&, const play::State&);

// The first field in which two records differ, of those that ours has or that theirs has among them.
struct FieldDifference {
  std::string field;  // "corporations.KO.price"
  std::string ours;
  std::string theirs;
};
std::optional<FieldDifference> first_difference(const play::Game&, const nlohmann::json& ours,
                                                const nlohmann::json& theirs);

}  // namespace trackwright
