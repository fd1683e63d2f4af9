// Steps of play: laying tiles and placing stations. A file implements the functions below its name.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/play/table/table.h"

namespace trackwright::play {

struct LegalLay {
  std::uint16_t hex = 0;
  std::uint16_t tile = 0;
  std::uint8_t rotations = 0;  // bit set
};

// track.cpp
struct LayRight {
  bool yellow = false;
  bool upgrade = false;
  int cost = 0;
  int least = 0;  // including terrain
  bool same_hex = true;
  bool main_line = false;  // this lay or the previous one must improve a main line
};
std::optional<LayRight> lay_right(const PlayTable&, std::size_t company);
bool can_lay(const PlayTable&, std::size_t company);
int lay_money(const PlayTable&, std::size_t company);  // money available for a lay
std::vector<LegalLay> lays_on(const PlayTable&, std::size_t company, std::size_t hex);
std::vector<std::uint16_t> open_hexes(const PlayTable&, std::size_t company);
Verdict lay_tile(PlayTable&, const Action&);
bool gives_what_is_asked(const PlayTable&, std::size_t company, const Action&);  // a lay satisfies TrackRule
// For lays by any actor: the cost, and how tokens and pieces move.
struct TileTerms {
  bool free = false;
  int discount = 0;
  int extra = 0;
  Owner payer;
  int least = 0;  // in total
};
Verdict put_tile(PlayTable&, const Action&, const TileTerms&);
std::optional<std::size_t> blocker_of(const PlayTable&, std::size_t hex, Owner who);

// track_rules.cpp
bool crosses_barrier(const PlayTable&, std::size_t hex, const Tile&);  // a barrier of some private
unsigned without_crossings(const PlayTable&, std::size_t hex, const Tile& unturned, unsigned rotations);
bool improves_main_line(const PlayTable&, std::size_t hex, const Tile& before, const Tile& after);

// station.cpp
struct StationPlace {
  std::uint16_t hex = 0;
  std::uint8_t city = 0;
  std::uint8_t slot = 0;
};
bool can_place_station(const PlayTable&, std::size_t company);
std::vector<StationPlace> station_places(const PlayTable&, std::size_t company);
Verdict place_station(PlayTable&, const Action&);
Verdict place_pending(PlayTable&, const Action&);
Verdict may_be_home(const PlayTable&, std::size_t company, std::size_t hex, int city);
std::vector<StationPlace> chosen_homes(const PlayTable&, std::size_t company);
// Whether a company must place its home station now. Drops those for which no city has room.
bool waits_for_home(PlayTable&);

// port.cpp
bool is_port(const PlayTable&, std::size_t hex);
std::vector<std::uint16_t> port_places(const PlayTable&, std::size_t company);  // hex indices
Verdict place_port(PlayTable&, std::size_t company, std::size_t token, std::size_t hex);

// tunnel.cpp
void note_mountain(PlayTable&, std::size_t hex);  // a hex in which track was laid
bool can_tunnel(const PlayTable&, std::size_t company);
Verdict choose_tunnel(PlayTable&, const Action&);
void pay_holders(PlayTable&, rule::Power what);

}  // namespace trackwright::play
