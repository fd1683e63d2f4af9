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
  // A title comes from anybody: what it names lies in its own folder. Empty: any file.
  std::string within{};
};

// The one that is built into the program, from templates/themes/classic.yaml.
const Theme& classic_theme();

// Whether a path, from the folder of a title, climbs out of it as it is written; links apart.
bool climbs_out(const std::string& path);

// kit/unknown-choice: the theme of a title lies elsewhere.
Finding& report_outside(Findings&, const Place&, const std::string& path);

// Nothing where the file lies outside of where it may be, is not there or has mistakes, which are reported:
// kit/unknown-choice, file/missing, what every YAML file can have wrong, what schemas/theme.json refuses, and
// schema/unknown-key for a name that no painter asks for.
std::optional<Theme> read_theme(const FileReader&, const Installation&, const ThemeChoice&, Sources&,
                                Findings&);

// Names of the shipped themes, in order of the alphabet.
std::vector<std::string> theme_names(const FileReader&, const Installation&);

}  // namespace trackwright
