#include "designer/checks/prelude.h"

#include <array>
#include <span>

namespace trackwright::checks {

namespace {

// Returns the phases without a limit for this kind that lie between phases with one.
std::vector<const Phase*> holes(const std::vector<Phase>& phases, const std::string& kind) {
  std::vector<const Phase*> found;
  std::vector<const Phase*> pending;
  bool begun = false;
  for (const Phase& phase : phases) {
    if (!phase.limits.contains(kind)) {
      if (begun) pending.push_back(&phase);
      continue;
    }
    begun = true;
    found.insert(found.end(), pending.begin(), pending.end());
    pending.clear();
  }
  return found;
}

// Whether the limit holds for these companies until the end, as for majors of another size. Minors close; a
// national does not.
bool lives_on(const Facts& facts, const std::string& kind) {
  const auto& companies = facts.title.companies.companies;
  const auto is_of_it = [&](const Company& company) { return company.kind == kind; };
  const auto has_shares = [&](const Company& company) {
    return is_of_it(company) && company.certificates.size() > 1 && !company.conversion;
  };
  return kind != "minor" && std::ranges::any_of(companies, is_of_it) &&
         (kind == "national" ||
          std::ranges::count_if(companies, is_of_it) == std::ranges::count_if(companies, has_shares));
}

// Whether companies of this kind exist from the beginning, as minors do.
bool starts_first(const Facts& facts, const std::string& kind) {
  return kind == "minor" && std::ranges::any_of(facts.title.companies.companies,
                                                [&](const Company& company) { return company.kind == kind; });
}

// Whether an event of the phase takes the companies of this kind out of the game: they close, merge or
// convert. Privates that close do not count.
bool ends_kind(const Facts& facts, const Phase& phase, const std::string& kind) {
  static constexpr auto endings = std::to_array<std::string_view>(
      {"convert", "conversion", "exchange", "merge", "merger", "nationali", "form", "absorb", "transform"});
  const auto names_company = [&](const std::string& text) {
    return std::ranges::any_of(facts.title.companies.companies, [&](const Company& company) {
      return company.kind == kind && text.find(company.id.value) != std::string::npos;
    });
  };
  const auto speaks_of_it = [&](std::string text) {
    if (names_company(text)) return true;
    text = lower_case(text);
    return text.find(kind) != std::string::npos || std::ranges::any_of(endings, [&](std::string_view word) {
             return text.find(word) != std::string::npos;
           });
  };
  if (std::ranges::any_of(phase.status, speaks_of_it)) return true;
  return std::ranges::any_of(facts.title.roster.trains, [&](const Train& train) {
    return names(phase.on, train.name.value) &&
           std::ranges::any_of(train.events, [&](const TrainEvent& event) {
             return speaks_of_it(event.kind) || speaks_of_it(event.text);
           });
  });
}

// Whether a private runs the company and takes it along when it closes.
bool is_run_by_private(const Facts& facts, const Company& company) {
  return std::ranges::any_of(facts.title.rules.privates.powers.kinds, [&](const auto& owner) {
    return std::ranges::any_of(owner.second, [&](const PowerRule& power) {
      return power.power && power.power->value == rule::Power::RunsMinor &&
             names(power.companies, company.id.value);
    });
  });
}

// Whether there are companies of this kind, and none converts or closes with its private.
bool has_lasting_companies(const Facts& facts, const std::string& kind) {
  const auto& companies = facts.title.companies.companies;
  return std::ranges::any_of(companies, [&](const Company& company) { return company.kind == kind; }) &&
         std::ranges::none_of(companies, [&](const Company& company) {
           return company.kind == kind &&
                  (company.conversion || is_run_by_private(facts, company) ||
                   std::ranges::any_of(company.certificates,
                                       [](const Certificate& one) { return one.then.has_value(); }));
         });
}

// Returns the first phase from which on the kind has no limit, although nothing ends the kind. Two such
// phases are needed, because other rules cover a single one.
const Phase* end_without_reason(const Facts& facts, const std::string& kind) {
  const auto& phases = facts.title.roster.phases;
  const auto limited = [&](const Phase& phase) { return phase.limits.contains(kind); };
  const auto last = std::ranges::find_if(phases.rbegin(), phases.rend(), limited);
  if (last == phases.rend() || last - phases.rbegin() < 2) return nullptr;
  const Phase& first_without = *last.base();
  if (!has_lasting_companies(facts, kind)) return nullptr;
  return kind != "major" && ends_kind(facts, first_without, kind) ? nullptr : &first_without;
}

bool all_limit(std::span<const Phase> phases, const std::string& kind) {
  return std::ranges::all_of(phases, [&](const Phase& phase) { return phase.limits.contains(kind); });
}

// Whether the first phase alone gives no limit.
bool lacks_at_first(std::span<const Phase> phases, const std::string& kind) {
  const Phase& first = phases.front();
  return phases.size() > 3 && !first.limits.contains(kind) && !first.limits.empty() &&
         all_limit(phases.subspan(1), kind);
}

// Whether the last phase alone gives no limit, from the first phase that gives one.
bool lacks_at_last(std::span<const Phase> phases, const std::string& kind) {
  const Phase& last = phases.back();
  while (!phases.empty() && !phases.front().limits.contains(kind)) phases = phases.subspan(1);
  return phases.size() > 2 && !last.limits.contains(kind) && !last.limits.empty() &&
         all_limit(phases.first(phases.size() - 1), kind);
}

void report_end(Report& report, const Phase& end, const std::string& kind) {
  report(end.place, end.name.value,
         fmt::format("phase {} gives no train limit for a {}, though other phases do", end.name.value, kind),
         "add the limit to `limits`");
}

}  // namespace

void phase_limit_missing(const Facts& facts, Report& report) {
  const auto& phases = facts.title.roster.phases;
  if (phases.empty()) return;
  for (const std::string& kind : facts.kinds) {
    const auto limited = [&](const Phase& phase) { return phase.limits.contains(kind); };
    // Minors and nationals often own the trains that they are given, without a limit.
    if (kind != "major" && std::ranges::none_of(phases, limited)) continue;
    if (std::ranges::none_of(phases, limited)) {
      report(phases.front().place, kind, fmt::format("no phase states a train limit for a {}", kind),
             fmt::format("add the limit to the phases: `limits: {{{}: 4}}`", kind));
      continue;
    }
    // These companies trade in trains in all phases, so a missing limit at one end is a mistake.
    if ((kind == "major" || starts_first(facts, kind)) && lacks_at_first(phases, kind))
      report_end(report, phases.front(), kind);
    if ((kind == "major" || lives_on(facts, kind)) && lacks_at_last(phases, kind))
      report_end(report, phases.back(), kind);
    if (const Phase* end = end_without_reason(facts, kind))
      report(end->place, end->name.value,
             fmt::format(
                 "no phase from {} on gives a train limit for a {}, though no event removes such companies "
                 "from the game",
                 end->name.value, kind),
             "add the limit to `limits`, or add the event that removes these companies");
    for (const Phase* phase : holes(phases, kind))
      report(phase->place, phase->name.value,
             fmt::format("phase {} gives no train limit for a {}, though phases before and after it do",
                         phase->name.value, kind),
             "add the limit to `limits`");
  }
}

}  // namespace trackwright::checks
