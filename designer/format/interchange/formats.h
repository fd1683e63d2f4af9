// The formats of other programs: one source file each, one row each in formats.cpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/interchange/facts.h"
#include "designer/format/interchange/maker_export.h"
#include "designer/format/text/tree.h"
#include "engine/title/title.h"

namespace trackwright {

struct ImportFormat {
  std::string_view name;  // "maker", as on the command line
  std::string_view what;  // for the help
  std::optional<ImportedTitle> (*read)(const FileReader&, const std::string& path, Sources&, Findings&);
  bool ours = false;                  // files of this program: the trees are written as they are
  bool numbers_tiles_freely = false;  // its files use tile numbers that the dictionary does not have
};

struct ExportedTitle {
  const Title& title;
  const FileTrees& plain;                                          // those of trees_of.h
  const std::vector<std::pair<std::string, Node>>& whole;          // the merged trees as written
  const std::vector<std::pair<std::string, std::string>>& others;  // files without a tree: pictures, chapters
};

struct ExportFormat {
  std::string_view name;
  std::string_view what;
  std::vector<std::pair<std::string, Node>> (*write)(const ExportedTitle&);  // the members of a JSON object
  // The files of a folder, for a format that is not one JSON file.
  std::vector<std::pair<std::string, std::string>> (*write_folder)(const ExportedTitle&) = nullptr;
  std::string_view notice{};  // for the user, after each export
};

std::span<const ImportFormat> import_formats();
std::span<const ExportFormat> export_formats();
const ImportFormat* import_format(std::string_view name);
const ExportFormat* export_format(std::string_view name);

}  // namespace trackwright
