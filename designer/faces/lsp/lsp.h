// The language server on its streams: `trackwright lsp`.
#pragma once

#include <iosfwd>

#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"

namespace trackwright {

// Until the editor says that this is the end, or its stream ends. The exit code: 0 where it said so in the
// order that the protocol asks for.
int serve_editor(std::istream&, std::ostream&, const FileReader&, const Installation&);

}  // namespace trackwright
