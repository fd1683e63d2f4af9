#include "designer/checks/allow.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "designer/checks/needs.h"
#include "designer/checks/words.h"

namespace trackwright {

namespace {

// A line of `allow`, and for each of its objects whether a finding matched it.
struct Exception {
  const Allow& allow;
  std::vector<bool> used;  // by object; one entry if the line names no objects
  explicit Exception(const Allow& a) : allow(a), used(std::max<std::size_t>(a.at.size(), 1), false) {}

  bool covers(const Finding& finding) {
    if (finding.check != allow.check.value) return false;
    if (allow.at.empty()) return used[0] = true;
    bool found = false;
    for (std::size_t i = 0; i < allow.at.size(); ++i)
      if (allow.at[i].value == finding.object) used[i] = found = true;
    return found;
  }
};

// Test every exception, so that two lines for one finding both count as used. If `too_wide` is set,
// exceptions without `at` do not apply: they would remove findings about several objects.
bool allowed(std::vector<Exception>& exceptions, const Finding& finding, bool too_wide) {
  bool found = false;
  for (Exception& exception : exceptions)
    found = (exception.covers(finding) && !(too_wide && exception.allow.at.empty())) || found;
  return found;
}

bool may_be_allowed(const Allow& allow) {
  const Check* check = find_check(allow.check.value);
  return check != nullptr && check->of_title();
}

std::vector<std::string> check_names() {
  std::vector<std::string> names;
  for (const Check& check : all_checks())
    if (check.of_title()) names.emplace_back(check.name);
  return names;
}

void report_unknown(const Allow& allow, Findings& findings) {
  Report report("title/unknown-check", find_check("title/unknown-check")->severity, findings);
  std::string help = did_you_mean(allow.check.value, check_names());
  if (help.empty()) help = "run `trackwright explain` for a list of the checks";
  report(allow.check.place, allow.check.value, fmt::format("there is no check {}", allow.check.value),
         std::move(help));
}

void report_stale(const Exception& exception, Findings& findings) {
  const Allow& allow = exception.allow;
  Report report("title/stale-allow", find_check("title/stale-allow")->severity, findings);
  if (allow.at.empty()) {
    if (!exception.used[0])
      report(allow.place, allow.check.value, fmt::format("{} has no finding", allow.check.value),
             "remove this exception");
    return;
  }
  for (std::size_t i = 0; i < allow.at.size(); ++i)
    if (!exception.used[i])
      report(allow.at[i].place, allow.at[i].value,
             fmt::format("{} has no finding in {}", allow.check.value, allow.at[i].value),
             allow.at.size() == 1 ? "remove this exception"
                                  : fmt::format("remove {} from this exception", allow.at[i].value));
}

// Objects that lines of `allow` without `at` would cover: by check, each object once, in quotes.
using Objects = std::map<std::string, std::vector<std::string>>;

bool is_wide(const Allow& allow) {
  return allow.at.empty() && allow.check.value.starts_with("market/");
}

Objects objects_of_wide(const std::vector<Exception>& exceptions, const Findings& findings) {
  Objects objects;
  for (const Exception& exception : exceptions)
    if (is_wide(exception.allow)) objects[exception.allow.check.value];
  for (const Finding& finding : findings) {
    const auto entry = objects.find(finding.check);
    if (entry == objects.end() || finding.object.empty()) continue;
    const std::string object = fmt::format("\"{}\"", finding.object);
    if (std::ranges::find(entry->second, object) == entry->second.end()) entry->second.push_back(object);
  }
  return objects;
}

// Market checks look at all cells, and each cell is a datum of its own. Without `at`, an exception for one
// cell would switch the check off for the others, so it applies only if one object has findings.
void report_wide(const Exception& exception, const std::vector<std::string>& objects, Findings& findings) {
  const Allow& allow = exception.allow;
  if (objects.empty()) return;
  Report report("title/wide-allow", find_check("title/wide-allow")->severity, findings);
  report(allow.place, allow.check.value,
         objects.size() == 1
             ? fmt::format("this exception allows {} in the whole market", allow.check.value)
             : fmt::format("this exception would cover {} in the whole market, so it is not applied",
                           allow.check.value),
         fmt::format("state where it applies: `at: [{}]`", joined(objects, ", ")));
}

}  // namespace

void apply_allow(const Title& title, const Gaps& gaps, bool compared, Findings& findings) {
  std::vector<Exception> exceptions;
  for (const Allow& allow : title.allow)
    if (may_be_allowed(allow)) exceptions.emplace_back(allow);
  const Objects objects = objects_of_wide(exceptions, findings);
  const auto too_wide = [&objects](const std::string& check) {
    const auto entry = objects.find(check);
    return entry != objects.end() && entry->second.size() > 1;
  };
  std::erase_if(findings, [&](const Finding& finding) {
    return allowed(exceptions, finding, too_wide(finding.check));
  });
  for (const Exception& exception : exceptions)
    if (is_wide(exception.allow)) report_wide(exception, objects.at(exception.allow.check.value), findings);
  for (const Allow& allow : title.allow)
    if (!may_be_allowed(allow)) report_unknown(allow, findings);
  for (const Exception& exception : exceptions)
    if ((compared || !exception.allow.check.value.starts_with("second-source/")) &&
        !might_say_more(*find_check(exception.allow.check.value), gaps))
      report_stale(exception, findings);
}

}  // namespace trackwright
