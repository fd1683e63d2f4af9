#include "engine/base/words.h"

#include <gtest/gtest.h>

namespace trackwright {

namespace {

TEST(Words, AreCounted) {
  EXPECT_EQ(counted(0, "tile"), "0 tiles");
  EXPECT_EQ(counted(1, "tile"), "1 tile");
  EXPECT_EQ(counted(1U, "city", "cities"), "1 city");
  EXPECT_EQ(counted(2U, "city", "cities"), "2 cities");
}

TEST(Words, AreListedWithAConjunction) {
  EXPECT_EQ(listed({}), "");
  EXPECT_EQ(listed({"a"}), "a");
  EXPECT_EQ(listed({"a", "b"}), "a and b");
  EXPECT_EQ(listed({"a", "b", "c"}, "or"), "a, b or c");
}

TEST(Words, AreCutShortInLongLists) {
  EXPECT_EQ(shortlist({"a", "b", "c"}, 3), "a, b and c");
  EXPECT_EQ(shortlist({"a", "b", "c", "d"}, 3), "a, b and 2 more");
  EXPECT_EQ(shortlist({"a", "b"}, 1), "2 more");
}

TEST(Words, ColumnLettersContinueAfterZ) {
  EXPECT_EQ(letters_of(0), "A");
  EXPECT_EQ(letters_of(25), "Z");
  EXPECT_EQ(letters_of(26), "AA");
  EXPECT_EQ(letters_of(27), "AB");
  EXPECT_EQ(letters_of(26 * 27), "AAA");
}

struct Named {
  std::string name;
};

TEST(Words, AreJoined) {
  EXPECT_EQ(joined(std::vector<std::string>{"a", "", "b"}, "; "), "a; ; b");
  EXPECT_EQ(joined(std::vector<Named>{{"a"}, {"b"}}, ", ", &Named::name), "a, b");
  EXPECT_EQ(joined(std::vector<int>{1, 2}, "/", [](int number) { return std::to_string(number); }), "1/2");
}

}  // namespace

}  // namespace trackwright
