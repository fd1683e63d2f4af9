// A text to be printed as a book: headings, paragraphs, lists, tables and figures in reading order. Markdown
// and the typeset booklet are made from the same value.
#pragma once

#include <string>
#include <vector>

#include "render/drawing/drawing.h"
#include "render/words/table.h"

namespace trackwright {

struct TextRun {
  std::string text;
  bool bold = false;
  bool italic = false;
  friend bool operator==(const TextRun&, const TextRun&) = default;
};
using RichText = std::vector<TextRun>;

// A drawing with its origin at the top left corner, and a caption below.
struct BookFigure {
  Drawing drawing;
  Size size;
  RichText caption;
  std::string art{};  // a file below art/ in place of the drawing
};

struct BookBlock {
  enum class Kind { Heading, Paragraph, Remark, Steps, Bullets, Table, Figure };
  Kind kind = Kind::Paragraph;
  int level = 0;                // of a heading: 1 for the title, 2 for a chapter, 3 for a section
  std::vector<RichText> texts;  // one for each item of a list; otherwise one
  Table table{};
  BookFigure figure{};
};

// Collects the blocks. Empty paragraphs, lists and tables are left out.
class Book {
 public:
  void heading(int level, const std::string& text);
  void paragraph(const std::string& text);
  void remark(const std::string& text);  // a highlighted note for text that is still to be written
  void steps(const std::vector<std::string>& items);  // numbered
  void bullets(const std::vector<std::string>& items);
  void table(const Table& table);
  void figure(BookFigure figure);
  void add(BookBlock block) { blocks_.push_back(std::move(block)); }

  const std::vector<BookBlock>& blocks() const { return blocks_; }

 private:
  void list(BookBlock::Kind, const std::vector<std::string>& items);
  std::vector<BookBlock> blocks_;
};

// The text without its styles.
std::string plain_text(const RichText&);

// The book in Markdown, without its figures.
std::string markdown_of(const Book&);

// Writes Markdown that GitHub and pandoc read: headings, lists and tables.

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
