// Files for editors with JSON Schema support in the folder of a title: the schemas, and the settings that
// assign them to files.
#pragma once

#include <string>
#include <string_view>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/studio/title_files.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"

namespace trackwright {

// A schema for files that extend those of another title: no key is required, and null can remove any. Lists
// are complete in an overlay too.
std::string overlay_schema(const std::string& schema);

// "# yaml-language-server: ..." for the first line of a file such as map.yaml; empty for other files.
std::string schema_line(std::string_view file);

// `.vscode/settings.json` and `.vscode/schemas/`; the error names an unreadable file.
Expected<TitleFiles, Finding> editor_files(const FileReader&, const Installation&, bool overlay);

}  // namespace trackwright
