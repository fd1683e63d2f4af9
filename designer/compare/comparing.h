// Internal: the data that the parts of compare_titles share.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "designer/compare/alignment.h"
#include "designer/compare/difference.h"
#include "designer/compare/matching.h"
#include "engine/title/title.h"

namespace trackwright {

struct Comparing {
  Comparing(const Title& first, const Title& second)
      : a(first), b(second), alignment(align(first.map, second.map)) {}

  const Title& a;
  const Title& b;
  MapAlignment alignment;
  std::vector<std::pair<const Phase*, const Phase*>> phases;  // phases of both titles, in the order of A
  std::map<std::string, std::string> trains;                  // name in B -> name in A
  std::set<Track> tracks;  // kinds of track that are on a map or may be built; other kinds make no difference
  std::vector<Difference> found;

  Difference& add(DifferenceKind kind, std::string object, std::string label, Place place, Place other);
  // Adds a difference if the texts differ.
  void compare(DifferenceKind kind, const std::string& object, const std::string& label, std::string in_a,
               std::string in_b, Place place, Place other);

  // True if the stops pay the same in each phase that both titles have.
  bool same_revenue(const Revenue&, const Revenue&) const;
  bool same_revenues(const Tile&, const Tile&) const;
};

void pair_rosters(Comparing&);  // phases, trains and tracks; must run before the others

void compare_tiles(Comparing&);
void compare_maps(Comparing&);
void compare_markets(Comparing&);
void compare_rosters(Comparing&);
void compare_companies(Comparing&);
void compare_games(Comparing&);
void compare_rules(Comparing&);

}  // namespace trackwright
