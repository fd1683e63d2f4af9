// tiles.yaml: manifest, the title's own tiles, upgrade rules.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "designer/format/text/tree.h"
#include "designer/format/title/dictionary.h"
#include "engine/base/finding.h"
#include "engine/title/title.h"

namespace trackwright {

// Enough for the hexes of a typical map.
inline constexpr int tiles_printed_if_unlimited = 12;

// The tiles that a title uses: its own tiles, then those of the dictionary, each parsed once.
class TileBook {
 public:
  TileBook(const Dictionary& dictionary, Findings& findings) : dictionary_(dictionary), findings_(findings) {}

  void add_own(TileDefinition);
  // Adds a tile with an invalid text: its number is known, but it has no content.
  void add_unreadable(const std::string& id) { unreadable_.insert(id); }
  // nullptr if there is no such tile, or if its text is invalid. The pointer stays valid.
  const TileDefinition* use(const std::string& id);
  bool knows(const std::string& id) const;

  const std::map<std::string, TileDefinition>& tiles() const { return tiles_; }
  const std::set<std::string>& unreadable() const { return unreadable_; }
  const Dictionary& dictionary() const { return dictionary_; }

 private:
  const Dictionary& dictionary_;
  Findings& findings_;
  std::map<std::string, TileDefinition> tiles_;
  std::set<std::string> unreadable_;
};

// Adds own tiles to the book. Call it before any use of tiles.
void build_own_tiles(const Node& tiles_file, TileBook&, Findings&);

// Manifest and upgrade rules; looks up their tiles in the book.
std::vector<ManifestEntry> build_manifest(const Node& tiles_file, TileBook&);
UpgradeRules build_upgrades(const Node& tiles_file, TileBook&);

// The tree of tiles.yaml: the reverse of reading.
Node tiles_tree(const Title&);

}  // namespace trackwright
