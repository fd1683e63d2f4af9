#include "designer/faces/cli/report.h"

#include <fmt/format.h>

#include <ostream>

#include "designer/checks/check.h"
#include "designer/faces/report/github.h"
#include "designer/faces/report/json.h"
#include "designer/faces/report/junit.h"
#include "designer/faces/report/sarif.h"
#include "designer/faces/report/source.h"
#include "designer/faces/report/terminal.h"
#include "designer/format/text/findings.h"

namespace trackwright {

namespace {

std::vector<std::string> names_of_checks(bool whole) {
  std::vector<std::string> names;
  for (const Check& check : all_checks())
    if (check.of_title() ? whole : check.found != Finder::Asking) names.emplace_back(check.name);
  return names;
}

std::string text_for_programs(const Sources& sources, const Findings& findings, const Telling& telling) {
  switch (telling.format) {
    case Format::Sarif:
      return findings_sarif(sources, findings, TRACKWRIGHT_VERSION, telling.waiting);
    case Format::Github:
      return findings_github(sources, findings, telling.waiting.size());
    case Format::Junit:
      return findings_junit(sources, findings, telling.subject, names_of_checks(telling.whole),
                            telling.waiting, telling.strict);
    default:
      return findings_json(sources, findings, telling.waiting);
  }
}

}  // namespace

void tell(const Environment& environment, const Sources& sources, Findings findings, const Telling& telling) {
  sort_findings(sources, findings);
  std::ostream& out = environment.streams.out;
  if (telling.format != Format::Text) {
    out << text_for_programs(sources, findings, telling);
    return;
  }
  print_findings(out, sources, findings, environment.streams.colour);
  environment.streams.notes() << fmt::format("{}: {}\n", telling.subject, summary(findings));
}

void warn(const Environment& environment, const Sources& sources, Findings findings) {
  sort_findings(sources, findings);
  print_findings(environment.streams.err, sources, findings, environment.streams.colour);
  if (!findings.empty()) environment.streams.err << summary(findings) << '\n';
}

Exit judge(const Findings& findings, bool strict) {
  return (strict ? !findings.empty() : has_errors(findings)) ? Exit::Faulty : Exit::Sound;
}

Exit unusable(const Environment& environment, const Finding& finding) {
  print_findings(environment.streams.err, {}, {finding}, environment.streams.colour);
  return Exit::Unusable;
}

Exit unusable(const Environment& environment, const std::string& check, const std::string& message,
              const std::string& help) {
  Finding finding;
  finding.check = check;
  finding.message = message;
  finding.help = help;
  return unusable(environment, finding);
}

Exit unusable(const Environment& environment, const WriteError& error) {
  return unusable(environment, "file/unwritable", fmt::format("{} {}", error.path, error.message));
}

}  // namespace trackwright
