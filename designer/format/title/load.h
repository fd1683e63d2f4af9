// Loads a title from a folder or from trees.
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
  std::optional<Title> title;  // absent if a required file, or the main part of one, could not be read
  std::optional<Title>
      rest;   // the readable remains in that case, for checks only; absent if there is almost nothing
  Gaps gaps;  // the unreadable data of `title` or `rest`
  bool readable = true;              // false: missing folder, unreadable file or invalid YAML: exit code 2
  std::string folder;                // of the title, or of the last option that is laid over it
  std::vector<std::string> extends;  // the folders of titles and options below `folder`, nearest first
  TitleName name;                    // opens the same title again
  std::vector<std::string> options;  // the names of the options that are laid over the title
  // The title for the checks; nullptr if there is none.
  const Title* seen() const { return title ? &*title : rest ? &*rest : nullptr; }
  // The merged trees, by file name ("map.yaml"), for `show --merged`.
  std::vector<std::pair<std::string, Node>> merged;
};

// `name`: a folder path, or the name of a folder in installation.titles. `sources`: texts of an earlier
// reading; files with the same text keep their numbers.
Loaded load_title(const FileReader&, const Installation&, const TitleName& name, Sources sources = {});

// `read`: contains the folder's name and, if the trees were read from texts, the texts and their findings.
Loaded load_trees(const FileReader&, const Installation&, Trees, Loaded read);

}  // namespace trackwright
