#include "designer/format/press/papers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

std::vector<Paper> shipped() {
  Sources sources;
  Findings findings;
  auto papers = read_papers(DiskReader(), source_folder() + "/templates", sources, findings);
  EXPECT_THAT(findings, IsEmpty());
  return papers;
}

TEST(Papers, AreFoundByNameInAnyCase) {
  const auto papers = shipped();
  EXPECT_EQ(find_paper(papers, "a4").value().size, (Size{210, 297}));
  EXPECT_EQ(find_paper(papers, "LETTER").value().name, "Letter");
  EXPECT_EQ(find_paper(papers, "300x200").value().size.width, 300);
}

TEST(Papers, AreListedIfOneIsUnknown) {
  EXPECT_THAT(find_paper(shipped(), "A9").error(), HasSubstr("A4, Letter"));
  EXPECT_FALSE(find_paper(shipped(), "0x0").has_value());
  EXPECT_FALSE(find_paper(shipped(), "").has_value());
}

TEST(Papers, OfABrokenFileGiveAFinding) {
  for (const std::string text : {"A4: [", "A4: {width: 1, height: x}\n", ""}) {
    const MemoryReader files({{"t/papers.yaml", text}});
    Sources sources;
    Findings findings;
    EXPECT_THAT(read_papers(files, "t", sources, findings), IsEmpty()) << text;
    EXPECT_THAT(findings, SizeIs(1)) << text;
  }
  Sources sources;
  Findings findings;
  EXPECT_THAT(read_papers(MemoryReader({}), "t", sources, findings), IsEmpty());
  EXPECT_THAT(findings, SizeIs(1));
}

}  // namespace
}  // namespace trackwright
