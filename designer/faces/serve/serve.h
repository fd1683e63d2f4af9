// The live page of a title: `trackwright serve`.
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
  std::string title;
  int port = 0;        // 0: any that is free
  std::string editor;  // a command with {file}, {line}, {column}; empty: the page links to vscode://
  bool open = false;   // in a browser
  bool edit = false;   // the page may change files of the title
  std::vector<std::string> since;  // earlier kits, to be compared with: their folders or kit.json
};

// What the page works with.
struct Workplace {
  const FileReader& files;
  Installation installation;
  serve::WriteWhole write;
  serve::PrintKit print;
};

// Until it is asked to end (Ctrl-C). What keeps it from beginning: the port is in use, there is no such
// folder.
std::optional<std::string> serve_title(const ServeChoices&, const Workplace&, std::ostream& out);

// The page as one file; the error says why there is none.
Expected<std::string, std::string> page_of(const std::string& title, const FileReader&, const Installation&);

}  // namespace trackwright
