#include "tests/noise/imported.h"

#include <cstdlib>
#include <map>
#include <utility>

#include "designer/checks/check.h"
#include "designer/studio/import.h"
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

Installation installation() {
  const std::string source = source_folder();
  return {source + "/titles", source + "/schemas", source + "/templates"};
}

Loaded load_facts(const std::string& slug) {
  return load_over_facts(slug, {});
}

Loaded load_over_facts(const std::string& slug, const std::map<std::string, std::string>& over) {
  const DiskReader disk;
  std::map<std::string, std::string> files;
  for (const TitleFile& file :
       import_title(disk, installation(), facts_folder() + "/" + slug + ".json").files)
    files["/" + slug + "/" + file.name] = file.bytes;
  for (const auto& [name, text] : over) files["/over/" + name] = text;
  if (!over.empty()) files["/over/title.yaml"] = "extends: \"" + slug + "\"\ntitle: over\n";
  const MemoryReader memory(std::move(files), &disk);
  return load_title(memory, installation(), over.empty() ? "/" + slug : "/over");
}

Imported examine_facts(const std::string& slug) {
  Imported imported;
  imported.slug = slug;
  Loaded loaded = load_facts(slug);
  imported.findings = std::move(loaded.findings);
  imported.loaded = loaded.title.has_value();
  if (loaded.title)
    for (Finding& finding : run_checks(*loaded.title, loaded.gaps).findings)
      imported.findings.push_back(std::move(finding));
  imported.sources = std::move(loaded.sources);
  return imported;
}

}  // namespace trackwright::noise
