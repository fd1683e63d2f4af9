#include "designer/studio/game_names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

namespace trackwright {

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
