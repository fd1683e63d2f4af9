// Tests the spans of values and keys, and the value at an offset.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/designer/parsed.h"
#include "tests/designer/yaml_files.h"
#include "tests/named.h"

namespace trackwright {
namespace {

using testing::IsEmpty;

TEST(Spans, IncludeQuotesBracketsTagsAndAnchors) {
  const Parsed parsed("\"a\" : 'it''s'  # c\nb: &x !replace {c: [1, \"2]\", # ]\n ], d: e}\nf: *x\n");
  ASSERT_TRUE(parsed.tree);
  const Node& tree = *parsed.tree;
  EXPECT_EQ(parsed.at(tree.entries[0].key_span), "\"a\"");
  EXPECT_EQ(parsed.at(tree.entries[0].value.span), "'it''s'");
  EXPECT_EQ(parsed.at(tree.entries[1].value.span), "&x !replace {c: [1, \"2]\", # ]\n ], d: e}");
  EXPECT_EQ(parsed.at(tree.find("b")->find("c")->span), "[1, \"2]\", # ]\n ]");
  EXPECT_EQ(parsed.at(tree.find("f")->span), "*x");
  EXPECT_TRUE(tree.find("f")->alias);
}

TEST(Spans, IgnoreBracketsInsideQuotes) {
  const Parsed parsed("a: [\"x\\\"]y\", b]\nc: {k: 'a''] b'}\nd: [\"\\\\\", \"]\"]\n");
  ASSERT_TRUE(parsed.tree);
  EXPECT_EQ(parsed.at(parsed.tree->find("a")->span), "[\"x\\\"]y\", b]");
  EXPECT_EQ(parsed.at(parsed.tree->find("c")->span), "{k: 'a''] b'}");
  EXPECT_EQ(parsed.at(parsed.tree->find("d")->span), "[\"\\\\\", \"]\"]");
}

TEST(Spans, OfBlocksEndWithTheLastMember) {
  const Parsed parsed(
      "a:\n  b: 1  # one\n  c:\n    - x\n    - y z\n  # end\n\nd: !replace\n  - e: 1\n    f: g\n");
  const Node& tree = *parsed.tree;
  EXPECT_EQ(parsed.at(tree.find("a")->span), "b: 1  # one\n  c:\n    - x\n    - y z");
  EXPECT_EQ(parsed.at(tree.find("a")->find("c")->span), "- x\n    - y z");
  EXPECT_EQ(parsed.at(tree.find("d")->span), "!replace\n  - e: 1\n    f: g");
  EXPECT_EQ(parsed.at(tree.find("d")->items[0].span), "e: 1\n    f: g");
  EXPECT_EQ(parsed.at(tree.span), parsed.text().substr(0, parsed.text().size() - 1));
}

TEST(Spans, OfBlockTextsReachFromTheHeaderToTheLastLineEnd) {
  const Parsed parsed("a: |\n  x\n\n  y\n\nb: |+  # +\n  x\n\n\nc: >-\n  z\nd: |\n\ne: |");
  const Node& tree = *parsed.tree;
  EXPECT_EQ(parsed.at(tree.find("a")->span), "|\n  x\n\n  y\n");
  EXPECT_EQ(parsed.at(tree.find("b")->span), "|+  # +\n  x\n\n\n");
  EXPECT_EQ(parsed.at(tree.find("c")->span), ">-\n  z\n");
  EXPECT_EQ(parsed.at(tree.find("d")->span), "|\n");
  EXPECT_EQ(parsed.at(tree.find("e")->span), "|");
}

TEST(Spans, OfEmptyValuesFollowTheColonOrDash) {
  const Parsed parsed("a:  # c\nb:\n  - 1\n  -\n  # c\n  -  # d\nc: {d: , e, f: }\ng :");
  EXPECT_THAT(parsed.findings, IsEmpty());
  const Node& tree = *parsed.tree;
  const auto before = [&](const Node& node) {
    EXPECT_EQ(node.span.size(), 0U);
    return parsed.text().substr(node.span.begin - 2, 2);
  };
  EXPECT_EQ(before(*tree.find("a")), "a:");
  EXPECT_EQ(before(tree.find("b")->items[1]), " -");
  EXPECT_EQ(before(tree.find("b")->items[2]), " -");
  EXPECT_EQ(tree.find("b")->items[2].span.end, parsed.text().find("  # d"));
  EXPECT_EQ(before(*tree.find("c")->find("d")), "d:");
  EXPECT_EQ(before(*tree.find("c")->find("e")), " e");
  EXPECT_EQ(before(*tree.find("g")), " :");
}

TEST(Spans, MarkEveryValueInsideBrackets) {
  const Parsed parsed("a: [b: 1, {c: d}]\ne:\n  - f\n");
  EXPECT_TRUE(parsed.tree->find("a")->flow);
  EXPECT_TRUE(parsed.tree->find("a")->items[0].flow);
  EXPECT_EQ(parsed.at(parsed.tree->find("a")->items[0].span), "b: 1");
  EXPECT_TRUE(parsed.tree->find("a")->items[1].find("c")->flow);
  EXPECT_FALSE(parsed.tree->find("e")->flow);
  EXPECT_FALSE(parsed.tree->find("e")->items[0].flow);
}

TEST(NodeAt, FindsTheInnermostValueOrKeyAtTheCursor) {
  const Parsed parsed("ab: &x {c: [d, e]}\nf:\ng: *x\n");
  const Node& tree = *parsed.tree;
  const auto at = [&](std::size_t offset) {
    const auto path = node_at(tree, offset);
    if (!path || path->steps.empty()) return std::string("root");
    const Step& last = path->steps.back();
    return path->on_key ? "key " + last.entry()->key : parsed.at(last.value().span);
  };
  EXPECT_EQ(at(0), "key ab");
  EXPECT_EQ(at(2), "key ab");
  EXPECT_EQ(at(3), "root");
  EXPECT_EQ(at(4), "&x {c: [d, e]}");
  EXPECT_EQ(at(8), "key c");
  EXPECT_EQ(at(11), "[d, e]");
  EXPECT_EQ(at(12), "d");
  EXPECT_EQ(at(13), "d");
  EXPECT_EQ(at(15), "e");
  EXPECT_EQ(at(17), "[d, e]");
  EXPECT_EQ(at(21), "");  // after the colon of `f`
  EXPECT_EQ(at(26), "*x");
  EXPECT_FALSE(node_at(tree, parsed.text().size()));
}

// Calls `see` for every value of a tree with its parent.
void each_value(const Node& node, const auto& see) {
  for (const Node& item : node.items) {
    see(node, item);
    each_value(item, see);
  }
  for (const Entry& entry : node.entries) {
    see(node, entry.value);
    each_value(entry.value, see);
  }
}

class SpansOfFiles : public testing::TestWithParam<std::string> {
 protected:
  static void each_file(const auto& see) {
    for (const std::string& path : yaml_files(GetParam())) {
      SCOPED_TRACE(path);
      const Parsed parsed(DiskReader().read(path, largest_file).value_or(""));
      ASSERT_TRUE(parsed.tree);
      see(parsed);
    }
  }
};

TEST_P(SpansOfFiles, ParseToTheirScalar) {
  each_file([](const Parsed& parsed) {
    each_value(*parsed.tree, [&](const Node&, const Node& node) {
      if (!node.items.empty() || !node.entries.empty() || node.alias) return;
      const Parsed again(parsed.at(node.span));
      ASSERT_TRUE(again.tree) << parsed.at(node.span);
      EXPECT_TRUE(same_tree(*again.tree, node)) << parsed.at(node.span);
    });
  });
}

void expect_within(const Parsed& parsed, const Node& node) {
  const auto inside = [](const TextSpan& outer, const TextSpan& inner) {
    return outer.begin <= inner.begin && inner.end <= outer.end;
  };
  std::size_t last = node.span.begin;
  for (const Entry& entry : node.entries) {
    EXPECT_TRUE(inside(node.span, entry.key_span) && inside(node.span, entry.value.span)) << entry.key;
    EXPECT_LE(last, entry.key_span.begin) << entry.key;
    EXPECT_LE(entry.key_span.end, entry.value.span.begin) << entry.key;
    last = entry.value.span.end;
  }
  for (const Node& item : node.items) {
    EXPECT_TRUE(inside(node.span, item.span)) << parsed.at(item.span);
    EXPECT_LE(last, item.span.begin) << parsed.at(item.span);
    last = item.span.end;
  }
}

TEST_P(SpansOfFiles, LieInOrderWithinTheirParents) {
  each_file([](const Parsed& parsed) {
    expect_within(parsed, *parsed.tree);
    each_value(*parsed.tree, [&](const Node&, const Node& node) {
      if (!node.alias) expect_within(parsed, node);
    });
  });
}

// Takes only every hundredth value of a large file, because each search begins at the root.
TEST_P(SpansOfFiles, AreFoundFromEachByte) {
  each_file([](const Parsed& parsed) {
    std::size_t count = 0;
    const std::size_t every = parsed.text().size() > 10000 ? 100 : 1;
    each_value(*parsed.tree, [&](const Node& parent, const Node& node) {
      if (count++ % every != 0 || &parent == &node) return;
      for (std::size_t offset = node.span.begin; offset < node.span.end; ++offset) {
        const auto path = node_at(*parsed.tree, offset);
        ASSERT_TRUE(path);
        EXPECT_TRUE(std::ranges::any_of(path->steps, [&](const Step& step) {
          return &step.value() == &node;
        })) << parsed.at(node.span);
      }
    });
  });
}

TEST(YamlFolders, ContainEachFileOnce) {
  std::size_t all = 0;
  for (const char* folder : {"/titles", "/templates", "/tests/data"})
    for (const auto& entry : std::filesystem::recursive_directory_iterator(source_folder() + folder))
      all += entry.path().extension() == ".yaml" ? 1U : 0U;
  std::size_t held = 0;
  for (const std::string& folder : yaml_folders()) held += yaml_files(folder).size();
  EXPECT_EQ(held, all);
  EXPECT_GE(held, 300U);
}

INSTANTIATE_TEST_SUITE_P(Shipped, SpansOfFiles, testing::ValuesIn(yaml_folders()), by_name);

}  // namespace
}  // namespace trackwright
