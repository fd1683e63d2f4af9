#include "render/sheets/paper.h"

#include <gtest/gtest.h>

namespace trackwright {
namespace {

TEST(Paper, ReadsAnySize) {
  const auto paper = paper_of_size("210x330.5", 5);
  ASSERT_TRUE(paper);
  EXPECT_EQ(paper->size, (Size{210, 330.5}));
  EXPECT_EQ(paper->margin, 5);
}

TEST(Paper, RejectsInvalidAndUnusableSizes) {
  for (const char* text : {"", "A4", "210", "210x", "x297", "210x297mm", "-210x297", "nanx100", "304xnan",
                           "infx300", "10x10", "99999x300", "1e3x1e3"}) {
    const auto paper = paper_of_size(text);
    ASSERT_FALSE(paper) << text;
    EXPECT_FALSE(paper.error().empty());
  }
}

}  // namespace
}  // namespace trackwright
