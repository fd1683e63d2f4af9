#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

#include "designer/format/text/findings.h"

namespace trackwright {

void sort_findings(const Sources& sources, Findings& findings) {
  const auto key = [&](const Finding& finding) {
    const Sources::File* file = sources.file(finding.place.file);
    return std::tuple<std::string_view, std::uint32_t, std::string_view, std::string_view>(
        file == nullptr ? std::string_view{} : file->path, finding.place.offset, finding.check,
        finding.message);
  };
  std::ranges::stable_sort(findings, {}, key);
}

bool has_errors(const Findings& findings) {
  return std::ranges::find(findings, Severity::Error, &Finding::severity) != findings.end();
}

bool tells_the_same(const Finding& a, const Finding& b) {
  return a.check == b.check && a.place == b.place && a.message == b.message;
}

void add_untold(Findings& told, Findings more) {
  for (Finding& one : more)
    if (std::ranges::none_of(told, [&](const Finding& other) { return tells_the_same(one, other); }))
      told.push_back(std::move(one));
}

}  // namespace trackwright
