// `trackwright serve`: the live page of a title.
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "designer/faces/serve/bench.h"
#include "designer/faces/serve/kit_printing.h"
#include "designer/format/text/files.h"
#include "designer/format/text/installation.h"

namespace trackwright {

struct ServeChoices {
  TitleName title;
  int port = 0;        // 0: any free port
  std::string editor;  // a command with {file}, {line}, {column}; empty: the page links to vscode://
  bool open = false;   // open a browser
  bool edit = false;   // the page may change files of the title
  std::vector<std::string> since;  // earlier kits to compare with: their folders or kit.json
};

// The dependencies of the page.
struct Workplace {
  const FileReader& files;
  Installation installation;
  serve::WriteWhole write;
  serve::PrintKit print;
};

// Serves the page until interrupted (Ctrl-C). Returns an error message if it cannot start: the port is in
// use, or the folder does not exist.
std::optional<std::string> serve_title(const ServeChoices&, const Workplace&, std::ostream& out);

// The page as one file; the error gives the reason for a failure.
Expected<std::string, std::string> page_of(const TitleName&, const FileReader&, const Installation&);

}  // namespace trackwright
