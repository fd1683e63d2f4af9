#include "designer/format/text/csv_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "designer/format/text/findings.h"
#include "designer/format/text/utf8.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

char separator_of(std::string_view line) {
  constexpr std::string_view separators = ",;\t";
  std::array<std::size_t, separators.size()> counts{};
  bool quoted = false;
  for (const char c : line) {
    if (c == '"') quoted = !quoted;
    const std::size_t which = separators.find(c);
    if (!quoted && which != std::string_view::npos) ++counts.at(which);
  }
  return separators[static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin())];
}

class CsvReader {
 public:
  CsvReader(const Sources::File& source, FileId file, Findings& findings)
      : text_(source.text), file_(file), findings_(findings) {}

  std::vector<CsvRow> read() {
    at_ = byte_order_mark_length(text_);
    const std::string_view line = text_.substr(at_, text_.find_first_of("\r\n", at_) - at_);
    constexpr std::string_view sep = "sep=";
    if (line.starts_with(sep) && line.size() == sep.size() + 1) {
      separator_ = line.back();
      at_ += line.size();
    } else {
      separator_ = separator_of(line);
    }
    while (at_ < text_.size()) row();
    return std::move(rows_);
  }

 private:
  void row() {
    CsvRow cells;
    bool more = true;
    while (more) {
      cells.push_back(cell());
      more = at_ < text_.size() && text_[at_] == separator_;
      if (more) ++at_;
    }
    if (at_ < text_.size() && text_[at_] == '\r') ++at_;
    if (at_ < text_.size() && text_[at_] == '\n') ++at_;
    while (!cells.empty() && cells.back().text.empty()) cells.pop_back();
    if (!cells.empty()) rows_.push_back(std::move(cells));
  }

  CsvCell cell() {
    const std::size_t begin = at_;
    CsvCell cell;
    if (at_ < text_.size() && text_[at_] == '"') quoted(cell);
    while (at_ < text_.size() && text_[at_] != separator_ && text_[at_] != '\r' && text_[at_] != '\n')
      cell.text += text_[at_++];
    const auto blank = [](char c) { return c == ' '; };
    while (!cell.text.empty() && blank(cell.text.back())) cell.text.pop_back();
    cell.text.erase(0, std::min(cell.text.find_first_not_of(' '), cell.text.size()));
    cell.place = {file_, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_ - begin)};
    return cell;
  }

  void quoted(CsvCell& cell) {
    const std::size_t begin = at_++;
    while (at_ < text_.size()) {
      if (text_[at_] == '"' && text_.substr(at_).starts_with("\"\"")) {
        cell.text += '"';
        at_ += 2;
      } else if (text_[at_] == '"') {
        ++at_;
        return;
      } else {
        if (text_[at_] != '\r') cell.text += text_[at_];
        ++at_;
      }
    }
    report(findings_, "import/csv", {file_, static_cast<std::uint32_t>(begin), 1}, {},
           "the quoted cell that begins here has no end", "add the closing quote, or export the table again");
  }

  std::string_view text_;
  FileId file_;
  Findings& findings_;
  char separator_ = ',';
  std::size_t at_ = 0;
  std::vector<CsvRow> rows_;
};

bool is_digit_of_csv(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace

std::vector<CsvRow> read_csv(const Sources::File& source, FileId file, Findings& findings) {
  return CsvReader(source, file, findings).read();
}

std::string csv_cell(const std::string& text, char separator) {
  if (text.find_first_of(std::string("\"\r\n") + separator) == std::string::npos && !text.starts_with(' ') &&
      !text.ends_with(' '))
    return text;
  std::string cell(1, '"');
  for (const char c : text) cell += c == '"' ? std::string("\"\"") : std::string(1, c);
  return cell + '"';
}

std::string csv_line(const std::vector<std::string>& cells, char separator) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) line += separator;
    line += csv_cell(cells[i], separator);
  }
  return line + "\r\n";
}

std::optional<int> csv_number(std::string_view text) {
  constexpr std::string_view no_break_space = "\xC2\xA0";
  constexpr std::size_t group = 3;
  std::string digits;
  while (!text.empty()) {
    const bool wide = text.starts_with(no_break_space);
    const char c = wide ? ' ' : text[0];
    text.remove_prefix(wide ? no_break_space.size() : 1);
    if (is_digit_of_csv(c) || (digits.empty() && c == '-')) {
      digits += c;
      continue;
    }
    if (c != ' ' && c != '.' && c != ',' && c != '\'') return std::nullopt;
    const auto end = static_cast<std::size_t>(std::ranges::find_if_not(text, is_digit_of_csv) - text.begin());
    if (end == group) continue;  // thousands
    const bool zeros =
        c != ' ' && end == text.size() && end > 0 && text.find_first_not_of('0') == std::string_view::npos;
    if (!zeros) return std::nullopt;
    break;
  }
  return number_in(digits);
}

}  // namespace trackwright
