#include "designer/format/interchange/ruby_calls.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/base/words.h"

namespace trackwright {

namespace {

using Value = RubyValue::Kind;
using Values = std::vector<RubyValue>;

constexpr long most_repeated = 100'000;  // values

std::optional<long> number_of(const RubyValue& value) {
  return value.kind == Value::Integer ? number_in<long>(value.text) : std::nullopt;
}

RubyValue with_number(const RubyValue& like, long number) {
  RubyValue value;
  value.kind = Value::Integer;
  value.text = std::to_string(number);
  value.place = like.place;
  return value;
}

std::optional<RubyValue> repeated(const RubyValue& value, long times) {
  const auto each = static_cast<long>(size_of_ruby(value).values);
  if (times < 0 || times > most_repeated || each * times > most_repeated) return std::nullopt;
  RubyValue all = value;
  all.items.clear();
  all.text.clear();
  for (long i = 0; i < times; ++i) {
    all.text += value.text;
    all.items.insert(all.items.end(), value.items.begin(), value.items.end());
  }
  return all;
}

std::optional<RubyValue> arithmetic(const std::string& method, const RubyValue& a, const RubyValue& b) {
  const auto x = number_of(a);
  const auto y = number_of(b);
  if (!x || !y) return std::nullopt;
  if (method == "+") return with_number(a, *x + *y);
  if (method == "-") return with_number(a, *x - *y);
  return with_number(a, *x * *y);
}

std::optional<RubyValue> binary(const std::string& method, RubyValue& a, RubyValue& b) {
  if (auto number = arithmetic(method, a, b)) return number;
  if (method == "*") {
    const auto times = number_of(b);
    if (times && (a.kind == Value::Text || a.kind == Value::List)) return repeated(a, *times);
    return std::nullopt;
  }
  if (method == "+" && a.kind == Value::Text && b.kind == Value::Text) {
    a.text += b.text;
    return std::move(a);
  }
  if (a.kind != Value::List || b.kind != Value::List) return std::nullopt;
  const auto has = [](const RubyValue& list, const RubyValue& one) {
    return std::ranges::any_of(list.items, [&](const RubyValue& other) { return same_ruby(one, other); });
  };
  if (method == "-") {
    std::erase_if(a.items, [&](const RubyValue& one) { return has(b, one); });
    return std::move(a);
  }
  for (RubyValue& one : b.items)
    if (method == "+" || !has(a, one)) a.items.push_back(std::move(one));
  return std::move(a);
}

std::optional<RubyValue> list_of(const std::string& method, RubyValue& value) {
  if (value.kind == Value::Map) {
    RubyValue list;
    list.kind = Value::List;
    list.place = value.place;
    for (std::size_t i = method == "keys" ? 0 : 1; i < value.items.size(); i += 2)
      list.items.push_back(std::move(value.items[i]));
    return list;
  }
  return std::nullopt;
}

std::optional<RubyValue> chosen(const std::string& method, RubyValue& map, const Values& keys) {
  if (map.kind != Value::Map) return std::nullopt;
  RubyValue kept = map;
  kept.items.clear();
  for (std::size_t i = 0; i + 1 < map.items.size(); i += 2) {
    const bool named = std::any_of(keys.begin() + 1, keys.end(),
                                   [&](const RubyValue& key) { return same_ruby(key, map.items[i]); });
    if (named != (method == "slice")) continue;
    kept.items.push_back(map.items[i]);
    kept.items.push_back(map.items[i + 1]);
  }
  return kept;
}

std::optional<RubyValue> on_list(const std::string& method, RubyValue& value) {
  if (value.kind != Value::List) return std::nullopt;
  if (method == "reverse") std::ranges::reverse(value.items);
  if (method == "compact")
    std::erase_if(value.items, [](const RubyValue& v) { return v.kind == Value::Nil; });
  if (method == "flatten") {
    Values flat;
    for (RubyValue& one : value.items)
      if (one.kind == Value::List)
        flat.insert(flat.end(), one.items.begin(), one.items.end());
      else
        flat.push_back(std::move(one));
    value.items = std::move(flat);
  }
  if (method == "uniq") {
    Values kept;
    for (RubyValue& one : value.items)
      if (std::ranges::none_of(kept, [&](const RubyValue& other) { return same_ruby(one, other); }))
        kept.push_back(std::move(one));
    value.items = std::move(kept);
  }
  return std::move(value);
}

std::optional<RubyValue> merged(Values& values) {
  RubyValue& map = values.front();
  if (map.kind == Value::List && values.size() == 2) return binary("+", values[0], values[1]);  // concat
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (map.kind != Value::Map || values[i].kind != Value::Map) return std::nullopt;
    for (std::size_t j = 0; j + 1 < values[i].items.size(); j += 2)
      put_ruby(map, values[i].items[j], std::move(values[i].items[j + 1]));
  }
  return std::move(map);
}

std::optional<RubyValue> indexed(const RubyValue& value, const RubyValue& index) {
  if (value.kind == Value::Map) {
    for (std::size_t i = 0; i + 1 < value.items.size(); i += 2)
      if (same_ruby(value.items[i], index)) return value.items[i + 1];
    return RubyValue{};
  }
  const auto number = number_of(index);
  if (value.kind != Value::List || !number || *number < 0 || *number >= std::ssize(value.items))
    return std::nullopt;
  return value.items[static_cast<std::size_t>(*number)];
}

std::optional<RubyValue> joined_texts(Values& values) {
  for (std::size_t i = 1; i < values.size(); ++i) {
    if (!is_ruby_scalar(values[i])) return std::nullopt;
    values.front().text += values[i].text;
  }
  return std::move(values.front());
}

// Array.new(8, 10)
std::optional<RubyValue> made(Values& values) {
  if (values.size() != 3 || values[0].text != "Array") return std::nullopt;
  const auto times = number_of(values[1]);
  RubyValue list;
  list.kind = Value::List;
  list.place = values[1].place;
  list.items.push_back(values[2]);
  return times ? repeated(list, *times) : std::nullopt;
}

}  // namespace

void put_ruby(RubyValue& map, const RubyValue& key, RubyValue value) {
  for (std::size_t i = 0; i + 1 < map.items.size(); i += 2)
    if (same_ruby(map.items[i], key)) {
      map.items[i + 1] = std::move(value);
      return;
    }
  map.items.push_back(key);
  map.items.push_back(std::move(value));
}

std::optional<RubyValue> call_ruby(const std::string& method, std::vector<RubyValue> values) {
  if (method == "+" || method == "-" || method == "*" || method == "|")
    return values.size() == 2 ? binary(method, values[0], values[1]) : std::nullopt;
  if (method == "join") return joined_texts(values);
  if (method == "[]") return values.size() == 2 ? indexed(values[0], values[1]) : std::nullopt;
  if (method == "new") return made(values);
  if (method == "merge" || method == "concat") return merged(values);
  if (method == "slice" || method == "except") return chosen(method, values.front(), values);
  if (values.size() != 1) return std::nullopt;
  RubyValue& value = values.front();
  if (method == "keys" || method == "values") return list_of(method, value);
  if (method == "reverse" || method == "compact" || method == "flatten" || method == "uniq")
    return on_list(method, value);
  if (method == "to_s" || method == "to_sym") {
    if (!is_ruby_scalar(value)) return std::nullopt;
    value.kind = method == "to_s" ? Value::Text : Value::Symbol;
  }
  return std::move(value);  // to_h, to_a, clone, deep_dup
}

}  // namespace trackwright
