// Imports a game of 18xx.games; the input is one of its files. The program can read the files that it writes.
#include <map>
#include <string>
#include <utility>

#include "designer/studio/import.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

void ruby_target(std::string_view input) {
  const MemoryReader files({{"g_made/game.rb", std::string(input)}}, &ground());
  Imported made = import_title(files, ground_installation(), "g_made", "ruby");
  require(!made.files.empty() || !made.findings.empty(), "neither files nor a finding");
  require_sound(made.sources, made.findings);
  std::map<std::string, std::string> written;
  for (TitleFile& file : made.files) written["titles/made/" + file.name] = std::move(file.bytes);
  if (written.empty()) return;
  const MemoryReader folder(std::move(written), &ground());
  const Loaded loaded = load_title(folder, ground_installation(), "made");
  for (const Finding& finding : loaded.findings)
    require(!finding.check.starts_with("file/") || finding.check == "file/missing",
            "what was made is no YAML");
}

}  // namespace trackwright
