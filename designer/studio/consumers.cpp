#include "designer/studio/consumers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "designer/format/schema/says.h"
#include "designer/format/schema/schema.h"
#include "designer/format/title/title_folder.h"

namespace trackwright {

namespace {

constexpr auto consumers = std::to_array<const char*>({"check", "routes", "upgrades", "play"});

bool names(const std::vector<std::string>& all, const std::string& one) {
  return std::ranges::find(all, one) != all.end();
}

// Returns "yes", "no", or "yes, but `word`".
std::string cell(const KeyOfSchema& key, const std::string& consumer) {
  if (!names(key.computed_by, consumer)) return "-";
  const auto left = key.words_in_text.find(consumer);
  if (left == key.words_in_text.end()) return "yes";
  std::string words;
  for (const std::string& word : left->second) words += (words.empty() ? "`" : ", `") + word + "`";
  return "not " + words;
}

std::string row(const KeyOfSchema& key) {
  std::string text = fmt::format("| `{}` | {} |", key.name, key.not_print.empty() ? "yes" : "-");
  for (const char* consumer : consumers) text += " " + cell(key, consumer) + " |";
  return text + "\n";
}

std::optional<Schema> schema_in(const FileReader& files, const Installation& installation,
                                std::string_view name) {
  const auto text = files.read(installation.schemas + "/" + std::string(name), largest_file);
  if (!text) return std::nullopt;
  auto schema = known_schema(*text);
  return schema ? std::optional(std::move(*schema)) : std::nullopt;
}

SchemaSteps steps_to(std::string_view path) {
  SchemaSteps steps;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('.'), path.size());
    const std::string key(path.substr(0, end));
    const bool item = key.find_first_not_of("0123456789") == std::string::npos;
    steps.push_back({item, item ? "" : key});
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return steps;
}

}  // namespace

std::string consumers_table(const FileReader& files, const Installation& installation) {
  std::string text;
  for (const FileKind& kind : file_kinds) {
    const auto schema = schema_in(files, installation, kind.schema);
    if (!schema) continue;
    text += fmt::format(
        "\n## {}\n\n| key | print | check | routes | upgrades | play |\n|---|---|---|---|---|---|\n",
        kind.name);
    for (const KeyOfSchema& key : keys_of(*schema)) text += row(key);
  }
  return text;
}

RuleConsumers::RuleConsumers(const FileReader& files, const Installation& installation)
    : schema_(files.read(installation.schemas + "/rules.json", largest_file).value_or("{}")) {}

std::string RuleConsumers::of(std::string_view path) const {
  const auto schema = known_schema(schema_);
  if (!schema) return {};
  const SchemaSays says = schema_says(*schema, steps_to(path));
  if (says.computed_by.empty()) return "text only";
  std::string text = says.not_print.empty() ? "printed" : "";
  for (const char* consumer : consumers)
    if (names(says.computed_by, consumer)) text += (text.empty() ? "" : ", ") + std::string(consumer);
  return text;
}

}  // namespace trackwright
