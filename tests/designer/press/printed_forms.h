// What lies on the sheets of a PDF: each piece is stored once, as a form, and shown as often as it is
// printed. Read from the pages' own instructions, so that nothing that the program says of itself is
// believed.
#pragma once

#include <string>
#include <vector>

namespace trackwright {

struct PrintedForm {
  int uses = 0;                    // on all pages; those within other forms do not count
  std::vector<std::string> words;  // that stand on it; none where it shows a picture alone
};

std::vector<PrintedForm> printed_forms(const std::string& path);

// The words of a text, apart where spaces or ends of lines are.
std::vector<std::string> words_of(const std::string& text);

}  // namespace trackwright
