// Other people's titles, read through `import facts` in memory and checked: what the checker says of data
// that it was not made for.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "designer/format/title/load.h"

namespace trackwright::noise {

struct Imported {
  std::string slug;
  Findings findings;  // of reading and of all checks
  Sources sources;
  bool loaded = false;  // a title came of it that checks could look at
};

// Folder of the facts, a file each; empty where there are none.
std::string facts_folder();
// The titles there, sorted; those without a map are left out.
std::vector<std::string> fact_titles();
Installation installation();
// The title that comes of the facts, unchecked.
Loaded load_facts(const std::string& slug);
// The same, under what a title that extends it says: files by name, without `extends`.
Loaded load_over_facts(const std::string& slug, const std::map<std::string, std::string>& over);
Imported examine_facts(const std::string& slug);

}  // namespace trackwright::noise
