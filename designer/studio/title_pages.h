// The files of a title as written, each with its tree and its schema, to find names and the keys allowed at a
// place. Loading a title merges files into one tree per kind; here each file is separate.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/schema/says.h"
#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/text/tree.h"
#include "designer/format/title/load.h"

namespace trackwright {

// The schema name of recorded games, which have no schema.
inline constexpr std::string_view game_page = "game";

struct TitlePage {
  FileId file = 0;
  std::string path;
  std::string schema;  // "map.json"; game_page
  Node tree;           // null if the file cannot be read
  bool own = false;    // in the title's own folder; false: of an extended title
};

struct TitlePages {
  Sources sources;
  std::vector<TitlePage> pages;

  const TitlePage* find(std::string_view path) const;
};

// The source files of a title, its opening, and position files in its folder and subfolders.
TitlePages title_pages(const FileReader&, const Loaded&);

// The schema for a file by its name ("map.yaml"); empty for other files.
std::string_view schema_of_file(std::string_view path);

// One of the program's schemas; nullopt if it cannot be read.
std::optional<Schema> schema_named(const FileReader&, const Installation&, std::string_view name);

}  // namespace trackwright
