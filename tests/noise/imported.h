// Titles of other people, imported in memory with `import facts` and checked: the false alarms of the checks
// on unfamiliar data.
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
  bool loaded = false;  // the import produced a title that checks can examine
};

// Folder of the facts, one file per title; empty if there is none.
std::string facts_folder();
// The titles in the folder, sorted; omits those without a map.
std::vector<std::string> fact_titles();
Installation installation();
// The imported title, unchecked.
Loaded load_facts(const std::string& slug);
// The same, with a title that extends it: files by name, without `extends`.
Loaded load_over_facts(const std::string& slug, const std::map<std::string, std::string>& over);
Imported examine_facts(const std::string& slug);

}  // namespace trackwright::noise
