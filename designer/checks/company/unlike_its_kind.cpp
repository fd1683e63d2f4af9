#include "designer/checks/prelude.h"

#include <array>

namespace trackwright::checks {

namespace {

struct Trait {
  const char* word;
  bool (*has)(const Company&);
};
constexpr std::array<Trait, 4> traits{{
    {"destination", [](const Company& c) { return c.destination || c.connection; }},
    {"price", [](const Company& c) { return c.price.has_value(); }},
    {"float percentage",
     [](const Company& c) { return c.float_percent.has_value() || !c.float_by_phase.empty(); }},
    {"fixed par price", [](const Company& c) { return c.par.has_value(); }},
}};

}  // namespace

void company_unlike_its_kind(const Facts& facts, Report& report) {
  const auto& companies = facts.title.companies.companies;
  for (const Trait& trait : traits)
    for (const Company& company : companies) {
      if (trait.has(company)) continue;
      std::size_t others = 0;
      std::size_t with = 0;
      for (const Company& other : companies) {
        if (&other == &company || other.kind != company.kind) continue;
        ++others;
        if (trait.has(other)) ++with;
      }
      if (others < 2 || with < others) continue;
      report(company.place, company.id.value,
             fmt::format("{} has no {}, but all other companies of its kind have one", company.id.value,
                         trait.word),
             "add it, or describe the rule of this company in its `notes` and allow the finding");
    }
}

}  // namespace trackwright::checks
