#include "render/words/markdown.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace trackwright {
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
