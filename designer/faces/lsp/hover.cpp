// Explains a key or name, with the picture of a tile or hex.
#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "designer/faces/lsp/features.h"
#include "designer/format/text/readers.h"
#include "designer/format/yaml/yaml.h"
#include "designer/studio/meaning.h"
#include "designer/studio/picture.h"

namespace trackwright::lsp {

namespace {

std::string picture_of(Project& project, const Name& name) {
  const Title* title = project.title();
  if (title == nullptr) return {};
  if (name.kind == Name::Tile)
    if (const auto svg = numbered_tile_svg(*title, name.text, Rotation(0), project.theme()))
      return fmt::format("![tile {}]({})\n\n", name.text, data_uri(*svg));
  if (name.kind == Name::Hex)
    if (const Hex* hex = title->map.find(std::string_view(name.text)))
      return fmt::format("![hex {}]({})\n\n", name.text, data_uri(hex_svg(*title, *hex, project.theme())));
  return {};
}

struct Said {
  std::string text;
  TextSpan span;
};

// The description in the schema of the key or of its value.
std::optional<Said> schema_text(const At& at) {
  const auto schema = schema_for(at.project, at.document);
  if (!schema) return std::nullopt;
  Findings unheard;
  const auto tree = parse_yaml(at.document.text, 1, unheard);
  if (!tree) return std::nullopt;
  const auto path = node_at(*tree, at.offset);
  if (!path || path->steps.empty()) return std::nullopt;
  const Step& last = path->steps.back();
  const SchemaSays says = schema_says(*schema, steps_of(*path));
  const Entry* entry = last.entry();
  const TextSpan span = path->on_key ? entry->key_span : last.value().span;
  std::string text = says.description;
  if (entry != nullptr && !text.empty()) text = fmt::format("`{}`: {}", entry->key, text);
  return text.empty() ? std::nullopt : std::optional(Said{std::move(text), span});
}

}  // namespace

Json hover(const At& at) {
  std::string text;
  Json range;
  if (const NamePlace* name = name_at(at); name != nullptr && name->name.kind != Name::Nothing) {
    const Title* title = at.project.title();
    text =
        picture_of(at.project, name->name) + (title == nullptr ? std::string() : meaning(*title, name->name));
    range = range_of(at.document.file(), span_of(name->place));
  }
  if (const auto said = schema_text(at)) {
    if (!text.empty()) text += "\n\n---\n\n";
    text += said->text;
    if (range.is_null()) range = range_of(at.document.file(), said->span);
  }
  if (text.empty()) return nullptr;
  return {{"contents", {{"kind", "markdown"}, {"value", text}}}, {"range", range}};
}

Json resolved_completion(Project& project, Json item) {
  const auto data = item.find("data");
  if (data == item.end() || !data->is_object() || !data->contains("kind") || !(*data)["kind"].is_string() ||
      !data->contains("name") || !(*data)["name"].is_string())
    return item;
  const Name name{kind_of((*data)["kind"].get<std::string>()), (*data)["name"].get<std::string>()};
  const Title* title = project.title();
  if (title == nullptr) return item;
  const std::string text = picture_of(project, name) + meaning(*title, name);
  if (!text.empty()) item["documentation"] = {{"kind", "markdown"}, {"value", text}};
  return item;
}

}  // namespace trackwright::lsp
