#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/base/words.h"
#include "render/drawing/text.h"
#include "render/drawing/theme.h"
#include "render/tile/icon_sign.h"
#include "render/tile/look.h"

namespace trackwright {

namespace {

std::vector<std::string> words_of(const std::string& noun) {
  std::vector<std::string> words(1);
  for (const char c : noun)
    if (c != '_' && c != '-' && c != ' ')
      words.back() += c;
    else if (!words.back().empty())
      words.emplace_back();
  if (words.back().empty()) words.pop_back();
  return words;
}

bool is_number(std::string_view word) {
  return !word.empty() && std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

bool is_continued(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

std::size_t count_letters(std::string_view text) {
  return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, is_continued));
}

std::string first_letters(const std::string& text, std::size_t count) {
  std::size_t end = 0;
  for (; end < text.size(); ++end)
    if (!is_continued(text[end]) && count-- == 0) break;
  return text.substr(0, end);
}

// Neither "lsl" nor "ic" can be a word.
bool is_small_abbreviation(const std::string& word) {
  const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto is_vowel = [](char c) { return std::string_view("aeiouy").find(c) != std::string_view::npos; };
  if (!std::ranges::all_of(word, is_small)) return false;
  return word.size() == 2 || (word.size() == 3 && std::ranges::none_of(word, is_vowel));
}

std::string in_capitals(std::string word) {
  for (char& c : word) c = static_cast<char>(c - 'a' + 'A');
  return word;
}

// Mostly the abbreviation of a company: NWE, C&O.
bool is_abbreviation(const std::string& word) {
  return count_letters(word) <= 4 && std::ranges::none_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
}

std::string amount_of(const std::vector<std::string>& words) {
  if (words.size() >= 2 && is_number(words[1])) {
    if (words[0] == "plus") return "+" + words[1];
    if (words[0] == "minus") return "−" + words[1];
  }
  if (words.size() == 1 && words[0] == "plus") return "+";
  if (words.size() == 1 && words[0] == "minus") return "−";
  return words.size() == 1 && is_number(words[0]) ? words[0] : "";
}

std::optional<IconSign::Piece> piece_named(const std::string& word) {
  using Piece = IconSign::Piece;
  if (word == "cube" || word == "square") return Piece::Cube;
  if (word == "hex" || word == "hexagon") return Piece::Hexagon;
  if (word == "disc" || word == "circle" || word == "dot" || word == "token") return Piece::Disc;
  return std::nullopt;
}

// Recognizes "red", "red_cube" and "cube_red".
std::optional<IconSign> piece_of(const std::vector<std::string>& words, const Theme& theme) {
  if (words.empty() || words.size() > 2) return std::nullopt;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string colour = "company." + words[i];
    if (!theme.find(colour)) continue;
    if (words.size() == 1) return IconSign{"", IconSign::Piece::Disc, colour};
    if (const auto piece = piece_named(words[1 - i])) return IconSign{"", *piece, colour};
  }
  return std::nullopt;
}

// "SBH9 open" and "10 open" start with the distinctive part.
bool is_kept_whole(const std::string& word) {
  return is_number(word) || is_abbreviation(word);
}

std::string shortened(const std::vector<std::string>& words) {
  if (words.size() == 1) return capitalised(first_letters(words[0], 2));
  if (words.size() == 2 && is_kept_whole(words[0])) return words[0] + " " + first_letters(words[1], 2);
  std::string initials;
  for (std::size_t i = 0; i < std::min<std::size_t>(words.size(), 3); ++i)
    initials += capitalised(first_letters(words[i], 1));
  return initials;
}

}  // namespace

IconSign icon_sign(const std::string& noun, const Theme& theme) {
  // One or two letters, or the ends of a line ("S-M"), are a title's own mark for a bonus or a line.
  const std::size_t letters = count_letters(noun);
  if (is_small_abbreviation(noun)) return {in_capitals(noun)};
  if (letters <= 2 || (letters == 3 && noun.find('-') != std::string::npos)) return {noun};
  std::vector<std::string> words = words_of(noun);
  if (words.size() > 1 && words.back() == "icon") words.pop_back();
  if (const std::string amount = amount_of(words); !amount.empty()) return {amount};
  if (auto piece = piece_of(words, theme)) return *piece;
  if (words.size() == 1 && is_abbreviation(words[0])) return {words[0]};
  return {.letters = shortened(words), .shortened = true};
}

std::string icon_key(const std::string& noun) {
  std::vector<std::string> words = words_of(noun);
  if (words.size() == 2 && is_kept_whole(words[0])) words.erase(words.begin());
  return joined(words, " ");
}

std::string icon_words(const std::string& noun) {
  std::vector<std::string> words = words_of(noun);
  if (words.size() > 1 && words.back() == "icon") words.pop_back();
  return capitalised(joined(words, " "));
}

namespace {

Font stamp_font(const Theme& theme, double side) {
  return {theme.text_family, side * stamp_type, Weight::Bold, false};
}

}  // namespace

double stamp_width(const std::string& letters, double side, const Theme& theme) {
  return std::max(side * 0.82, measure(letters, stamp_font(theme, side)).width + side * 0.3);
}

// Draws letters like a stamp; a large stamp has letters as large as those of labels.
Drawing stamp(const std::string& letters, Box box, const Theme& theme, Rgb colour) {
  const double high = box.height * 0.82;
  const double wide = std::min(stamp_width(letters, box.height, theme), box.width);
  const Box rim{box.centre().x - wide / 2, box.centre().y - high / 2, wide, high};
  Drawing drawing;
  drawing.add(Shape{rectangle(rim, high * 0.26), paper_ink(theme),
                    Stroke{colour, box.height * 0.055, Cap::Butt, Join::Round, {}}, 1});
  const Box inside{rim.x + high * 0.12, rim.y + high * 0.1, wide - high * 0.24, high * 0.8};
  add(drawing, fit(letters, stamp_font(theme, box.height), colour, inside, {.smallest = 1.2}));
  return drawing;
}

}  // namespace trackwright
