#include "designer/checks/prelude.h"

#include <array>

namespace trackwright::checks {

namespace {

// Returns the subject of a sentence from an import, as in "company SR: its city ..."; else the source.
Name subject_of(const Source& source, const std::string& sentence) {
  static constexpr auto nouns = std::to_array<std::pair<std::string_view, Name::Kind>>(
      {{"company ", Name::Company}, {"hex ", Name::Hex}, {"tile ", Name::Tile}, {"train ", Name::Train}});
  for (const auto& [noun, kind] : nouns)
    if (sentence.starts_with(noun)) {
      const std::string rest = sentence.substr(noun.size());
      return {kind, rest.substr(0, rest.find_first_of(": "))};
    }
  return {Name::Datum, source.about};
}

}  // namespace

void title_left_out(const Facts& facts, Report& report) {
  for (const Source& source : facts.title.sources)
    for (const auto& sentence : source.left_out)
      report(sentence.place, subject_of(source, sentence.value),
             fmt::format("the title lacks data of {}: {}", source.from, sentence.value),
             "compare the title with the rulebook, add the missing data, and delete this line");
}

}  // namespace trackwright::checks
