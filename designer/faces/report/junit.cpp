#include "designer/faces/report/junit.h"

#include <fmt/format.h>

#include <algorithm>

#include "designer/faces/report/source.h"
#include "designer/format/text/utf8.h"

namespace trackwright {

namespace {

// Replaces control characters, which XML forbids, and invalid bytes by U+FFFD.
std::string xml_text(std::string_view text) {
  std::string safe;
  for (std::size_t i = 0; i < text.size();) {
    const std::size_t length = character_length(text.substr(i));
    const std::string_view character = text.substr(i, std::max<std::size_t>(length, 1));
    const auto byte = static_cast<unsigned char>(character.front());
    if (length == 0 || (byte < 0x20 && byte != '\n' && byte != '\t'))
      safe += "\uFFFD";
    else if (byte == '<')
      safe += "&lt;";
    else if (byte == '>')
      safe += "&gt;";
    else if (byte == '&')
      safe += "&amp;";
    else if (byte == '"')
      safe += "&quot;";
    else
      safe += character;
    i += character.size();
  }
  return safe;
}

struct Case {
  std::string check;
  std::vector<const Finding*> failures;
  std::vector<const Finding*> others;
  bool waits = false;
  bool skipped() const { return waits && failures.empty() && others.empty(); }
};

std::vector<Case> cases_of(const Findings& findings, const std::vector<std::string>& checks,
                           const std::vector<std::string_view>& waiting, bool strict) {
  std::vector<Case> cases;
  for (const std::string& check : checks)
    cases.push_back({check, {}, {}, std::ranges::find(waiting, check) != waiting.end()});
  for (const Finding& finding : findings) {
    auto it = std::ranges::find(cases, finding.check, &Case::check);
    if (it == cases.end()) it = cases.insert(it, {finding.check, {}, {}});
    (strict || finding.severity == Severity::Error ? it->failures : it->others).push_back(&finding);
  }
  return cases;
}

std::string told_in_lines(const Sources& sources, const std::vector<const Finding*>& findings) {
  std::string text;
  for (const Finding* finding : findings) {
    const std::string at = address(sources, finding->place);
    text +=
        fmt::format("{}{}: {}\n", at.empty() ? "" : at + ": ", word_of(finding->severity), finding->message);
    if (!finding->help.empty()) text += fmt::format("  help: {}\n", finding->help);
  }
  return xml_text(text);
}

std::string case_xml(const Sources& sources, const Case& one, const std::string& subject) {
  const std::string opening =
      fmt::format(R"(    <testcase classname="{}" name="{}")", xml_text(subject), xml_text(one.check));
  if (one.skipped())
    return opening + "><skipped message=\"waits until the files can be read\"/></testcase>\n";
  if (one.failures.empty() && one.others.empty()) return opening + "/>\n";
  std::string text = opening + ">\n";
  if (!one.failures.empty())
    text += fmt::format("      <failure message=\"{}\" type=\"{}\">{}</failure>\n",
                        xml_text(one.failures.front()->message), word_of(one.failures.front()->severity),
                        told_in_lines(sources, one.failures));
  if (!one.others.empty())
    text += fmt::format("      <system-out>{}</system-out>\n", told_in_lines(sources, one.others));
  return text + "    </testcase>\n";
}

}  // namespace

std::string findings_junit(const Sources& sources, const Findings& findings, const std::string& subject,
                           const std::vector<std::string>& checks,
                           const std::vector<std::string_view>& waiting, bool strict) {
  const std::vector<Case> cases = cases_of(findings, checks, waiting, strict);
  const auto failed = std::ranges::count_if(cases, [](const Case& one) { return !one.failures.empty(); });
  const auto skipped = std::ranges::count_if(cases, &Case::skipped);
  const std::string counts =
      fmt::format(R"(name="{}" tests="{}" failures="{}" errors="0"{})", xml_text(subject), cases.size(),
                  failed, skipped == 0 ? "" : fmt::format(" skipped=\"{}\"", skipped));
  std::string text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  text += fmt::format("<testsuites {}>\n  <testsuite {}>\n", counts, counts);
  for (const Case& one : cases) text += case_xml(sources, one, subject);
  return text + "  </testsuite>\n</testsuites>\n";
}

}  // namespace trackwright
