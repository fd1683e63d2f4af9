#include "tests/noise/imported.h"

#include <cstdlib>
#include <map>
#include <utility>

#include "designer/checks/check.h"
#include "designer/format/interchange/facts.h"
#include "designer/format/yaml/write.h"
#include "designer/format/yaml/yaml.h"
#include "tests/source_folder.h"

namespace trackwright::noise {

std::string facts_folder() {
  const char* said = std::getenv("TRACKWRIGHT_REFERENCE");
  const std::string folder =
      (said != nullptr ? std::string(said) : source_folder() + "/../shared/reference") + "/titles";
  return DiskReader().is_file(folder + "/INDEX.json") ? folder : "";
}

std::vector<std::string> fact_titles() {
  std::vector<std::string> slugs;
  const std::string folder = facts_folder();
  if (folder.empty()) return slugs;
  for (const std::string& name : DiskReader().list(folder))
    if (name.ends_with(".json") && name != "INDEX.json") slugs.push_back(name.substr(0, name.size() - 5));
  return slugs;
}

Imported examine_facts(const std::string& slug) {
  Imported imported;
  imported.slug = slug;
  const DiskReader disk;
  Sources sources;
  Findings findings;
  const std::string path = facts_folder() + "/" + slug + ".json";
  const auto facts =
      parse_yaml(sources, sources.add(path, disk.read(path, largest_file).value_or("")), findings);
  if (!facts) return imported;
  std::map<std::string, std::string> files;
  for (const auto& [name, tree] : import_facts(*facts, slug + ".json").files)
    files["/" + slug + "/" + name] = write_yaml(tree);
  const MemoryReader memory(std::move(files), &disk);
  const std::string source = source_folder();
  Loaded loaded =
      load_title(memory, {source + "/titles", source + "/schemas", source + "/templates"}, "/" + slug);
  imported.findings = std::move(loaded.findings);
  imported.loaded = loaded.title.has_value();
  if (loaded.title)
    for (Finding& finding : run_checks(*loaded.title, loaded.gaps).findings)
      imported.findings.push_back(std::move(finding));
  imported.sources = std::move(loaded.sources);
  return imported;
}

}  // namespace trackwright::noise
