// templates/themes/*.yaml and files of that form: colours, widths and signs, read over the classic theme.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "engine/base/finding.h"
#include "render/drawing/theme.h"

namespace trackwright {

struct ThemeChoice {
  std::string name;    // of a shipped theme, or the path of a file: with a `/`, or ending in .yaml or .yml
  std::string folder;  // that a path is relative to; empty: the working folder
  Place place{};       // where it was chosen, for findings
};

// The one that is built into the program, from templates/themes/classic.yaml.
const Theme& classic_theme();

// Nothing where the file is not there or has mistakes, which are reported: file/missing, what every YAML file
// can have wrong, what schemas/theme.json refuses, and schema/unknown-key for a name that no painter asks
// for.
std::optional<Theme> read_theme(const FileReader&, const Installation&, const ThemeChoice&, Sources&,
                                Findings&);

// Names of the shipped themes, in order of the alphabet.
std::vector<std::string> theme_names(const FileReader&, const Installation&);

}  // namespace trackwright
