// Tests the schemas in schemas/: closed, documented, and consistent with the documentation and the test
// data.

#include <gmock/gmock.h>

#include <functional>
#include <nlohmann/json.hpp>

#include "designer/format/schema/schema.h"
#include "designer/format/title/title_folder.h"
#include "tests/designer/trees.h"
#include "tests/named.h"

namespace trackwright {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::IsEmpty;

std::string text_of_file(const std::string& path) {
  const DiskReader disk;
  auto text = disk.read(source_folder() + "/" + path, largest_file);
  if (!text) ADD_FAILURE() << path << " " << text.error().message;
  return text ? *text : "";
}

std::vector<std::string> schema_names() {
  std::vector<std::string> names{"dictionary.json"};
  for (const FileKind& kind : file_kinds) names.emplace_back(kind.schema);
  return names;
}

// Returns the schemas of titles and of the program's own tables.
std::vector<std::string> all_schema_names() {
  std::vector<std::string> names = schema_names();
  names.insert(names.end(), {"layouts.json", "printers.json", "machines.json", "services.json"});
  return names;
}

// Calls the function for each schema object within a schema, with its path.
void each_schema(const json& schema, const std::string& path,
                 const std::function<void(const json&, const std::string&)>& visit) {
  if (!schema.is_object()) return;
  visit(schema, path);
  for (const char* table : {"properties", "patternProperties", "definitions"})
    if (schema.contains(table))
      for (const auto& [key, value] : schema[table].items()) each_schema(value, path + "/" + key, visit);
  for (const char* one : {"additionalProperties", "items"})
    if (schema.contains(one)) each_schema(schema[one], path + "/" + one, visit);
}

class SchemasTest : public testing::TestWithParam<std::string> {
 protected:
  std::string text = text_of_file("schemas/" + GetParam());
  json schema = json::parse(text);
};

TEST_P(SchemasTest, IsValidAndFullySupported) {
  const auto parsed = parse_schema(text);
  ASSERT_TRUE(parsed) << parsed.error();
  EXPECT_EQ(schema.at("$schema"), "http://json-schema.org/draft-07/schema#");
}

TEST_P(SchemasTest, EveryPropertyIsDocumented) {
  EXPECT_TRUE(schema.contains("description"));
  each_schema(schema, "", [](const json& one, const std::string& path) {
    for (const char* table : {"properties", "patternProperties"})
      if (one.contains(table))
        for (const auto& [key, property] : one[table].items()) {
          const std::string description = property.value("description", "");
          EXPECT_TRUE(description.ends_with('.')) << path << "/" << key << ": " << description;
        }
    if (one.contains("additionalProperties") && one["additionalProperties"].is_object())
      EXPECT_TRUE(one["additionalProperties"].contains("description")) << path;
  });
}

TEST_P(SchemasTest, EveryMappingIsClosed) {
  each_schema(schema, "", [](const json& one, const std::string& path) {
    if (one.contains("properties") || one.contains("patternProperties"))
      EXPECT_EQ(one.value("additionalProperties", json(true)), json(false)) << path;
  });
}

TEST_P(SchemasTest, NumbersHaveARange) {
  each_schema(schema, "", [](const json& one, const std::string& path) {
    const std::string types = one.value("type", json("")).dump();
    if (types.find("integer") == std::string::npos || path == "/rows/items") return;
    EXPECT_TRUE(one.contains("minimum") && one.contains("maximum")) << path;
  });
}

INSTANTIATE_TEST_SUITE_P(All, SchemasTest, testing::ValuesIn(all_schema_names()), by_name);

TEST(TitleFormatTest, MentionsEveryKey) {
  for (const std::string& name : schema_names()) {
    const std::string page = text_of_file(name == "rules.json" ? "docs/rules.md" : "docs/title-format.md");
    each_schema(json::parse(text_of_file("schemas/" + name)), "",
                [&](const json& one, const std::string& path) {
                  if (!one.contains("properties")) return;
                  for (const auto& [key, property] : one["properties"].items())
                    EXPECT_THAT(page, testing::AnyOf(HasSubstr(key + ":"), HasSubstr("`" + key + "`")))
                        << name << path;
                });
  }
}

// rules.yaml is a vocabulary: its page explains each word.
TEST(RulesPageTest, MentionsEveryWord) {
  const std::string page = text_of_file("docs/rules.md");
  each_schema(json::parse(text_of_file("schemas/rules.json")), "",
              [&](const json& one, const std::string& path) {
                if (!one.contains("enum")) return;
                for (const auto& word : one["enum"])
                  EXPECT_THAT(page, HasSubstr("`" + word.get<std::string>() + "`")) << path;
              });
}

// Walks a tree along its schema and records the keys that it uses.
class KeyUse {
 public:
  explicit KeyUse(json root) : root_(std::move(root)) {}

  void use(const Node& node) { use(root_, node, ""); }
  std::set<std::string> unused() const {
    std::set<std::string> left;
    collect(root_, "", left);
    for (const std::string& key : used_) left.erase(key);
    return left;
  }

 private:
  const json& resolve(const json& schema, std::string& path) const {
    if (!schema.contains("$ref")) return schema;
    path = schema["$ref"].get<std::string>();
    return root_.at(json::json_pointer(path.substr(1)));
  }

  void use(const json& unresolved, const Node& node, std::string path) {
    const json& schema = resolve(unresolved, path);
    for (const Node& item : node.items)
      if (schema.contains("items")) use(schema["items"], item, path + "/items");
    for (const Entry& entry : node.entries) {
      if (schema.contains("properties") && schema["properties"].contains(entry.key)) {
        used_.insert(path + "/" + entry.key);
        use(schema["properties"][entry.key], entry.value, path + "/" + entry.key);
      } else if (schema.contains("additionalProperties")) {
        use_table(schema, entry, path);
      }
    }
  }

  void use_table(const json& schema, const Entry& entry, const std::string& path) {
    if (schema["additionalProperties"].is_object())
      use(schema["additionalProperties"], entry.value, path + "/*");
    if (schema.contains("patternProperties") && !entry.key.starts_with("x-"))
      for (const auto& [pattern, value] : schema["patternProperties"].items())
        use(value, entry.value, path + "/*");
  }

  void collect(const json& schema, const std::string& path, std::set<std::string>& keys) const {
    if (schema.contains("definitions"))
      for (const auto& [name, definition] : schema["definitions"].items())
        collect(definition, "#/definitions/" + name, keys);
    if (schema.contains("properties"))
      for (const auto& [key, value] : schema["properties"].items()) {
        keys.insert(path + "/" + key);
        collect(value, path + "/" + key, keys);
      }
    if (schema.contains("items")) collect(schema["items"], path + "/items", keys);
    if (schema.contains("patternProperties"))
      for (const auto& [pattern, value] : schema["patternProperties"].items())
        collect(value, path + "/*", keys);
    if (schema.contains("additionalProperties") && schema["additionalProperties"].is_object())
      collect(schema["additionalProperties"], path + "/*", keys);
  }

  json root_;
  std::set<std::string> used_;
};

// tests/data/everything, and the title that extends it, use every key of the format.
TEST(EverythingTest, UsesEveryKeyOfEverySchema) {
  const DiskReader disk;
  const std::string data = source_folder() + "/tests/data/";
  for (const FileKind& kind : file_kinds) {
    KeyUse keys(json::parse(text_of_file("schemas/" + std::string(kind.schema))));
    for (const std::string folder : {"everything", "variant"}) {
      const std::string path = "tests/data/" + folder + "/" + std::string(kind.name);
      if (disk.is_file(data + folder + "/" + std::string(kind.name)))
        keys.use(parsed(text_of_file(path)).tree);
    }
    EXPECT_THAT(keys.unused(), IsEmpty()) << kind.name;
  }
}

TEST(EverythingTest, LoadsWithoutFindings) {
  const DiskReader disk;
  for (const std::string name : {"everything", "variant"}) {
    const Loaded loaded = load_title(disk, source_installation(), source_folder() + "/tests/data/" + name);
    for (const Finding& finding : loaded.findings) ADD_FAILURE() << name << ": " << finding.message;
    EXPECT_TRUE(loaded.title) << name;
  }
}

TEST(EverythingTest, AVariantChangesAddsAndRemoves) {
  const DiskReader disk;
  const Loaded loaded = load_title(disk, source_installation(), source_folder() + "/tests/data/variant");
  ASSERT_TRUE(loaded.title);
  const Title& title = *loaded.title;
  EXPECT_EQ(title.players.size(), 3U);
  EXPECT_EQ(title.players.back().players, 5);
  EXPECT_TRUE(title.allow.empty());
  EXPECT_EQ(title.map.find("E5")->name, "Fiveton");
  EXPECT_EQ(title.map.find("E7"), nullptr);
  EXPECT_NE(title.map.find("C7"), nullptr);
  EXPECT_EQ(title.map.sides().size(), 1U);
  EXPECT_EQ(title.market.row_end_right, RowEnd::Stay);
  EXPECT_EQ(title.market.row_end_left, std::nullopt);
}

}  // namespace
}  // namespace trackwright
