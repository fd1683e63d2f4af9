// How much paper whole kits take, read back from what is printed.
#include <gtest/gtest.h>

#include <string>

#include "tests/designer/program.h"
#include "tests/designer/scratch.h"
#include "tests/named.h"
#include "tests/render/process.h"

namespace trackwright {
namespace {

struct Paper {
  std::string title;
  int most = 0;  // sheets of A4
  const std::string& name() const { return title; }
};

class SheetsOfKit : public testing::TestWithParam<Paper> {};

TEST_P(SheetsOfKit, AreNoMoreThanItIsWorth) {
  const Scratch scratch;
  ASSERT_EQ(ran({"kit", GetParam().title, "-o", scratch.path("kit")}).code, 0);
  const std::string pages = run_program("qpdf --show-npages " + scratch.path("kit/kit.pdf")).output;
  EXPECT_LE(std::stoi(pages), GetParam().most);
  EXPECT_GT(std::stoi(pages), GetParam().most / 2) << "something of it is missing";
}

INSTANTIATE_TEST_SUITE_P(Shipped, SheetsOfKit,
                         testing::Values(Paper{"1870", 51}, Paper{"18norway", 57}, Paper{"18qq", 55},
                                         Paper{"18scan", 41}, Paper{"18sj", 58}, Paper{"denmark1847", 47}),
                         by_name);

}  // namespace
}  // namespace trackwright
