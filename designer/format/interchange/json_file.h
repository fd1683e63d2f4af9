// Reads a JSON file of another program.
#pragma once

#include <optional>
#include <string>

#include "designer/format/text/files.h"
#include "designer/format/text/tree.h"
#include "engine/base/finding.h"

namespace trackwright {

// The tree of the file, as parse_yaml returns it, since YAML is a superset of JSON. Nullopt after an error: a
// finding of files.h or yaml.h, or file/json for a text that is not JSON. `repeated` receives the findings
// about repeated keys (the first one counts); without it, they are errors.
std::optional<Node> read_json(const FileReader&, const std::string& path, Sources&, Findings&,
                              Findings* repeated = nullptr);

}  // namespace trackwright
