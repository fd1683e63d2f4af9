#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

std::string small(const std::string& text) {
  std::string out;
  for (const char c : text)
    if (c != ' ' && c != '.' && c != '&' && c != '-') out += lower_case(c);
  return out;
}

// Whether both are equal or, from four letters on, differ in one letter or have two letters exchanged.
bool alike(const std::string& a, const std::string& b) {
  if (a == b) return true;
  if (a.size() != b.size() || a.size() < 4) return false;
  std::size_t different = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (a[i] != b[i]) ++different;
  return different == 1 || (different == 2 && std::ranges::is_permutation(a, b));
}

}  // namespace

void company_alike_abbreviations(const Facts& facts, Report& report) {
  const auto& companies = facts.title.companies.companies;
  for (std::size_t i = 0; i < companies.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (alike(small(companies[i].id.value), small(companies[k].id.value)))
        report(companies[i].id.place, companies[i].id.value,
               fmt::format("{} and {} are easily confused", companies[k].id.value, companies[i].id.value),
               "choose abbreviations that look different across the table")
            .related.push_back({companies[k].id.place, "the other one"});
}

}  // namespace trackwright::checks
