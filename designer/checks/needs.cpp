#include <algorithm>

#include "designer/checks/needs.h"

namespace trackwright {

namespace {

// A test rejects words that name no datum.
template <class Asks>
bool any(const std::vector<std::string_view>& words, const Asks& asks) {
  return std::ranges::any_of(words, [&](std::string_view word) {
    const auto datum = datum_named(word);
    return datum && asks(*datum);
  });
}

// Returns the kind of things whose data the check needs; a finding can state another kind.
Name::Kind usual_kind(const Check& check) {
  Name::Kind kind = Name::Kind::Nothing;
  any(check.each, [&](const Datum& datum) {
    kind = datum.part->things;
    return kind != Name::Kind::Nothing;
  });
  return kind;
}

}  // namespace

bool waits(const Check& check, const Gaps& gaps) {
  if (gaps.empty()) return false;
  return any(check.needs, [&](const Datum& datum) { return gaps.lack(datum); }) ||
         any(check.each, [&](const Datum& datum) { return gaps.lack_all(datum); });
}

bool waits(const Check& check, const Finding& finding, const Gaps& gaps) {
  if (gaps.empty() || check.each.empty()) return false;
  const bool said = finding.kind != Name::Kind::Nothing;
  const Name object{said ? finding.kind : usual_kind(check), finding.object};
  return any(check.each, [&](const Datum& datum) {
    return gaps.lack(datum, object) ||
           std::ranges::any_of(finding.also, [&](const Name& thing) { return gaps.lack(datum, thing); });
  });
}

bool might_say_more(const Check& check, const Gaps& gaps) {
  if (gaps.empty()) return false;
  return waits(check, gaps) || any(check.each, [&](const Datum& datum) { return gaps.lack(datum); });
}

const Ref* defaults_of(const Companies& companies, const std::string& kind) {
  const auto found = std::ranges::find(companies.defaults, kind, &Ref::value);
  return found == companies.defaults.end() ? nullptr : &*found;
}

const Ref* defaults_that_lack(const Companies& companies, const std::string& kind,
                              bool (*has)(const Company&)) {
  const bool some_has = std::ranges::any_of(companies.companies,
                                            [&](const Company& one) { return one.kind == kind && has(one); });
  return some_has ? nullptr : defaults_of(companies, kind);
}

}  // namespace trackwright
