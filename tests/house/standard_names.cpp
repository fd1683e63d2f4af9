#include "tests/house/standard_names.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <sstream>
#include <string_view>

namespace trackwright {

namespace {

struct Provided {
  const char* headers;  // any one of them is enough
  const char* names;
};

// All containers also provide the names of <utility>.
constexpr const char* with_utility =
    "utility algorithm array functional map memory optional set span string tuple variant vector";

constexpr Provided provided[] = {
    {"algorithm",
     "sort stable_sort find find_if any_of all_of none_of count count_if max min clamp copy copy_if "
     "transform "
     "unique reverse replace replace_if max_element min_element minmax equal lower_bound upper_bound "
     "remove_if "
     "rotate generate fill is_sorted partition mismatch includes set_difference set_intersection for_each "
     "nth_element next_permutation binary_search adjacent_find search stable_partition"},
    {"string", "string to_string stoi stod"},
    {"string_view string", "string_view"},
    {"vector", "vector"},
    {"map", "map multimap"},
    {"set", "set multiset"},
    {"unordered_map", "unordered_map"},
    {"unordered_set", "unordered_set"},
    {"deque", "deque"},
    {"queue", "queue priority_queue"},
    {"optional", "optional nullopt make_optional"},
    {"array", "array to_array"},
    {"memory", "unique_ptr shared_ptr weak_ptr make_unique make_shared"},
    {"functional", "function hash invoke"},
    {"functional map set", "less greater"},
    {"tuple", "tuple tie make_tuple"},
    {"variant", "variant visit get_if holds_alternative monostate"},
    {"span", "span"},
    {"numeric", "accumulate iota reduce gcd"},
    {"iterator", "back_inserter inserter istreambuf_iterator ostream_iterator"},
    {"limits", "numeric_limits"},
    {"charconv", "from_chars to_chars"},
    {"cctype", "isalnum isalpha isdigit isspace tolower toupper"},
    {"cmath", "sqrt round floor ceil hypot sin cos tan atan2 pow fmod lround llround isfinite"},
    {"cmath cstdlib", "abs"},
    {"cstdint", "int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t uintmax_t"},
    {"thread", "thread"},
    {"atomic", "atomic"},
    {"mutex", "mutex lock_guard scoped_lock"},
    {"stdexcept", "logic_error runtime_error out_of_range invalid_argument"},
    {"exception stdexcept", "exception exception_ptr"},
    {"sstream", "ostringstream istringstream stringstream"},
    {"ostream iosfwd iostream sstream fstream", "ostream"},
    {"fstream", "ifstream ofstream fstream"},
    {"initializer_list", "initializer_list"},
    {"bit", "bit_cast rotl rotr popcount countr_zero has_single_bit"},
    {"filesystem", "filesystem"},
    {"regex", "regex smatch regex_match regex_search regex_replace"},
    {"system_error charconv filesystem", "errc error_code"},
    {with_utility, "move exchange swap forward pair make_pair"},
};

// Clang 14 lints and fuzzes. It cannot parse the range templates of these algorithms in our standard library.
constexpr const char* unread_by_clang = "unique rotate remove remove_if partition stable_partition search";

std::vector<std::string> words_in(const char* text) {
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::map<std::string, std::vector<std::string>> headers_by_name() {
  std::map<std::string, std::vector<std::string>> table;
  for (const Provided& one : provided)
    for (const std::string& name : words_in(one.names)) table.emplace(name, words_in(one.headers));
  return table;
}

// Removes line comments and the contents of quotes on one line.
std::string code_of(const std::string& text) {
  std::istringstream in(text);
  std::string code;
  for (std::string line; std::getline(in, line); code += '\n') {
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (quoted && line[i] == '\\') {
        ++i;
      } else if (line[i] == '"') {
        quoted = !quoted;
      } else if (!quoted) {
        if (line.compare(i, 2, "//") == 0) break;
        code += line[i];
      }
    }
  }
  return code;
}

bool of_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

std::set<std::string> names_used(const std::string& code) {
  std::set<std::string> names;
  for (std::size_t at = code.find("std::"); at != std::string::npos; at = code.find("std::", at + 1)) {
    if (at > 0 && of_word(code[at - 1])) continue;
    std::size_t begin = at + 5;
    if (code.compare(begin, 8, "ranges::") == 0) begin += 8;
    std::size_t end = begin;
    while (end < code.size() && of_word(code[end])) ++end;
    names.insert(code.substr(begin, end - begin));
  }
  return names;
}

// Collects the headers that a file includes directly or through files of the program.
class Includes {
 public:
  explicit Includes(const House& house) : house_(house) {}

  std::set<std::string> of(const std::string& path) const {
    std::set<std::string> headers;
    add(path, headers);
    return headers;
  }

 private:
  void add(const std::string& path, std::set<std::string>& headers) const {
    const auto file = house_.files.find(path);
    if (file == house_.files.end()) return;
    std::istringstream in(file->second);
    for (std::string line; std::getline(in, line);) {
      if (!line.starts_with("#include ") || line.size() < 11) continue;
      const std::string header = line.substr(10, line.find_first_of(">\"", 10) - 10);
      if (headers.insert(header).second) add(header, headers);
    }
  }

  const House& house_;
};

}  // namespace

std::vector<std::string> missing_headers(const House& house) {
  const auto headers = headers_by_name();
  const Includes includes(house);
  std::vector<std::string> missing;
  for (const auto& [path, text] : house.files) {
    const std::set<std::string> included = includes.of(path);
    for (const std::string& name : names_used(code_of(text))) {
      const auto known = headers.find(name);
      if (known == headers.end()) continue;
      const auto is_included = [&](const std::string& header) { return included.contains(header); };
      if (std::ranges::none_of(known->second, is_included))
        missing.push_back(fmt::format("{}: std::{} needs <{}>", path, name, known->second.front()));
    }
  }
  return missing;
}

std::vector<std::string> unread_ranges(const House& house) {
  std::vector<std::string> unread;
  for (const auto& [path, text] : house.files) {
    const std::string code = code_of(text);
    for (const std::string& name : words_in(unread_by_clang))
      if (code.find("std::ranges::" + name + "(") != std::string::npos)
        unread.push_back(fmt::format("{}: std::ranges::{} is not read by Clang 14", path, name));
  }
  return unread;
}

}  // namespace trackwright
