#include "render/words/rule_texts.h"

#include <fmt/args.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <tuple>
#include <utility>

#include "engine/base/words.h"
#include "engine/title/stated_rules.h"
#include "render/words/auction_text.h"
#include "render/words/loan_words.h"
#include "render/words/player_words.h"
#include "render/words/power_text.h"
#include "render/words/rule_phrases.h"
#include "render/words/rule_sentences.h"
#include "render/words/run_texts.h"
#include "render/words/title_cells.h"
#include "render/words/train_words.h"

namespace trackwright {

namespace {

using rule::Section;

std::string as_sentence(std::string text) {
  if (!text.empty() && std::string_view(".!?:").find(text.back()) == std::string_view::npos) text += '.';
  return text;
}

// Collects what is told, with the title's own sentences in their places.
class Teller {
 public:
  explicit Teller(const Title& title) : title_(title), stated_(stated_rules(title.rules)) {}

  const std::vector<StatedRule>& stated() const { return stated_; }

  void tell(Section section, std::string rule, std::string text) {
    std::string value = stated_at(stated_, rule);
    const auto own = std::ranges::find(title_.rules.texts, rule, &RuleText::rule);
    const bool said = own != title_.rules.texts.end();
    if (said && std::ranges::any_of(told_, [&](const ToldRule& told) { return told.rule == rule; })) return;
    if (said) text = own->text;
    // After an amount of a currency that ends in a full stop.
    if (text.ends_with("..")) text.pop_back();
    if (!text.empty())
      told_.push_back({section, std::move(rule), std::move(value), std::move(text), false, said});
  }

  void tell_in_words() {
    for (const RuleInWords& rule : title_.rules.in_words)
      told_.push_back(
          {rule.section, std::string(word_of(rule.section)), {}, as_sentence(rule.text), true, false});
  }

  std::vector<ToldRule> take() {
    std::ranges::stable_sort(told_, {}, [&](const ToldRule& told) {
      return std::tuple(told.section, told.in_words, place_of(told.rule));
    });
    return std::move(told_);
  }

 private:
  // Where the rule stands among all that are stated.
  std::ptrdiff_t place_of(const std::string& rule) const {
    return std::ranges::find_if(stated_, [&](const StatedRule& one) { return stands_at(one, rule); }) -
           stated_.begin();
  }

  const Title& title_;
  std::vector<StatedRule> stated_;
  std::vector<ToldRule> told_;
};

const RuleSentence* sentence_for(const StatedRule& rule) {
  const auto found = std::ranges::find_if(rule_sentences(), [&](const RuleSentence& sentence) {
    return sentence.form == rule.form && (sentence.value.empty() || sentence.value == rule.value);
  });
  return found == rule_sentences().end() ? nullptr : &*found;
}

// For what a president may pay.
std::string_view helped_train(const Title& title) {
  const bool of_others = title.rules.trains.emergency &&
                         is(title.rules.trains.emergency->from_others, rule::FromOthers::AnyPrice);
  return of_others ? "a train of the bank, of the pool or of another company"
                   : "a train of the bank or the pool";
}

// Kinds of company for which the same is said, one after the other, are told of together.
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
                    fmt::arg("train", helped_train(title)), fmt::arg("Cards", limited_cards(title.roster))));
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
  std::string text = times.empty() ? "" : "Nobody sells shares " + joined(times, ", nor ") + ".";
  if (operated && president)
    text += std::string(text.empty() ? "" : " ") +
            "Only its president sells shares of a company that has not operated.";
  teller.tell(Section::Selling, "stock_round.sell_after", text);
}

void tell_buying(const Title& title, Teller& teller) {
  const StockRules& stock = title.rules.stock;
  if (stock.several_from.empty()) return;
  std::vector<std::string> sources;
  for (const auto& source : stock.several_from)
    sources.emplace_back(source.value == rule::ShareSource::Pool ? "the pool" : "the initial offer");
  teller.tell(Section::Buying, "stock_round.several_from",
              "Where several certificates of a company may be bought in one turn, they come from " +
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
                "Nobody lays on " + listed(ref_names(rules.after_homes), "or") +
                    " before every company at home there has placed its home station.");
  for (const auto& [kind, choices] : rules.dividends.kinds)
    teller.tell(Section::Dividends, "operating_round.dividends." + kind.value,
                dividends_text(choices, some_company(title, "operating_round.dividends", {kind.value})));
  if (rules.half) teller.tell(Section::Dividends, "operating_round.half", half_text(title, *rules.half));
}

// What the rest of the title states of running and laying.
void tell_data(const Title& title, Teller& teller) {
  if (title.bank_said && !title.bank) teller.tell(Section::Setup, "bank", "The bank never runs out.");
  for (const DataSentence& told : player_texts(title)) teller.tell(Section::Setup, told.rule, told.text);
  for (const DataSentence& told : track_texts(title)) teller.tell(Section::Track, told.rule, told.text);
  for (const DataSentence& told : running_texts(title)) teller.tell(Section::Running, told.rule, told.text);
  for (const DataSentence& told : loan_texts(title)) teller.tell(Section::Loans, told.rule, told.text);
}

// What a limit of trains bars, where there is one.
void tell_limit(const Title& title, Teller& teller) {
  const bool limited =
      std::ranges::any_of(title.roster.phases, [](const Phase& phase) { return !phase.limits.empty(); });
  if (!limited || !title.rules.trains.over_limit) return;
  const std::string cards = limited_cards(title.roster);
  const bool several = cards != "Trains";
  teller.tell(Section::Trains, "phases.limits",
              (several ? cards + " count for the limit together. " : std::string()) +
                  "A company that owns as many as its limit buys no " + (several ? "other." : "train."));
}

void tell_trains(const Title& title, Teller& teller) {
  const TrainRules& trains = title.rules.trains;
  tell_limit(title, teller);
  if (trains.between_companies && trains.between_companies->value == rule::TrainDeal::AnyPrice)
    teller.tell(Section::Trains, "trains.between_companies",
                "Companies sell one another trains at any price" +
                    (trains.deals_from ? " from " + money(title, trains.deals_from->value) : std::string()) +
                    " that both presidents agree to.");
  if (!trains.one_from_bank.empty())
    teller.tell(Section::Trains, "trains.one_from_bank",
                "In " + in_phases(trains.one_from_bank) +
                    " a company buys one train at most from the bank in an operating round.");
  if (trains.export_next && trains.export_next->value)
    teller.tell(
        Section::Trains, "trains.export_next",
        "After each set of operating rounds the next train of the supply leaves it as if it had been bought" +
            (trains.exported.empty() ? std::string(".")
                                     : ", while it is a " + listed(ref_names(trains.exported), "or") + "."));
}

// "Minor 1": a number alone does not say what it is.
std::string power_holder(const Title& title, const std::string& id, PowerOf of) {
  const auto& companies = title.companies.companies;
  const auto company = std::ranges::find(companies, id, [](const Company& one) { return one.id.value; });
  const bool number = std::ranges::all_of(id, [](char c) { return c >= '0' && c <= '9'; });
  return of == PowerOf::Company && number && company != companies.end()
             ? capitalised(company->kind) + " " + id
             : id;
}

// A power that several have is told once, of all of them but those of which the title has words of its own.
void tell_powers(const Title& title, Teller& teller, const ByKind<std::vector<PowerRule>>& all, PowerOf of) {
  const std::string path = of == PowerOf::Company ? "company_powers." : "privates.powers.";
  const auto has = [&](const auto& one, const PowerRule& power) {
    const auto& texts = title.rules.texts;
    return std::ranges::find(texts, path + one.first.value, &RuleText::rule) == texts.end() &&
           std::ranges::find(one.second, power) != one.second.end();
  };
  for (auto own = all.kinds.begin(); own != all.kinds.end(); ++own)
    for (const PowerRule& power : own->second) {
      if (has(*own, power) &&
          std::any_of(all.kinds.begin(), own, [&](const auto& one) { return has(one, power); }))
        continue;
      std::vector<std::string> names{power_holder(title, own->first.value, of)};
      if (has(*own, power))
        for (auto other = own + 1; other != all.kinds.end(); ++other)
          if (has(*other, power)) names.push_back(power_holder(title, other->first.value, of));
      teller.tell(of == PowerOf::Company ? Section::Companies : Section::Privates, path + own->first.value,
                  power_text(title, names, power, of));
    }
}

void tell_privates(const Title& title, Teller& teller) {
  const PrivateRules& privates = title.rules.privates;
  for (std::size_t i = 0; i < privates.sold_to_companies.size(); ++i)
    teller.tell(Section::Privates, fmt::format("privates.sold_to_companies.{}", i + 1),
                private_sale_text(privates.sold_to_companies[i]));
  if (!privates.between_players.empty())
    teller.tell(Section::Privates, "privates.between_players",
                "Players may sell private companies to one another in " +
                    in_phases(privates.between_players) +
                    (privates.between_players_from
                         ? fmt::format(", from stock round {} on.", privates.between_players_from->value)
                         : std::string(".")));
  tell_powers(title, teller, privates.powers, PowerOf::Private);
  for (const auto& [name, players] : privates.from_players.kinds)
    teller.tell(Section::Privates, "privates.from_players." + name.value,
                fmt::format("{} is in the game with {} players or more.", name.value, players->value));
}

std::string home_stays_text(const Placed<bool>& stays) {
  return stays.value ? "The home stations of companies that leave lie on the map."
                     : "The homes of companies that leave are free.";
}

void tell_lots(const Title& title, Teller& teller) {
  for (std::size_t i = 0; i < title.rules.lots.size(); ++i) {
    const LotRule& lot = title.rules.lots[i];
    if (lot.of.empty()) {
      if (lot.home_stays)
        teller.tell(Section::Setup, fmt::format("lots.{}.home_stays", i + 1),
                    home_stays_text(*lot.home_stays));
      continue;
    }
    const int many = lot.count ? lot.count->value : 1;
    std::string text =
        fmt::format("{} of {}, drawn by lot, {} the game.", many == 1 ? "One" : std::to_string(many),
                    listed(ref_names(lot.of), "and"), many == 1 ? "leaves" : "leave");
    if (lot.players_below)
      text = fmt::format("Of {} as many leave the game by lot as there are fewer players than {}.",
                         listed(ref_names(lot.of), "and"), lot.players_below->value);
    if (lot.home_stays) text += " " + home_stays_text(*lot.home_stays);
    teller.tell(Section::Setup, fmt::format("lots.{}", i + 1), text);
  }
}

void tell_companies_own(const Title& title, Teller& teller) {
  tell_powers(title, teller, title.rules.company_powers, PowerOf::Company);
}

void tell_state(const Title& title, Teller& teller) {
  if (const auto& tunnels = title.rules.operating.tunnels) {
    const auto name = [&](const Ref& token) { return bonus_token_name(title, token.value); };
    teller.tell(Section::Track, "operating_round.tunnels.tokens",
                "A company that has laid in a hex with a " + joined(tunnels->tokens, " or ", name) +
                    " token may build a tunnel: it pays what the token costs, and takes it away.");
  }
  if (const auto& ports = title.rules.operating.ports; ports && !ports->reached_by.empty()) {
    const auto way = [](const auto& by) -> std::string {
      switch (by.value) {
        case rule::PortReach::Track:
          return "its track";
        case rule::PortReach::SeaLanes:
          return "sea lanes of any length";
        case rule::PortReach::Ship:
          return "one of its ships";
      }
      return {};
    };
    teller.tell(
        Section::Tokens, "operating_round.ports.reached_by",
        "A token may be put as a port into a harbour whose city, even a full one, the company reaches by " +
            joined(ports->reached_by, " or by ", way) +
            "; one of a company in a harbour, and any number of companies. It stays there.");
  }
  if (const auto& state = title.rules.nationalization) {
    const std::string path = "nationalization.";
    if (state->which)
      teller.tell(Section::Companies, path + "which", nationalized_text(title, state->which->value));
    if (state->left)
      teller.tell(Section::Companies, path + "left",
                  fmt::format("The price of a nationalized company moves {} to the left; then the bank pays "
                              "players that price for their shares.",
                              counted(state->left->value, "cell")));
    if (state->token)
      teller.tell(Section::Companies, path + "token",
                  bonus_token_name(title, state->token->value) + " tokens replace its stations.");
    if (state->state)
      teller.tell(Section::Companies, path + "state",
                  fmt::format("Of a nationalized company the state buys {}.",
                              state->state->value == 1 ? "one share"
                                                       : fmt::format("{} shares", state->state->value)));
    if (!state->may_choose.empty())
      teller.tell(
          Section::Companies, path + "may_choose",
          listed(ref_names(state->may_choose), "and") + " may sell the state none, one or two shares.");
    if (state->at_float)
      teller.tell(Section::Companies, path + "at_float",
                  "From phase " + state->at_float->value + " on companies are nationalized as they float.");
  }
}

void tell_pairs(const Title& title, Teller& teller) {
  const auto& pairs = title.rules.operating.paired_tiles;
  for (std::size_t i = 0; i < pairs.size(); ++i)
    if (!pairs[i].hexes.empty() && !pairs[i].tiles.empty())
      teller.tell(
          Section::Track, fmt::format("operating_round.paired_tiles.{}", i + 1),
          fmt::format("On {} the tiles {} are laid at once, one with the other.",
                      listed(ref_names(pairs[i].hexes), "and"), listed(ref_names(pairs[i].tiles), "and")));
}

void tell_merger(const Title& title, Teller& teller) {
  const auto& merger = title.rules.merger;
  if (!merger || !merger->into) return;
  std::string text = "When an event asks for it, " + merger->into->value +
                     " takes over a company of another player, if its president agrees, or one that has not "
                     "floated";
  if (!merger->never.empty()) text += ", but not " + listed(ref_names(merger->never), "or");
  text += ": its money, trains and stations";
  if (merger->stations) text += fmt::format(", {} of them", merger->stations->value);
  text += "; players get half its price for each share";
  if (merger->share) text += fmt::format(", and its president a certificate of {} %", merger->share->value);
  text += ".";
  if (merger->limit_rises)
    text += fmt::format(" Where nothing merges players may hold {} more certificate{}.",
                        merger->limit_rises->value, merger->limit_rises->value == 1 ? "" : "s");
  teller.tell(Section::Companies, "merger", text);
}

void tell_end(const Title& title, Teller& teller) {
  for (std::size_t i = 0; i < title.rules.end.size(); ++i)
    teller.tell(Section::End, fmt::format("end.{}", i + 1), end_text(title, title.rules.end[i]));
  teller.tell(Section::End, "score", score_text(title.rules.score));
}

// Without the full stop of a sentence, as items of a list are.
std::string as_item(std::string sentence) {
  if (sentence.ends_with('.') && std::ranges::count(sentence, '.') == 1) sentence.pop_back();
  return sentence;
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
  tell_privates(title, teller);
  tell_lots(title, teller);
  tell_companies_own(title, teller);
  tell_state(title, teller);
  tell_pairs(title, teller);
  tell_merger(title, teller);
  tell_end(title, teller);
  teller.tell_in_words();
  return teller.take();
}

std::string_view section_heading(rule::Section section) {
  switch (section) {
    case Section::Introduction:
      return "The game";
    case Section::Setup:
      return "Before the game";
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
      return "A train that must be bought";
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

std::vector<std::string> open_questions(const Title& title) {
  std::vector<std::string> questions;
  for (const Source& source : title.sources)
    if (source.assumed)
      questions.push_back(capitalised(source.about) + ": " + source.from +
                          (source.because.empty() ? "" : ", because " + source.because));
  return questions;
}

std::vector<std::string> proposals(const Title& title, std::string_view part) {
  std::vector<std::string> about;
  for (const Source& source : title.sources)
    if (source.assumed && source.part == part) about.push_back(source.about);
  return about;
}

std::vector<std::string> stock_steps(const Title& title) {
  if (!title.stock_round.empty()) return step_texts(title.stock_round);
  std::vector<std::string> steps;
  if (!title.rules.stock.turn) return steps;
  const bool auctions = std::ranges::any_of(title.rules.opening, [](const AuctionRules& auction) {
    return auction.held && auction.held->value == rule::AuctionTime::InStockRounds;
  });
  switch (title.rules.stock.turn->value) {
    case rule::StockTurn::SellBuy:
      return {"Sell any number of certificates", "Buy one certificate"};
    case rule::StockTurn::SellBuySell:
      return {"Sell certificates", "Buy one certificate", "Sell certificates"};
    case rule::StockTurn::SellBuyOrBuySell:
      return {"Buy one certificate; sell any number, either before it or after it"};
    case rule::StockTurn::OneAction:
      return {auctions ? "One of: start an auction, sell shares, buy one certificate, pass"
                       : "One of: sell shares, buy one certificate, pass"};
  }
  return steps;
}

std::vector<std::string> turn_steps(const Title& title, const std::string& kind) {
  if (const std::vector<RoundStep>& said = turn_of(title, kind); !said.empty()) return step_texts(said);
  const auto* turn = for_kind(title.rules.operating.turn, kind);
  std::vector<std::string> steps;
  if (turn == nullptr) return steps;
  for (const TurnStep& step : *turn) steps.push_back(step_text(title, step, kind));
  return steps;
}

std::vector<ToldTurn> told_turns(const Title& title) {
  std::vector<std::string> kinds;
  const auto add = [&](const std::string& kind) {
    if (kind != "all" && std::ranges::find(kinds, kind) == kinds.end()) kinds.push_back(kind);
  };
  for (const auto& [kind, steps] : title.turns) add(kind);
  for (const auto& [kind, steps] : title.rules.operating.turn.kinds) add(kind.value);
  for (const Company& company : title.companies.companies) add(company.kind);
  if (kinds.empty()) kinds.emplace_back();
  std::vector<std::pair<std::vector<std::string>, std::vector<std::string>>> turns;  // kinds, steps
  for (const std::string& kind : kinds) {
    std::vector<std::string> steps = turn_steps(title, kind);
    if (steps.empty()) continue;
    const auto same = std::ranges::find_if(turns, [&](const auto& turn) { return turn.second == steps; });
    if (same != turns.end())
      same->first.push_back(kind);
    else
      turns.emplace_back(std::vector{kind}, std::move(steps));
  }
  std::vector<ToldTurn> told;
  for (auto& [of, steps] : turns)
    told.push_back(
        {turns.size() == 1 ? "Operating round" : "Turn of a " + listed(of, "or"), std::move(steps)});
  return told;
}

std::vector<std::string> ways_to_end(const Title& title) {
  if (!title.game_end.empty()) return step_texts(title.game_end);
  std::vector<std::string> ways;
  for (const ToldRule& told : told_rules(title))
    if (told.rule.starts_with("end.")) ways.push_back(as_item(told.text));
  return ways;
}

}  // namespace trackwright
