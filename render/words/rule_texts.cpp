#include "render/words/rule_texts.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/words.h"
#include "engine/title/stated_rules.h"
#include "render/words/auction_text.h"
#include "render/words/company_phrases.h"
#include "render/words/loan_words.h"
#include "render/words/player_words.h"
#include "render/words/round_phrases.h"
#include "render/words/rule_phrases.h"
#include "render/words/rule_sentences.h"
#include "render/words/run_texts.h"
#include "render/words/special_texts.h"
#include "render/words/title_cells.h"
#include "render/words/track_texts.h"
#include "render/words/train_words.h"

namespace trackwright {

namespace {

using rule::Section;

const RuleSentence* sentence_for(const StatedRule& rule) {
  const auto found = std::ranges::find_if(rule_sentences(), [&](const RuleSentence& sentence) {
    return sentence.form == rule.form && (sentence.value.empty() || sentence.value == rule.value);
  });
  return found == rule_sentences().end() ? nullptr : &*found;
}

// Returns the trains for which a president may pay.
std::string_view helped_train(const Title& title) {
  const bool of_others = title.rules.trains.emergency &&
                         is(title.rules.trains.emergency->from_others, rule::FromOthers::AnyPrice);
  return of_others ? "a train from the bank, the pool or another company"
                   : "a train from the bank or the pool";
}

// Combines kinds of companies that have the same rule into one sentence.
void tell_plain(const Title& title, Teller& teller) {
  const std::vector<StatedRule>& rules = teller.stated();
  for (std::size_t i = 0; i < rules.size(); ++i) {
    const RuleSentence* sentence = sentence_for(rules[i]);
    if (sentence == nullptr) continue;
    const auto said_before = [&](const StatedRule& other) {
      return other.form == rules[i].form && other.value == rules[i].value;
    };
    const auto here = rules.begin() + static_cast<std::ptrdiff_t>(i);
    if (std::any_of(rules.begin(), here, said_before)) continue;
    std::vector<std::string> kinds;
    for (const StatedRule& rule : rules)
      if (said_before(rule)) kinds.push_back(rule.kind);
    const std::string who = some_company(title, rules[i].form, kinds);
    const int number = sentence->value.empty() ? std::stoi(rules[i].value) : 0;
    teller.tell(
        sentence->section, rules[i].path,
        fmt::format(fmt::runtime(sentence->text), fmt::arg("Who", capitalised(who)), fmt::arg("who", who),
                    fmt::arg("n", number), fmt::arg("money", money(title, number)),
                    fmt::arg("train", helped_train(title)), fmt::arg("Cards", limited_cards(title.roster)),
                    fmt::arg("cards", uncapitalised(limited_cards(title.roster)))));
  }
}

void tell_selling(const Title& title, Teller& teller) {
  const StockRules& stock = title.rules.stock;
  std::vector<std::string> times;
  const bool president = stock.president_sells_first && stock.president_sells_first->value;
  bool operated = false;
  for (const auto& after : stock.sell_after) {
    if (after.value == rule::SellAfter::FirstStockRound) times.emplace_back("in the first stock round");
    if (after.value == rule::SellAfter::Floated) times.emplace_back("of a company that has not floated");
    operated = operated || after.value == rule::SellAfter::Operated;
  }
  if (operated && !president) times.emplace_back("of a company that has not operated");
  std::string text = times.empty() ? "" : "Players cannot sell shares " + joined(times, ", or shares ") + ".";
  if (operated && president)
    text += std::string(text.empty() ? "" : " ") +
            "Only the president may sell shares of a company that has not operated.";
  teller.tell(Section::Selling, "stock_round.sell_after", text);
}

void tell_buying(const Title& title, Teller& teller) {
  const StockRules& stock = title.rules.stock;
  if (stock.several_from.empty()) return;
  std::vector<std::string> sources;
  for (const auto& source : stock.several_from)
    sources.emplace_back(source.value == rule::ShareSource::Pool ? "the pool" : "the initial offering");
  teller.tell(Section::Buying, "stock_round.several_from",
              "When a player may buy several certificates of a company in one turn, they must come from " +
                  listed(sources, "or") + ".");
}

void tell_companies(const Title& title, Teller& teller) {
  for (const auto& [kind, company] : title.rules.companies.kinds) {
    const std::string path = "companies." + kind.value;
    const std::string who = some_company(title, "companies.start", {kind.value});
    if (company.issue)
      teller.tell(Section::Companies, path + ".issue",
                  deal_text(title.market, *company.issue, who, "issue", "to"));
    if (company.redeem)
      teller.tell(Section::Companies, path + ".redeem",
                  deal_text(title.market, *company.redeem, who, "redeem", "from"));
    if (company.reissue)
      teller.tell(Section::Companies, path + ".reissue", reissue_text(*company.reissue, who));
    if (company.connection)
      teller.tell(Section::Running, path + ".connection", connection_text(title, *company.connection, who));
    if (company.chosen_home)
      teller.tell(Section::Companies, path + ".chosen_home",
                  chosen_home_text(title, *company.chosen_home, who));
    if (company.full_from)
      teller.tell(Section::Companies, path + ".full_from", full_from_text(*company.full_from, who));
    if (company.conversion)
      teller.tell(Section::Companies, path + ".conversion", conversion_text(title, *company.conversion, who));
    if (company.few_players)
      teller.tell(Section::Setup, path + ".few_players", few_players_text(*company.few_players));
  }
}

void tell_operating(const Title& title, Teller& teller) {
  const OperatingRules& rules = title.rules.operating;
  teller.tell(Section::OperatingRound, "operating_round.order", order_text(title, rules.order));
  for (const auto& [kind, lays] : rules.lays.kinds)
    teller.tell(Section::Track, "operating_round.lays." + kind.value,
                lays_text(title, lays, some_company(title, "operating_round.lays", {kind.value})));
  if (!rules.after_homes.empty())
    teller.tell(Section::Track, "operating_round.after_homes",
                "No company may lay a tile on " + listed(ref_names(rules.after_homes), "or") +
                    " until every company with its home there has placed its home station.");
  for (const auto& [kind, choices] : rules.dividends.kinds)
    teller.tell(Section::Dividends, "operating_round.dividends." + kind.value,
                dividends_text(choices, some_company(title, "operating_round.dividends", {kind.value})));
  if (rules.half) teller.tell(Section::Dividends, "operating_round.half", half_text(title, *rules.half));
}

// Adds the rules for runs and lays from the other data of the title.
void tell_data(const Title& title, Teller& teller) {
  if (title.bank_said && !title.bank)
    teller.tell(Section::Setup, "bank", "The bank cannot run out of money.");
  for (const DataSentence& told : player_texts(title)) teller.tell(Section::Setup, told.rule, told.text);
  for (const DataSentence& told : track_texts(title)) teller.tell(Section::Track, told.rule, told.text);
  for (const DataSentence& told : running_texts(title)) teller.tell(Section::Running, told.rule, told.text);
  for (const DataSentence& told : loan_texts(title)) teller.tell(Section::Loans, told.rule, told.text);
}

// Describes the effect of a train limit, if there is one.
void tell_limit(const Title& title, Teller& teller) {
  const bool limited =
      std::ranges::any_of(title.roster.phases, [](const Phase& phase) { return !phase.limits.empty(); });
  if (!limited || !title.rules.trains.over_limit) return;
  const std::string cards = limited_cards(title.roster);
  const std::string free = unlimited_cards(title.roster);
  const bool several = cards != "Trains";
  teller.tell(Section::Trains, "phases.limits",
              (several ? cards + " count towards the same limit. " : std::string()) +
                  "A company at its limit cannot buy " + (several ? "another." : "a train.") +
                  (free.empty() ? std::string() : " " + free + " do not count towards the limit."));
}

void tell_trains(const Title& title, Teller& teller) {
  const TrainRules& trains = title.rules.trains;
  tell_limit(title, teller);
  if (trains.between_companies && trains.between_companies->value == rule::TrainDeal::AnyPrice)
    teller.tell(
        Section::Trains, "trains.between_companies",
        "Companies may trade trains at any price that both presidents agree on" +
            (trains.deals_from ? ", but at least " + money(title, trains.deals_from->value) : std::string()) +
            ".");
  if (!trains.one_from_bank.empty())
    teller.tell(Section::Trains, "trains.one_from_bank",
                "In " + in_phases(trains.one_from_bank) +
                    ", a company may buy at most one train from the bank per operating round.");
  if (!trains.deals_in.empty())
    teller.tell(Section::Trains, "trains.deals_in",
                "Companies may trade trains only in " + in_phases(trains.deals_in) + ".");
  if (is(trains.export_next, true))
    teller.tell(
        Section::Trains, "trains.export_next",
        std::string("After each ") +
            (is(trains.export_after, rule::ExportTime::Round) ? "operating round"
                                                              : "set of operating rounds") +
            ", the next train is exported: it leaves the supply as if it had been bought" +
            (trains.exported.empty() ? std::string(".")
                                     : ", if it is a " + listed(ref_names(trains.exported), "or") + "."));
  for (const auto& [train, set] : trains.rust_after.kinds)
    if (set)
      teller.tell(
          Section::Trains, "trains.rust_after." + train.value,
          fmt::format("All {}-trains rust after set {} of operating rounds.", train.value, set->value));
}

void tell_end(const Title& title, Teller& teller) {
  for (std::size_t i = 0; i < title.rules.end.size(); ++i)
    teller.tell(Section::End, fmt::format("end.{}", i + 1), end_text(title, title.rules.end[i]));
  teller.tell(Section::End, "score", score_text(title.rules.score));
}

}  // namespace

std::vector<ToldRule> told_rules(const Title& title) {
  Teller teller(title);
  for (std::size_t i = 0; i < title.rules.opening.size(); ++i)
    for (const AuctionText& told : auction_texts(title, title.rules.opening[i]))
      teller.tell(Section::Opening, fmt::format("opening.{}.{}", i + 1, told.key), told.text);
  tell_selling(title, teller);
  tell_buying(title, teller);
  tell_companies(title, teller);
  tell_operating(title, teller);
  tell_trains(title, teller);
  tell_plain(title, teller);
  tell_data(title, teller);
  tell_special_rules(title, teller);
  tell_end(title, teller);
  teller.tell_in_words();
  return teller.take();
}

std::string_view section_heading(rule::Section section) {
  switch (section) {
    case Section::Introduction:
      return "The game";
    case Section::Setup:
      return "Setup";
    case Section::Opening:
      return "Auctions";
    case Section::StockRound:
      return "Stock rounds";
    case Section::Selling:
      return "Selling shares";
    case Section::Buying:
      return "Buying shares";
    case Section::Companies:
      return "Companies";
    case Section::OperatingRound:
      return "Operating rounds";
    case Section::Track:
      return "Laying track";
    case Section::Tokens:
      return "Station tokens";
    case Section::Running:
      return "Running trains";
    case Section::Dividends:
      return "Dividends";
    case Section::Trains:
      return "Buying trains";
    case Section::Emergency:
      return "Emergency purchase";
    case Section::Loans:
      return "Loans and bonds";
    case Section::Privates:
      return "Private companies";
    case Section::Phases:
      return "Phases";
    case Section::End:
      return "End of the game";
  }
  return {};
}

std::vector<std::string> told_in(const std::vector<ToldRule>& told, std::span<const rule::Section> sections) {
  std::vector<std::string> texts;
  for (const ToldRule& rule : told)
    if (std::ranges::find(sections, rule.section) != sections.end()) texts.push_back(rule.text);
  return texts;
}

bool is_lot(const ToldRule& told) {
  return told.rule.starts_with("lots.");
}

}  // namespace trackwright
