// Helps an editor with the files of a title.
#include <CLI/App.hpp>

#include "designer/faces/cli/table.h"
#include "designer/faces/lsp/lsp.h"

namespace trackwright {

namespace {

Action set_up_lsp(CLI::App& app) {
  // Clients of Visual Studio Code and others say it to any server.
  app.add_flag("--stdio")->description("on standard input and output, as it always is");
  return [](const Environment& environment) {
    if (environment.streams.in == nullptr) return Exit::Unusable;
    const int code = serve_editor(*environment.streams.in, environment.streams.out, environment.files,
                                  environment.installation);
    return code == 0 ? Exit::Sound : Exit::Faulty;
  };
}

}  // namespace

Command lsp_command() {
  return {
      "lsp", "a language server for editors, on standard input and output",
      "Speaks the Language Server Protocol 3.17: findings while one types, what a key or a name means, with "
      "the picture of a tile or hex, what may be typed, where a name is defined and used, renaming, and "
      "certain cures. Editors start it by themselves: see docs/editors.md.",
      "lsp", set_up_lsp};
}

}  // namespace trackwright
