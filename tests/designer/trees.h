// Parses texts into trees for tests, and returns the texts at places.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "designer/format/title/load.h"
#include "designer/format/yaml/yaml.h"
#include "tests/source_folder.h"

namespace trackwright {

struct ParsedFile {
  Sources sources;
  Findings findings;
  Node tree;
};

inline ParsedFile parsed(const std::string& text) {
  ParsedFile result;
  const FileId file = result.sources.add("test.yaml", text);
  auto tree = parse_yaml(result.sources, file, result.findings);
  for (const Finding& finding : result.findings) ADD_FAILURE() << finding.message;
  if (tree) result.tree = std::move(*tree);
  return result;
}

// The text at a place.
inline std::string said(const Sources& sources, const Place& place) {
  const Sources::File* file = sources.file(place.file);
  return file == nullptr ? "(nowhere)" : file->text.substr(place.offset, place.length);
}

inline std::vector<std::string> checks_of(const Findings& findings) {
  std::vector<std::string> checks;
  for (const Finding& finding : findings) checks.push_back(finding.check);
  return checks;
}

inline Installation source_installation() {
  const std::string source = source_folder();
  return {source + "/titles", source + "/schemas", source + "/templates"};
}

// Unreadable data, such as "roster.yaml trains 3 price": one line per gap, in order of discovery.
inline std::vector<std::string> gaps_in(const Loaded& loaded) {
  std::vector<std::string> told;
  for (const Gap& gap : loaded.gaps.all()) {
    std::string& line = told.emplace_back(gap.file);
    for (const std::string* word : {&gap.key, &gap.thing, &gap.field})
      if (!word->empty()) line += " " + *word;
    for (const std::string& key : gap.read) line += " not " + key;
    if (gap.unnamed) line += " and its name";
  }
  return told;
}

// tests/data/sound with other files merged over it by `extends`.
inline Loaded load_over_sound(std::map<std::string, std::string> files) {
  const std::string data = std::string(source_folder()) + "/tests/data";
  std::map<std::string, std::string> overlay;
  for (auto& [name, text] : files) overlay.emplace(data + "/overlay/" + name, std::move(text));
  overlay.try_emplace(data + "/overlay/title.yaml", "extends: sound\n");
  const DiskReader disk;
  const MemoryReader memory(std::move(overlay), &disk);
  return load_title(memory, source_installation(), data + "/overlay");
}

}  // namespace trackwright
