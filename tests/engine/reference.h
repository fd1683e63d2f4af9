// The reference facts for conformance tests. They may be missing on a machine.
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

// Defined here because this file is compiled with optimisation, unlike other tests, and records of games are
// long.
Json parsed(const std::string& text);

// The tile of a record with `color` and `code`. Corrects a few known misspellings of codes.
Tile tile(const Json& record);

// Misspelt tile texts among the reference facts, and their corrections.
const std::map<std::string, std::string>& misspellings();
std::string spelt_right(std::string code);

// The standard tiles, by number.
std::map<std::string, TileDefinition> standard_tiles();

// Map, tiles, manifest and phases of a title, as far as upgrade rules need them. Blue, gray and red hexes are
// fixed.
Title title(const std::string& slug, const std::map<std::string, TileDefinition>& standard);

// Records of titles show hexes after set-up, which may add icons, stubs and borders.
enum class Extent { Everything, WithoutWhatSetupAdds };

// A line of text for each colour, stop, path, label and mark of a record, and the same for our tile. Equal if
// both agree.
std::string described(const Json& record, Extent = Extent::Everything);
std::string described(const Tile& tile, Extent = Extent::Everything);

}  // namespace trackwright::reference
