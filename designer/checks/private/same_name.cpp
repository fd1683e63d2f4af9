#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns letters and digits in lower case, so that names that people read as the same become equal.
std::string as_read(const std::string& name) {
  std::string text;
  for (const char letter : name) {
    const char c = lower_case(letter);
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c & 0x80) != 0) text += c;
  }
  return text;
}

}  // namespace

void private_same_name(const Facts& facts, Report& report) {
  std::map<std::string, const Private*> first;
  for (const Private& company : facts.title.companies.privates) {
    if (company.name.empty()) continue;
    const auto [it, added] = first.emplace(as_read(company.name), &company);
    if (!added)
      report(company.place, company.id.value,
             fmt::format("{} and {} are both named {}", it->second->id.value, company.id.value, company.name),
             "give each of them its own name")
          .related.push_back({it->second->place, "the other one"});
  }
}

}  // namespace trackwright::checks
