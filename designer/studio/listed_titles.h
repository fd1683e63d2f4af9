// The titles in a folder of titles.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/title/title.h"

namespace trackwright {

struct ListedTitle {
  std::string slug;
  std::optional<Title> title;  // nullopt if errors leave almost nothing
  bool readable = true;        // false: a file could not be read at all
  std::size_t errors = 0;      // number of errors in its files
};

// The folders with a title.yaml, by name. `folder`: a folder; empty: that of the installation. The error is
// file/missing if the folder does not exist.
Expected<std::vector<ListedTitle>, Finding> listed_titles(const FileReader&, const Installation&,
                                                          const std::string& folder);

}  // namespace trackwright
