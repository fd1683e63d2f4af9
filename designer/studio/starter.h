// Beginning a title: the starter, a complete small game, under another name.
#pragma once

#include <string>
#include <string_view>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/studio/title_files.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"

namespace trackwright {

// Whether a folder of titles may have a folder of this name: small letters, digits, - and _, beginning with a
// letter or digit, not more than 60.
bool is_slug(std::string_view);

// The files of templates/starter, with `name` for the title's name, and what an editor needs beside them
// (editor_files.h). The error says what cannot be read.
Expected<TitleFiles, Finding> starter_files(const FileReader&, const Installation&, const std::string& name);

// The files of a title that extends another one, as `extends` names it, and so far says nothing else.
Expected<TitleFiles, Finding> variant_files(const FileReader&, const Installation&, const std::string& name,
                                            const std::string& extends);

}  // namespace trackwright
