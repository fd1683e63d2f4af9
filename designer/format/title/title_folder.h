// A folder and the folders it extends -> one tree for each kind of file.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/text/tree.h"
#include "engine/base/finding.h"

namespace trackwright {

// A kind of file in a title's folder.
struct FileKind {
  std::string_view name;    // "map.yaml"
  std::string_view schema;  // "map.json"
  bool needed = true;
  // The keys of what the file is for.
  std::array<std::string_view, 2> heart{};
};

inline constexpr std::array<FileKind, 8> file_kinds{
    {{"title.yaml", "title.json", true, {}},
     {"map.yaml", "map.json", true, {"hexes"}},
     {"tiles.yaml", "tiles.json", true, {"manifest"}},
     {"market.yaml", "market.json", true, {"rows"}},
     {"roster.yaml", "roster.json", true, {"phases", "trains"}},
     {"companies.yaml", "companies.json", true, {"companies"}},
     {"rules.yaml", "rules.json", false, {}},
     {"kit.yaml", "kit.json", false, {}}}};

struct Trees {
  std::map<std::string, Node, std::less<>> files;  // by name: "map.yaml"; those that were found and read
  std::vector<std::string> extends;                // the folders laid under this one, the nearest first
  std::set<std::string> lost;  // names of files that are needed and missing, or are there and cannot be read
  bool whole =
      true;  // false: what the title extends is not known or not there, and so much of it is not there
  bool readable = true;  // false: some file or folder could not be read at all
};

// The folder that the user means by `name`: a path, or the name of a title. Nothing where there is none: a
// finding (file/missing) says so.
std::optional<std::string> find_title(const FileReader&, const Installation&, const std::string& name,
                                      Findings&);

// Reads the title in a folder, laid over what it extends. Findings: those of files.h and yaml.h, file/missing
// (a needed file; a warning in a draft), file/unknown, and extends/missing, extends/cycle, extends/too-deep.
Trees read_title_folder(const FileReader&, const Installation&, const std::string& folder, Sources&,
                        Findings&);

}  // namespace trackwright
