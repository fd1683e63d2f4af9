// The files of a title as they were written, each with its tree and its schema: what is asked where names
// stand and what belongs where. A title that is read is one tree a kind of file; here each file is by itself.
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

// What stands for the schema of a recorded game, which has none.
inline constexpr std::string_view game_page = "game";

struct TitlePage {
  FileId file = 0;
  std::string path;
  std::string schema;  // "map.json"; game_page
  Node tree;           // null where it cannot be read
  bool own = false;    // in the title's own folder; false: of one that it extends
};

struct TitlePages {
  Sources sources;
  std::vector<TitlePage> pages;

  const TitlePage* find(std::string_view path) const;
};

// The files that a title was read from, its opening, and position files in its folder and the folders in it.
TitlePages title_pages(const FileReader&, const Loaded&);

// The name of the schema for a file that is called so ("map.yaml"); empty where it is none of a title.
std::string_view schema_of_file(std::string_view path);

// One of the schemas of the program; nothing where it cannot be read.
std::optional<Schema> schema_named(const FileReader&, const Installation&, std::string_view name);

}  // namespace trackwright
