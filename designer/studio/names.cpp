#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <ranges>
#include <set>
#include <utility>

#include "designer/format/text/utf8.h"
#include "designer/format/yaml/scalar.h"
#include "designer/studio/names.h"
#include "engine/tile/hex.h"

namespace trackwright {

namespace {

bool is_letter(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0;
}
bool is_digit(char c) {
  return std::isdigit(static_cast<unsigned char>(c)) != 0;
}

using Span = std::pair<std::size_t, std::size_t>;  // begin, size

// The coordinates in a text: "A1 B2", "C12, B11" and the pieces of a run "B5:0-c0".
std::vector<Span> coordinates_in(std::string_view text) {
  constexpr std::string_view separators = " \t,\n";
  std::vector<Span> found;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = text.find_first_not_of(separators, at);
    if (begin == std::string_view::npos) break;
    const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
    const std::size_t colon = std::min(text.find(':', begin), end);
    if (is_coordinate(text.substr(begin, colon - begin))) found.emplace_back(begin, colon - begin);
    at = end;
  }
  return found;
}

// The letters after prices: "100p 110pz".
std::vector<Span> zones_in(std::string_view text) {
  if (text.size() == 1 && is_letter(text.front())) return {{0, 1}};
  std::vector<Span> found;
  bool price = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (is_letter(text[at]) && price) found.emplace_back(at, 1);
    price = is_digit(text[at]) || (is_letter(text[at]) && price);
  }
  return found;
}

// Whether the text may contain several names.
bool parts_apart(const SaidName& said) {
  return said.kinds.size() == 1 && (said.kinds.front() == Name::Hex || said.kinds.front() == Name::Zone);
}

std::vector<Span> parts_of(const SaidName& said) {
  if (said.kinds.size() == 1 && said.kinds.front() == Name::Hex) return coordinates_in(said.text);
  if (said.kinds.size() == 1 && said.kinds.front() == Name::Zone) return zones_in(said.text);
  return {{0, said.text.size()}};
}

constexpr std::array renamable{Name::Hex,     Name::Tile,       Name::Train, Name::Phase, Name::Company,
                               Name::Private, Name::BonusToken, Name::Loan,  Name::Zone,  Name::Event};

// Whether the text is a name that YAML accepts without quotes, in lines and in brackets.
bool is_plain_name(std::string_view text) {
  constexpr std::string_view not_first = " -?&*!|>%@`~=";
  if (text.empty() || text.back() == ' ' || not_first.find(text.front()) != std::string_view::npos)
    return false;
  for (const char c : text)
    if (std::string_view("\"'\\:#,[]{}").find(c) != std::string_view::npos ||
        static_cast<unsigned char>(c) < ' ')
      return false;
  const Node::Kind kind = plain_kind(text);
  return kind != Node::Kind::Null && kind != Node::Kind::Boolean && !first_bad_byte(text);
}

std::string wrong_form(const Name& name, const std::string& to) {
  if (!is_plain_name(to) || to.size() > 60)
    return fmt::format(
        "`{}` cannot be a name: it is empty, too long, or contains characters that have a meaning in YAML",
        to);
  if (name.kind == Name::Hex && !is_coordinate(to))
    return fmt::format("`{}` is not a coordinate; expected letters and a number, such as B5", to);
  if (name.kind == Name::Zone && (to.size() != 1 || !is_letter(to.front())))
    return fmt::format("`{}` cannot name a zone; expected a single letter", to);
  return {};
}

}  // namespace

bool may_be_renamed(Name::Kind kind) {
  return std::ranges::find(renamable, kind) != renamable.end();
}

Names::Names(const FileReader& files, const Installation& installation, TitlePages pages)
    : pages_(std::move(pages)) {
  for (const TitlePage& page : pages_.pages)
    if (page.schema == game_page)
      read_game(page);
    else if (const auto schema = schema_named(files, installation, page.schema))
      read(page, *schema);
  decide();
}

void Names::read(const TitlePage& page, const Schema& schema) {
  const std::string& text = pages_.sources.file(page.file)->text;
  for (SaidName& said : said_names(page.tree, schema)) {
    const std::string_view written = std::string_view(text).substr(said.place.offset, said.place.length);
    // In a text of several lines, search the parts in the written form.
    if (parts_apart(said) && written.find('\\') == std::string_view::npos) said.text = written;
    const bool verbatim = written == said.text;
    for (const auto& [begin, size] : parts_of(said)) {
      NamePlace one{
          {said.kinds.front(), said.text.substr(begin, size)}, said.place, said.defines, page.own, verbatim};
      if (verbatim) {
        one.place.offset += static_cast<std::uint32_t>(begin);
        one.place.length = static_cast<std::uint32_t>(size);
      }
      one.kinds = said.kinds;
      places_.push_back(std::move(one));
    }
  }
}

void Names::read_game(const TitlePage& page) {
  for (GameName& said : game_names(page.tree)) {
    NamePlace one{{said.kinds.front(), std::move(said.text)}, said.place, false, page.own, true};
    one.kinds = std::move(said.kinds);
    places_.push_back(std::move(one));
  }
}

// Resolves a name of several possible kinds to the kind of a defined thing.
void Names::decide() {
  std::set<Name> defined;
  for (const NamePlace& one : places_)
    if (one.defines) defined.insert(one.name);
  for (NamePlace& one : places_) {
    if (one.kinds.size() < 2) continue;
    const auto there = std::ranges::find_if(one.kinds, [&](Name::Kind kind) {
      return defined.contains({kind, one.name.text});
    });
    if (there != one.kinds.end()) one.name.kind = *there;
  }
}

const NamePlace* Names::at(FileId file, std::size_t offset) const {
  for (const NamePlace& one : places_)
    if (one.place.file == file && one.place.offset <= offset && offset <= one.place.offset + one.place.length)
      return &one;
  return nullptr;
}

std::vector<const NamePlace*> Names::of(const Name& name) const {
  std::vector<const NamePlace*> found;
  for (const NamePlace& one : places_)
    if (one.name == name) found.push_back(&one);
  return found;
}

const NamePlace* Names::definition(const Name& name) const {
  const NamePlace* found = nullptr;
  for (const NamePlace* one : of(name))
    if (one->defines && (found == nullptr || (one->own && !found->own))) found = one;
  return found;
}

std::vector<std::string> Names::known(Name::Kind kind) const {
  std::vector<std::string> found;
  std::set<std::string> seen;
  // No file defines kinds of company and stacks: each use makes one known.
  const bool any = kind == Name::CompanyKind || kind == Name::Stack;
  for (const NamePlace& one : places_)
    if (one.name.kind == kind && (one.defines || any) && seen.insert(one.name.text).second)
      found.push_back(one.name.text);
  return found;
}

namespace {

// On a map every second coordinate is a hex; the other half lies between hexes. The halves are the same for
// either direction of the letters.
bool falls_between(const std::string& hex, const std::string& to) {
  const auto is_odd = [](const Coordinate& at) { return ((at.x + at.y) & 1) != 0; };
  const auto before = parse_coordinate(Layout{}, hex), after = parse_coordinate(Layout{}, to);
  return before && after && is_odd(*before) != is_odd(*after);
}

}  // namespace

Expected<std::vector<Edit>, std::string> rename_edits(const Names& names, const Name& name,
                                                      const std::string& to) {
  if (!may_be_renamed(name.kind)) return unexpected(fmt::format("a {} cannot be renamed", word(name.kind)));
  if (std::string wrong = wrong_form(name, to); !wrong.empty()) return unexpected(std::move(wrong));
  if (name.kind == Name::Hex && falls_between(name.text, to))
    return unexpected(fmt::format("{} is between two hexes of this map", to));
  const NamePlace* definition = names.definition(name);
  if (definition == nullptr)
    return unexpected(fmt::format("{} {} is not defined in this title", word(name.kind), name.text));
  if (!definition->own ||
      std::ranges::any_of(names.of(name), [](const auto* one) { return one->defines && !one->own; }))
    return unexpected(fmt::format("{} {} is defined in the title that this one extends: rename it there",
                                  word(name.kind), name.text));
  std::vector<Edit> edits;
  if (to == name.text) return edits;
  if (!names.of({name.kind, to}).empty())
    return unexpected(fmt::format("there is already a {} {}", word(name.kind), to));
  for (const NamePlace* one : names.of(name)) {
    if (!one->verbatim)
      return unexpected(fmt::format("{} is in a text with escapes: change it by hand", name.text));
    const Edit edit{one->place, to};
    // A list with an anchor occurs once in the file, so edit it once.
    if (std::ranges::find(edits, edit.place, &Edit::place) == edits.end()) edits.push_back(edit);
  }
  return edits;
}

namespace {

// The suffix after a name: the number of a certificate, copy or city.
enum class Ending { Whole, Certificate, Copy, City };

struct SaidIn {
  std::string_view key;
  std::vector<Name::Kind> kinds;
  Ending ending = Ending::Whole;
};

const SaidIn* said_in(std::string_view key) {
  static const std::array table{
      SaidIn{"removed", {Name::Private, Name::Company}},
      SaidIn{"drawn", {Name::Company}},
      SaidIn{"entity", {Name::Company, Name::Private}},
      SaidIn{"company", {Name::Private, Name::Company}},  // a minor that a company buys
      SaidIn{"corporation", {Name::Company}},
      SaidIn{"corporations", {Name::Company}},
      SaidIn{"target", {Name::Hex, Name::Company}},
      SaidIn{"choice", {Name::Hex}},
      SaidIn{"shares", {Name::Company}, Ending::Certificate},
      SaidIn{"hex", {Name::Hex}},
      SaidIn{"hexes", {Name::Hex}},
      SaidIn{"connections", {Name::Hex}},
      SaidIn{"tile", {Name::Tile}, Ending::Copy},
      SaidIn{"city", {Name::Hex, Name::Tile}, Ending::City},
      SaidIn{"nodes", {Name::Hex, Name::Tile}, Ending::City},
      SaidIn{"train", {Name::Train}, Ending::Copy},
      SaidIn{"exchange", {Name::Train}, Ending::Copy},
      SaidIn{"variant", {Name::Train}},
  };
  const auto found = std::ranges::find(table, key, &SaidIn::key);
  return found == table.end() ? nullptr : &*found;
}

std::string_view before_last(std::string_view text, char sign) {
  return text.substr(0, std::min(text.rfind(sign), text.size()));
}

// Splits off the suffix: "57-0-1" is a city of a tile, "H29-1" a city of the printed hex.
GameName cut(std::string_view text, const SaidIn& said) {
  const std::string_view copy = before_last(text, said.ending == Ending::Certificate ? '_' : '-');
  switch (said.ending) {
    case Ending::Whole:
      return {std::string(text), {}, said.kinds};
    case Ending::Certificate:
    case Ending::Copy:
      return {std::string(copy), {}, said.kinds};
    case Ending::City:
      break;
  }
  if (is_coordinate(copy)) return {std::string(copy), {}, {Name::Hex}};
  return {std::string(before_last(copy, '-')), {}, {Name::Tile}};
}

class GameNameFinder {
 public:
  void look(std::string_view key, const Node& node) {
    for (const Entry& entry : node.entries) look(entry.key, entry.value);
    for (const Node& item : node.items) look(key, item);
    const SaidIn* said = node.kind == Node::Kind::String && node.verbatim ? said_in(key) : nullptr;
    if (said == nullptr) return;  // a number is a player
    GameName name = cut(node.text, *said);
    name.place = node.place;
    name.place.length = static_cast<std::uint32_t>(name.text.size());
    found_.push_back(std::move(name));
  }

  std::vector<GameName> take() { return std::move(found_); }

 private:
  std::vector<GameName> found_;
};

}  // namespace

bool is_coordinate(std::string_view text) {
  const auto letter = [](unsigned char c) { return std::isalpha(c) != 0; };
  const auto digit = [](unsigned char c) { return std::isdigit(c) != 0; };
  auto at = std::ranges::find_if_not(text, letter);
  const bool letters = at != text.begin();
  if (at != text.end() && *at == '-') ++at;
  const auto end = std::find_if_not(at, text.end(), digit);
  return letters && end != at && end == text.end();
}

std::vector<GameName> game_names(const Node& tree) {
  GameNameFinder finder;
  finder.look({}, tree);
  return finder.take();
}

}  // namespace trackwright
