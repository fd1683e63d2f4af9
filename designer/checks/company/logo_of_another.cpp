#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns letters and digits of a file or company name in lower case: "S&NJ" and "snj.svg" become equal.
std::string bare_name(const std::string& name) {
  std::string bare;
  for (const char c : name.substr(0, name.find('.')))
    if (c >= 'A' && c <= 'Z')
      bare += static_cast<char>(c + ('a' - 'A'));
    else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
      bare += c;
  return bare;
}

}  // namespace

void company_logo_of_another(const Facts& facts, Report& report) {
  std::size_t own = 0;
  std::size_t major = 0;
  std::vector<const Company*> others;
  for (const Company& company : facts.title.companies.companies) {
    if (company.logo.empty() || bare_name(company.id.value).empty()) continue;
    const bool number = company.id.value[0] >= '0' && company.id.value[0] <= '9';
    if (number) continue;  // numbered minors have logos of many names
    ++major;
    if (bare_name(company.logo) == bare_name(company.id.value))
      ++own;
    else
      others.push_back(&company);
  }
  if (others.empty() || others.size() > 2 || own < 2 || own < others.size()) return;
  for (const Company* company : others)
    report(company->place, company->id.value,
           fmt::format("the logo of {} is {}, but {} other logos are named after their companies",
                       company->id.value, company->logo, own),
           "correct the abbreviation or the file name");
}

}  // namespace trackwright::checks
