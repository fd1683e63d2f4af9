#include "designer/studio/second_source.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <utility>

#include "designer/format/interchange/facts.h"
#include "designer/format/yaml/write.h"
#include "designer/format/yaml/yaml.h"

namespace trackwright {

namespace {

Loaded unreadable_facts(Loaded loaded, const std::string& check, const std::string& message) {
  loaded.readable = false;
  Finding finding;
  finding.check = check;
  finding.message = message;
  loaded.findings.push_back(std::move(finding));
  return loaded;
}

bool is_json(const std::string& name) {
  return std::filesystem::path(name).extension() == ".json";
}

Loaded load_facts(const FileReader& files, const Installation& installation, const std::string& name) {
  Loaded failed;
  auto text = files.read(name, largest_file);
  if (!text)
    return unreadable_facts({}, text.error().check, fmt::format("{} {}", name, text.error().message));
  const auto facts = parse_yaml(failed.sources, failed.sources.add(name, std::move(*text)), failed.findings);
  if (!facts || !failed.findings.empty()) {
    failed.readable = false;
    return failed;
  }
  if (facts->find("hexes") == nullptr || facts->find("trains") == nullptr)
    return unreadable_facts(
        {}, "import/facts",
        fmt::format("{} is no file of title facts: it has no `hexes` and `trains`", name));
  const std::string folder = "facts of " + std::filesystem::path(name).stem().string();
  std::map<std::string, std::string> written;
  for (const auto& [file, tree] : import_facts(*facts, name).files)
    written[folder + "/" + file] = write_yaml(tree);
  Loaded loaded = load_title(MemoryReader(std::move(written), &files), installation, folder);
  // What is odd in other people's facts is not what the user asked for.
  if (loaded.title) loaded.findings.clear();
  return loaded;
}

}  // namespace

Loaded load_second_source(const FileReader& files, const Installation& installation,
                          const std::string& name) {
  return is_json(name) && !files.is_directory(name) ? load_facts(files, installation, name)
                                                    : load_title(files, installation, name);
}

}  // namespace trackwright
