#include "designer/studio/second_source.h"

#include <filesystem>
#include <iterator>
#include <utility>

#include "designer/format/interchange/facts.h"

namespace trackwright {

namespace {

bool is_json(const std::string& name) {
  return std::filesystem::path(name).extension() == ".json";
}

Loaded load_facts(const FileReader& files, const Installation& installation, const std::string& name) {
  Loaded read;
  auto facts = read_facts(files, name, read.sources, read.findings);
  if (!facts) {
    read.readable = false;
    return read;
  }
  read.folder = "facts of " + std::filesystem::path(name).stem().string();
  Trees trees;
  trees.files.insert(std::move_iterator(facts->files.begin()), std::move_iterator(facts->files.end()));
  Loaded loaded = load_trees(files, installation, std::move(trees), std::move(read));
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
