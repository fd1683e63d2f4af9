// Compares the numbers in abbreviations with the numbers in names: a rule that several checks use.
#include "designer/checks/prelude.h"

namespace trackwright {

namespace {

// Returns the only number in a text, without leading zeros; empty if the text has none or several.
std::string_view number_in(std::string_view text) {
  constexpr std::string_view digits = "0123456789";
  const auto begin = text.find_first_of(digits);
  if (begin == std::string_view::npos) return {};
  const auto end = std::min(text.find_first_not_of(digits, begin), text.size());
  if (text.find_first_of(digits, end) != std::string_view::npos) return {};
  std::string_view number = text.substr(begin, end - begin);
  number.remove_prefix(std::min(number.find_first_not_of('0'), number.size() - 1));
  return number;
}

template <class Thing>
void compare_numbers(const std::vector<Thing>& things, Report& report) {
  std::size_t agreeing = 0;
  std::vector<const Thing*> odd;
  for (const Thing& thing : things) {
    const std::string_view id = number_in(thing.id.value);
    const std::string_view name = number_in(thing.name);
    if (id.empty() || name.empty()) continue;
    if (id == name)
      ++agreeing;
    else
      odd.push_back(&thing);
  }
  if (agreeing < 3 || odd.size() != 1) return;
  const Thing& thing = *odd.front();
  report(thing.place, thing.id.value,
         fmt::format("{} is named {}; for all others, abbreviation and name contain the same number",
                     thing.id.value, thing.name),
         "correct the abbreviation or the name");
}

}  // namespace

namespace checks {

void other_numbers(const Facts& facts, Report& report) {
  if (report.check().starts_with("private/"))
    compare_numbers(facts.title.companies.privates, report);
  else
    compare_numbers(facts.title.companies.companies, report);
}

}  // namespace checks

}  // namespace trackwright
