// Compares two titles, each opened by name: a title, or a file of facts.
#pragma once

#include <optional>
#include <string>

#include "designer/compare/compare.h"
#include "designer/format/title/load.h"

namespace trackwright {

struct ComparedTitles {
  Loaded a;
  Loaded b;
  std::optional<Comparison> comparison;  // refers to `a` and `b`; nullopt if one of them is not a title
};

ComparedTitles compare_by_name(const FileReader&, const Installation&, const TitleName& a,
                               const TitleName& b);

}  // namespace trackwright
