#include "engine/base/enum_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace trackwright {

namespace {

using testing::ElementsAre;

enum class Pace { Unsaid, Slow, Fast };

}  // namespace

template <>
inline constexpr auto enum_words<Pace> =
    std::to_array<EnumWord<Pace>>({{Pace::Slow, "slow"}, {Pace::Fast, "fast"}, {Pace::Fast, "quick"}});

namespace {

TEST(EnumWords, AreWrittenAndRead) {
  EXPECT_EQ(word_of(Pace::Slow), "slow");
  EXPECT_EQ(from_word<Pace>("slow"), Pace::Slow);
  EXPECT_EQ(from_word<Pace>("Slow"), std::nullopt);
  EXPECT_EQ(from_word<Pace>(""), std::nullopt);
}

TEST(EnumWords, ReadAllSynonymsAndWriteTheFirst) {
  EXPECT_EQ(from_word<Pace>("quick"), Pace::Fast);
  EXPECT_EQ(word_of(Pace::Fast), "fast");
  EXPECT_THAT(words_of<Pace>(), ElementsAre("slow", "fast", "quick"));
  EXPECT_THAT(values_of<Pace>(), ElementsAre(Pace::Slow, Pace::Fast));
}

TEST(EnumWords, AreEmptyForAValueWithoutAWord) {
  EXPECT_EQ(word_of(Pace::Unsaid), "");
}

}  // namespace

}  // namespace trackwright
