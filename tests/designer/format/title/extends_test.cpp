#include "designer/format/title/extends.h"

#include <gmock/gmock.h>

#include "tests/designer/trees.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Formats the tree as flow YAML, so that a test can state a tree in one line.
std::string flow(const Node& node) {
  std::string text;
  const auto join = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  if (node.kind == Node::Kind::Null) return "null";
  if (node.kind == Node::Kind::Sequence) {
    for (const Node& item : node.items) join(flow(item));
    return "[" + text + "]";
  }
  if (node.kind != Node::Kind::Mapping) return node.text;
  for (const Entry& entry : node.entries) join(entry.key + ": " + flow(entry.value));
  return "{" + text + "}";
}

struct Merge {
  Sources sources;
  Findings findings;
  Node tree;
};

Merge merge(const std::string& base, const std::string& overlay) {
  Merge result;
  const FileId first = result.sources.add("base.yaml", base);
  const FileId second = result.sources.add("overlay.yaml", overlay);
  auto below = parse_yaml(result.sources, first, result.findings);
  auto above = parse_yaml(result.sources, second, result.findings);
  result.tree = merged(std::move(*below), *above, result.findings);
  return result;
}

TEST(ExtendsTest, MergesMappingsInTheOrderOfTheBase) {
  const Merge merge = trackwright::merge("a: 1\nb: {c: 2, d: 3}\n", "e: 5\nb: {d: 4, f: 6}\n");
  EXPECT_THAT(merge.findings, IsEmpty());
  EXPECT_EQ(flow(merge.tree), "{a: 1, b: {c: 2, d: 4, f: 6}, e: 5}");
}

TEST(ExtendsTest, ListsTextsAndNumbersReplaceEarlierValues) {
  EXPECT_EQ(flow(merge("a: [1, 2]\nb: x\nc: {d: 1}\n", "a: [3]\nb: {y: 1}\nc: 7\n").tree),
            "{a: [3], b: {y: 1}, c: 7}");
}

TEST(ExtendsTest, NullRemovesAKey) {
  const Merge merge = trackwright::merge("a: 1\nb: {c: 2, d: 3}\n", "a: null\nb: {c: ~}\n");
  EXPECT_THAT(merge.findings, IsEmpty());
  EXPECT_EQ(flow(merge.tree), "{b: {d: 3}}");
}

TEST(ExtendsTest, ReportsTheRemovalOfAMissingKey) {
  const Merge merge = trackwright::merge("a: {b: 1}\n", "a: {c: null}\nd: null\n");
  ASSERT_THAT(checks_of(merge.findings), ElementsAre("extends/removes-nothing", "extends/removes-nothing"));
  EXPECT_EQ(said(merge.sources, merge.findings[0].place), "c");
  EXPECT_EQ(merge.findings[0].place.file, 2U);
}

TEST(ExtendsTest, ATagReplaceDoesNotMerge) {
  const Merge merge = trackwright::merge("a: {b: 1, c: 2}\n", "a: !replace {d: {e: null, f: 1}}\n");
  EXPECT_THAT(merge.findings, IsEmpty());
  EXPECT_EQ(flow(merge.tree), "{a: {d: {f: 1}}}");
  EXPECT_FALSE(merge.tree.find("a")->replace);
}

// A lost colon creates a key without a value; the schema reports it.
TEST(ExtendsTest, OnlyAnExplicitNullRemovesAKey) {
  const Merge merge = trackwright::merge("a: {b: 1}\n", "a: !replace {name Foo, f: 1}\n");
  const Node* a = merge.tree.find("a");
  ASSERT_NE(a, nullptr);
  EXPECT_NE(a->find("name Foo"), nullptr);
}

TEST(ExtendsTest, AnEmptyOverlayChangesNothing) {
  EXPECT_EQ(flow(merge("a: 1\n", "# nothing yet\n").tree), "{a: 1}");
  EXPECT_EQ(flow(merge("", "a: 1\n").tree), "{a: 1}");
}

TEST(ExtendsTest, EveryValuePointsIntoItsFile) {
  const Merge merge = trackwright::merge("a: {b: 1, c: 2}\n", "a: {c: 3}\n");
  const Node& a = *merge.tree.find("a");
  EXPECT_EQ(a.find("b")->place.file, 1U);
  EXPECT_EQ(a.entries[0].key_place.file, 1U);
  EXPECT_EQ(a.find("c")->place.file, 2U);
  EXPECT_EQ(a.entries[1].key_place.file, 2U);
  EXPECT_EQ(said(merge.sources, a.find("c")->place), "3");
}

TEST(ExtendsTest, SplitsASharedHexKey) {
  ParsedFile file = parsed("layout: flat\nhexes:\n  A1  B2 C3: {name: Aston}\n  D4: {}\n");
  const Node map = with_single_hexes(file.tree);
  EXPECT_EQ(flow(map),
            "{layout: flat, hexes: {A1: {name: Aston}, B2: {name: Aston}, C3: {name: Aston}, D4: {}}}");
  EXPECT_EQ(said(file.sources, map.find("hexes")->entries[1].key_place), "B2");
  EXPECT_EQ(flow(with_single_hexes(parsed("layout: flat\n").tree)), "{layout: flat}");
}

TEST(ExtendsTest, NormalizesPaths) {
  EXPECT_EQ(normal_path("a/./b//../c/"), "a/c");
  EXPECT_EQ(normal_path("/"), "/");
  EXPECT_EQ(normal_path("./a"), "a");
}

TEST(ExtendsTest, FindsAParentBesideTheTitleOrShippedOrByPath) {
  const MemoryReader files({{"mine/a/title.yaml", ""},
                            {"mine/b/title.yaml", ""},
                            {"titles/b/title.yaml", ""},
                            {"titles/c/title.yaml", ""},
                            {"/else/d/title.yaml", ""}});
  EXPECT_EQ(parent_folder(files, "titles", "mine/a", "b"), "mine/b");
  EXPECT_EQ(parent_folder(files, "titles", "mine/a", "c"), "titles/c");
  EXPECT_EQ(parent_folder(files, "titles", "mine/a", "../b"), "mine/b");
  EXPECT_EQ(parent_folder(files, "titles", "mine/a", "/else/d"), "/else/d");
  EXPECT_EQ(parent_folder(files, "titles", "mine/a", "../../titles/c"), "titles/c");
  EXPECT_EQ(parent_folder(files, "titles", "mine/a", "e"), std::nullopt);
}

}  // namespace
}  // namespace trackwright
