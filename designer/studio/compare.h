// How two titles differ, each opened by its name: a title, or a file of facts.
#pragma once

#include <optional>
#include <string>

#include "designer/compare/compare.h"
#include "designer/format/title/load.h"

namespace trackwright {

struct ComparedTitles {
  Loaded a;
  Loaded b;
  std::optional<Comparison> comparison;  // points into both; none where one of them is no title
};

ComparedTitles compare_by_name(const FileReader&, const Installation&, const std::string& a,
                               const std::string& b);

}  // namespace trackwright
