#include "designer/studio/editor_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "designer/format/title/title_folder.h"

namespace trackwright {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view schemas_below = ".vscode/schemas/";

void allow_null(Json& schema) {
  if (const auto type = schema.find("type"); type != schema.end()) {
    if (type->is_string()) *type = Json::array({*type});
    if (std::ranges::find(*type, Json("null")) == type->end()) type->push_back("null");
  }
  if (const auto words = schema.find("enum"); words != schema.end()) words->push_back(nullptr);
}

// Mappings are merged key by key, so any key may be missing or null; lists are replaced.
void relax(Json& schema) {
  if (!schema.is_object()) return;
  schema.erase("required");
  schema.erase("minProperties");
  allow_null(schema);
  for (const char* members : {"properties", "patternProperties", "definitions"})
    if (const auto all = schema.find(members); all != schema.end())
      for (auto& [key, member] : all->items()) relax(member);
  if (const auto others = schema.find("additionalProperties"); others != schema.end()) relax(*others);
  for (const char* ways : {"oneOf", "anyOf", "allOf"})
    if (const auto all = schema.find(ways); all != schema.end())
      for (Json& way : *all) relax(way);
}

Expected<std::string, Finding> schema_text(const FileReader& files, const Installation& installation,
                                           std::string_view name) {
  const std::string path = installation.schemas + "/" + std::string(name);
  auto text = files.read(path, largest_file);
  if (text) return std::move(*text);
  Finding finding;
  finding.check = text.error().check;
  finding.message = path + " " + text.error().message;
  return unexpected(std::move(finding));
}

std::string settings() {
  Json schemas = Json::object();
  for (const FileKind& kind : file_kinds)
    schemas[fmt::format("{}{}", schemas_below, kind.schema)] = {fmt::format("/{}", kind.name)};
  const Json all{{"yaml.schemas", std::move(schemas)},
                 {"yaml.customTags", {"!replace mapping", "!replace sequence", "!replace scalar"}}};
  return all.dump(2) + "\n";
}

}  // namespace

std::string overlay_schema(const std::string& schema) {
  Json all = Json::parse(schema, nullptr, false);
  if (all.is_discarded()) return schema;
  relax(all);
  return all.dump(2) + "\n";
}

std::string schema_line(std::string_view file) {
  const auto kind = std::ranges::find(file_kinds, file, &FileKind::name);
  if (kind == file_kinds.end()) return {};
  return fmt::format("# yaml-language-server: $schema={}{}\n", schemas_below, kind->schema);
}

Expected<TitleFiles, Finding> editor_files(const FileReader& files, const Installation& installation,
                                           bool overlay) {
  TitleFiles made{{".vscode/settings.json", settings()}};
  for (const FileKind& kind : file_kinds) {
    auto text = schema_text(files, installation, kind.schema);
    if (!text) return unexpected(text.error());
    made.push_back({fmt::format("{}{}", schemas_below, kind.schema),
                    overlay ? overlay_schema(*text) : std::move(*text)});
  }
  return made;
}

}  // namespace trackwright
