// Repeats a small seeded part of the measurement of bench/mutations: the share of mistakes that are reported
// at the changed line or its counterpart must not fall.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "tests/mutations/trial.h"

namespace trackwright::mutations {
namespace {

TEST(Mutations, HaveManyKindsWithUniqueNames) {
  std::set<std::string_view> names;
  for (const MutationKind& kind : mutation_kinds())
    EXPECT_TRUE(names.insert(kind.name).second) << kind.name << " is listed twice";
  EXPECT_GE(names.size(), 150U);
}

struct Rates {
  Score structural;
  Score number;
};

// Takes every second kind and tries two places of it in one title; the titles alternate.
Rates small_measurement() {
  std::vector<Workshop> workshops;
  for (const std::string& title : shipped_titles()) workshops.emplace_back(title);
  Rates rates;
  const auto& kinds = mutation_kinds();
  for (std::size_t i = 0; i < kinds.size(); i += 2)
    for (const Verdict& verdict : workshops[i / 2 % workshops.size()].try_kind(kinds[i], 2, 7))
      (kinds[i].sort == Sort::Structural ? rates.structural : rates.number).add(verdict);
  return rates;
}

TEST(Mutations, AreMostlyReportedAtTheirPlace) {
  const Rates rates = small_measurement();
  EXPECT_GT(rates.structural.tries, 40U);
  EXPECT_GT(rates.number.tries, 10U);
  EXPECT_GE(rates.structural.rate(), 0.88);
  EXPECT_GE(rates.number.rate(), 0.70);
  EXPECT_GE(rates.structural.led_rate(), 0.90);
  EXPECT_GE(rates.structural.counted_rate(), 0.94);
}

TEST(Mutations, AreTheSameForTheSameSeed) {
  const Workshop workshop("18scan");
  const auto& kinds = mutation_kinds();
  const auto kind = std::ranges::find(kinds, "train price ten more", &MutationKind::name);
  ASSERT_NE(kind, kinds.end());
  const auto first = workshop.try_kind(*kind, 3, 1);
  const auto second = workshop.try_kind(*kind, 3, 1);
  ASSERT_EQ(first.size(), 3U);
  for (std::size_t i = 0; i < first.size(); ++i) EXPECT_EQ(first[i].where, second[i].where);
}

}  // namespace
}  // namespace trackwright::mutations
