// `trackwright lsp`: the language server on its streams.
#pragma once

#include <iosfwd>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"

namespace trackwright {

// Runs until the editor sends `exit` or its stream ends. Returns the exit code: 0 if `shutdown` came before
// `exit`, as the protocol requires.
int serve_editor(std::istream&, std::ostream&, const FileReader&, const Installation&);

}  // namespace trackwright
