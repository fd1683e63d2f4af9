// Exports a title to the format of another program.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/title/load.h"
#include "designer/studio/title_files.h"

namespace trackwright {

// The formats, each with its meaning.
std::vector<std::pair<std::string_view, std::string_view>> export_names();

struct Exported {
  std::string text;  // of a format with one file
  TitleFiles files;  // of a format with a folder
  Findings
      losses;  // export/lost: what reading the text again does not give back, with its place in the title
  std::string_view notice;  // for the user
};

// True for a format that writes a folder.
bool exports_folder(std::string_view format);

// Nullopt for a title with errors that prevent it, or an unknown format.
std::optional<Exported> export_title(const FileReader&, const Installation&, const Loaded&,
                                     std::string_view format);

}  // namespace trackwright
