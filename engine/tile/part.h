// Reading one part of a tile text, `city=revenue:30,slots:2`, attribute by attribute. Used by tile_language
// only.
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

// A piece of the text and where it stands.
struct Word {
  std::string_view text;
  std::uint32_t offset = 0;

  Word from(std::size_t start) const {
    return {text.substr(start), offset + static_cast<std::uint32_t>(start)};
  }
  Word upto(std::size_t end) const { return {text.substr(0, end), offset}; }
};

Word trimmed(Word);

// The pieces between separators; empty pieces are left out, so that a trailing separator does no harm.
std::vector<Word> split(Word, char separator);

// A word as it is quoted in a message: in backquotes and not longer than a line can hold.
std::string quoted(std::string_view);

struct Attribute {
  Word key;  // as written; `colour` has been made `color`
  Word value;
};

// Reads the attributes of one part. The first thing wrong is kept in `error`; what is read after it does not
// count.
class PartReader {
 public:
  // Splits the part; `known` are the attributes that a part of this name may have.
  PartReader(Word whole, Word name, std::span<const std::string_view> known, std::optional<TileError>& error);

  bool has(std::string_view key) const { return find(key) != nullptr; }
  const Attribute* find(std::string_view key) const;

  // Reports if the attribute is not there.
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

  // One of these words; empty where the attribute is missing or another (reported).
  std::string_view word(std::string_view key, std::span<const std::string_view> words);
  // What the word means, or nullopt likewise.
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
