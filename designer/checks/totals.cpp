// Compares the totals that the rules state with the sums from the files of the title: a rule that several
// checks use.
#include "designer/checks/prelude.h"
#include "engine/title/census.h"

#include <array>

namespace trackwright {

namespace {

struct Counted {
  std::vector<int> totals;  // any of these is right, because rulebooks count in several ways
  std::string words;        // "the roster has 23"
};

struct Total {
  std::string_view check;
  std::optional<Placed<int>> StatedTotals::*stated;
  std::string_view key;   // in `totals`
  std::string_view noun;  // for one of them
  Counted (*count)(const Title&);
  std::string_view help;
};

Counted certificates(const Title& title) {
  int shares = 0;
  int minors = 0;  // bought as a single card
  for (const Company& company : title.companies.companies) {
    for (const Certificate& certificate : company.certificates) shares += certificate.count.value;
    if (company.certificates.empty() && company.price) ++minors;
  }
  const int privates = static_cast<int>(title.companies.privates.size());
  return {{shares, shares + minors, shares + privates, shares + minors + privates},
          fmt::format("the companies have {}, besides {} and {}", shares, counted(minors, "minor"),
                      counted(privates, "private"))};
}

Counted tiles(const Title& title) {
  const int sum = tiles_in_all(title);
  return {{sum}, fmt::format("the manifest adds up to {}", sum)};
}

Counted private_companies(const Title& title) {
  const int count = static_cast<int>(title.companies.privates.size());
  return {{count}, fmt::format("there are {}", count)};
}

Counted station_tokens(const Title& title) {
  int sum = 0;
  for (const Company& company : title.companies.companies) sum += static_cast<int>(company.tokens.size());
  return {{sum}, fmt::format("the companies have {}", sum)};
}

// Ships and ferries have stacks of their own.
Counted trains(const Title& title) {
  int sum = 0;
  for (const Train& train : title.roster.trains)
    if (train.stack == "train") sum += train.count ? train.count->value : train.print;
  return {{sum}, fmt::format("the roster has {}", sum)};
}

constexpr std::string_view wrong_count = "correct one of the counts, or the total";

constexpr std::array all_totals{
    Total{"company/total-differs", &StatedTotals::certificates, "certificates", "certificate", certificates,
          wrong_count},
    Total{"manifest/total-differs", &StatedTotals::tiles, "tiles", "tile", tiles, wrong_count},
    Total{"private/total-differs", &StatedTotals::privates, "privates", "private", private_companies,
          "add the missing private, remove the extra one, or correct the total"},
    Total{"token/total-differs", &StatedTotals::station_tokens, "station_tokens", "station token",
          station_tokens, "correct one of the `tokens` lists, or the total"},
    Total{"train/total-differs", &StatedTotals::trains, "trains", "train", trains, wrong_count},
};

}  // namespace

namespace checks {

void totals(const Facts& facts, Report& report) {
  for (const Total& total : all_totals) {
    const auto& stated = facts.title.totals.*total.stated;
    if (total.check != report.check() || !stated) continue;
    const Counted there = total.count(facts.title);
    if (std::ranges::find(there.totals, stated->value) == there.totals.end())
      report(stated->place, std::string(total.key),
             fmt::format("the rules state {}, but {}", counted(stated->value, total.noun), there.words),
             std::string(total.help));
  }
}

}  // namespace checks

}  // namespace trackwright
