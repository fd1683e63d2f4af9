#include "designer/studio/second_source.h"

#include <filesystem>

#include "designer/studio/import.h"
#include "designer/studio/open.h"

namespace trackwright {

Loaded load_second_source(const FileReader& files, const Installation& installation,
                          const std::string& name) {
  const bool is_json = std::filesystem::path(name).extension() == ".json";
  if (!is_json || files.is_directory(name)) return open_title(files, installation, name);
  Loaded loaded = open_facts(files, installation, name);
  // What is odd in other people's facts is not what the user asked for.
  if (loaded.title) loaded.findings.clear();
  // Where facts are silent an imported title plays the plain game: an assumption, which differs from nothing.
  if (loaded.title) loaded.title->rules = {};
  return loaded;
}

}  // namespace trackwright
