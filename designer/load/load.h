// A folder -> a title. The one door of the room load/.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/load/files.h"
#include "designer/load/tree.h"
#include "engine/finding.h"
#include "engine/title.h"

namespace trackwright {

// Where the program's own data lie.
struct Installation {
  std::string titles;     // .../titles
  std::string schemas;    // .../schemas
  std::string templates;  // .../templates
};

struct Loaded {
  Sources sources;
  Findings findings;           // of reading, schema and building; sorted by file and place
  std::optional<Title> title;  // absent where errors leave nothing to check
  bool readable = true;        // false: missing folder, unreadable file, no YAML: exit code 2
  std::string folder;
  // The merged trees, by file name ("map.yaml"), for `show --merged`.
  std::vector<std::pair<std::string, Node>> merged;
};

// `name`: a folder path, or the name of a folder in installation.titles.
Loaded load_title(const FileReader&, const Installation&, const std::string& name);

}  // namespace trackwright
