#include "designer/format/text/findings.h"

#include <algorithm>
#include <string_view>
#include <tuple>

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

}  // namespace trackwright
