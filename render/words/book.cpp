#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "render/words/book.h"

namespace trackwright {

namespace {

std::vector<std::string> plain_texts(const std::vector<RichText>& texts) {
  std::vector<std::string> plain;
  for (const RichText& text : texts) plain.push_back(plain_text(text));
  return plain;
}

void write_block(Markdown& out, const BookBlock& block) {
  using Kind = BookBlock::Kind;
  switch (block.kind) {
    case Kind::Heading:
      return out.heading(block.level, plain_text(block.texts.front()));
    case Kind::Paragraph:
      return out.paragraph(plain_text(block.texts.front()));
    case Kind::Remark:
      return out.remark(plain_text(block.texts.front()));
    case Kind::Steps:
      return out.steps(plain_texts(block.texts));
    case Kind::Bullets:
      return out.bullets(plain_texts(block.texts));
    case Kind::Table:
      return out.table(block.table);
    case Kind::Figure:
      return;
  }
}

}  // namespace

void Book::heading(int level, const std::string& text) {
  add({.kind = BookBlock::Kind::Heading, .level = level, .texts = {{{text}}}});
}

void Book::paragraph(const std::string& text) {
  if (!text.empty()) add({.kind = BookBlock::Kind::Paragraph, .texts = {{{text}}}});
}

void Book::remark(const std::string& text) {
  add({.kind = BookBlock::Kind::Remark, .texts = {{{text}}}});
}

void Book::list(BookBlock::Kind kind, const std::vector<std::string>& items) {
  if (items.empty()) return;
  BookBlock block{.kind = kind, .texts = {}};
  for (const std::string& item : items) block.texts.push_back({{item}});
  add(std::move(block));
}

void Book::steps(const std::vector<std::string>& items) {
  list(BookBlock::Kind::Steps, items);
}

void Book::bullets(const std::vector<std::string>& items) {
  list(BookBlock::Kind::Bullets, items);
}

void Book::table(const Table& table) {
  if (!table.rows.empty()) add({.kind = BookBlock::Kind::Table, .texts = {}, .table = table});
}

void Book::figure(BookFigure figure) {
  add({.kind = BookBlock::Kind::Figure, .texts = {}, .figure = std::move(figure)});
}

std::string plain_text(const RichText& text) {
  std::string plain;
  for (const TextRun& run : text) plain += run.text;
  return plain;
}

std::string markdown_of(const Book& book) {
  Markdown out;
  for (const BookBlock& block : book.blocks()) write_block(out, block);
  return out.text();
}

namespace {

bool column_is_empty(const Table& table, std::size_t column) {
  return std::ranges::all_of(
      table.rows, [&](const auto& row) { return column >= row.size() || row[column].text.empty(); });
}

const char* column_rule(Align align) {
  switch (align) {
    case Align::Left:
      return "---";
    case Align::Centre:
      return ":-:";
    case Align::Right:
      break;
  }
  return "--:";
}

}  // namespace

std::string markdown_text(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '\n') {
      out += ' ';
      continue;
    }
    if (c == '|' || c == '*' || c == '_' || c == '<' || c == '`' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

void Markdown::begin() {
  if (!text_.empty()) text_ += '\n';
}

void Markdown::heading(int level, const std::string& text) {
  begin();
  text_ += fmt::format("{} {}\n", std::string(static_cast<std::size_t>(level), '#'), markdown_text(text));
}

void Markdown::paragraph(const std::string& text) {
  if (text.empty()) return;
  begin();
  text_ += markdown_text(text) + "\n";
}

void Markdown::remark(const std::string& text) {
  begin();
  text_ += "> *" + markdown_text(text) + "*\n";
}

void Markdown::steps(const std::vector<std::string>& items) {
  if (items.empty()) return;
  begin();
  for (std::size_t i = 0; i < items.size(); ++i)
    text_ += fmt::format("{}. {}\n", i + 1, markdown_text(items[i]));
}

void Markdown::bullets(const std::vector<std::string>& items) {
  if (items.empty()) return;
  begin();
  for (const std::string& item : items) text_ += "- " + markdown_text(item) + "\n";
}

void Markdown::table(const Table& table) {
  if (table.rows.empty()) return;
  std::vector<std::size_t> columns;
  for (std::size_t c = 0; c < table.columns.size(); ++c)
    if (!column_is_empty(table, c)) columns.push_back(c);
  begin();
  std::string rule;
  for (const std::size_t c : columns) {
    text_ += "| " + markdown_text(table.columns[c].heading) + " ";
    rule += fmt::format("| {} ", column_rule(table.columns[c].align));
  }
  text_ += "|\n" + rule + "|\n";
  for (const auto& row : table.rows) {
    for (const std::size_t c : columns)
      text_ += fmt::format("| {} ", c < row.size() ? markdown_text(row[c].text) : "");
    text_ += "|\n";
  }
}

}  // namespace trackwright
