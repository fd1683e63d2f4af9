// Completion: keys and words of the schema, names of the title, parts of the tile language.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <set>

#include "designer/checks/check.h"
#include "designer/faces/lsp/features.h"
#include "designer/studio/kit_json.h"
#include "designer/studio/typing.h"
#include "engine/tile/parts.h"
#include "engine/tile/terrain_words.h"

namespace trackwright::lsp {

namespace {

// Kinds of items, as numbered by the protocol.
enum class ItemKind { Field = 5, Value = 12, Enum = 13, Keyword = 14, Reference = 18, Property = 10 };

class Proposals {
 public:
  Proposals(const Sources::File& file, TextSpan replaced) : range_(range_of(file, replaced)) {}

  Json& add(const std::string& label, ItemKind kind, const std::string& text) {
    Json item{{"label", label},
              {"kind", static_cast<int>(kind)},
              {"sortText", fmt::format("{:05}", all_.size())},
              {"textEdit", {{"range", range_}, {"newText", text}}}};
    return all_.emplace_back(std::move(item));
  }

  Json take() { return std::move(all_); }

 private:
  Json range_;
  Json all_ = Json::array();
};

// Quotes a word that YAML would read as another type or as several values.
std::string written(const std::string& name, bool quoted) {
  constexpr std::string_view signs = ":#,[]{}&*!|>%@`\"'";
  if (quoted || (name.find_first_of(signs) == std::string::npos && !name.empty())) return name;
  return "\"" + name + "\"";
}

std::vector<std::string> names_of(Project& project, Name::Kind kind) {
  std::vector<std::string> all = project.names().known(kind);
  const Title* title = project.title();
  std::ranges::move(kit_words(project.files(), project.installation(), kind), std::back_inserter(all));
  if (kind == Name::Tile && title != nullptr)
    all.insert(all.end(), title->standard_numbers.begin(), title->standard_numbers.end());
  if (kind == Name::Check)
    for (const Check& check : all_checks())
      if (check.of_title()) all.emplace_back(check.name);
  if (kind == Name::Label && title != nullptr) {
    std::set<std::string> labels;
    for (const Hex& hex : title->map.hexes()) labels.insert(hex.tile.labels.begin(), hex.tile.labels.end());
    for (const auto& [number, tile] : title->tiles)
      labels.insert(tile.tile.labels.begin(), tile.tile.labels.end());
    all.insert(all.end(), labels.begin(), labels.end());
  }
  return all;
}

std::string detail_of(const Title* title, const Name& name) {
  if (title == nullptr) return {};
  if (name.kind == Name::Hex)
    if (const Hex* hex = title->map.find(std::string_view(name.text))) return hex->name;
  if (name.kind == Name::Company)
    if (const Company* company = find_company(title->companies, name.text)) return company->name;
  if (name.kind == Name::Tile)
    if (const TileDefinition* tile = find_tile(*title, name.text))
      return std::string(word_of(tile->tile.colour));
  if (name.kind == Name::Check)
    if (const Check* check = find_check(name.text)) return std::string(check->sentence);
  return {};
}

void add_names(Proposals& proposals, Project& project, const std::vector<Name::Kind>& kinds, bool quoted,
               std::string_view behind) {
  const Title* title = project.title();
  std::set<std::string> seen;
  for (const Name::Kind kind : kinds)
    for (const std::string& text : names_of(project, kind)) {
      if (!seen.insert(text).second) continue;
      Json& item = proposals.add(text, ItemKind::Reference, written(text, quoted) + std::string(behind));
      const std::string detail = detail_of(title, {kind, text});
      item["detail"] = detail.empty() ? std::string(word(kind)) : fmt::format("{} {}", word(kind), detail);
      item["data"] = {{"folder", project.folder()}, {"kind", word(kind)}, {"name", text}};
    }
}

// Skips keys that the mapping already has, since a key may occur only once.
void add_keys(Proposals& proposals, const SchemaSays& says, const std::vector<std::string>& beside) {
  for (const SchemaKey& key : says.keys) {
    if (std::ranges::find(beside, key.key) != beside.end()) continue;
    Json& item = proposals.add(key.key, ItemKind::Property, key.key + (key.collection ? ":" : ": "));
    if (!key.description.empty()) item["documentation"] = key.description;
    if (key.required) item["detail"] = "needed";
  }
}

// Counts the parts that `_0`, `_1` ... can refer to.
std::size_t stops_in(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view part = text.substr(at, text.find(';', at) - at);
    for (const PartKind& kind : part_kinds())
      if (kind.node && part.substr(0, part.find('=')) == kind.name) ++count;
    at += part.size() + 1;
  }
  return count;
}

// The values allowed after the colon of an attribute: sides, stops of the text, and words.
std::vector<std::string> values_of(std::string_view part, std::string_view attribute,
                                   std::string_view typed) {
  std::vector<std::string> all;
  const auto words = [&](const auto& list) { all.assign(std::begin(list), std::end(list)); };
  const bool end = part == "path" && (attribute == "a" || attribute == "b");
  if (end || attribute == "edge") {
    all = {"0", "1", "2", "3", "4", "5"};
    for (std::size_t i = 0, stops = end ? stops_in(typed) : 0; i < stops; ++i)
      all.push_back(fmt::format("_{}", i));
  } else if (part == "upgrade" && attribute == "terrain") {
    words(known_terrain);
  } else if (part == "border" && attribute == "type") {
    words(words_of<BorderKind>());
  } else if (part == "path" && attribute == "track") {
    words(words_of<Track>());
  }
  return all;
}

// Completes a text of the tile language: parts, the attributes of the current part, and their
// values.
void add_language(Proposals& proposals, Project& project, std::string_view typed) {
  const std::size_t from = typed.rfind(';') == std::string_view::npos ? 0 : typed.rfind(';') + 1;
  const std::string_view part = typed.substr(from);
  const std::size_t equals = part.find('=');
  if (equals == std::string_view::npos) {
    for (const PartKind& kind : part_kinds())
      proposals.add(std::string(kind.name), ItemKind::Keyword, std::string(kind.name) + "=");
    proposals.add("label", ItemKind::Keyword, "label=");
    return;
  }
  const std::string_view name = part.substr(0, equals);
  if (name == "label" || name == "future_label")
    for (const std::string& label : names_of(project, Name::Label))
      proposals.add(label, ItemKind::Reference, label);
  const std::string_view attribute = part.substr(part.find_last_of("=,") + 1);
  if (const std::size_t colon = attribute.find(':'); colon != std::string_view::npos) {
    for (const std::string& value : values_of(name, attribute.substr(0, colon), typed))
      proposals.add(value, ItemKind::Value, value);
    return;
  }
  for (const PartKind& kind : part_kinds())
    if (kind.name == name)
      for (const std::string_view one : kind.attributes)
        proposals.add(std::string(one), ItemKind::Field, std::string(one) + ":");
}

// Finds where the current word begins, in a text with possibly several words.
std::size_t word_begin(const TypingPlace& place, bool language) {
  const std::string_view separators = language ? ";,=:|" : " \t,";
  const std::size_t at = place.typed.find_last_of(separators);
  return place.begin + (at == std::string::npos ? 0 : at + 1);
}

}  // namespace

Json completion(const At& at) {
  const auto schema = schema_for(at.project, at.document);
  if (!schema) return Json::array();
  const std::string& text = at.document.file().text;
  const TypingPlace place = typing_place(text, at.offset);
  const SchemaSays says = schema_says(*schema, place.steps);
  const bool language =
      place.value && says.language == "tile" && (place.quoted || !place.key || !place.typed.empty());
  const bool several = std::ranges::find(says.names, Name::Hex) != says.names.end() ||
                       std::ranges::find(says.keys_name, Name::Hex) != says.keys_name.end();
  const std::size_t begin = language || several ? word_begin(place, language) : place.begin;
  Proposals proposals(at.document.file(), {std::min(begin, at.offset), std::max(place.end, at.offset)});
  if (place.key) {
    add_keys(proposals, says, place.beside);
    add_names(proposals, at.project, says.keys_name, place.quoted, ": ");
  }
  if (place.value) {
    if (language) add_language(proposals, at.project, place.typed);
    for (const std::string& one : says.words) proposals.add(one, ItemKind::Enum, written(one, place.quoted));
    add_names(proposals, at.project, says.names, place.quoted, "");
  }
  return proposals.take();
}

}  // namespace trackwright::lsp
