#include "designer/commands/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

#include "designer/diagnostics/json.h"
#include "designer/diagnostics/source.h"
#include "designer/diagnostics/terminal.h"

namespace trackwright {

void tell(const Environment& environment, const Sources& sources, Findings findings, Format format,
          const std::string& subject) {
  sort_findings(sources, findings);
  std::ostream& out = environment.streams.out;
  if (format == Format::Json) {
    out << findings_json(sources, findings);
    return;
  }
  print_findings(out, sources, findings, environment.streams.colour);
  out << fmt::format("{}: {}\n", subject, summary(findings));
}

void warn(const Environment& environment, const Sources& sources, Findings findings) {
  sort_findings(sources, findings);
  print_findings(environment.streams.err, sources, findings, environment.streams.colour);
  if (!findings.empty()) environment.streams.err << summary(findings) << '\n';
}

Exit judge(const Findings& findings, bool strict) {
  const bool bad = std::any_of(findings.begin(), findings.end(), [&](const Finding& finding) {
    return strict || finding.severity == Severity::Error;
  });
  return bad ? Exit::Faulty : Exit::Sound;
}

Exit unusable(const Environment& environment, const std::string& check, const std::string& message,
              const std::string& help) {
  Finding finding;
  finding.check = check;
  finding.message = message;
  finding.help = help;
  print_findings(environment.streams.err, {}, {finding}, environment.streams.colour);
  return Exit::Unusable;
}

Exit unusable(const Environment& environment, const WriteError& error) {
  return unusable(environment, "file/unwritable", fmt::format("{} {}", error.path, error.message));
}

}  // namespace trackwright
