#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

using Kind = std::pair<int, bool>;  // percent, president

std::map<Kind, int> issued(const Company& company) {
  std::map<Kind, int> certificates;
  for (const Certificate& c : company.certificates)
    certificates[{c.percent.value, c.president}] += c.count.value;
  return certificates;
}

}  // namespace

void private_share_not_issued(const Facts& facts, Report& report) {
  std::map<std::string, std::map<Kind, int>> left;
  for (const Company& company : facts.title.companies.companies) left[company.id.value] = issued(company);
  for (const Private& company : facts.title.companies.privates)
    for (const GrantedShare& share : company.shares) {
      const auto it = left.find(share.company.value);
      if (it == left.end() || it->second.empty()) continue;
      if (it->second[{share.percent.value, share.president}]-- > 0) continue;
      report(share.percent.place, company.id.value,
             fmt::format("{} comes with a {} % {} of {}, but none is left", company.id.value,
                         share.percent.value, share.president ? "president's certificate" : "certificate",
                         share.company.value),
             "correct the percentage, or remove the share from one of the privates that come with it")
          .also.push_back({Name::Company, share.company.value});
    }
}

}  // namespace trackwright::checks
