#include "render/words/book.h"

#include <utility>

#include "render/words/markdown.h"

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

}  // namespace trackwright
