#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// Returns the number as people read it: X01, X1 and x1 become equal.
std::string plain(const std::string& id) {
  std::string text;
  for (std::size_t i = 0; i < id.size(); ++i) {
    const char c = id[i];
    const bool leading = c == '0' && (i == 0 || id[i - 1] < '0' || id[i - 1] > '9') && i + 1 < id.size();
    if (!leading) text += lower_case(c);
  }
  return text;
}

}  // namespace

void manifest_alike_numbers(const Facts& facts, Report& report) {
  std::map<std::string, const ManifestEntry*> first;
  for (const ManifestEntry& entry : facts.title.manifest) {
    const auto [it, added] = first.emplace(plain(entry.id.value), &entry);
    if (added || it->second->id.value == entry.id.value) continue;
    report(entry.id.place, entry.id.value,
           fmt::format("the numbers of tiles {} and {} are easily confused", it->second->id.value,
                       entry.id.value),
           "give one of them a different number")
        .related.push_back({it->second->id.place, "the other one"});
  }
}

}  // namespace trackwright::checks
