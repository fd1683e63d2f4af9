#include "designer/load/yaml_errors.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace trackwright {

namespace {

using std::string_view;

struct Wording {
  string_view parser;  // how the parser's message begins
  string_view message;
  string_view help;
};

constexpr string_view check_indent = "check the indentation of this line against the lines above it";

constexpr std::array<Wording, 20> wordings = {{
    {"illegal map value", "a `:` stands where no key can be",
     "a value that holds `: ` needs quotes; a key must stand in line with its neighbours"},
    {"illegal map key", "a key cannot stand here", check_indent},
    {"illegal block entry", "a list item (`- `) cannot stand here", check_indent},
    {"end of map not found", "this does not fit the mapping it stands in", check_indent},
    {"end of sequence not found", "this does not fit the list it stands in", check_indent},
    {"illegal flow end", "this bracket closes nothing, or not the bracket that is open", ""},
    {"illegal EOF in scalar", "a quote is opened here and never closed", ""},
    {"illegal document indicator", "a document marker stands inside a quoted text",
     "close the quote before the marker"},
    {"unknown token", "a value cannot begin with this character", "put the value between quotes"},
    {"unknown escape character", "this escape is not known in a text between double quotes",
     "write `\\\\` for a backslash, or use single quotes"},
    {"bad character found while scanning hex", "an escape by number needs hexadecimal digits", ""},
    {"invalid unicode", "this escape names no character", ""},
    {"the referenced anchor", "this alias names an anchor that is not defined above",
     "a value that begins with `*` needs quotes"},
    {"alias not found", "`*` begins an alias, but no name follows", "put the value between quotes"},
    {"anchor not found", "`&` begins an anchor, but no name follows", "put the value between quotes"},
    {"illegal character found while scanning alias", "this character cannot stand in the name of an alias",
     "a value that begins with `*` needs quotes"},
    {"illegal character found while scanning anchor", "this character cannot stand in the name of an anchor",
     "a value that begins with `&` needs quotes"},
    {"aliases can't have any content", "an alias cannot have a tag or an anchor of its own", ""},
    {"cannot set zero indentation", "a block of text cannot be indented by zero", ""},
    {"unexpected character in block", "nothing can follow `|` or `>` in its line",
     "begin the text in the next line"},
}};

Finding make(FileId file, std::size_t offset, string_view message, string_view help) {
  Finding finding;
  finding.check = "file/syntax";
  finding.message = message;
  finding.help = help;
  finding.place = {file, static_cast<std::uint32_t>(offset), 1};
  return finding;
}

// The line that holds `offset`, up to its first character that is no blank.
string_view indentation(string_view text, std::size_t offset) {
  const std::size_t feed = offset == 0 ? string_view::npos : text.rfind('\n', offset - 1);
  const std::size_t start = feed == string_view::npos ? 0 : feed + 1;
  const std::size_t end = std::min(text.find_first_not_of(" \t", start), text.size());
  return text.substr(start, end - start);
}

// The first quote from `from` on that can open a scalar.
std::size_t opening_quote(string_view text, std::size_t from, std::size_t fallback) {
  for (std::size_t i = from; i < text.size(); ++i) {
    const bool begins = i == 0 || string_view(" \t\r\n[{,:").find(text[i - 1]) != string_view::npos;
    if (begins && (text[i] == '"' || text[i] == '\'')) return i;
  }
  return fallback;
}

}  // namespace

Finding syntax_finding(string_view text, FileId file, const SyntaxError& error) {
  const std::size_t offset = std::min(error.offset, text.size());
  const string_view indent = indentation(text, offset);
  if (const std::size_t tab = indent.find('\t'); tab != string_view::npos && !error.in_flow)
    return make(file, static_cast<std::size_t>(indent.data() - text.data()) + tab,
                "this line is indented with a tab", "YAML is indented with spaces");
  if (error.in_flow && error.message.starts_with("end of"))
    return make(file, error.flow_start,
                fmt::format("this `{}` is not closed, or a comma is missing in it", text[error.flow_start]),
                "");
  if (error.message.starts_with("illegal EOF in scalar"))
    return make(file, opening_quote(text, error.last_good, offset), "a quote is opened here and never closed",
                "");
  const auto* known = std::find_if(wordings.begin(), wordings.end(), [&](const Wording& wording) {
    return error.message.starts_with(wording.parser);
  });
  if (known != wordings.end()) return make(file, offset, known->message, known->help);
  return make(file, offset, fmt::format("this is not YAML: {}", error.message), "");
}

}  // namespace trackwright
