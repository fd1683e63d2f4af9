// Tests the first hours of a title: the missing parts of a draft are open tasks and cause no further
// findings.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "designer/format/text/files.h"
#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/source_folder.h"

namespace trackwright {
namespace {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

class DraftTest : public testing::Test {
 protected:
  void copy(const std::string& file) const {
    scratch_.write("mine/" + file,
                   DiskReader().read(source_folder() + "/titles/18scan/" + file, largest_file).value());
  }

  Scratch scratch_;
};

TEST_F(DraftTest, OfAMapAloneHasNoFindings) {
  scratch_.write("mine/title.yaml", "title: Mine\nstatus: draft\n");
  copy("map.yaml");
  const Ran checked = ran({"check", scratch_.path("mine")});
  EXPECT_EQ(checked.code, 0) << checked.out;
  EXPECT_THAT(checked.out, Not(HasSubstr("warning:"))) << checked.out;
  EXPECT_THAT(checked.out, ContainsRegex("[0-9]+ open tasks"));
}

TEST_F(DraftTest, OfMapAndCompaniesHasNoErrors) {
  scratch_.write("mine/title.yaml", "title: Mine\nstatus: draft\n");
  copy("map.yaml");
  copy("companies.yaml");
  const Ran checked = ran({"check", scratch_.path("mine")});
  EXPECT_EQ(checked.code, 0) << checked.out;
  EXPECT_THAT(checked.out, Not(HasSubstr("error:"))) << checked.out;
  EXPECT_THAT(checked.out, Not(HasSubstr("warning:"))) << checked.out;
}

TEST_F(DraftTest, ReportsMistakesInExistingFiles) {
  scratch_.write("mine/title.yaml", "title: Mine\nstatus: draft\n");
  scratch_.write(
      "mine/map.yaml",
      "layout: flat\nletters: across\nhexes:\n  B3: {code: \"town=revenue:10;path=a:0,b:_0\"}\n  B5: {}\n");
  const Ran checked = ran({"check", scratch_.path("mine")});
  EXPECT_THAT(checked.out, HasSubstr("[map/white-with-track]")) << checked.out;
}

}  // namespace
}  // namespace trackwright
