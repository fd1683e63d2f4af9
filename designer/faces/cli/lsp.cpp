// `lsp`: a language server for editors.
#include <CLI/App.hpp>

#include "designer/faces/cli/table.h"
#include "designer/faces/lsp/lsp.h"

namespace trackwright {

namespace {

Action set_up_lsp(CLI::App& app) {
  // Visual Studio Code and other clients pass this flag to every server.
  app.add_flag("--stdio")->description(
      "accepted for editors; the server always uses standard input and output");
  return [](const Environment& environment) {
    if (environment.streams.in == nullptr) return Exit::Unusable;
    const int code = serve_editor(*environment.streams.in, environment.streams.out, environment.files,
                                  environment.installation);
    return code == 0 ? Exit::Sound : Exit::Faulty;
  };
}

}  // namespace

Command lsp_command() {
  return {"lsp", "run a language server for editors, on standard input and output",
          "Implements the Language Server Protocol 3.17: findings while you type, help on keys and names "
          "with pictures of tiles and hexes, completion, definitions and references, renaming, and fixes. "
          "Editors start it; see docs/editors.md.",
          "lsp", set_up_lsp};
}

}  // namespace trackwright
