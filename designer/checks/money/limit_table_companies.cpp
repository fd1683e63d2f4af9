#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool has_shares(const Company& company) {
  return company.certificates.size() > 1;
}

// Counts the companies with shares, less those that the set-up takes out of the game.
int companies_in_play(const Title& title) {
  const auto& all = title.companies.companies;
  auto number = static_cast<int>(std::ranges::count_if(all, has_shares));
  for (const LotRule& lot : title.rules.lots) {
    const bool of_companies = std::ranges::any_of(lot.of, [&](const Ref& name) {
      return std::ranges::any_of(
          all, [&](const Company& company) { return company.id.value == name.value && has_shares(company); });
    });
    if (of_companies && !lot.players_below) number -= lot.count ? lot.count->value : 1;
  }
  return number;
}

}  // namespace

void money_limit_table_companies(const Facts& facts, Report& report) {
  const CertificateTable& table = facts.title.certificate_table;
  if (table.by.find("compan") == std::string::npos || facts.title.companies.companies.empty()) return;
  const CertificateTable::Row* top = nullptr;
  int most = 0;
  for (const CertificateTable::Row& row : table.rows) {
    const auto range = range_in(row.label);
    if (!range) return;  // the labels are words
    if (top == nullptr || range->second > most) {
      top = &row;
      most = range->second;
    }
  }
  const int there = companies_in_play(facts.title);
  if (top == nullptr || most <= there) return;
  report(
      top->place, top->label,
      fmt::format("the certificate limits have a row for {}, but {} in the game",
                  counted(most, "company", "companies"), there == 1 ? "1 is" : fmt::format("{} are", there)),
      "add the missing company, or remove the row")
      .related.push_back({facts.title.companies.companies.front().id.place, "the companies begin here"});
}

}  // namespace trackwright::checks
