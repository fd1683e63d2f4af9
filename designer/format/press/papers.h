// templates/papers.yaml: the papers that sheets can be printed on.
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

// By name, capitals and small letters alike; or a size of one's own in mm, "200x300". The error says what is
// known.
Expected<Paper> find_paper(const std::vector<Paper>&, std::string_view name);

}  // namespace trackwright
