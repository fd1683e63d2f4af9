// The words of an enumeration, in one table beside the enum. Readers, writers and drawing code share the
// table.
//
//   enum class Track { Broad, Narrow };
//   template <>
//   inline constexpr auto enum_words<Track> =
//       std::to_array<EnumWord<Track>>({{Track::Broad, "broad"}, {Track::Narrow, "narrow"}});
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace trackwright {

template <class E>
struct EnumWord {
  E value;
  std::string_view word;
};

// The first word of a value is the one to write; readers accept the others too. An internal value has no
// word.
template <class E>
inline constexpr std::array<EnumWord<E>, 0> enum_words{};

// Returns the word to write for a value; empty if it has none.
template <class E>
constexpr std::string_view word_of(E value) {
  for (const EnumWord<E>& known : enum_words<E>)
    if (known.value == value) return known.word;
  return {};
}

template <class E>
constexpr std::optional<E> from_word(std::string_view word) {
  for (const EnumWord<E>& known : enum_words<E>)
    if (known.word == word) return known.value;
  return std::nullopt;
}

// All accepted words, in the order of the table.
template <class E>
constexpr auto words_of() {
  std::array<std::string_view, enum_words<E>.size()> words;
  std::ranges::transform(enum_words<E>, words.begin(), &EnumWord<E>::word);
  return words;
}

// All values that have a word, in the order of the table.
template <class E>
constexpr auto values_of() {
  constexpr auto is_first = [](const EnumWord<E>& known) { return word_of(known.value) == known.word; };
  constexpr auto count = static_cast<std::size_t>(std::ranges::count_if(enum_words<E>, is_first));
  std::array<E, count> values{};
  auto next = values.begin();
  for (const EnumWord<E>& known : enum_words<E>)
    if (is_first(known)) *next++ = known.value;
  return values;
}

}  // namespace trackwright
