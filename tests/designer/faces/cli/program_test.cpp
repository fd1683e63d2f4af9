// Runs the program as users start it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <string>

#include "designer/format/text/files.h"
#include "tests/designer/scratch.h"

namespace trackwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Program, ReportsAFileSizeLimitAndLeavesNothingBehind) {
  const Scratch scratch;
  const std::string command = "ulimit -f 1; exec " + std::string(TRACKWRIGHT_PROGRAM) + " new " +
                              scratch.path("t") + " 2> " + scratch.path("said");
  const int status = std::system(command.c_str());  // NOLINT(cert-env33-c): names of our own
  ASSERT_TRUE(WIFEXITED(status)) << "ended by a signal";
  EXPECT_EQ(WEXITSTATUS(status), 2);
  EXPECT_THAT(scratch.read("said"), HasSubstr("cannot be written"));
  EXPECT_THAT(DiskReader().list(scratch.path()), ElementsAre("said"));
}

}  // namespace
}  // namespace trackwright
