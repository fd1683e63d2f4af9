#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "designer/format/schema/words.h"
#include "designer/format/yaml/scalar.h"
#include "designer/format/yaml/write.h"

namespace trackwright {

namespace {

std::string json_text(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\')
      quoted += std::string("\\") + c;
    else if (c == '\n')
      quoted += "\\n";
    else if (byte < 0x20 || byte == 0x7F)
      quoted += fmt::format("\\u{:04x}", byte);
    else
      quoted += c;
  }
  return quoted + "\"";
}

// True for a number as JSON writes it: 1.10, but not 007 or .5.
bool is_json_number(std::string_view text) {
  std::size_t at = text.starts_with('-') ? 1 : 0;
  const auto digits = [&] {
    const std::size_t begin = at;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9') ++at;
    return at > begin;
  };
  const std::size_t first = at;
  if (!digits() || (text[first] == '0' && at > first + 1)) return false;
  if (at < text.size() && text[at] == '.' && (++at, !digits())) return false;
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    ++at;
    if (at < text.size() && (text[at] == '+' || text[at] == '-')) ++at;
    if (!digits()) return false;
  }
  return at == text.size();
}

std::string json_scalar(const Node& node) {
  if (node.kind == Node::Kind::Null) return "null";
  if (node.kind == Node::Kind::Boolean)
    return node.text.front() == 't' || node.text.front() == 'T' ? "true" : "false";
  if (const auto number = number_value(node); number && std::abs(*number) < 1e15)
    return is_json_number(node.text) ? node.text : fmt::format("{}", *number);
  return json_text(node.text);
}

void write_json(std::string& out, const Node& node, std::size_t indent) {
  if ((node.kind != Node::Kind::Sequence && node.kind != Node::Kind::Mapping)) {
    out += json_scalar(node);
    return;
  }
  const bool list = node.kind == Node::Kind::Sequence;
  const std::string margin = "\n" + std::string(indent + 2, ' ');
  out += list ? '[' : '{';
  bool first = true;
  const auto separate = [&] {
    out += first ? margin : "," + margin;
    first = false;
  };
  for (const Node& item : node.items) {
    separate();
    write_json(out, item, indent + 2);
  }
  for (const Entry& entry : node.entries) {
    separate();
    out += json_text(entry.key) + ": ";
    write_json(out, entry.value, indent + 2);
  }
  if (!first) out += "\n" + std::string(indent, ' ');
  out += list ? ']' : '}';
}

}  // namespace

std::string write_yaml(const Node& node) {
  if (node.items.empty() && node.entries.empty()) return yaml::in_line(node) + "\n";
  return (node.replace ? "!replace\n" : "") + yaml::in_lines(node, 0);
}

std::string write_json(const std::vector<std::pair<std::string, Node>>& files) {
  Node root;
  root.kind = Node::Kind::Mapping;
  for (const auto& [name, tree] : files) {
    Entry entry;
    entry.key = name.substr(0, name.rfind('.'));
    entry.value = tree;
    root.entries.push_back(std::move(entry));
  }
  std::string out;
  write_json(out, root, 0);
  return out + "\n";
}

}  // namespace trackwright

namespace trackwright::yaml {

namespace {

constexpr std::size_t longest_key = 1000;  // YAML allows 1024 characters before the colon, quotes included
constexpr std::string_view byte_order_mark = "\uFEFF";  // would vanish at the start of a file

// Whether the text can be written without quotes, even within [ ] and { }.
bool is_plain(std::string_view text) {
  constexpr std::string_view openers = "-?:,[]{}#&*!|>'\"%@`";
  constexpr std::string_view unsafe = ",[]{}?";  // `?` ends a text within brackets in yaml-cpp
  if (text.empty() || openers.find(text.front()) != std::string_view::npos) return false;
  if (text.front() == ' ' || text.back() == ' ' || text.back() == ':' || text.starts_with("..."))
    return false;
  if (text.find(byte_order_mark) != std::string_view::npos) return false;
  if (text.find(": ") != std::string_view::npos || text.find(" #") != std::string_view::npos) return false;
  return std::ranges::none_of(text, [&](char c) {
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7F || unsafe.find(c) != std::string_view::npos;
  });
}

std::string in_quotes(std::string_view text) {
  std::string quoted = "\"";
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const auto byte = static_cast<unsigned char>(c);
    if (text.substr(i).starts_with(byte_order_mark)) {
      quoted += "\\uFEFF";
      i += byte_order_mark.size() - 1;
    } else if (c == '"' || c == '\\')
      quoted += std::string("\\") + c;
    else if (c == '\n')
      quoted += "\\n";
    else if (byte < 0x20 || byte == 0x7F)
      quoted += fmt::format("\\x{:02X}", byte);
    else
      quoted += c;
  }
  return quoted + "\"";
}

// Single quotes can only escape a quote, by doubling it.
bool fits_single_quotes(std::string_view text) {
  return text.find(byte_order_mark) == std::string_view::npos &&
         std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

std::string in_single_quotes(std::string_view text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("''") : std::string(1, c);
  return quoted + "'";
}

std::string styled(std::string_view text, Style style, bool plain) {
  if (style == Style::Plain && plain) return std::string(text);
  return style == Style::Single && fits_single_quotes(text) ? in_single_quotes(text) : in_quotes(text);
}

// Returns the text after "key:" or "-".
std::string value_text(const Node& node, std::size_t indent, std::size_t used) {
  const std::string line = in_line(node, longest_line - std::min(longest_line, used));
  if (!line.empty()) return " " + line + "\n";
  return (node.replace ? std::string(" !replace\n") : "\n") + in_lines(node, indent);
}

}  // namespace

std::string key_text(std::string_view key, Style style) {
  return styled(key, style, is_plain(key) && key != "<<");
}

std::string scalar_text(const Node& node, Style style) {
  if (node.kind == Node::Kind::Null) return "null";
  if (node.kind != Node::Kind::String) return node.text;
  return styled(node.text, style, is_plain(node.text) && plain_kind(node.text) == Node::Kind::String);
}

std::string in_line(const Node& node, std::size_t room) {
  const bool list = node.kind == Node::Kind::Sequence;
  std::string text = node.replace ? std::string("!replace ") : "";
  if (!list && node.kind != Node::Kind::Mapping) return text + scalar_text(node);
  text += list ? '[' : '{';
  bool first = true;
  const auto add = [&](const std::string& part) {
    if (!std::exchange(first, false)) text += ", ";
    text += part;
    return !part.empty() && text.size() < room;
  };
  for (const Node& item : node.items)
    if (!add(in_line(item, room))) return {};
  for (const Entry& entry : node.entries) {
    const std::string value = in_line(entry.value, room);
    if (value.empty() || !add(key_text(entry.key) + ": " + value)) return {};
  }
  return text + (list ? "]" : "}");
}

std::string in_lines(const Node& node, std::size_t indent) {
  const std::string margin(indent, ' ');
  std::string out;
  for (const Node& item : node.items) out += margin + "-" + value_text(item, indent + 2, indent + 2);
  for (const Entry& entry : node.entries) {
    const std::string key = key_text(entry.key);
    // A key beyond the length limit of YAML needs the explicit form `? key`.
    out += key.size() > longest_key ? margin + "? " + key + "\n" + margin + ":" : margin + key + ":";
    out += value_text(entry.value, indent + 2, indent + key.size() + 2);
  }
  return out;
}

}  // namespace trackwright::yaml
