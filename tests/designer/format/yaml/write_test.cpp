#include "designer/format/yaml/write.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/designer/parsed.h"

namespace trackwright {
namespace {

// Formats the tree without its places, for comparison.
std::string bones(const Node& node) {
  std::string text = std::to_string(static_cast<int>(node.kind));
  if (node.items.empty() && node.entries.empty() && node.kind != Node::Kind::Null)
    text += "'" + node.text + "'";
  for (const Node& item : node.items) text += "[" + bones(item) + "]";
  for (const Entry& entry : node.entries) text += "{'" + entry.key + "'" + bones(entry.value) + "}";
  return text;
}

TEST(WriteYaml, ReadsBackAsTheSameTree) {
  const std::vector<std::string> texts = {
      "a: 1\nb: [x, 2.5, true, null, '2', \"true\", '~', '']\nc: {d: {}, e: []}\n",
      "57: 4\n2+2: x\n'null': y\n'': z\n'a: b': 1\n'#c': 2\n'- d': 3\n\"'\": 4\n",
      "text: |\n  two\n  lines\ntab: \"a\\tb\"\nquote: 'say \"x\"'\ncode: "
      "'city=revenue:30,loc:0.5;path=a:1,b:_0'\n",
      "long: [" + std::string(80, 'a') + ", " + std::string(80, 'b') +
          "]\nmore:\n  - [[1, 2], {x: " + std::string(120, 'c') + "}]\n",
      "- a\n- - b\n  - c\n- d: e\n",
      "yes\n",
      "[]\n",
      "'" + std::string(600, '"') + "': [1, 2]\n",  // more than 1024 letters after escaping
      "ends: 'x:'\nstarts: ' x'\nname: Malmö → Åbo\nurl: http://x\ndots: '...'\n"};
  for (const std::string& text : texts) {
    const Parsed first(text);
    ASSERT_TRUE(first.tree) << text;
    const std::string written = write_yaml(*first.tree);
    const Parsed second(written);
    ASSERT_TRUE(second.tree) << written;
    EXPECT_EQ(bones(*second.tree), bones(*first.tree)) << written;
  }
}

TEST(WriteYaml, WritesShortCollectionsOnOneLine) {
  EXPECT_EQ(write_yaml(*Parsed("a:\n  - 1\n  - 2\nb:\n  c: d\n").tree), "a: [1, 2]\nb: {c: d}\n");
}

TEST(WriteJson, TypesScalarsAndNamesFiles) {
  const Parsed parsed(
      "a: 1\nb: '1'\nc: [true, null, 2.5, x]\nd: {}\ne: \"q\\\"\\\\\\n\"\nf: 0x1F\ng: .inf\nh: 100000\n");
  const auto written = nlohmann::json::parse(write_json({{"map.yaml", *parsed.tree}})).at("map");
  EXPECT_EQ(written.at("a"), 1);
  EXPECT_EQ(written.at("b"), "1");
  EXPECT_EQ(written.at("c").dump(), "[true,null,2.5,\"x\"]");
  EXPECT_EQ(written.at("d").dump(), "{}");
  EXPECT_EQ(written.at("e"), "q\"\\\n");
  EXPECT_EQ(written.at("f"), "0x1F");
  EXPECT_EQ(written.at("g"), ".inf");
  EXPECT_EQ(written.at("h"), 100000);
}

}  // namespace
}  // namespace trackwright
