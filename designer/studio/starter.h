// Starts a title: the starter, a complete small game, under another name.
#pragma once

#include <string>
#include <string_view>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"
#include "designer/studio/title_files.h"
#include "engine/base/expected.h"
#include "engine/base/finding.h"

namespace trackwright {

// True for a valid folder name of a title: lower-case letters, digits, - and _, beginning with a letter or
// digit, at most 60 characters.
bool is_slug(std::string_view);

// The files of templates/starter, with `name` as the title's name, and files for editors (editor_files.h).
// The error names an unreadable file.
Expected<TitleFiles, Finding> starter_files(const FileReader&, const Installation&, const std::string& name);

// The files of a title that extends another one (the value of `extends`) without further content.
Expected<TitleFiles, Finding> variant_files(const FileReader&, const Installation&, const std::string& name,
                                            const std::string& extends);

}  // namespace trackwright
