// libc++ 19 reads no decimal numbers with std::from_chars. This header, included before all others, adds the form
// that the program uses.
#pragma once

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <string>

namespace std {

inline from_chars_result from_chars(const char* first, const char* last, double& value) {
  if (first == last || *first == '+' || *first == ' ') return {first, errc::invalid_argument};
  string text(first, last);
  text.resize(min(text.size(), text.find_first_of("xX")));  // strtod also reads hexadecimal numbers
  char* end = nullptr;
  const double read = strtod(text.c_str(), &end);
  if (end == text.c_str()) return {first, errc::invalid_argument};
  if (read == HUGE_VAL || read == -HUGE_VAL) return {first + (end - text.c_str()), errc::result_out_of_range};
  value = read;
  return {first + (end - text.c_str()), errc()};
}

}  // namespace std
