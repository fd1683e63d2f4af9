#include "designer/studio/losses.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string checked_with_kit(const std::string& line) {
  return ran_with({"check", "18scan"}, "kit.yaml", line + "\n").out;
}

TEST(LostChoices, AreReportedByCheckWithoutDrawing) {
  EXPECT_THAT(checked_with_kit("paper: A44"), HasSubstr("error: `A44` is not a paper"));
  EXPECT_THAT(checked_with_kit("theme: dark"), HasSubstr("error: there is no theme `dark`"));
  EXPECT_THAT(checked_with_kit("paper: A3\ntheme: warm"), HasSubstr("no findings"));
}

TEST(LostChoices, NameAMissingPictureOnce) {
  const std::string lost = replaced(scan_text("companies.yaml"), "logo: ", "logo: x");
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"check", "18scan"}, {"check", "18scan", "--print"}}) {
    const std::string told = ran_with(arguments, "companies.yaml", lost).out;
    const std::size_t first = told.find("[kit/missing-art]");
    ASSERT_NE(first, std::string::npos) << told;
    EXPECT_EQ(told.find("[kit/missing-art]", first + 1), std::string::npos) << told;
    EXPECT_THAT(told, HasSubstr("did you mean `"));
  }
  EXPECT_THAT(ran_with({"check", "18scan"}, "companies.yaml",
                       replaced(scan_text("companies.yaml"), "logo: ", "logo: art/"))
                  .out,
              HasSubstr("without the folder `art/`"));
}

}  // namespace
}  // namespace trackwright
