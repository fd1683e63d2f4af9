#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns the known word that the text misspells; other words are the title's own.
std::string meant(const std::string& said) {
  for (const std::string_view known : {"full", "incremental"})
    if (said != known && edit_distance(said, known) <= (known.size() > 6 ? 2U : 1U))
      return std::string(known);
  return {};
}

}  // namespace

void title_near_capitalization(const Facts& facts, Report& report) {
  if (const std::string known = meant(facts.title.capitalization); !known.empty())
    report(facts.title.capitalization_place, "capitalization",
           fmt::format("the capitalization {} looks like a misspelling", facts.title.capitalization),
           fmt::format("did you mean `{}`?", known));
  for (const Company& company : facts.title.companies.companies)
    if (const std::string known = meant(company.capitalization); !known.empty())
      report(company.place, Name{Name::Company, company.id.value},
             fmt::format("the capitalization {} of {} looks like a misspelling", company.capitalization,
                         company.id.value),
             fmt::format("did you mean `{}`?", known));
}

}  // namespace trackwright::checks
