#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "designer/format/text/utf8.h"
#include "designer/format/yaml/errors.h"

namespace trackwright {

namespace {

using std::string_view;

struct Wording {
  string_view parser;  // the start of the parser's message
  string_view message;
  string_view help;
};

constexpr string_view check_indent = "check the indentation of this line against the lines above it";

constexpr std::array<Wording, 20> wordings = {{
    {"illegal map value", "this `:` is in a place where no key is allowed",
     "put a value that contains `: ` in quotes; align a key with its neighbours"},
    {"illegal map key", "a key cannot be here", check_indent},
    {"illegal block entry", "a list item (`- `) cannot be here", check_indent},
    {"end of map not found", "this does not fit into its mapping", check_indent},
    {"end of sequence not found", "this does not fit into its list", check_indent},
    {"illegal flow end", "this bracket does not match an open bracket", ""},
    {"illegal EOF in scalar", "the quote opened here is never closed", ""},
    {"illegal document indicator", "a document marker is inside a quoted string",
     "close the quote before the marker"},
    {"unknown token", "a value cannot begin with this character", "put the value in quotes"},
    {"unknown escape character", "this escape is not known in a string between double quotes",
     "write `\\\\` for a backslash, or use single quotes"},
    {"bad character found while scanning hex", "this escape needs hexadecimal digits", ""},
    {"invalid unicode", "this escape does not stand for a Unicode character", ""},
    {"the referenced anchor", "this alias names an anchor that is not defined above",
     "put a value that begins with `*` in quotes"},
    {"alias not found", "`*` begins an alias, but its name is missing", "put the value in quotes"},
    {"anchor not found", "`&` begins an anchor, but its name is missing", "put the value in quotes"},
    {"illegal character found while scanning alias", "this character cannot be in the name of an alias",
     "put a value that begins with `*` in quotes"},
    {"illegal character found while scanning anchor", "this character cannot be in the name of an anchor",
     "put a value that begins with `&` in quotes"},
    {"aliases can't have any content", "an alias cannot have its own tag or anchor", ""},
    {"cannot set zero indentation", "a block of text cannot be indented by zero", ""},
    {"unexpected character in block", "nothing can follow `|` or `>` on its line",
     "begin the text on the next line"},
}};

Finding make(FileId file, std::size_t offset, string_view message, string_view help) {
  Finding finding;
  finding.check = "file/syntax";
  finding.message = message;
  finding.help = help;
  finding.place = {file, static_cast<std::uint32_t>(offset), 1};
  return finding;
}

// The blanks at the start of the line with `offset`.
string_view indentation(string_view text, std::size_t offset) {
  const std::size_t feed = offset == 0 ? string_view::npos : text.rfind('\n', offset - 1);
  const std::size_t start = feed == string_view::npos ? 0 : feed + 1;
  const std::size_t end = std::min(text.find_first_not_of(" \t", start), text.size());
  return text.substr(start, end - start);
}

// The first quote at or after `from` that can open a scalar.
std::size_t opening_quote(string_view text, std::size_t from, std::size_t fallback) {
  for (std::size_t i = from; i < text.size(); ++i) {
    const bool begins = i == 0 || string_view(" \t\r\n[{,:").find(text[i - 1]) != string_view::npos;
    if (begins && (text[i] == '"' || text[i] == '\'')) return i;
  }
  return fallback;
}

std::size_t line_start(string_view text, std::size_t offset) {
  const std::size_t feed = offset == 0 ? string_view::npos : text.rfind('\n', offset - 1);
  return feed == string_view::npos ? 0 : feed + 1;
}

bool on_one_line(string_view text, std::size_t a, std::size_t b) {
  return line_start(text, a) == line_start(text, b);
}

// The start of the last quoted text before `until` that continues on the next line; npos if there is none.
// The parser notices a lost quote lines later, where the next quote opens a text instead of closing one.
std::size_t running_quote(string_view text, std::size_t until) {
  std::size_t found = string_view::npos;
  for (std::size_t i = 0; i < until; ++i) {
    const bool begins = i == 0 || string_view(" \t\r\n[{,:").find(text[i - 1]) != string_view::npos;
    if (begins && text[i] == '#') i = std::min(text.find('\n', i), until);
    if (!begins || i >= until || (text[i] != '"' && text[i] != '\'')) continue;
    const std::size_t opened = i;
    for (++i; i < until && text[i] != text[opened]; ++i)
      if (text[i] == '\\' && text[opened] == '"') ++i;
    if (!on_one_line(text, opened, std::min(i, until))) found = opened;
  }
  return found;
}

// The innermost bracket that is open at `until`; npos if there is none. Only a bracket at the start of a
// value opens a collection, because a plain text can contain brackets.
std::size_t open_bracket(string_view text, std::size_t until) {
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < until; ++i) {
    const bool begins = i == 0 || string_view(" \t\r\n[{,:").find(text[i - 1]) != string_view::npos;
    if (begins && text[i] == '#') {
      i = std::min(text.find('\n', i), until);
    } else if (begins && (text[i] == '"' || text[i] == '\'')) {
      const std::size_t opened = i;
      for (++i; i < until && text[i] != text[opened]; ++i)
        if (text[i] == '\\' && text[opened] == '"') ++i;
    } else if (begins && (text[i] == '[' || text[i] == '{')) {
      open.push_back(i);
    } else if (!open.empty() && (text[i] == ']' || text[i] == '}')) {
      open.pop_back();
    }
  }
  return open.empty() ? string_view::npos : open.front();
}

// A line above `offset`, indented at most as far, that begins a text and not a key: the parser reads a key
// without a colon as the beginning of a multi-line text. npos if there is none.
std::size_t line_without_colon(string_view text, std::size_t offset) {
  const string_view here = indentation(text, offset);
  for (std::size_t start = line_start(text, offset); start > 0;) {
    start = line_start(text, start - 1);
    const string_view indent = indentation(text, start);
    const std::size_t first = start + indent.size();
    const string_view line = text.substr(first, text.find('\n', first) - first);
    if (line.empty() || line.front() == '#' || indent.size() > here.size()) continue;
    const bool has_key = line.find(": ") != string_view::npos || line.ends_with(':');
    return has_key ? string_view::npos : first;
  }
  return string_view::npos;
}

// A `#` on the line of the bracket at `open` that turns the closing bracket into a comment; npos if there is
// none.
std::size_t comment_over_end(string_view text, std::size_t open) {
  const std::size_t feed = std::min(text.find('\n', open), text.size());
  for (std::size_t i = open + 1; i < feed; ++i) {
    if (text[i] == '#' && (text[i - 1] == ' ' || text[i - 1] == '\t'))
      return text.substr(i, feed - i).find(text[open] == '{' ? '}' : ']') == string_view::npos
                 ? string_view::npos
                 : i;
    const bool begins = string_view(" \t[{,:").find(text[i - 1]) != string_view::npos;
    if (begins && (text[i] == '"' || text[i] == '\'')) i = std::min(text.find(text[i], i + 1), feed);
  }
  return string_view::npos;
}

// The last character of a quoted text, list or mapping that ends on this line before `offset`, and that
// nothing may follow; '\0' if there is none.
char ended_before(string_view text, std::size_t offset) {
  const std::size_t start = line_start(text, offset);
  const std::size_t last = offset == 0 ? string_view::npos : text.find_last_not_of(" \t", offset - 1);
  if (last == string_view::npos || last < start) return '\0';
  return string_view("\"']}").find(text[last]) == string_view::npos ? '\0' : text[last];
}

Finding follows_an_end(FileId file, std::size_t offset, char end) {
  if (end == ']' || end == '}')
    return make(file, offset,
                fmt::format("this follows a {} that has ended", end == ']' ? "list" : "mapping"),
                fmt::format("put a string that begins with `{}` in quotes", end == ']' ? '[' : '{'));
  return make(file, offset, "this follows a quoted string that has ended",
              end == '\'' ? "write an apostrophe between single quotes twice, or use double quotes"
                          : "write `\\\"` for a quote within the text, or use single quotes");
}

// Explains how to repair a key that the parser reads as the beginning of a text.
Finding lost_colon(string_view text, FileId file, std::size_t at) {
  while (text.substr(at).starts_with("- ")) at = std::min(text.find_first_not_of(' ', at + 1), text.size());
  const string_view line = text.substr(at, std::min(text.find('\n', at), text.size()) - at);
  const std::size_t colon = line.find(':');
  const std::size_t end = std::min(line.find_first_of(": \t\r"), line.size());
  Finding finding = make(
      file, at,
      colon == end ? "a space is missing after the colon of this key" : "a colon is missing after this key",
      fmt::format("write `{}: ...`, with a space after the colon", line.substr(0, end)));
  finding.place.length = static_cast<std::uint32_t>(end);
  return finding;
}

Finding not_closed(string_view text, FileId file, std::size_t open, std::size_t noticed) {
  if (const std::size_t quote = running_quote(text, noticed); quote != string_view::npos && quote > open)
    return make(file, quote, "this quoted string continues on the next line; is its closing quote missing?",
                "");
  if (const std::size_t sign = comment_over_end(text, open); sign != string_view::npos)
    return make(file, sign,
                fmt::format("this `#` begins a comment, so the `{}` before it is not closed", text[open]),
                "put a value that contains ` #` in quotes, such as \"#1f4e9c\"");
  return make(file, open, fmt::format("this `{}` is not closed, or a comma is missing in it", text[open]),
              "");
}

// Adds a note at the likely cause of an error that the parser notices later.
void add_opening(string_view text, Finding& finding) {
  constexpr std::size_t near = 2000;  // bytes: the parser accepted everything farther back
  const auto note = [&](std::size_t at, const char* words) {
    if (at == string_view::npos || finding.place.offset - at > near) return;
    finding.related.push_back({{finding.place.file, static_cast<std::uint32_t>(at), 1}, words});
  };
  const std::size_t quote = running_quote(text, finding.place.offset);
  note(quote, "this quoted string continues on the next line; is its closing quote missing?");
  if (quote == string_view::npos)
    note(open_bracket(text, finding.place.offset), "this bracket is still open");
}

}  // namespace

Finding syntax_finding(string_view text, FileId file, const SyntaxError& error) {
  const std::size_t offset = std::min(error.offset, text.size());
  const string_view indent = indentation(text, offset);
  if (const std::size_t tab = indent.find('\t'); tab != string_view::npos && !error.in_flow)
    return make(file, static_cast<std::size_t>(indent.data() - text.data()) + tab,
                "this line is indented with a tab", "indent YAML with spaces");
  const bool list_item_below =
      error.message.starts_with("illegal block entry") && !on_one_line(text, error.flow_start, offset);
  if (error.in_flow && (error.message.starts_with("end of") || list_item_below))
    return not_closed(text, file, error.flow_start, offset);
  if (error.message.starts_with("illegal EOF in scalar"))
    return make(file, opening_quote(text, error.last_good, offset), "the quote opened here is never closed",
                "");
  constexpr std::size_t near = 200;  // bytes: the next key follows shortly after a key without a colon
  if (const std::size_t key = line_without_colon(text, offset);
      error.message.starts_with("illegal map value") && key != string_view::npos && offset - key < near) {
    Finding finding = lost_colon(text, file, key);
    finding.related.push_back({{file, static_cast<std::uint32_t>(offset), 1}, "the next key is here"});
    return finding;
  }
  if (error.message.starts_with("end of")) {
    if (text.substr(offset).starts_with('-') && !text.substr(offset).starts_with("- "))
      return make(file, offset, "a space is missing after the `-` of this list item",
                  "write `- ` before the item");
    // After a lost quote, this closing quote actually opens the next text; a note reports that below.
    const bool lost_quote = running_quote(text, offset) != string_view::npos;
    if (const char end = ended_before(text, offset); end != '\0' && !lost_quote)
      return follows_an_end(file, offset, end);
  }
  const auto* known = std::ranges::find_if(
      wordings, [&](const Wording& wording) { return error.message.starts_with(wording.parser); });
  Finding finding = known != wordings.end()
                        ? make(file, offset, known->message, known->help)
                        : make(file, offset, fmt::format("this is not YAML: {}", error.message), "");
  add_opening(text, finding);
  return finding;
}

namespace {

Finding refuse(FileId id, std::string_view check, std::string message, std::size_t offset = 0,
               std::string help = {}) {
  Finding finding;
  finding.check = check;
  finding.message = std::move(message);
  finding.place = {id, static_cast<std::uint32_t>(offset), 1};
  finding.help = std::move(help);
  return finding;
}

bool is_utf16(std::string_view text) {
  return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF");
}

// C0 controls except tab and line ends, and DEL. yaml-cpp treats 0x04 as the end of the file.
bool is_control(std::string_view text, std::size_t i) {
  const auto byte = static_cast<unsigned char>(text[i]);
  if (byte == '\r') return i + 1 >= text.size() || text[i + 1] != '\n';
  return (byte < 0x20 && byte != '\t' && byte != '\n') || byte == 0x7F;
}

std::optional<std::size_t> first_control(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i)
    if (is_control(text, i)) return i;
  return std::nullopt;
}

Finding control_finding(FileId id, std::string_view text, std::size_t at) {
  if (text[at] == '\0')
    return refuse(id, "file/encoding", "this is a binary file, not a text file (it contains a zero byte)",
                  at);
  if (text[at] == '\r')
    return refuse(id, "file/encoding", "this line ends in a carriage return without a line feed", at,
                  "save the file with Unix (LF) or Windows (CRLF) line endings");
  return refuse(id, "file/encoding",
                fmt::format("the control character 0x{:02X} is not allowed in a text", text[at]), at,
                "delete it, or write it as an escape in double quotes");
}

}  // namespace

std::optional<Finding> refuse_text(const Sources::File& file, FileId id) {
  const std::string_view text = file.text;
  if (text.size() > largest_file)
    return refuse(
        id, "file/too-large",
        fmt::format("{} is larger than {} MiB, the limit for a file", file.path, largest_file >> 20U));
  if (is_utf16(text))
    return refuse(id, "file/encoding", "this text is UTF-16, not UTF-8", 0, "save the file as UTF-8");
  const auto control = first_control(text);
  const auto bad = first_bad_byte(text);
  if (control && (!bad || text[*control] == '\0' || *control < *bad))
    return control_finding(id, text, *control);
  if (bad)
    return refuse(id, "file/encoding",
                  fmt::format("the byte 0x{:02X} is not valid UTF-8", static_cast<unsigned char>(text[*bad])),
                  *bad, "save the file as UTF-8 (it may be Latin-1 or Windows-1252)");
  if (const auto nothing = first_noncharacter(text))
    return refuse(id, "file/encoding", "this is not a Unicode character", *nothing, "delete it");
  return std::nullopt;
}

}  // namespace trackwright
