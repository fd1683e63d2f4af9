// templates/themes/*.yaml and files of that form: colours, widths and signs, merged over the classic theme.
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
  std::string name;    // of a shipped theme, or the path of a file: contains a `/`, or ends in .yaml or .yml
  std::string folder;  // the base of a relative path; empty: the working folder
  Place place{};       // the place of the choice, for findings
  // Folder that must contain the file, since titles may come from untrusted sources. Empty: any file.
  std::string within{};
};

// The theme that is compiled into the program, from templates/themes/classic.yaml.
const Theme& classic_theme();

// True if a path, relative to the folder of a title, leaves it by `..` or as an absolute path. Ignores links.
bool climbs_out(const std::string& path);

// Reports kit/unknown-choice: the theme of a title is outside its folder.
Finding& report_outside(Findings&, const Place&, const std::string& path);

// Returns nullopt if the file is outside the permitted folder, is missing or has mistakes. Reports
// kit/unknown-choice, file/missing, the findings of YAML files and of schemas/theme.json, and
// schema/unknown-key for a name that no painter uses.
std::optional<Theme> read_theme(const FileReader&, const Installation&, const ThemeChoice&, Sources&,
                                Findings&);

// Names of the shipped themes, in alphabetical order.
std::vector<std::string> theme_names(const FileReader&, const Installation&);

}  // namespace trackwright
