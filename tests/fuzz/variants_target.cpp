// Loads titles that extend each other. The bytes contain several files, each after a line such as
// `=== a/map.yaml`. The target loads the title a; the titles of ground() lie beside it.
#include <map>
#include <string>
#include <utility>

#include "designer/format/yaml/write.h"
#include "tests/fuzz/ground.h"
#include "tests/fuzz/targets.h"

namespace trackwright {

namespace {

constexpr std::string_view mark = "=== ";

std::map<std::string, std::string> files_of(std::string_view input) {
  std::map<std::string, std::string> files;
  std::string* text = nullptr;
  while (!input.empty()) {
    const std::string_view line = input.substr(0, input.find('\n'));
    input.remove_prefix(std::min(line.size() + 1, input.size()));
    if (line.starts_with(mark))
      text = &files["titles/" + std::string(line.substr(mark.size()))];
    else if (text != nullptr)
      (*text += line) += '\n';
  }
  return files;
}

}  // namespace

void variants_target(std::string_view input) {
  const MemoryReader files(files_of(input), &ground());
  const Loaded loaded = load_title(files, ground_installation(), "a");
  require(loaded.title || !loaded.findings.empty(), "neither a title nor a finding");
  require_sound(loaded.sources, loaded.findings);
  static_cast<void>(write_json(loaded.merged));
}

}  // namespace trackwright
