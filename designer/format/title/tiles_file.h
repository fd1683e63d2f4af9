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

// Enough for the hexes of a map of ordinary size.
inline constexpr int tiles_printed_if_unlimited = 12;

// The tiles that a title mentions: its own, else those of the dictionary, each parsed once.
class TileBook {
 public:
  TileBook(const Dictionary& dictionary, Findings& findings) : dictionary_(dictionary), findings_(findings) {}

  void add_own(TileDefinition);
  // A tile whose text is wrong: known, but there is nothing to show.
  void add_unreadable(const std::string& id) { unreadable_.insert(id); }
  // nullptr where there is no such tile, or its text is wrong. Stays valid.
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

// Own tiles into the book. Comes before everything that uses tiles.
void build_own_tiles(const Node& tiles_file, TileBook&, Findings&);

// Manifest and upgrade rules. The tiles they name are looked up in the book.
std::vector<ManifestEntry> build_manifest(const Node& tiles_file, TileBook&);
UpgradeRules build_upgrades(const Node& tiles_file, TileBook&);

}  // namespace trackwright
