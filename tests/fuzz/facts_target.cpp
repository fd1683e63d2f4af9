// Imports title facts of other programs: the files that the import writes can be read and displayed.
#include <map>
#include <string>
#include <utility>

#include "designer/studio/import.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

void facts_target(std::string_view input) {
  const MemoryReader files({{"facts.json", std::string(input)}}, &ground());
  Imported made = import_title(files, ground_installation(), "facts.json");
  require(!made.files.empty() || !made.findings.empty(), "neither files nor a finding");
  require_sound(made.sources, made.findings);
  const Loaded seen = open_facts(files, ground_installation(), "facts.json");
  require_sound(seen.sources, seen.findings);
  std::map<std::string, std::string> written;
  for (TitleFile& file : made.files) written["titles/made/" + file.name] = std::move(file.bytes);
  if (written.empty()) return;
  const Loaded loaded =
      load_title(MemoryReader(std::move(written), &ground()), ground_installation(), "made");
  for (const Finding& finding : loaded.findings)
    require(!finding.check.starts_with("file/") || finding.check == "file/missing",
            "what was made is no YAML");
}

}  // namespace trackwright
