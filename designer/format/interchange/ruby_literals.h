// Reads a value from the tokens of a Ruby file.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "designer/format/interchange/ruby_lexer.h"
#include "designer/format/interchange/ruby_value.h"

namespace trackwright {

class RubyLiterals {
 public:
  RubyLiterals(const std::vector<RubyToken>& tokens, FileId file, std::vector<RubySkipped>& skipped)
      : tokens_(tokens), file_(file), skipped_(skipped) {}

  // The value that begins at token `at`; afterwards `at` is the token behind it. Nullopt for code that is not
  // read; then `at` is its first token. Members of a list or hash that are code are left out, and listed.
  std::optional<RubyValue> read(std::size_t& at);

  Place place_of(std::size_t token) const;

 private:
  const RubyToken& here() const { return tokens_[at_]; }
  bool accept(std::string_view op);
  void skip_lines();
  RubyValue made(RubyValue::Kind kind, std::string text) const;

  std::optional<RubyValue> expression();
  std::optional<RubyValue> sum();
  std::optional<RubyValue> product();
  std::optional<RubyValue> operand();
  std::optional<RubyValue> with_calls(RubyValue value);
  std::optional<RubyValue> scalar();
  std::optional<RubyValue> name();
  std::optional<RubyValue> members(RubyValue::Kind kind, std::string_view close);
  bool member(RubyValue& collection);
  bool pair(RubyValue& list);
  std::optional<RubyValue> texts();
  std::optional<RubyValue> key(RubyValue::Kind kind);
  void skip_member(std::size_t from, std::string_view close);
  bool arguments(RubyValue& call);

  const std::vector<RubyToken>& tokens_;
  FileId file_;
  std::vector<RubySkipped>& skipped_;
  std::size_t at_ = 0;
};

}  // namespace trackwright
