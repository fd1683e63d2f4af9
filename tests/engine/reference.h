// The reference facts that conformance tests compare with; absent on machines that do not have them.
#pragma once

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

#include "engine/title/title.h"

namespace trackwright::reference {

using Json = nlohmann::json;

// TRACKWRIGHT_REFERENCE, or ../shared/reference beside the project; empty if there is none.
std::filesystem::path folder();

Json read(const std::filesystem::path& file);

// Here, where code is optimised as that of other tests is not: records of games are long.
Json parsed(const std::string& text);

// The tile of a record from its `color` and `code`. Where the code is one of the few known misspellings, the
// spelling that is meant is read.
Tile tile(const Json& record);

// Misspelt tile texts among the reference facts, and what they mean.
const std::map<std::string, std::string>& misspellings();
std::string spelt_right(std::string code);

// The standard tiles, by number.
std::map<std::string, TileDefinition> standard_tiles();

// Map, tiles, manifest and phases of a title; only what the rules of upgrades look at. Blue, gray and red
// hexes are fixed.
Title title(const std::string& slug, const std::map<std::string, TileDefinition>& standard);

// Records of titles show the hex as the game has set it up: icons, stubs and borders may have been added.
enum class Extent { Everything, WithoutWhatSetupAdds };

// A line of text for each colour, stop, path, label and mark of a record; and the same of a tile of ours.
// Equal where the two agree.
std::string described(const Json& record, Extent = Extent::Everything);
std::string described(const Tile& tile, Extent = Extent::Everything);

}  // namespace trackwright::reference
