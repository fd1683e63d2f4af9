// Lists the symbols, foldable ranges and colours of a document.
#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "designer/faces/lsp/features.h"
#include "designer/format/yaml/yaml.h"

namespace trackwright::lsp {

namespace {

constexpr int deepest_symbol = 3;
constexpr std::size_t most_symbols = 5000;

std::optional<Node> tree_of(const Document& document) {
  Findings unheard;
  return parse_yaml(document.text, 1, unheard);
}

std::string short_text(const Node& node) {
  constexpr std::size_t longest = 40;
  if (const Node* name = node.find("name"); name != nullptr && !name->text.empty()) return name->text;
  if (node.kind == Node::Kind::Mapping || node.kind == Node::Kind::Sequence || node.text.size() > longest)
    return {};
  return node.text;
}

class Outline {
 public:
  explicit Outline(const Sources::File& file) : file_(file) {}

  Json of(const Node& mapping, int depth) {
    Json all = Json::array();
    for (const Entry& entry : mapping.entries) {
      if (++count_ > most_symbols) break;
      const TextSpan name = entry.key_span;
      const TextSpan whole{name.begin,
                           std::max(name.end, entry.value.alias ? name.end : entry.value.span.end)};
      const bool inner = entry.value.kind == Node::Kind::Mapping && !entry.value.alias;
      Json one{{"name", entry.key.empty() ? "\"\"" : entry.key},
               {"kind", depth == 0 ? 2
                        : inner    ? 5
                                   : 7},  // module, class, property
               {"range", range_of(file_, whole)},
               {"selectionRange", range_of(file_, name)}};
      if (const std::string detail = short_text(entry.value); !detail.empty()) one["detail"] = detail;
      if (inner && depth + 1 < deepest_symbol) one["children"] = of(entry.value, depth + 1);
      all.push_back(std::move(one));
    }
    return all;
  }

 private:
  const Sources::File& file_;
  std::size_t count_ = 0;
};

void fold(const Sources::File& file, const Node& node, Json& all) {
  if (node.alias) return;
  const auto add = [&](std::size_t from, const Node& value) {
    if (value.alias || (value.kind != Node::Kind::Mapping && value.kind != Node::Kind::Sequence)) return;
    const std::size_t end = value.span.end > 0 ? value.span.end - 1 : 0;
    const auto first = line_column(file, static_cast<std::uint32_t>(from)).line;
    const auto last = line_column(file, static_cast<std::uint32_t>(end)).line;
    if (last > first) all.push_back({{"startLine", first - 1}, {"endLine", last - 1}});
  };
  for (const Entry& entry : node.entries) {
    add(entry.key_span.begin, entry.value);
    fold(file, entry.value, all);
  }
  for (const Node& item : node.items) {
    add(item.span.begin, item);
    fold(file, item, all);
  }
}

// Returns "#rrggbb" or "#rgb" as fractions of 1.
std::optional<std::array<double, 3>> rgb_of(std::string_view text) {
  if (!text.starts_with('#') || (text.size() != 4 && text.size() != 7)) return std::nullopt;
  const std::size_t digits = text.size() == 4 ? 1 : 2;
  std::array<double, 3> parts{};
  for (std::size_t i = 0; i < 3; ++i) {
    int value = 0;
    const char* from = text.data() + 1 + i * digits;
    const auto [end, error] = std::from_chars(from, from + digits, value, 16);
    if (error != std::errc() || end != from + digits) return std::nullopt;
    parts.at(i) = digits == 1 ? value / 15.0 : value / 255.0;
  }
  return parts;
}

void find_colours(const Sources::File& file, const Node& node, Json& all) {
  if (node.alias) return;
  if (node.kind == Node::Kind::String)
    if (const auto rgb = rgb_of(node.text))
      all.push_back(
          {{"range", range_of(file, span_of(node.place))},
           {"color", {{"red", (*rgb)[0]}, {"green", (*rgb)[1]}, {"blue", (*rgb)[2]}, {"alpha", 1}}}});
  for (const Entry& entry : node.entries) find_colours(file, entry.value, all);
  for (const Node& item : node.items) find_colours(file, item, all);
}

}  // namespace

Json symbols(const Document& document) {
  const auto tree = tree_of(document);
  return tree && tree->kind == Node::Kind::Mapping ? Outline(document.file()).of(*tree, 0) : Json::array();
}

Json foldings(const Document& document) {
  Json all = Json::array();
  if (const auto tree = tree_of(document)) fold(document.file(), *tree, all);
  return all;
}

Json colours(const Document& document) {
  Json all = Json::array();
  if (const auto tree = tree_of(document)) find_colours(document.file(), *tree, all);
  return all;
}

Json colour_presentations(const Json& colour) {
  const auto part = [&](const char* key) {
    const auto it = colour.find(key);
    const double value = it != colour.end() && it->is_number() ? it->get<double>() : 0.0;
    return static_cast<int>(std::lround(std::clamp(value, 0.0, 1.0) * 255));
  };
  return Json::array(
      {{{"label", fmt::format("#{:02x}{:02x}{:02x}", part("red"), part("green"), part("blue"))}}});
}

}  // namespace trackwright::lsp
