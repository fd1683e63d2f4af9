// Runs the whole program inside a test.
#pragma once

#include <string>
#include <vector>

#include "designer/faces/cli/command.h"

namespace trackwright {

struct Ran {
  int code = 0;
  std::string out;
  std::string err;
};

Ran ran(const std::vector<std::string>& arguments, const FileReader&, const Installation&);

// Uses the project's own titles, schemas and templates.
Ran ran(const std::vector<std::string>& arguments);

// The same with one file of the shipped 18scan replaced.
Ran ran_with(const std::vector<std::string>& arguments, const std::string& file, const std::string& content);

// Reads a file of the project, by its path in it.
std::string text_of(const std::string& path);

// A file of the shipped 18scan.
std::string scan_text(const std::string& file);

// Replaces the first `from` by `to`; fails the test if there is none.
std::string replaced(std::string text, const std::string& from, const std::string& to);

}  // namespace trackwright
