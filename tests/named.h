// The names of parametrised tests. The `name` of a case (a member or a function) describes it; a text is its
// own name. INSTANTIATE_TEST_SUITE_P(..., by_name) then lists
// `Each/StructureViolation.IsReported/HigherRoom`, and a failing test shows this name instead of the bytes of
// its case.
#pragma once

#include <cctype>
#include <concepts>
#include <ostream>
#include <string>
#include <string_view>

namespace trackwright {

template <class Case>
concept NameIsMember = requires(const Case& one) {
  { one.name } -> std::convertible_to<std::string_view>;
};
template <class Case>
concept NameIsFunction = requires(const Case& one) {
  { one.name() } -> std::convertible_to<std::string>;
};
template <class Case>
concept NamedCase = NameIsMember<Case> || NameIsFunction<Case>;

template <NameIsMember Case>
std::string name_of_case(const Case& one) {
  return std::string(one.name);
}
template <NameIsFunction Case>
std::string name_of_case(const Case& one) {
  return one.name();
}
inline std::string name_of_case(std::string_view text) {
  return std::string(text);
}

// Keeps letters and digits and replaces everything between them by one underscore: "map/no-home" ->
// "map_no_home".
inline std::string test_word(std::string_view text) {
  std::string word;
  for (const char c : text)
    if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      word += c;
    else if (!word.empty() && word.back() != '_')
      word += '_';
  while (word.ends_with('_')) word.pop_back();
  return word;
}

inline constexpr auto by_name = [](const auto& test) { return test_word(name_of_case(test.param)); };

// GoogleTest finds this one for cases of this namespace...
template <NamedCase Case>
void PrintTo(const Case& one, std::ostream* out) {
  *out << name_of_case(one);
}

// ... and this one for cases in the unnamed namespace of a test.
namespace {
template <NamedCase Case>
void PrintTo(const Case& one, std::ostream* out) {
  *out << name_of_case(one);
}
}  // namespace

}  // namespace trackwright
