// The contents of the sheets of a PDF. Each piece is stored once as a form and used once per copy. Reads the
// instructions of the pages, independently of the program's own lists.
#pragma once

#include <string>
#include <vector>

namespace trackwright {

struct PrintedForm {
  int uses = 0;                    // on all pages; uses inside other forms do not count
  std::vector<std::string> words;  // its words; empty if it contains only a picture
};

std::vector<PrintedForm> printed_forms(const std::string& path);

// Splits a text at spaces and line ends.
std::vector<std::string> words_of(const std::string& text);

}  // namespace trackwright
