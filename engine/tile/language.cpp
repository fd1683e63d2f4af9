#include "engine/tile/language.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/words.h"
#include "engine/tile/parts.h"

namespace trackwright {

namespace {

constexpr std::size_t longest_text = 16384;

Word part_name(Word part) {
  return trimmed(part.upto(part.text.find('=')));
}

const PartKind* kind_of(Word part) {
  const std::string_view name = part_name(part).text;
  const std::span<const PartKind> kinds = part_kinds();
  const auto found = std::ranges::find_if(kinds, [name](const PartKind& kind) { return kind.name == name; });
  return found == kinds.end() ? nullptr : &*found;
}

// Counts nodes before parts are read, so that a path may precede the city that it leads to.
std::vector<End> count_nodes(const std::vector<Word>& parts, std::optional<TileError>& error) {
  std::vector<End> nodes;
  std::uint8_t stops = 0;
  std::uint8_t junctions = 0;
  for (const Word& part : parts) {
    const PartKind* kind = kind_of(part);
    if (kind == nullptr || !kind->node) continue;
    if (nodes.size() == most_nodes) {
      error = TileError{
          part.offset, static_cast<std::uint32_t>(part.text.size()),
          fmt::format("a tile can have at most {} cities, towns, off-board areas and junctions", most_nodes),
          ""};
      break;
    }
    if (kind->name == "junction")
      nodes.push_back({End::Kind::Junction, junctions++});
    else
      nodes.push_back({End::Kind::Stop, stops++});
  }
  return nodes;
}

void read_label(Word part, Tile& tile, std::optional<TileError>& error) {
  const std::size_t equals = part.text.find('=');
  const Word label = equals == std::string_view::npos ? part.upto(0) : trimmed(part.from(equals + 1));
  if (label.text.empty() || label.text.size() > 64)
    error = TileError{part.offset, static_cast<std::uint32_t>(part.text.size()),
                      label.text.empty() ? "`label` has no value" : "the label is longer than 64 letters",
                      "write `label=Y`"};
  else
    tile.labels.emplace_back(label.text);
}

void unknown_part(Word part, std::optional<TileError>& error) {
  std::vector<std::string_view> names;
  for (const PartKind& kind : part_kinds()) names.push_back(kind.name);
  names.insert(names.begin() + 7, "label");
  const Word name = part_name(part);
  // `city:revenue=30`: the right word, followed by the wrong sign.
  const std::string_view word = name.text.substr(0, name.text.find_first_of(": "));
  const std::string_view near = nearest(word, names);
  const Word at = name.text.empty() ? part : name;
  error =
      TileError{at.offset, static_cast<std::uint32_t>(at.text.size()),
                near == word && !near.empty()
                    ? fmt::format("{}: `=` is expected between a part and its attributes", quoted(at.text))
                    : fmt::format("{} is not a part of the tile language", quoted(at.text)),
                near == word && !near.empty() ? fmt::format("write `{}=...`", near)
                : !near.empty()               ? fmt::format("did you mean `{}`?", near)
                                              : fmt::format("use one of {}", joined(names, ", ", quoted))};
}

std::optional<TileError> unreadable(std::string_view text) {
  if (text.size() > longest_text)
    return TileError{
        0, static_cast<std::uint32_t>(longest_text),
        fmt::format("the text has {} bytes, but a tile can have at most {}", text.size(), longest_text), ""};
  const auto is_control = [](char c) {
    return (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\r' && c != '\t') || c == 0x7f;
  };
  const auto control = std::ranges::find_if(text, is_control);
  if (control == text.end()) return std::nullopt;
  return TileError{static_cast<std::uint32_t>(control - text.begin()), 1,
                   "the tile text contains a control character", ""};
}

}  // namespace

Expected<Tile, TileError> parse_tile(std::string_view text, Colour colour) {
  std::optional<TileError> error = unreadable(text);
  if (error) return unexpected(*error);
  const std::vector<Word> parts = split({text, 0}, ';');
  Building building;
  building.tile.colour = colour;
  building.nodes = count_nodes(parts, error);
  for (const Word& part : parts) {
    if (error) break;
    if (part_name(part).text == "label") {
      read_label(part, building.tile, error);
    } else if (const PartKind* kind = kind_of(part)) {
      PartReader reader(part, part_name(part), kind->attributes, error);
      if (!error) kind->read(reader, building);
    } else {
      unknown_part(part, error);
    }
  }
  if (error) return unexpected(*error);
  return std::move(building.tile);
}

}  // namespace trackwright
