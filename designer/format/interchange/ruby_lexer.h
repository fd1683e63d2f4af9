// Splits a Ruby text into tokens. Ruby is never run.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/interchange/ruby_strings.h"

namespace trackwright {

struct RubyToken {
  enum class Kind {
    End,
    NewLine,   // the end of a statement, also `;`
    Name,      // starts with a small letter, `@` or `$`
    Constant,  // starts with a capital letter
    Keyword,
    Integer,  // without `_`
    Real,
    Text,
    Symbol,
    Label,    // `name:` or `"a name":` in a hash
    Words,    // %w[...]
    Symbols,  // %i[...]
    Operator,
    Other  // a regular expression, a command
  };
  Kind kind = Kind::End;
  std::string text;                 // without quotes, unescaped
  std::vector<std::string> words;   // of Words and Symbols
  std::vector<RubyInsert> inserts;  // of Text
  std::size_t offset = 0;
  std::size_t length = 0;
  bool plain = true;  // false: contains interpolated code, or bytes that are no characters
  bool after_space = false;
};

struct RubyFault {
  std::size_t offset = 0;
  std::string what;
};

struct RubyTokens {
  std::vector<RubyToken> tokens;   // the last one is End
  std::optional<RubyFault> fault;  // an unfinished text, or brackets that are nested too deeply
};

RubyTokens ruby_tokens(std::string_view);

bool is_ruby_operator(const RubyToken&, std::string_view);
bool is_ruby_keyword(const RubyToken&, std::string_view);
// True if an operand can end with the token, so that a following `/` divides and a following `[` is an index.
bool ends_ruby_value(const RubyToken&);

}  // namespace trackwright
