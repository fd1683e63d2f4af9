// Resolves the names in kit.yaml.
#pragma once

#include <optional>
#include <string>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/studio/job.h"

namespace trackwright {

// The folder of the title, or of the extended title, whose kit.yaml contains the choice; empty for a
// command-line option.
std::string folder_of_choice(const Place&, const Sources&);

// The chosen theme, by default classic. A path in a file of the title is relative to its folder and must stay
// in it. Nullopt if the theme cannot be read; the findings contain the reason.
std::optional<Theme> chosen_theme(const FileReader&, const Installation&, const KitChoices&, Sources&,
                                  Findings&);

}  // namespace trackwright
