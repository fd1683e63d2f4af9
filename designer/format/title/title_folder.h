// Reads a folder and the folders that it extends into one tree per kind of file.
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
  // The keys with the main content of the file.
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
  std::map<std::string, Node, std::less<>> files;  // by name ("map.yaml"): the files that were found and read
  std::vector<std::string> extends;                // the folders below this one, nearest first
  std::set<std::string> lost;  // names of files that are missing although needed, or that cannot be read
  bool whole =
      true;  // false: the title that this one extends is unknown or missing, and its content is missing too
  bool readable = true;  // false: a file or folder could not be read at all
};

// The folder for a user's `name`: a path, or the name of a title. Nullopt if there is none; reports
// file/missing.
std::optional<std::string> find_title(const FileReader&, const Installation&, const std::string& name,
                                      Findings&);

// Reads the title in a folder, merged over the titles that it extends. Findings: those of files.h and yaml.h,
// file/missing (a needed file; a warning in a draft), file/unknown, file/old-format, file/new-format,
// extends/missing, extends/cycle and extends/too-deep. Reads a title of an older format as one of the present
// format.
Trees read_title_folder(const FileReader&, const Installation&, const std::string& folder, Sources&,
                        Findings&);

}  // namespace trackwright
