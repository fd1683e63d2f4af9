#include "designer/format/yaml/edit.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "designer/format/text/edits.h"
#include "designer/format/yaml/write.h"
#include "tests/designer/parsed.h"
#include "tests/named.h"

namespace trackwright {
namespace {

// Returns the text after the edits that turn its tree into that of `wanted`.
std::string revised(const std::string& text, const std::string& wanted) {
  const Parsed before(text);
  const Parsed after(wanted);
  EXPECT_TRUE(before.findings.empty() && after.findings.empty());
  const Edits edits = edits_to(text, *before.tree, *after.tree);
  const Edited edited = apply_edits(text, edits);
  EXPECT_EQ(edited.applied, edits.size());
  const Parsed again(edited.text);
  EXPECT_TRUE(again.tree && same_tree(*again.tree, *after.tree)) << edited.text;
  return edited.text;
}

struct Case {
  const char* name;
  const char* before;
  const char* wanted;
  const char* after;
};

class EditsTo : public testing::TestWithParam<Case> {};

TEST_P(EditsTo, ChangeAsLittleAsPossible) {
  EXPECT_EQ(revised(GetParam().before, GetParam().wanted), GetParam().after);
}

constexpr const char* phases =
    "# phases\nphases:\n  2:  # first\n    limits: {minor: 2, major: 4}\n  3: x # three\n";

const std::vector<Case> cases{
    {"Nothing", "a:   1 # c\n", "{a: 1}", "a:   1 # c\n"},
    {"Scalar", "a:   1 # c\nb: 2\n", "{a: 3, b: 2}", "a:   3 # c\nb: 2\n"},
    {"KeepsQuotes", "a: \"x\"\nb: 'x'\nc: x\n", "{a: y, b: it's, c: '1'}",
     "a: \"y\"\nb: 'it''s'\nc: \"1\"\n"},
    {"TextBecomesNumber", "a: \"x\"  # c\n", "{a: 1}", "a: 1  # c\n"},
    {"EmptyValue", "a:  # c\nb:\n", "{a: 1, b: [x]}", "a: 1  # c\nb: [x]\n"},
    {"EmptyValueInBrackets", "a: {b, c: , d: }\n", "{a: {b: 1, c: 2, d: 3}}", "a: {b: 1, c: 2 , d: 3 }\n"},
    {"EmptyItems", "- \n-  # c\n", "[1, 2]", "- 1 \n- 2  # c\n"},
    {"BlockText", "a: |\n  x\n  y\nb: 1\n", "{a: \"x\\nz\\n\", b: 1}", "a: |\n  x\n  z\nb: 1\n"},
    {"FoldedText", "a: >-\n   x\n   y\nb: 1\n", "{a: \"x\\n\\nz\", b: 1}", "a: |-\n   x\n\n   z\nb: 1\n"},
    {"BlockTextThatCannotBeOne", "a: |\n  x\nb: 1\n", "{a: \" x\\n\", b: 1}", "a: \" x\\n\"\nb: 1\n"},
    {"RenamedKey", "a: 1\n\"b\": {c: [1, 2]}  # c\n", "{a: 1, d: {c: [1, 2]}}",
     "a: 1\n\"d\": {c: [1, 2]}  # c\n"},
    {"RemovedLines", "a: 1\n# about b\nb:\n  c: 1  # c\nd: 2\n", "{a: 1, d: 2}", "a: 1\n# about b\nd: 2\n"},
    {"RemovedFirst", "a: 1\nb: 2\nc: 3\n", "{c: 3}", "c: 3\n"},
    {"RemovedLast", "a: 1\nb: |\n  x\nc: 3", "{a: 1, b: \"x\\n\"}", "a: 1\nb: |\n  x\n"},
    {"RemovedInBrackets", "a: [1, 2, 3, 4]\nb: {c: 1}\n", "{a: [2, 4], b: {}}", "a: [2, 4]\nb: {}\n"},
    {"RemovedBetweenComments", "a: [1, # one\n  2, # two\n  3]\n", "{a: [2]}",
     "a: [ # one\n  2, # two\n  ]\n"},
    {"RemovedBehindADash", "- a: 1  # c\n  b: 2\n- a: 1\n  # about b\n  b: 2\n", "[{b: 2}, {b: 2}]",
     "- b: 2\n-\n  # about b\n  b: 2\n"},
    {"EmptiedLines", "a:\n  # about b\n  b: 1\n  # about c\n  c: 2\nd:\n- 1\n- 2\n", "{a: {}, d: []}",
     "a:\n  # about b\n  {}\n  # about c\nd:\n  []\n"},
    {"InsertedLines", "a: 1  # c\n# about b\nb: 2", "{z: 0, a: 1, x: {y: 1}, b: 2, c: [3]}",
     "z: 0\na: 1  # c\nx: {y: 1}\n# about b\nb: 2\nc: [3]"},
    {"InsertedBehindNested", "a:\n  b:\n    - 1\n    # end\nc: 2\n", "{a: {b: [1, 2], x: 1}, y: 3, c: 2}",
     "a:\n  b:\n    - 1\n    - 2\n  x: 1\ny: 3\n    # end\nc: 2\n"},
    {"InsertedBehindADash", "- a: 1\n- - 1\n", "[{z: 0, a: 1, b: 2}, [0, 1]]",
     "- z: 0\n  a: 1\n  b: 2\n- - 0\n  - 1\n"},
    {"InsertedInBrackets", "a: [1]\nb: {c: 1,}\nd: {e: }\n",
     "{a: [0, 1, 2], b: {c: 1, d: 2}, d: {e: null, f: 1}}",
     "a: [0, 1, 2]\nb: {c: 1, d: 2,}\nd: {e: , f: 1 }\n"},
    {"ReplacedByAnotherKind", "a:\n  b: 1\nc: [1]  # c\nd: 2\n", "{a: 1, c: x, d: {e: 1}}",
     "a: 1\nc: x  # c\nd: {e: 1}\n"},
    {"ReplacedBelowComments", "a:\n  # about b\n  b: 1\nc: 2\n", "{a: [1], c: 2}",
     "a:\n  # about b\n  [1]\nc: 2\n"},
    {"WindowsLineEnds",
     "\xEF\xBB\xBF"
     "a: 1\r\nb: |\r\n  x\r\n",
     "{a: 2, b: \"y\\nz\\n\", c: 3}",
     "\xEF\xBB\xBF"
     "a: 2\r\nb: |\r\n  y\r\n  z\r\nc: 3\r\n"},
    {"UnusedAlias", "a: &x {b: 1}\nc: *x\nd: 1\n", "{a: {b: 1}, c: {b: 1}, d: 2}",
     "a: &x {b: 1}\nc: *x\nd: 2\n"},
    {"ChangedAlias", "a: &x {b: 1}\nc: *x\n", "{a: {b: 1}, c: {b: 2}}", "a: &x {b: 1}\nc: {b: 2}\n"},
    {"ChangedAnchor", "a: &x {b: 1}  # c\nc: *x\n", "{a: {b: 2}, c: {b: 1}}",
     "a: &x {b: 2}  # c\nc: {b: 1}\n"},
    {"Tag", "a: !replace {b: 1}\nc: 1\n", "{a: !replace {b: 2}, c: !replace {d: 1}}",
     "a: !replace {b: 2}\nc: !replace {d: 1}\n"},
    {"LostTag", "a: !replace\n  b: 1\n", "{a: {b: 1}}", "a: {b: 1}\n"},
    {"CommentsOnly", "# nothing\n# yet", "{a: 1}", "# nothing\n# yet\na: 1\n"},
    {"Nested", phases, "{phases: {2: {limits: {minor: 2, major: 3, national: 1}}, 3: y}}",
     "# phases\nphases:\n  2:  # first\n    limits: {minor: 2, major: 3, national: 1}\n  3: y # three\n"},
    {"Moved", "a: 1 # a\nb: 2 # b\nc: 3 # c\n", "{b: 2, c: 3, a: 1}", "b: 2 # b\nc: 3 # c\na: 1\n"},
    {"ListItems", "- a # 1\n- b # 2\n- c # 3\n", "[a, x, c, d]", "- a # 1\n- x # 2\n- c # 3\n- d\n"},
};

INSTANTIATE_TEST_SUITE_P(Yaml, EditsTo, testing::ValuesIn(cases), by_name);

TEST(EditsTo, WriteLongValuesBelowTheirKey) {
  const std::string word(60, 'x');
  const std::string long_list = "[" + word + "1, " + word + "2]";
  const std::string below = "    - " + word + "1\n    - " + word + "2\n";
  EXPECT_EQ(revised("a:\n  b: 1  # c\n  d: |\n    e\n", "{a: {b: " + long_list + ", d: " + long_list + "}}"),
            "a:\n  b:  # c\n" + below + "  d:\n" + below);
}

TEST(EditsTo, RewriteATreeThatEditsCannotReach) {
  EXPECT_EQ(revised("? a\n: 1\n? b\n: 2 # c\n", "{c: 3, b: 2}"), "c: 3\nb: 2\n");
}

// Removes the given member, not an equal one.
TEST(RemoveMember, RemovesTheGivenMemberAmongEqualOnes) {
  const Parsed parsed("- a # 1\n- a # 2\n- a # 3\n");
  EXPECT_EQ(apply_edits(parsed.text(), remove_member(parsed.text(), {&*parsed.tree, 1})).text,
            "- a # 1\n- a # 3\n");
}

TEST(InsertItem, InsertsAtTheIndexInTheStyleOfTheNeighbours) {
  const Parsed lines("a:\n  - x # x\n  # end\n");
  const Parsed brackets("a: [x] # x\n");
  const Node item = *Parsed("b: 1\n").tree;
  const auto with = [&](const Parsed& parsed, std::size_t index) {
    return apply_edits(parsed.text(), insert_item(parsed.text(), *parsed.tree->find("a"), index, item)).text;
  };
  EXPECT_EQ(with(lines, 0), "a:\n  - {b: 1}\n  - x # x\n  # end\n");
  EXPECT_EQ(with(lines, 1), "a:\n  - x # x\n  - {b: 1}\n  # end\n");
  EXPECT_EQ(with(brackets, 0), "a: [{b: 1}, x] # x\n");
  EXPECT_EQ(with(brackets, 1), "a: [x, {b: 1}] # x\n");
}

TEST(SetValue, AndRenameKeyKeepTheRest) {
  const Parsed parsed("a: {\"b\": 1} # c\n");
  const Node& inner = *parsed.tree->find("a");
  EXPECT_EQ(apply_edits(parsed.text(), set_value(parsed.text(), {&inner, 0}, *Parsed("2").tree)).text,
            "a: {\"b\": 2} # c\n");
  EXPECT_EQ(apply_edits(parsed.text(), rename_key(parsed.text(), {&inner, 0}, "c d")).text,
            "a: {\"c d\": 1} # c\n");
}

TEST(InsertEntry, InsertsAtTheIndex) {
  const Parsed parsed("a: 1 # a\nb: 2\n");
  Entry entry{"c: d", {}, *Parsed("3").tree, {}};
  EXPECT_EQ(apply_edits(parsed.text(), insert_entry(parsed.text(), *parsed.tree, 1, entry)).text,
            "a: 1 # a\n\"c: d\": 3\nb: 2\n");
}

}  // namespace
}  // namespace trackwright
