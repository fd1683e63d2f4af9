// Reads a JSON file of another program.
#pragma once

#include <optional>
#include <string>

#include "designer/format/text/files.h"
#include "designer/format/text/tree.h"
#include "engine/base/finding.h"

namespace trackwright {

// The tree of the file, read as YAML, a superset of JSON. Nullopt after an error, a finding of files.h or
// yaml.h. `repeated` receives the findings about repeated keys (the first one counts); without it, they are
// errors.
std::optional<Node> read_json(const FileReader&, const std::string& path, Sources&, Findings&,
                              Findings* repeated = nullptr);

}  // namespace trackwright
