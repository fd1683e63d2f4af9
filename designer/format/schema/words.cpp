#include "designer/format/schema/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <limits>
#include <nlohmann/json.hpp>

#include "designer/format/text/utf8.h"
#include "engine/base/words.h"

namespace trackwright {

namespace {

constexpr std::size_t longest_quote = 60;
// "string" is last, as the type of all other values.
constexpr std::array<std::string_view, 7> type_words{"object",  "array",  "null",  "boolean",
                                                     "integer", "number", "string"};

bool is_decimal(std::string_view text) {
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

bool is_scalar_kind(Node::Kind kind) {
  return kind != Node::Kind::Sequence && kind != Node::Kind::Mapping;
}

// Returns the word that a pattern such as `^unlimited$` requires.
std::optional<std::string> single_word(const nlohmann::json& schema) {
  const auto pattern = schema.find("pattern");
  if (pattern == schema.end()) return std::nullopt;
  const std::string text = pattern->get<std::string>();
  if (text.size() < 3 || text.front() != '^' || text.back() != '$') return std::nullopt;
  const std::string word = text.substr(1, text.size() - 2);
  const bool plain = std::ranges::all_of(word, [](unsigned char c) { return std::isalpha(c) != 0; });
  return plain ? std::optional(word) : std::nullopt;
}

std::string type_name(const std::string& type, const nlohmann::json& schema) {
  if (type == "integer") return "a whole number";
  if (type == "number") return "a number";
  if (type == "boolean") return "true or false";
  if (type == "object") return "a mapping";
  if (type == "array") return "a list";
  if (type == "null") return "empty";
  if (const auto word = single_word(schema)) return in_ticks(*word);
  return "a text";
}

}  // namespace

std::string in_ticks(std::string_view text) {
  std::string shown;
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++count) {
    if (count == longest_quote) return "`" + shown + "\u2026`";
    const std::size_t length = std::max<std::size_t>(1, character_length(text.substr(i)));
    shown += text[i] == '\n' || text[i] == '\t' ? std::string(" ") : std::string(text.substr(i, length));
    i += length;
  }
  return "`" + shown + "`";
}

std::string describe(const Subject& subject) {
  if (subject.key.empty()) return subject.item ? "each item" : "the file";
  return subject.item ? fmt::format("each item of {}", in_ticks(subject.key)) : in_ticks(subject.key);
}

std::string describe_value(const Node& node) {
  switch (node.kind) {
    case Node::Kind::Null:
      return "empty";
    case Node::Kind::Boolean:
      return node.text;
    case Node::Kind::Integer:
    case Node::Kind::Real:
      return "the number " + node.text;
    case Node::Kind::String:
      return node.text.empty() ? "an empty text" : "the text " + in_ticks(node.text);
    case Node::Kind::Sequence:
      return "a list";
    case Node::Kind::Mapping:
      return "a mapping";
  }
  return {};
}

std::optional<double> number_value(const Node& node) {
  if (node.kind != Node::Kind::Integer && node.kind != Node::Kind::Real) return std::nullopt;
  double value = 0;
  const char* end = node.text.data() + node.text.size();
  const auto read = std::from_chars(node.text.data(), end, value);
  if (read.ptr != end) return std::nullopt;
  if (read.ec == std::errc::result_out_of_range)
    return node.text.starts_with('-') ? -std::numeric_limits<double>::infinity()
                                      : std::numeric_limits<double>::infinity();
  return read.ec == std::errc() ? std::optional(value) : std::nullopt;
}

bool has_type(const Node& node, std::string_view type) {
  if (type == "object") return node.kind == Node::Kind::Mapping;
  if (type == "array") return node.kind == Node::Kind::Sequence;
  if (type == "null") return node.kind == Node::Kind::Null;
  if (type == "boolean") return node.kind == Node::Kind::Boolean;
  if (type == "integer") return node.kind == Node::Kind::Integer && is_decimal(node.text);
  if (type == "number") return number_value(node).has_value();
  if (node.kind == Node::Kind::String) return true;
  const bool number_kind = node.kind == Node::Kind::Integer || node.kind == Node::Kind::Real;
  return is_scalar_kind(node.kind) && number_kind && !number_value(node);
}

unsigned type_bit(std::string_view type) {
  for (std::size_t i = 0; i < type_words.size(); ++i)
    if (type == type_words.at(i)) return 1U << i;
  return 1U << (type_words.size() - 1);
}

unsigned types_of(const Node& node) {
  switch (node.kind) {
    case Node::Kind::Mapping:
      return type_bit("object");
    case Node::Kind::Sequence:
      return type_bit("array");
    case Node::Kind::Null:
      return type_bit("null");
    case Node::Kind::Boolean:
      return type_bit("boolean");
    case Node::Kind::String:
      return type_bit("string");
    default:
      return (has_type(node, "integer") ? type_bit("integer") : 0U) |
             type_bit(has_type(node, "number") ? "number" : "string");
  }
}

std::string describe_types(const nlohmann::json& schema) {
  const auto type = schema.find("type");
  if (type == schema.end()) return "something else";
  std::vector<std::string> names;
  if (type->is_string()) names.push_back(type_name(type->get<std::string>(), schema));
  if (type->is_array())
    for (const auto& one : *type) names.push_back(type_name(one.get<std::string>(), schema));
  return listed(names, "or");
}

}  // namespace trackwright
