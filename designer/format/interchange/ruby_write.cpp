#include "designer/format/interchange/ruby_write.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string_view>

namespace trackwright::ruby {

namespace {

using Value = RubyValue::Kind;

constexpr std::size_t widest = 110;
constexpr std::size_t indentation = 2;

RubyValue made(Value kind, std::string text) {
  RubyValue value;
  value.kind = kind;
  value.text = std::move(text);
  return value;
}

bool is_identifier(std::string_view text) {
  const auto is_word = [](unsigned char c) { return std::isalnum(c) != 0 || c == '_'; };
  return !text.empty() && std::isdigit(static_cast<unsigned char>(text[0])) == 0 &&
         std::ranges::all_of(text, is_word);
}

std::string quoted(const std::string& text) {
  const bool control = std::ranges::any_of(text, [](unsigned char c) { return c < ' '; });
  std::string all(1, control ? '"' : '\'');
  for (const char c : text) {
    if (c == '\n' || c == '\t') {
      all += c == '\n' ? "\\n" : "\\t";
      continue;
    }
    if (c == '\\' || c == all[0] || (control && c == '#')) all += '\\';
    all += c;
  }
  return all + all[0];
}

bool is_word_of(const RubyValue& value, Value kind) {
  constexpr std::string_view not_in_words = " \t\n\\[]";
  return value.kind == kind && !value.text.empty() &&
         value.text.find_first_of(not_in_words) == std::string::npos &&
         (kind == Value::Text || is_identifier(value.text));
}

std::string scalar(const RubyValue& value) {
  switch (value.kind) {
    case Value::Text:
      return quoted(value.text);
    case Value::Symbol:
      return is_identifier(value.text) ? ":" + value.text : ":" + quoted(value.text);
    case Value::Nil:
      return "nil";
    default:
      return value.text;
  }
}

// A list of words: %w[a b], %i[a b]; empty if it is none.
std::string words(const RubyValue& list, std::size_t indent, std::size_t column) {
  for (const Value kind : {Value::Text, Value::Symbol}) {
    if (list.items.empty() ||
        !std::ranges::all_of(list.items, [&](const RubyValue& one) { return is_word_of(one, kind); }))
      continue;
    std::string all = kind == Value::Text ? "%w[" : "%i[";
    std::size_t width = column + all.size();
    for (const RubyValue& one : list.items) {
      const bool first = &one == &list.items.front();
      if (!first && width + one.text.size() > widest) {
        all += "\n" + std::string(indent + indentation, ' ');
        width = indent + indentation;
      } else if (!first) {
        all += ' ';
        ++width;
      }
      all += one.text;
      width += one.text.size();
    }
    return all + "]";
  }
  return {};
}

std::string key_of(const RubyValue& key, std::size_t indent) {
  if (key.kind == Value::Symbol) return (is_identifier(key.text) ? key.text : quoted(key.text)) + ": ";
  return written(key, indent, indent) + " => ";
}

std::string on_one_line(const RubyValue& value) {
  constexpr std::size_t far = 0;
  if (value.kind == Value::List) {
    if (std::string all = words(value, far, far); !all.empty()) return all;
    std::string all = "[";
    for (const RubyValue& one : value.items) all += (all.size() > 1 ? ", " : "") + on_one_line(one);
    return all + "]";
  }
  if (value.kind != Value::Map) return scalar(value);
  if (value.items.empty()) return "{}";
  std::string all = "{ ";
  for (std::size_t i = 0; i + 1 < value.items.size(); i += 2)
    all += (i > 0 ? ", " : "") + key_of(value.items[i], far) + on_one_line(value.items[i + 1]);
  return all + " }";
}

}  // namespace

RubyValue symbol(std::string name) {
  return made(Value::Symbol, std::move(name));
}

RubyValue text(std::string value) {
  return made(Value::Text, std::move(value));
}

RubyValue number(int value) {
  return made(Value::Integer, std::to_string(value));
}

RubyValue flag(bool value) {
  return made(Value::Boolean, value ? "true" : "false");
}

RubyValue nothing() {
  return made(Value::Nil, "");
}

RubyValue list(std::vector<RubyValue> items) {
  RubyValue value = made(Value::List, "");
  value.items = std::move(items);
  return value;
}

RubyValue texts(const std::vector<std::string>& all) {
  RubyValue value = list();
  for (const std::string& one : all) value.items.push_back(text(one));
  return value;
}

RubyValue hash() {
  return made(Value::Map, "");
}

void put(RubyValue& hash, const char* key, RubyValue value) {
  put(hash, symbol(key), std::move(value));
}

void put(RubyValue& hash, RubyValue key, RubyValue value) {
  hash.items.push_back(std::move(key));
  hash.items.push_back(std::move(value));
}

std::string written(const RubyValue& value, std::size_t indent, std::size_t column) {
  if (value.kind == Value::List)
    if (std::string all = words(value, indent, column); !all.empty()) return all;
  const std::string line = on_one_line(value);
  const bool long_value = column + line.size() > widest || line.find('\n') != std::string::npos;
  if (!long_value || value.items.empty()) return line;
  const std::string blanks(indent + indentation, ' ');
  const bool map = value.kind == Value::Map;
  std::string all = map ? "{" : "[";
  for (std::size_t i = 0; i + (map ? 1 : 0) < value.items.size(); i += map ? 2 : 1) {
    const std::string key = map ? key_of(value.items[i], indent + indentation) : std::string();
    const RubyValue& one = value.items[map ? i + 1 : i];
    all += "\n" + blanks + key + written(one, indent + indentation, indent + indentation + key.size()) + ",";
  }
  return all + "\n" + std::string(indent, ' ') + (map ? "}" : "]");
}

std::string constant(const std::string& name, const RubyValue& value, std::size_t indent) {
  const bool collection = value.kind == Value::List || value.kind == Value::Map;
  return fmt::format("{}{} = {}{}\n", std::string(indent, ' '), name,
                     written(value, indent, indent + name.size() + 3), collection ? ".freeze" : "");
}

}  // namespace trackwright::ruby
