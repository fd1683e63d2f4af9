// `trackwright serve`: the live page of a title.
#pragma once

#include <cstdint>
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

// A game that several people play in their own browsers.
struct TableChoices {
  std::string file;  // of the game: continued if it exists
  int players = 0;   // of a new game; 0: the number of names, or the smallest
  std::vector<std::string> names;
  std::uint64_t seed = 0;
  std::string listen = "127.0.0.1";
  std::string address;  // the beginning of the links, "https://play.example.org"; empty: from `listen`
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

// Serves a game until interrupted. Prints a secret link for the host, each seat, and spectators.
std::optional<std::string> serve_table(const ServeChoices&, const TableChoices&, const Workplace&,
                                       std::ostream& out);

// The page as one file; the error gives the reason for a failure.
Expected<std::string, std::string> page_of(const TitleName&, const FileReader&, const Installation&);

}  // namespace trackwright
