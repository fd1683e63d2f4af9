// A title of which one file is any bytes is loaded and checked: it ends, and every finding lies in a file.
// The first byte says which file.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>

#include "designer/checks/check.h"
#include "designer/faces/report/json.h"
#include "designer/format/title/load.h"

namespace {

using namespace trackwright;

constexpr std::array<const char*, 7> names = {"title.yaml",  "map.yaml",       "tiles.yaml", "market.yaml",
                                              "roster.yaml", "companies.yaml", "kit.yaml"};

void require(bool holds) {
  if (!holds) std::abort();
}

// What a load reads besides the spoiled file, from disk once.
std::map<std::string, std::string> ground() {
  const DiskReader disk;
  const std::string source = TRACKWRIGHT_SOURCE;
  std::map<std::string, std::string> files;
  for (const std::string& name : disk.list(source + "/schemas"))
    files["schemas/" + name] = disk.read(source + "/schemas/" + name, largest_file).value_or("");
  for (const char* name : names)
    if (const auto text = disk.read(source + "/tests/data/everything/" + name, largest_file))
      files[std::string("t/") + name] = *text;
  // A dictionary of a few tiles: the whole one would be most of the work.
  files["titles/dictionary/yellow.yaml"] =
      "colour: yellow\ntiles:\n  57: {code: \"city=revenue:20;path=a:0,b:_0;path=a:_0,b:3\"}\n"
      "  8: {code: \"path=a:0,b:4\"}\n  9: {code: \"path=a:0,b:3\"}\n";
  return files;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  static const MemoryReader behind(ground());
  const std::string name = std::string("t/") + names[data[0] % names.size()];
  const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const MemoryReader files({{name, text}}, &behind);
  Loaded loaded = load_title(files, {"titles", "schemas", "templates"}, "t");
  require(loaded.title.has_value() || !loaded.findings.empty());
  if (const Title* title = loaded.seen(); title != nullptr && size < 20000)
    for (Finding& finding : run_checks(*title, loaded.gaps).findings)
      loaded.findings.push_back(std::move(finding));
  for (const Finding& finding : loaded.findings) {
    const Sources::File* file = loaded.sources.file(finding.place.file);
    require(!finding.message.empty() && !finding.check.empty());
    require(file == nullptr || finding.place.offset <= file->text.size());
  }
  static_cast<void>(findings_json(loaded.sources, loaded.findings));
  return 0;
}
