// Reads a game folder of 18xx.games: the constants of its Ruby files. Ruby is never run.
#pragma once

#include <optional>
#include <string>

#include "designer/format/interchange/facts.h"
#include "designer/format/text/files.h"
#include "engine/base/finding.h"

namespace trackwright {

// `path`: a folder with meta.rb, map.rb, entities.rb and game.rb. A folder beside it is read, too, if the
// game is made from a game there. Each constant, method and value that is not read causes a warning with its
// place. Returns nullopt after an error: a finding of files.h or guards.h, or import/ruby.
std::optional<ImportedTitle> read_ruby(const FileReader&, const std::string& path, Sources&, Findings&);

}  // namespace trackwright
