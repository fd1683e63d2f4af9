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

TEST(Words, NumbersAreReadFromWholeTextsOrTheirFront) {
  EXPECT_EQ(number_in("12"), 12);
  EXPECT_EQ(number_in("-3"), -3);
  EXPECT_EQ(number_in<double>("2.5"), 2.5);
  for (const char* none : {"", " 1", "+1", "1 ", "4D", "99999999999"})
    EXPECT_EQ(number_in(none), std::nullopt);
  std::string_view rest = "100pb";
  EXPECT_EQ(take_number(rest), 100);
  EXPECT_EQ(rest, "pb");
  EXPECT_EQ(take_number(rest), std::nullopt);
  EXPECT_EQ(rest, "pb");
}

TEST(Words, RangesHaveOneOrTwoNumbers) {
  EXPECT_EQ(range_in("3-4"), std::pair(3, 4));
  EXPECT_EQ(range_in("10"), std::pair(10, 10));
  for (const char* none : {"", "3-", "-", "3-x", "3 - 4", "three"}) EXPECT_EQ(range_in(none), std::nullopt);
}

TEST(Words, OnlyLettersFromAToZBecomeSmall) {
  EXPECT_EQ(lower_case("Ørsted AZ-9"), "Ørsted az-9");
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
