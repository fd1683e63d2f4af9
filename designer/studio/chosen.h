// What kit.yaml names, where it is looked for.
#pragma once

#include <optional>
#include <string>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/studio/job.h"

namespace trackwright {

// Of the title, or one that it extends, whose kit.yaml says so; empty for what an option says.
std::string folder_of_choice(const Place&, const Sources&);

// The theme that is chosen, classic where none is. A path that a file of the title says starts at its folder
// and stays in it. Nothing where it cannot be read; why is among the findings.
std::optional<Theme> chosen_theme(const FileReader&, const Installation&, const KitChoices&, Sources&,
                                  Findings&);

}  // namespace trackwright
