// Verifies that the data that checks need are in the schemas of titles.
#include "designer/checks/needs.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/source_folder.h"

namespace trackwright {
namespace {

using nlohmann::json;

json schema_of(std::string_view file) {
  const std::string name(file.substr(0, file.find('.')));
  std::ifstream stream(source_folder() + "/schemas/" + name + ".json");
  return json::parse(stream);
}

// Returns whether the schema, or the schema of its entries, has this key.
bool has_field(const json& root, const json& schema, const std::string& field, int depth = 0) {
  if (!schema.is_object() || depth > 4) return false;
  if (const auto ref = schema.find("$ref"); ref != schema.end())
    return has_field(root, root.at(json::json_pointer(ref->get<std::string>().substr(1))), field, depth + 1);
  if (schema.contains("properties") && schema.at("properties").contains(field)) return true;
  if (schema.contains("properties")) return false;
  if (schema.contains("additionalProperties") &&
      has_field(root, schema.at("additionalProperties"), field, depth + 1))
    return true;
  if (!schema.contains("patternProperties")) return false;
  const json& patterns = schema.at("patternProperties");
  return std::any_of(patterns.begin(), patterns.end(),
                     [&](const json& one) { return has_field(root, one, field, depth + 1); });
}

std::vector<std::string_view> all_needs(const Check& check) {
  std::vector<std::string_view> words = check.needs;
  words.insert(words.end(), check.each.begin(), check.each.end());
  return words;
}

TEST(NeedsTest, AreInTheSchemas) {
  for (const Check& check : all_checks())
    for (const std::string_view word : all_needs(check)) {
      const auto datum = datum_named(word);
      ASSERT_TRUE(datum) << check.name << " needs " << word;
      if (datum->field.empty()) continue;
      const json schema = schema_of(datum->part->file);
      EXPECT_TRUE(has_field(schema, schema.at("properties").at(datum->part->key), std::string(datum->field)))
          << check.name << " needs " << word;
    }
}

TEST(NeedsTest, EveryPartIsInTheSchemaOfItsFileAndNeeded) {
  std::set<std::string_view> keys;
  for (const TitlePart& part : title_parts()) {
    // rules.yaml is one part, although it shares keys with other files.
    EXPECT_TRUE(part.key == "rules" || schema_of(part.file).at("properties").contains(part.key))
        << part.file << " " << part.key;
    EXPECT_TRUE(keys.insert(part.key).second) << part.key;
    const auto needs_it = [&](std::string_view word) { return datum_named(word)->part == &part; };
    EXPECT_TRUE(std::ranges::any_of(
        all_checks(), [&](const Check& check) { return std::ranges::any_of(all_needs(check), needs_it); }))
        << "nobody needs " << part.key;
  }
}

TEST(NeedsTest, EveryCheckOfATitleListsItsNeeds) {
  for (const Check& check : all_checks())
    EXPECT_TRUE(!check.of_title() || !all_needs(check).empty()) << check.name;
}

// A check lists a need either in `needs` or in `each`.
TEST(NeedsTest, AreListedOnce) {
  for (const Check& check : all_checks()) {
    std::set<std::string_view> said;
    for (const std::string_view word : all_needs(check))
      EXPECT_TRUE(said.insert(word).second) << check.name << " needs " << word << " twice";
  }
}

// A check that compares trains with one another.
const Check by_price{
    .name = "train/by-price", .needs = {"trains.stack"}, .each = {"trains.price", "phases.on"}};

Gaps with(Gap gap) {
  Gaps gaps;
  gaps.add(std::move(gap));
  return gaps;
}

Finding about(std::string object, Name::Kind kind = Name::Kind::Nothing) {
  Finding finding;
  finding.object = std::move(object);
  finding.kind = kind;
  return finding;
}

TEST(NeedsTest, ACheckWaitsForItsNeeds) {
  EXPECT_FALSE(waits(by_price, Gaps()));
  EXPECT_TRUE(waits(by_price, with({"roster.yaml", "trains", "3", "stack"})));
  EXPECT_FALSE(waits(by_price, with({"roster.yaml", "trains", "3", "price"})));
  EXPECT_TRUE(waits(by_price, with({"roster.yaml", "phases"}))) << "there is nothing left to judge";
}

TEST(NeedsTest, AFindingWaitsForTheNeedsOfItsObject) {
  const Gaps gaps = with({"roster.yaml", "trains", "3", "price"});
  EXPECT_TRUE(waits(by_price, about("3"), gaps));
  EXPECT_FALSE(waits(by_price, about("4"), gaps));
  EXPECT_FALSE(waits(by_price, about("3", Name::Phase), gaps)) << "another thing of that name";
  EXPECT_TRUE(waits(by_price, about("3", Name::Phase), with({"roster.yaml", "phases", "3", "on"})));
  Finding both = about("4");
  both.also.push_back({Name::Train, "3"});
  EXPECT_TRUE(waits(by_price, both, gaps));
}

TEST(NeedsTest, ACheckMightReportMoreAboutUnreadableData) {
  EXPECT_FALSE(might_say_more(by_price, Gaps()));
  EXPECT_TRUE(might_say_more(by_price, with({"roster.yaml", "trains", "3", "price"})));
  EXPECT_FALSE(might_say_more(by_price, with({"roster.yaml", "trains", "3", "count"})));
}

}  // namespace
}  // namespace trackwright
