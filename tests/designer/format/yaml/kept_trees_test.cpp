#include "designer/format/yaml/kept_trees.h"

#include <gtest/gtest.h>

namespace trackwright {
namespace {

class KeptTreesTest : public testing::Test {
 protected:
  std::optional<Node> read(const std::string& text) {
    Sources sources;
    return trees_.parse(sources, sources.add("map.yaml", text), findings_);
  }
  KeptTrees trees_;
  Findings findings_;
};

TEST_F(KeptTreesTest, AreThoseOfTheTextAsItIsNow) {
  EXPECT_EQ(read("name: Oslo\n")->find("name")->text, "Oslo");
  EXPECT_EQ(read("name: Oslo\n")->find("name")->place.offset, 6U);
  EXPECT_EQ(read("name: Bergen\n")->find("name")->text, "Bergen");
  EXPECT_EQ(read("name: Oslo\n")->find("name")->text, "Oslo");
}

TEST_F(KeptTreesTest, OfATextWithFindingsAreFoundEachTime) {
  read("a: 1\na: 2\n");
  const std::size_t once = findings_.size();
  EXPECT_GT(once, 0U);
  read("a: 1\na: 2\n");
  EXPECT_EQ(findings_.size(), 2 * once);
}

TEST_F(KeptTreesTest, NameTheFileThatIsRead) {
  read("name: Oslo\n");
  Sources sources;
  sources.add("title.yaml", "title: x\n");
  const FileId id = sources.add("map.yaml", "name: Oslo\n");
  EXPECT_EQ(trees_.parse(sources, id, findings_)->find("name")->place.file, id);
}

}  // namespace
}  // namespace trackwright
