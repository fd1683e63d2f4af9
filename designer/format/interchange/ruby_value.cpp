#include "designer/format/interchange/ruby_value.h"

#include <algorithm>

namespace trackwright {

using Value = RubyValue::Kind;

bool is_ruby_scalar(const RubyValue& value) {
  return value.kind == Value::Boolean || value.kind == Value::Integer || value.kind == Value::Real ||
         value.kind == Value::Text || value.kind == Value::Symbol;
}

// The last of two equal keys counts.
const RubyValue* ruby_find(const RubyValue& map, std::string_view key) {
  if (map.kind != Value::Map) return nullptr;
  for (std::size_t i = map.items.size(); i >= 2; i -= 2)
    if (is_ruby_scalar(map.items[i - 2]) && map.items[i - 2].text == key) return &map.items[i - 1];
  return nullptr;
}

std::string ruby_text(const RubyValue* value) {
  return value != nullptr && is_ruby_scalar(*value) ? value->text : std::string();
}

bool same_ruby(const RubyValue& a, const RubyValue& b) {
  return a.kind == b.kind && a.text == b.text && std::ranges::equal(a.items, b.items, same_ruby);
}

RubySize size_of_ruby(const RubyValue& value) {
  constexpr std::size_t text_of_one_value = 32;
  RubySize size{1 + value.text.size() / text_of_one_value, 0};
  for (const RubyValue& item : value.items) {
    const RubySize inner = size_of_ruby(item);
    size.values += inner.values;
    size.levels = std::max(size.levels, inner.levels + 1);
  }
  return size;
}

std::string ruby_words_for(const RubyValue& value) {
  if (is_ruby_scalar(value) || value.kind == Value::Name) return "`" + value.text + "`";
  return value.kind == Value::Map ? "`{...}`" : value.kind == Value::List ? "`[...]`" : "`nil`";
}

}  // namespace trackwright
