#include "designer/checks/prelude.h"

#include <array>

namespace trackwright::checks {

namespace {

struct PrivateTrait {
  const char* word;
  bool (*has)(const Private&);
};
// A trait is missing if nothing is stated; a stated price of 0 counts.
constexpr std::array<PrivateTrait, 3> private_traits{{
    {"no price", [](const Private& p) { return p.price.place != p.id.place; }},
    {"no revenue", [](const Private& p) { return p.revenue.place != p.id.place; }},
    {"no closing condition", [](const Private& p) { return !p.closes_on.empty() || !p.closes_text.empty(); }},
}};

}  // namespace

void private_unlike_others(const Facts& facts, Report& report) {
  const auto& privates = facts.title.companies.privates;
  if (privates.size() < 3) return;
  for (const PrivateTrait& trait : private_traits) {
    const Private* without = nullptr;
    std::size_t count = 0;
    for (const Private& company : privates)
      if (!trait.has(company)) {
        without = &company;
        ++count;
      }
    if (count != 1) continue;
    report(without->place, without->id.value,
           fmt::format("{} has {}, unlike all other privates", without->id.value, trait.word),
           "add it if it is missing by mistake");
  }
}

}  // namespace trackwright::checks
