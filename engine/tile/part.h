// Reads one part of a tile text, `city=revenue:30,slots:2`, attribute by attribute. For tile_language only.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/base/suggest.h"
#include "engine/base/words.h"
#include "engine/tile/tile.h"
#include "engine/tile/tile_error.h"

namespace trackwright {

// A piece of the text and its offset.
struct Word {
  std::string_view text;
  std::uint32_t offset = 0;

  Word from(std::size_t start) const {
    return {text.substr(start), offset + static_cast<std::uint32_t>(start)};
  }
  Word upto(std::size_t end) const { return {text.substr(0, end), offset}; }
};

Word trimmed(Word);

// Splits at the separator and drops empty pieces, so a trailing separator is harmless.
std::vector<Word> split(Word, char separator);

// Quotes a word for a message: in backquotes, shortened to fit on a line.
std::string quoted(std::string_view);

struct Attribute {
  Word key;  // as written, except that `colour` becomes `color`
  Word value;
};

// Reads the attributes of one part. `error` keeps the first error; results after it are meaningless.
class PartReader {
 public:
  // Splits the part; `known` lists the attributes that a part of this name may have.
  PartReader(Word whole, Word name, std::span<const std::string_view> known, std::optional<TileError>& error);

  bool has(std::string_view key) const { return find(key) != nullptr; }
  const Attribute* find(std::string_view key) const;

  // Reports an error if the attribute is missing.
  void require(std::string_view key);

  int number(std::string_view key, int otherwise, int least, int most);
  bool flag(std::string_view key);  // 1 or 0
  std::string text(std::string_view key) const;
  std::vector<std::string> list(std::string_view key) const;  // a|b|c
  std::optional<double> loc(std::string_view key = "loc");    // 0 to 6, reduced below 6
  std::optional<Edge> edge(std::string_view key);
  std::optional<Edge> edge(Word value);
  std::string colour(std::string_view key);  // a known word or #rrggbb
  Revenue revenue(std::string_view key = "revenue");

  // Returns one of these words; empty if the attribute is missing or has another value (reported).
  std::string_view word(std::string_view key, std::span<const std::string_view> words);
  // Returns the value for the word, or nullopt in these cases.
  template <class E>
  std::optional<E> choice(std::string_view key, std::span<const std::string_view> words) {
    return from_word<E>(word(key, words));
  }
  template <class E>
  std::optional<E> choice(std::string_view key) {
    return choice<E>(key, words_of<E>());
  }

  void fail(Word at, std::string message, std::string help = {});
  Word name() const { return name_; }
  Word whole() const { return whole_; }
  bool failed() const { return error_.has_value(); }

 private:
  void add(Word attribute, std::span<const std::string_view> known);
  std::optional<int> parse_number(Word, int least, int most, std::string_view what);
  RevenueEntry revenue_step(Word);

  Word whole_;
  Word name_;
  std::vector<Attribute> attributes_;
  std::optional<TileError>& error_;
};

}  // namespace trackwright
