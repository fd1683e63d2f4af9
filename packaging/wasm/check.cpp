// The entry point of the trial in WebAssembly: check(folder) returns the findings as JSON (designer/faces/report/json.h).
#include <functional>
#include <string>

#include "designer/faces/report/json.h"
#include "designer/format/text/findings.h"
#include "designer/studio/examine.h"
#include "designer/studio/idle_quantities.h"
#include "designer/studio/open.h"
#include "engine/base/parallel.h"

namespace trackwright {

// In order, without threads.
void in_parallel(std::size_t count, const std::function<void(std::size_t)>& work) {
  for (std::size_t i = 0; i < count; ++i) work(i);
}

// These findings need the names of all pieces, and therefore the drawn kit.
Findings idle_choices(const Title&, const Gaps&) {
  return {};
}

}  // namespace trackwright

extern "C" const char* check(const char* folder) {
  using namespace trackwright;
  static std::string json;
  const DiskReader files;
  const Installation installation{"/data/titles", "/data/schemas", "/data/templates"};
  const Loaded loaded = open_title(files, installation, folder);
  const Surroundings around{files, installation};
  Examination seen = examine(loaded, everything, nullptr, &around);
  sort_findings(loaded.sources, seen.findings);
  json = findings_json(loaded.sources, seen.findings, seen.waiting);
  return json.c_str();
}
