// Markdown: headings, lists and tables, as GitHub and pandoc read it.
#pragma once

#include <string>
#include <vector>

#include "render/words/table.h"

namespace trackwright {

// Collects a document part by part, each with an empty line before it.
class Markdown {
 public:
  void heading(int level, const std::string& text);
  void paragraph(const std::string& text);
  void remark(const std::string& text);               // set off: what is still to be written
  void steps(const std::vector<std::string>& items);  // numbered
  void bullets(const std::vector<std::string>& items);
  // Of `table` the texts; chips of colour are left out. Columns in which all cells are empty, too.
  void table(const Table& table);

  const std::string& text() const { return text_; }

 private:
  void begin();
  std::string text_;
};

// Text that stands in a cell or line as it is: special characters are escaped, line breaks become spaces.
std::string markdown_text(const std::string&);

}  // namespace trackwright
