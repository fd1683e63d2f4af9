#include "designer/format/text/values.h"

#include <cstdint>

#include "engine/base/words.h"

namespace trackwright {

namespace {

template <class Number>
std::optional<Number> number(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  return number_in<Number>(text);
}

}  // namespace

bool is_scalar(const Node& node) {
  return node.kind != Node::Kind::Null && node.kind != Node::Kind::Sequence &&
         node.kind != Node::Kind::Mapping;
}

const Node* value_of(const Node* mapping, std::string_view key) {
  const Node* found = mapping == nullptr ? nullptr : mapping->find(key);
  return found == nullptr || found->kind == Node::Kind::Null ? nullptr : found;
}

std::span<const Entry> entries_of(const Node* mapping, std::string_view key) {
  const Node* found = value_of(mapping, key);
  return found == nullptr ? std::span<const Entry>{} : std::span<const Entry>(found->entries);
}

std::span<const Node> items_of(const Node* mapping, std::string_view key) {
  const Node* found = value_of(mapping, key);
  return found == nullptr ? std::span<const Node>{} : std::span<const Node>(found->items);
}

std::string text_of(const Node* mapping, std::string_view key, std::string_view otherwise) {
  const Node* found = value_of(mapping, key);
  return found != nullptr && is_scalar(*found) ? found->text : std::string(otherwise);
}

std::optional<int> integer(const Node& node) {
  return node.kind == Node::Kind::Integer ? number<int>(node.text) : std::nullopt;
}

std::optional<double> real(const Node& node) {
  const bool numeric = node.kind == Node::Kind::Integer || node.kind == Node::Kind::Real;
  return numeric ? number<double>(node.text) : std::nullopt;
}

std::optional<int> integer_of(const Node* mapping, std::string_view key) {
  const Node* found = value_of(mapping, key);
  return found == nullptr ? std::nullopt : integer(*found);
}

std::optional<Placed<int>> placed_integer_of(const Node* mapping, std::string_view key) {
  const Node* found = value_of(mapping, key);
  const auto value = found == nullptr ? std::nullopt : integer(*found);
  if (!value) return std::nullopt;
  return Placed<int>{*value, found->place};
}

std::optional<double> real_of(const Node* mapping, std::string_view key) {
  const Node* found = value_of(mapping, key);
  return found == nullptr ? std::nullopt : real(*found);
}

std::optional<bool> boolean(const Node& node) {
  if (node.kind != Node::Kind::Boolean) return std::nullopt;
  return node.text.starts_with('t') || node.text.starts_with('T');
}

std::optional<bool> boolean_of(const Node* mapping, std::string_view key) {
  const Node* found = value_of(mapping, key);
  return found == nullptr ? std::nullopt : boolean(*found);
}

std::vector<Ref> names(const Node& node) {
  if (is_scalar(node)) return {{node.text, node.place}};
  std::vector<Ref> found;
  for (const Node& item : node.items)
    if (is_scalar(item)) found.push_back({item.text, item.place});
  return found;
}

std::vector<Ref> names_of(const Node* mapping, std::string_view key) {
  const Node* found = value_of(mapping, key);
  return found == nullptr ? std::vector<Ref>{} : names(*found);
}

std::vector<std::string> texts_of(const Node* mapping, std::string_view key) {
  std::vector<std::string> texts;
  for (Ref& name : names_of(mapping, key)) texts.push_back(std::move(name.value));
  return texts;
}

Place part_of(const Node& scalar, std::size_t offset, std::size_t length) {
  if (!scalar.verbatim) return scalar.place;
  return {scalar.place.file, scalar.place.offset + static_cast<std::uint32_t>(offset),
          static_cast<std::uint32_t>(length)};
}

std::vector<Ref> words(std::string_view text, Place place, bool verbatim) {
  std::vector<Ref> found;
  for (std::size_t at = text.find_first_not_of(' '); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    Place where = place;
    if (verbatim)
      where = {place.file, place.offset + static_cast<std::uint32_t>(at),
               static_cast<std::uint32_t>(end - at)};
    found.push_back({std::string(text.substr(at, end - at)), where});
    at = text.find_first_not_of(' ', end);
  }
  return found;
}

std::vector<Ref> key_words(const Entry& entry) {
  return words(entry.key, entry.key_place, entry.key_place.length == entry.key.size());
}

}  // namespace trackwright
