// Writes values as Ruby.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "designer/format/interchange/ruby_value.h"

namespace trackwright::ruby {

RubyValue symbol(std::string);
RubyValue text(std::string);
RubyValue number(int);
RubyValue flag(bool);
RubyValue nothing();
RubyValue list(std::vector<RubyValue> = {});
RubyValue texts(const std::vector<std::string>&);
RubyValue hash();

// Adds a key that is a symbol.
void put(RubyValue& hash, const char* key, RubyValue value);
// Adds any key.
void put(RubyValue& hash, RubyValue key, RubyValue value);

// The value as Ruby; lines after the first one begin with `indent` blanks. The first line begins at `column`.
std::string written(const RubyValue&, std::size_t indent, std::size_t column);

// "NAME = value.freeze" with its indentation and line end.
std::string constant(const std::string& name, const RubyValue&, std::size_t indent);

}  // namespace trackwright::ruby
