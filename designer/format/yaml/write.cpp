#include "designer/format/yaml/write.h"

#include <cmath>

#include <fmt/format.h>

#include "designer/format/schema/words.h"
#include "designer/format/yaml/emit.h"

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
