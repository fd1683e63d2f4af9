// The two ways in: a folder -> a title, trees -> a title.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/text/tree.h"
#include "designer/format/title/title_folder.h"
#include "engine/base/finding.h"
#include "engine/title/gaps.h"
#include "engine/title/title.h"

namespace trackwright {

struct Loaded {
  Sources sources;
  Findings findings;           // of reading, schema and building; sorted by file and place
  std::optional<Title> title;  // absent where a file, or what a file is for, could not be read
  std::optional<Title>
      rest;              // what could be read then, for the checks alone; absent where it is next to nothing
  Gaps gaps;             // what could not be read of the one or the other
  bool readable = true;  // false: missing folder, unreadable file, no YAML: exit code 2
  std::string folder;
  std::vector<std::string> extends;  // the folders of the titles that it extends, the nearest first
  // What the checks look at; nullptr where there is nothing.
  const Title* seen() const { return title ? &*title : rest ? &*rest : nullptr; }
  // The merged trees, by file name ("map.yaml"), for `show --merged`.
  std::vector<std::pair<std::string, Node>> merged;
};

// `name`: a folder path, or the name of a folder in installation.titles.
Loaded load_title(const FileReader&, const Installation&, const std::string& name);

// `read`: the folder's name and, where the trees were read from texts, these and their findings.
Loaded load_trees(const FileReader&, const Installation&, Trees, Loaded read);

}  // namespace trackwright
