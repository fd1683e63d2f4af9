// Finds the folder of a title that a user names, and the folders of its options.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/format/title/title_options.h"
#include "engine/base/finding.h"

namespace trackwright {

// The folder in the folder of a title that contains a folder for each option.
inline constexpr std::string_view options_folder = "options";

// The folder for a user's `name`: a path, or the name of a title. Nullopt if there is none; reports
// file/missing.
std::optional<std::string> find_title(const FileReader&, const Installation&, const std::string& name,
                                      Findings&);

// `titles/mine/options/short`: the title `titles/mine` with its option `short`. Other names stay as they are.
TitleName with_option_of_path(const FileReader&, TitleName);

// Whether the folder contains the data of an option: its parent is `options` in the folder of a title.
bool is_option_folder(const FileReader&, const std::string& folder);

}  // namespace trackwright
