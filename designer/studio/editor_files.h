// What an editor that knows JSON Schema needs in the folder of a title: the schemas, and which is for which
// file.
#pragma once

#include <string>
#include <string_view>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/studio/title_files.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"

namespace trackwright {

// A schema for files that are laid over those of another title: nothing has to be there, and anything may be
// taken away by null. What a list holds is whole in an overlay too.
std::string overlay_schema(const std::string& schema);

// "# yaml-language-server: ..." for the first line of a file such as map.yaml; empty for other files.
std::string schema_line(std::string_view file);

// `.vscode/settings.json` and `.vscode/schemas/`; the error says what cannot be read.
Expected<TitleFiles, Finding> editor_files(const FileReader&, const Installation&, bool overlay);

}  // namespace trackwright
