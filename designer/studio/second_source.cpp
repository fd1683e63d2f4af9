#include "designer/studio/second_source.h"

#include <filesystem>

#include "designer/studio/import.h"
#include "designer/studio/open.h"

namespace trackwright {

Loaded load_second_source(const FileReader& files, const Installation& installation, const TitleName& name) {
  const bool is_json = std::filesystem::path(name.name).extension() == ".json";
  if (!is_json || files.is_directory(name.name)) return open_title(files, installation, name);
  Loaded loaded = open_facts(files, installation, name.name);
  // Drop findings about the facts, because the user only asked for a comparison.
  if (loaded.title) loaded.findings.clear();
  // An imported title assumes default rules if its facts lack them; an assumption is not a difference.
  if (loaded.title) loaded.title->rules = {};
  return loaded;
}

}  // namespace trackwright
