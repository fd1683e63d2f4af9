// Compares our validator with valijson: the shipped schemas are valid, and both accept the same files.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <random>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "designer/format/schema/schema.h"
#include "designer/studio/export.h"
#include "tests/designer/parsed.h"
#include "tests/designer/trees.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using nlohmann::json;

const std::string source = source_folder();

std::string read(const std::string& path) {
  const auto text = DiskReader().read(path, largest_file);
  EXPECT_TRUE(text.has_value()) << path;
  return text.value_or("");
}

json to_json(const Node& node) {
  switch (node.kind) {
    case Node::Kind::Null:
      return nullptr;
    case Node::Kind::Boolean:
      return node.text == "true";
    case Node::Kind::Integer:
    case Node::Kind::Real:
      return json::parse(node.text);
    case Node::Kind::String:
      return node.text;
    case Node::Kind::Sequence: {
      json array = json::array();
      for (const Node& item : node.items) array.push_back(to_json(item));
      return array;
    }
    case Node::Kind::Mapping: {
      json object = json::object();
      for (const Entry& entry : node.entries) object[entry.key] = to_json(entry.value);
      return object;
    }
  }
  return nullptr;
}

// A schema loaded by both validators.
class Both {
 public:
  explicit Both(const std::string& text) : ours_(*parse_schema(text)), document_(json::parse(text)) {
    valijson::SchemaParser parser(valijson::SchemaParser::kDraft7);
    const valijson::adapters::NlohmannJsonAdapter adapter(document_);
    parser.populateSchema(adapter, theirs_);
  }
  bool ours(const Node& tree) const {
    Findings findings;
    validate(tree, ours_, findings);
    return findings.empty();
  }
  bool theirs(const Node& tree) const {
    const json value = to_json(tree);
    valijson::Validator validator;
    return validator.validate(theirs_, valijson::adapters::NlohmannJsonAdapter(value), nullptr);
  }
  const Schema& schema() const { return ours_; }

 private:
  Schema ours_;
  json document_;
  valijson::Schema theirs_;
};

// The schemas of YAML files. The schema of the neutral form refers to them.
std::vector<std::string> schema_files() {
  std::vector<std::string> files;
  for (const std::string& name : DiskReader().list(source + "/schemas"))
    if (name.ends_with(".json") && name != "neutral.json") files.push_back(name.substr(0, name.size() - 5));
  return files;
}

// Calls `change` for each value of the tree in turn.
template <class Change>
void each_value(Node& node, const Change& change) {
  change(node);
  for (Node& item : node.items) each_value(item, change);
  for (Entry& entry : node.entries) each_value(entry.value, change);
}

std::size_t count_values(Node& tree) {
  std::size_t count = 0;
  each_value(tree, [&](Node&) { ++count; });
  return count;
}

Node scalar(Node::Kind kind, std::string text, Place place) {
  Node node;
  node.kind = kind;
  node.text = std::move(text);
  node.place = place;
  return node;
}

// Makes one mistake at a random place: another type, another word, or a removed or misspelt key.
Node spoiled(const Node& tree, std::mt19937& random) {
  Node copy = tree;
  const std::size_t target = random() % count_values(copy);
  const auto kind = random() % 6;
  std::size_t index = 0;
  each_value(copy, [&](Node& node) {
    if (index++ != target) return;
    if (kind == 0) node = scalar(Node::Kind::String, "nonsense", node.place);
    if (kind == 1) node = scalar(Node::Kind::Integer, "-7", node.place);
    if (kind == 2) node = scalar(Node::Kind::Sequence, "", node.place);
    if (kind == 3) node = scalar(Node::Kind::Boolean, "true", node.place);
    if (kind == 4 && !node.entries.empty()) node.entries.erase(node.entries.begin());
    if (kind == 5 && !node.entries.empty()) node.entries.front().key += "z";
  });
  return copy;
}

TEST(SchemaOracle, AgreesWithValijsonOnCorrectAndBrokenTitles) {
  std::mt19937 random(18);  // NOLINT(cert-msc51-cpp): the same mistakes in each run
  std::size_t compared = 0;
  std::size_t refused = 0;
  for (const std::string& name : schema_files()) {
    const Both both(read(source + "/schemas/" + name + ".json"));
    for (const std::string& title : DiskReader().list(source + "/titles")) {
      const std::string path = source + "/titles/" + title + "/" + name + ".yaml";
      if (!DiskReader().is_file(path)) continue;
      const Parsed parsed(read(path));
      ASSERT_TRUE(parsed.tree) << path;
      EXPECT_EQ(both.ours(*parsed.tree), both.theirs(*parsed.tree)) << path;
      for (int i = 0; i < 200; ++i, ++compared) {
        const Node broken = spoiled(*parsed.tree, random);
        const bool accepted = both.ours(broken);
        refused += accepted ? 0U : 1U;
        EXPECT_EQ(accepted, both.theirs(broken)) << path << ", mistake " << i;
      }
    }
  }
  EXPECT_GT(compared, 0U);
  EXPECT_GT(refused, compared / 10);
}

TEST(SchemaOracle, AcceptsTheNeutralFormOfEachTitle) {
  const json document = json::parse(read(source + "/schemas/neutral.json"));
  valijson::Schema schema;
  valijson::SchemaParser(valijson::SchemaParser::kDraft7)
      .populateSchema(
          valijson::adapters::NlohmannJsonAdapter(document), schema,
          [](const std::string& name) { return new json(json::parse(read(source + "/schemas/" + name))); },
          [](const json* other) { delete other; });
  const DiskReader disk;
  for (const std::string& title : disk.list(source + "/titles")) {
    const std::string folder = source + "/titles/" + title;
    if (!disk.is_file(folder + "/title.yaml")) continue;
    const auto exported =
        export_title(disk, source_installation(), load_title(disk, source_installation(), folder), "json");
    ASSERT_TRUE(exported) << title;
    json whole = json::parse(exported->text);
    const auto accepts = [&] {
      valijson::Validator validator;
      return validator.validate(schema, valijson::adapters::NlohmannJsonAdapter(whole), nullptr);
    };
    EXPECT_TRUE(accepts()) << title;
    whole["title"]["players"] = "nonsense";
    EXPECT_FALSE(accepts()) << title;
  }
}

}  // namespace
}  // namespace trackwright
