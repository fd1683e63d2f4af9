#include "designer/format/yaml/write.h"

#include <fmt/format.h>

#include <algorithm>

#include "designer/format/schema/words.h"
#include "designer/format/text/utf8.h"
#include "designer/format/yaml/scalar.h"

namespace trackwright {

namespace {

constexpr std::size_t longest_line = 110;
constexpr std::size_t longest_key = 1000;  // YAML: 1024 letters before the colon, quotes included
constexpr std::string_view byte_order_mark = "\uFEFF";  // would vanish at the start of a file

bool is_scalar_node(const Node& node) {
  return node.kind != Node::Kind::Sequence && node.kind != Node::Kind::Mapping;
}

// Whether the text means itself without quotes, within [ ] and { } too.
bool is_plain(std::string_view text) {
  constexpr std::string_view openers = "-?:,[]{}#&*!|>'\"%@`";
  constexpr std::string_view unsafe = ",[]{}?";  // `?` ends a text within brackets for yaml-cpp
  if (text.empty() || openers.find(text.front()) != std::string_view::npos) return false;
  if (text.front() == ' ' || text.back() == ' ' || text.back() == ':' || text.starts_with("..."))
    return false;
  if (text.find(byte_order_mark) != std::string_view::npos) return false;
  if (text.find(": ") != std::string_view::npos || text.find(" #") != std::string_view::npos) return false;
  return std::none_of(text.begin(), text.end(), [&](char c) {
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

std::string key_text(const Entry& entry) {
  return is_plain(entry.key) && entry.key != "<<" ? entry.key : in_quotes(entry.key);
}

std::string scalar_text(const Node& node) {
  if (node.kind == Node::Kind::Null) return "null";
  if (node.kind != Node::Kind::String) return node.text;
  return is_plain(node.text) && plain_kind(node.text) == Node::Kind::String ? node.text
                                                                            : in_quotes(node.text);
}

// In one line, or nothing where that would be longer than `room`.
std::string in_line(const Node& node, std::size_t room) {
  if (is_scalar_node(node)) return scalar_text(node);
  const bool list = node.kind == Node::Kind::Sequence;
  std::string text = list ? "[" : "{";
  const auto add = [&](const std::string& part) {
    if (text.size() > 1) text += ", ";
    text += part;
    return !part.empty() && text.size() < room;
  };
  for (const Node& item : node.items)
    if (!add(in_line(item, room))) return {};
  for (const Entry& entry : node.entries) {
    const std::string value = in_line(entry.value, room);
    if (value.empty() || !add(key_text(entry) + ": " + value)) return {};
  }
  return text + (list ? "]" : "}");
}

void write_block(std::string& out, const Node& node, std::size_t indent);

// What follows "key:" or "-".
void write_value(std::string& out, const Node& node, std::size_t indent, std::size_t used) {
  const std::string line = in_line(node, longest_line - std::min(longest_line, used));
  if (!line.empty()) {
    out += " " + line + "\n";
    return;
  }
  out += "\n";
  write_block(out, node, indent);
}

void write_block(std::string& out, const Node& node, std::size_t indent) {
  const std::string margin(indent, ' ');
  for (const Node& item : node.items) {
    out += margin + "-";
    write_value(out, item, indent + 2, indent + 2);
  }
  for (const Entry& entry : node.entries) {
    const std::string key = key_text(entry);
    // A key longer than YAML lets stand by itself is announced.
    out += key.size() > longest_key ? margin + "? " + key + "\n" + margin + ":" : margin + key + ":";
    write_value(out, entry.value, indent + 2, indent + key.size() + 2);
  }
}

std::string json_text(std::string_view text) {
  std::string quoted = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\')
      quoted += std::string("\\") + c;
    else if (byte < 0x20)
      quoted += fmt::format("\\u{:04x}", byte);
    else
      quoted += c;
  }
  return quoted + "\"";
}

std::string json_scalar(const Node& node) {
  if (node.kind == Node::Kind::Null) return "null";
  if (node.kind == Node::Kind::Boolean)
    return node.text.front() == 't' || node.text.front() == 'T' ? "true" : "false";
  if (const auto number = number_value(node); number && std::abs(*number) < 1e15)
    return fmt::format("{}", *number);
  return json_text(node.text);
}

void write_json(std::string& out, const Node& node, std::size_t indent) {
  if (is_scalar_node(node)) {
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
  std::string out;
  if (is_scalar_node(node) || (node.items.empty() && node.entries.empty()))
    out = in_line(node, longest_line) + "\n";
  else
    write_block(out, node, 0);
  return out;
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
