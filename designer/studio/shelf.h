// The titles of a shelf: a folder of titles.
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

struct ShelfTitle {
  std::string slug;
  std::optional<Title> title;  // none where errors leave nothing to speak about
  bool readable = true;        // false: some file could not be read at all
  std::size_t errors = 0;      // in its files
};

// The folders that hold a title.yaml, by name. `shelf`: a folder; empty: that of the installation. The error,
// file/missing, says that there is none.
Expected<std::vector<ShelfTitle>, Finding> titles_on_shelf(const FileReader&, const Installation&,
                                                           const std::string& shelf);

}  // namespace trackwright
