#include "engine/title/player_counts.h"

namespace trackwright {

namespace {

bool takes_part(const Title& title, const PlayerRow& row, std::string_view name) {
  if (names(row.without, name)) return false;
  for (const auto& [who, least] : title.rules.privates.from_players.kinds)
    if (who.value == name && least && row.players < least->value) return false;
  return true;
}

}  // namespace

std::vector<int> players_with(const Title& title, std::string_view name) {
  std::vector<int> players;
  for (const PlayerRow& row : title.players)
    if (takes_part(title, row, name)) players.push_back(row.players);
  return players;
}

bool always_takes_part(const Title& title, std::string_view name) {
  return players_with(title, name).size() == title.players.size();
}

}  // namespace trackwright
