#include "render/words/loan_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/words.h"
#include "render/words/title_cells.h"

namespace trackwright {

namespace {

// "a company that takes one receives £100 from the bank", "players may buy one from the bank for £300".
std::string taking_words(const Title& title, const Loan& loan) {
  const std::string value = money(title, loan.value.value);
  if (!loan.bought()) return fmt::format("a company that takes one receives {} from the bank", value);
  std::vector<std::string> owners;
  for (const BondOwner owner : loan.sold_to) owners.emplace_back(word_of(owner));
  return fmt::format("{} may buy one from the bank for {}", listed(owners), value);
}

std::string interest_clause(const Title& title, const Loan& loan) {
  if (!loan.interest) return {};
  const int interest = loan.interest->value;
  if (loan.bought())
    return interest == 0 ? "; it pays its owner nothing"
                         : fmt::format("; it pays its owner {} per operating round", money(title, interest));
  return interest == 0
             ? " and pays no interest"
             : fmt::format(" and pays {} interest on it per operating round", money(title, interest));
}

// Returns "5 for each major, 2 for each minor".
std::string limits_clause(const Loan& loan) {
  return joined(loan.limits, ", ", [](const auto& limit) {
    return fmt::format("{} for each {}", limit.second.value, limit.first);
  });
}

std::string loan_text(const Title& title, const Loan& loan) {
  std::vector<std::string> said{
      fmt::format("{}: {}{}.", loan.name.value, taking_words(title, loan), interest_clause(title, loan))};
  if (!loan.limits.empty()) said.push_back(fmt::format("Limit: {}.", limits_clause(loan)));
  if (loan.count)
    said.push_back(loan.count->value == 1 ? "There is only one."
                                          : fmt::format("There are {} in all.", loan.count->value));
  else if (loan.print > 0)
    said.emplace_back("The supply is unlimited.");
  if (!loan.text.empty()) {
    std::string own = capitalised(loan.text);
    if (std::string_view(".!?:").find(own.back()) == std::string_view::npos) own += '.';
    said.push_back(std::move(own));
  }
  return joined(said, " ");
}

}  // namespace

std::string interest_words(const Title& title, const Loan& loan) {
  if (!loan.interest) return {};
  const int interest = loan.interest->value;
  if (interest == 0) return loan.bought() ? "Pays nothing" : "No interest";
  return fmt::format("{} {} a round", loan.bought() ? "Pays" : "Interest", money(title, interest));
}

std::string limit_words(const Loan& loan) {
  if (loan.limits.empty()) return {};
  return "Limit: " + joined(loan.limits, ", ", [](const auto& limit) {
           return fmt::format("{} {}", limit.first, limit.second.value);
         });
}

std::string loan_limits_of(const Title& title, const std::string& kind) {
  std::vector<std::string> limits;
  for (const Loan& loan : title.roster.loans)
    if (const auto limit = loan.limits.find(kind); limit != loan.limits.end())
      limits.push_back(fmt::format("{} {}", loan.name.value, limit->second.value));
  return joined(limits, ", ");
}

std::vector<DataSentence> loan_texts(const Title& title) {
  std::vector<DataSentence> told;
  for (const Loan& loan : title.roster.loans)
    told.push_back({"loans." + loan.name.value, loan_text(title, loan)});
  return told;
}

}  // namespace trackwright
