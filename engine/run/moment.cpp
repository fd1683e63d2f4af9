#include <algorithm>

#include "engine/run/moment.h"

namespace trackwright {

UpgradeTime time_of(const UpgradeBook& book, const Position& position) {
  const Roster& roster = book.title().roster;
  const std::size_t phase = phase_index(roster, position.phase);
  UpgradeTime when(phase < roster.phases.size() ? phase : UpgradeTime::any);
  for (const std::string& event : position.events) when.events[event] = true;
  for (const std::string& event : book.open_events(when)) when.events[event] = false;
  return when;
}

LyingExits lying_exits(const Position& position) {
  LyingExits lying;
  for (const auto& [hex, laid] : position.laid) lying.emplace(hex, exits(laid.tile));
  return lying;
}

Laid lying_on(const Position& position, const Hex& hex) {
  const auto laid = position.laid.find(hex.id);
  return laid == position.laid.end() ? Laid{} : Laid{laid->second.id, laid->second.rotation};
}

bool has_token(const Position& position, const std::string& company) {
  return std::ranges::any_of(position.tokens, [&](const auto& hex) {
    return std::ranges::find(hex.second, company, &PlacedToken::company) != hex.second.end();
  });
}

}  // namespace trackwright
