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
#include "designer/format/title/find_title.h"
#include "designer/format/title/title_options.h"
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
  std::string folder;                              // of the title, or of the last option that is laid over it
  std::vector<std::string> extends;  // the folders below this one, nearest first, including those of options
  std::vector<std::string> options;  // the names of the options that are laid over the title
  std::set<std::string> lost;  // names of files that are missing although needed, or that cannot be read
  bool whole =
      true;  // false: the title that this one extends is unknown or missing, and its content is missing too
  bool readable = true;  // false: a file or folder could not be read at all
};

// Reads the title in the folder `name.name`, merged over the titles that it extends, with the options of
// `name` laid over it. Findings: those of files.h and yaml.h, file/missing (a needed file; a warning in a
// draft), file/unknown, file/old-format, file/new-format, extends/missing, extends/cycle, extends/too-deep
// and the family option/. Reads a title of an older format as one of the present format.
Trees read_title_folder(const FileReader&, const Installation&, const TitleName& name, Sources&, Findings&);

}  // namespace trackwright
