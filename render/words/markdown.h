// Writes Markdown that GitHub and pandoc read: headings, lists and tables.
#pragma once

#include <string>
#include <vector>

#include "render/words/table.h"

namespace trackwright {

// Collects a document part by part, each after an empty line.
class Markdown {
 public:
  void heading(int level, const std::string& text);
  void paragraph(const std::string& text);
  void remark(const std::string& text);  // a highlighted note for text that is still to be written
  void steps(const std::vector<std::string>& items);  // numbered
  void bullets(const std::vector<std::string>& items);
  // Writes the texts of `table`, without chips of colour and without columns whose cells are all empty.
  void table(const Table& table);

  const std::string& text() const { return text_; }

 private:
  void begin();
  std::string text_;
};

// Escapes a text for use in a cell or line: escapes special characters and turns line breaks into spaces.
std::string markdown_text(const std::string&);

}  // namespace trackwright
