// The value of a Ruby constant as it is written: literals, names of other constants, and calls of a few
// methods.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/place.h"

namespace trackwright {

struct RubyValue {
  enum class Kind { Nil, Boolean, Integer, Real, Text, Symbol, List, Map, Range, Name, Splat, Call };
  Kind kind = Kind::Nil;
  std::string text;  // of a scalar; the path of a Name, "G1830::TRAINS"; the method of a Call
  std::vector<RubyValue>
      items;  // of a List; keys and values of a Map in turn; receiver and arguments of a Call
  Place place;
};

// The value of a key of a Map, given as symbol or text; nullptr if there is none.
const RubyValue* ruby_find(const RubyValue& map, std::string_view key);

// The text of a scalar, also of a number; empty for others.
std::string ruby_text(const RubyValue*);

// True for the same values, regardless of their places.
bool same_ruby(const RubyValue&, const RubyValue&);

// True for a scalar with a value: no name, no nil.
bool is_ruby_scalar(const RubyValue&);

// The number of values in it, where a long text counts as several, and the levels of lists and hashes.
struct RubySize {
  std::size_t values = 0;
  int levels = 0;
};
RubySize size_of_ruby(const RubyValue&);

// A short description for messages: "`2`", "[...]".
std::string ruby_words_for(const RubyValue&);

// Code that is not read.
struct RubySkipped {
  Place place;
  std::string what;  // "the method `setup`"
};

}  // namespace trackwright
