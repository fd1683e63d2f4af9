// Where a position differs from that of a record, field by field. Where records have something in another way
// without meaning anything else by it, that is no difference.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "engine/play/game.h"

namespace trackwright {

// The first field in which two records differ, of those that ours has or that theirs has among them.
struct FieldDifference {
  std::string field;  // "corporations.KO.price"
  std::string ours;
  std::string theirs;
};
std::optional<FieldDifference> first_difference(const play::Game&, const nlohmann::json& ours,
                                                const nlohmann::json& theirs);

}  // namespace trackwright
