// Games of 18xx-maker (one JSON file per game), as files of a title folder.
//
// Not everything in a file has a meaning: 18xx-maker draws. Sides, angles and kinds of curves become stops
// and paths, colours become tile colours. docs/interchange.md lists the data that are carried over; each
// other datum causes a warning.
#pragma once

#include <optional>
#include <string>

#include "designer/format/interchange/facts.h"

namespace trackwright {

// `game`: the JSON, parsed as YAML. `source`: the origin to list in the title's sources.
ImportedTitle import_maker(const Node& game, const std::string& source);

// The same from a file. Nullopt after an error: a finding of files.h or yaml.h, or import/maker if the file
// contains no game.
std::optional<ImportedTitle> read_maker(const FileReader&, const std::string& path, Sources&, Findings&);

}  // namespace trackwright
