#include "designer/format/interchange/ruby_literals.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

namespace trackwright {

namespace {

using Value = RubyValue::Kind;
using Token = RubyToken::Kind;

// The methods that change nothing here, and those that ruby_constants.cpp computes.
constexpr auto known_calls = std::to_array<std::string_view>(
    {"freeze", "dup", "clone", "deep_dup", "to_h", "to_a", "merge", "keys", "values", "new", "compact",
     "reverse", "flatten", "uniq", "to_sym", "to_s", "concat", "except", "slice"});

bool is_known_call(std::string_view name) {
  return std::ranges::find(known_calls, name) != known_calls.end();
}

// An operator with its two operands; it stands where the first one begins.
RubyValue joined_by(RubyValue by, RubyValue first, RubyValue second) {
  by.place = first.place;
  by.items.push_back(std::move(first));
  by.items.push_back(std::move(second));
  return by;
}

}  // namespace

std::optional<RubyValue> RubyLiterals::read(std::size_t& at) {
  at_ = at;
  auto value = expression();
  at = at_;
  return value;
}

Place RubyLiterals::place_of(std::size_t token) const {
  return {file_, static_cast<std::uint32_t>(tokens_[token].offset),
          static_cast<std::uint32_t>(tokens_[token].length)};
}

bool RubyLiterals::accept(std::string_view op) {
  if (!is_ruby_operator(here(), op)) return false;
  ++at_;
  return true;
}

void RubyLiterals::skip_lines() {
  while (here().kind == Token::NewLine) ++at_;
}

RubyValue RubyLiterals::made(Value kind, std::string text) const {
  RubyValue value;
  value.kind = kind;
  value.text = std::move(text);
  value.place = place_of(at_);
  return value;
}

std::optional<RubyValue> RubyLiterals::expression() {
  auto first = sum();
  if (!first) return std::nullopt;
  if (!is_ruby_operator(here(), "..") && !is_ruby_operator(here(), "...")) return first;
  RubyValue range = made(Value::Range, here().text);
  ++at_;
  auto last = sum();
  if (!last) return std::nullopt;
  return joined_by(std::move(range), std::move(*first), std::move(*last));
}

std::optional<RubyValue> RubyLiterals::sum() {
  auto value = product();
  while (value &&
         (is_ruby_operator(here(), "+") || is_ruby_operator(here(), "-") || is_ruby_operator(here(), "|"))) {
    RubyValue call = made(Value::Call, here().text);
    ++at_;
    skip_lines();
    auto other = product();
    if (!other) return std::nullopt;
    value = joined_by(std::move(call), std::move(*value), std::move(*other));
  }
  return value;
}

std::optional<RubyValue> RubyLiterals::product() {
  auto value = operand();
  while (value && is_ruby_operator(here(), "*")) {
    RubyValue call = made(Value::Call, "*");
    ++at_;
    auto other = operand();
    if (!other) return std::nullopt;
    value = joined_by(std::move(call), std::move(*value), std::move(*other));
  }
  return value;
}

std::optional<RubyValue> RubyLiterals::operand() {
  const Place place = place_of(at_);
  if (accept("-")) {
    auto value = operand();
    if (!value || (value->kind != Value::Integer && value->kind != Value::Real)) return std::nullopt;
    value->text = value->text.starts_with('-') ? value->text.substr(1) : "-" + value->text;
    value->place = place;
    return value;
  }
  std::optional<RubyValue> value;
  if (is_ruby_operator(here(), "[")) {
    value = members(Value::List, "]");
  } else if (is_ruby_operator(here(), "{")) {
    value = members(Value::Map, "}");
  } else if (accept("(")) {
    skip_lines();
    value = expression();
    skip_lines();
    if (!value || !accept(")")) return std::nullopt;
  } else {
    value = here().kind == Token::Constant || is_ruby_operator(here(), "::") ? name() : scalar();
  }
  if (!value) return std::nullopt;
  return with_calls(std::move(*value));
}

std::optional<RubyValue> RubyLiterals::scalar() {
  const RubyToken& token = here();
  if (!token.plain) return std::nullopt;
  if (token.kind == Token::Text) return texts();
  std::optional<RubyValue> value;
  switch (token.kind) {
    case Token::Integer:
      value = made(Value::Integer, token.text);
      break;
    case Token::Real:
      value = made(Value::Real, token.text);
      break;
    case Token::Symbol:
      value = made(Value::Symbol, token.text);
      break;
    case Token::Words:
    case Token::Symbols:
      value = made(Value::List, "");
      for (const std::string& word : token.words)
        value->items.push_back(made(token.kind == Token::Words ? Value::Text : Value::Symbol, word));
      break;
    case Token::Keyword:
      if (token.text == "nil") value = made(Value::Nil, "");
      if (token.text == "true" || token.text == "false") value = made(Value::Boolean, token.text);
      break;
    default:
      break;
  }
  if (value) ++at_;
  return value;
}

// Texts beside each other are one text; constants in them are added with `+`.
std::optional<RubyValue> RubyLiterals::texts() {
  std::vector<RubyValue> parts{made(Value::Text, "")};
  for (; here().kind == Token::Text; ++at_) {
    if (!here().plain) return std::nullopt;
    std::size_t from = 0;
    for (const RubyInsert& insert : here().inserts) {
      parts.back().text += here().text.substr(from, insert.offset - from);
      from = insert.offset;
      RubyValue text = made(Value::Call, "to_s");
      text.items.push_back(made(Value::Name, insert.name));
      parts.push_back(std::move(text));
      parts.push_back(made(Value::Text, ""));
    }
    parts.back().text += here().text.substr(from);
  }
  if (parts.size() == 1) return std::move(parts.front());
  RubyValue all = made(Value::Call, "join");
  all.place = parts.front().place;
  all.items = std::move(parts);
  return all;
}

// A::B::C
std::optional<RubyValue> RubyLiterals::name() {
  RubyValue value = made(Value::Name, "");
  accept("::");
  while (here().kind == Token::Constant) {
    value.text += (value.text.empty() ? "" : "::") + here().text;
    ++at_;
    if (!is_ruby_operator(here(), "::")) return value;
    ++at_;
  }
  return std::nullopt;
}

std::optional<RubyValue> RubyLiterals::with_calls(RubyValue value) {
  while (true) {
    if (is_ruby_operator(here(), "[") && !here().after_space) {
      RubyValue call = made(Value::Call, "[]");
      ++at_;
      auto index = expression();
      if (!index || !accept("]")) return std::nullopt;
      call.items.push_back(std::move(value));
      call.items.push_back(std::move(*index));
      value = std::move(call);
      continue;
    }
    if (!is_ruby_operator(here(), ".")) return value;
    const std::size_t dot = at_++;
    if (here().kind != Token::Name || !is_known_call(here().text)) {
      at_ = dot;
      return std::nullopt;
    }
    RubyValue call = made(Value::Call, here().text);
    ++at_;
    call.items.push_back(std::move(value));
    if (is_ruby_operator(here(), "(") && !arguments(call)) return std::nullopt;
    if (is_ruby_operator(here(), "{") || is_ruby_keyword(here(), "do")) return std::nullopt;
    value = call.text == "freeze" || call.text == "dup" ? std::move(call.items.front()) : std::move(call);
  }
}

// A hash without braces counts as one argument.
bool RubyLiterals::arguments(RubyValue& call) {
  const std::size_t open = at_;
  RubyValue hash = made(Value::Map, "");
  ++at_;
  while (true) {
    skip_lines();
    if (accept(")")) break;
    const bool labelled = here().kind == Token::Label || is_ruby_operator(here(), "**");
    if (labelled) {
      if (!member(hash)) skip_member(at_, ")");
    } else {
      auto value = expression();
      if (!value) return false;
      if (accept("=>")) {
        skip_lines();
        auto other = expression();
        if (!other) return false;
        hash.items.push_back(std::move(*value));
        hash.items.push_back(std::move(*other));
      } else {
        call.items.push_back(std::move(*value));
      }
    }
    skip_lines();
    if (!accept(",") && !is_ruby_operator(here(), ")")) return false;
  }
  hash.place = place_of(open);
  if (!hash.items.empty()) call.items.push_back(std::move(hash));
  return true;
}

std::optional<RubyValue> RubyLiterals::members(Value kind, std::string_view close) {
  RubyValue collection = made(kind, "");
  ++at_;
  while (true) {
    skip_lines();
    if (accept(close)) return collection;
    if (here().kind == Token::End) return std::nullopt;
    const std::size_t from = at_;
    const std::size_t count = collection.items.size();
    const bool read = member(collection);
    if (read) skip_lines();
    if (!read || (!is_ruby_operator(here(), ",") && !is_ruby_operator(here(), close))) {
      collection.items.resize(count);
      skip_member(from, close);
    }
    if (!accept(",") && !is_ruby_operator(here(), close)) return std::nullopt;  // another bracket
  }
}

// Returns false for code that is not read.
bool RubyLiterals::member(RubyValue& collection) {
  const bool list = collection.kind == Value::List;
  if (is_ruby_operator(here(), list ? "*" : "**")) {
    RubyValue splat = made(Value::Splat, "");
    ++at_;
    auto value = operand();
    if (!value) return false;
    splat.items.push_back(std::move(*value));
    collection.items.push_back(std::move(splat));
    if (!list) collection.items.emplace_back();
    return true;
  }
  if (list && here().kind == Token::Label) return pair(collection);
  const std::size_t begin = at_;
  auto first = key(collection.kind);
  if (!first) return false;
  collection.items.push_back(std::move(*first));
  if (list && !is_ruby_operator(here(), "=>")) return true;
  if (list) {
    at_ = begin;
    collection.items.pop_back();
    return pair(collection);
  }
  skip_lines();
  auto value = expression();
  if (value)
    collection.items.push_back(std::move(*value));
  else
    collection.items.pop_back();
  return value.has_value();
}

// A key and a value in a list belong to a hash that is its last item.
bool RubyLiterals::pair(RubyValue& list) {
  static constexpr std::string_view of_pairs = "pairs";
  if (list.items.empty() || list.items.back().kind != Value::Map || list.items.back().text != of_pairs)
    list.items.push_back(made(Value::Map, std::string(of_pairs)));
  return member(list.items.back());
}

// The key of a hash with its colon or arrow; the value of a list.
std::optional<RubyValue> RubyLiterals::key(Value kind) {
  if (kind == Value::Map && here().kind == Token::Label) {
    if (!here().plain) return std::nullopt;
    RubyValue label = made(Value::Symbol, here().text);
    ++at_;
    return label;
  }
  auto value = expression();
  if (value && kind == Value::Map && !accept("=>")) return std::nullopt;
  return value;
}

// To the comma after the member, or the bracket that closes the collection.
void RubyLiterals::skip_member(std::size_t from, std::string_view close) {
  const std::size_t wrong = at_;
  at_ = from;
  int depth = 0;
  int blocks = 0;
  std::string text;
  for (; here().kind != Token::End; ++at_) {
    const RubyToken& token = here();
    if (depth == 0 && blocks == 0 && (is_ruby_operator(token, ",") || is_ruby_operator(token, close))) break;
    if (is_ruby_operator(token, "(") || is_ruby_operator(token, "[") || is_ruby_operator(token, "{")) ++depth;
    if (is_ruby_operator(token, ")") || is_ruby_operator(token, "]") || is_ruby_operator(token, "}")) {
      if (depth == 0) break;
      --depth;
    }
    if (is_ruby_keyword(token, "do") || is_ruby_keyword(token, "begin") || is_ruby_keyword(token, "case"))
      ++blocks;
    if (is_ruby_keyword(token, "end") && blocks > 0) --blocks;
  }
  const bool labelled = tokens_[from].kind == Token::Label;
  skipped_.push_back({place_of(std::max(wrong, from)),
                      labelled ? fmt::format("the value of `{}`", tokens_[from].text) : "this value"});
}

}  // namespace trackwright
