// templates/papers.yaml: the papers for sheets.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "render/sheets/paper.h"

namespace trackwright {

// In the order of the file.
std::vector<Paper> read_papers(const FileReader&, const std::string& templates, Sources&, Findings&);

// Finds a paper by name, ignoring case, or parses a custom size in mm, "200x300". The error lists the known
// names.
Expected<Paper> find_paper(const std::vector<Paper>&, std::string_view name);

}  // namespace trackwright
