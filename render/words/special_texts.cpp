#include "render/words/special_texts.h"

#include <fmt/format.h>

#include <algorithm>

#include "engine/base/words.h"
#include "render/words/company_phrases.h"
#include "render/words/power_text.h"
#include "render/words/rule_phrases.h"
#include "render/words/title_cells.h"
#include "render/words/train_words.h"

namespace trackwright {

namespace {

using rule::Section;

std::string private_called(const Title& title, const std::string& id) {
  const Private* one = find_private(title.companies, id);
  return one == nullptr ? id : private_short_name(*one);
}

// Returns "Minor 1", since a number alone is not clear.
std::string power_holder(const Title& title, const std::string& id, PowerOf of) {
  if (of == PowerOf::Private) return private_called(title, id);
  const Company* company = find_company(title.companies, id);
  const bool number = std::ranges::all_of(id, [](char c) { return c >= '0' && c <= '9'; });
  return number && company != nullptr ? capitalised(company->kind) + " " + id : id;
}

// Describes a power once for all of its holders, except those for which the title has its own text.
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
                "Players may sell private companies to each other in " + in_phases(privates.between_players) +
                    (privates.between_players_from
                         ? fmt::format(", from stock round {} on.", privates.between_players_from->value)
                         : std::string(".")));
  tell_powers(title, teller, privates.powers, PowerOf::Private);
  for (const auto& [name, players] : privates.from_players.kinds)
    teller.tell(Section::Privates, "privates.from_players." + name.value,
                fmt::format("{} is in the game only with {} or more players.",
                            private_called(title, name.value), players->value));
}

std::string home_stays_text(const Placed<bool>& stays) {
  return stays.value ? "The home stations of the removed companies stay on the map."
                     : "The slots of the removed companies' homes are open.";
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
        fmt::format("Remove {} of {} from the game at random.", many == 1 ? "one" : std::to_string(many),
                    listed(ref_names(lot.of), "and"));
    if (lot.players_below)
      text = fmt::format("For each player fewer than {1}, remove one of {0} from the game at random.",
                         listed(ref_names(lot.of), "and"), lot.players_below->value);
    if (lot.home_stays) text += " " + home_stays_text(*lot.home_stays);
    teller.tell(Section::Setup, fmt::format("lots.{}", i + 1), text);
  }
}

void tell_state(const Title& title, Teller& teller) {
  if (const auto& tunnels = title.rules.operating.tunnels) {
    const auto name = [&](const Ref& token) { return bonus_token_name(title, token.value); };
    teller.tell(Section::Track, "operating_round.tunnels.tokens",
                "A company that has laid a tile in a hex with a " + joined(tunnels->tokens, " or ", name) +
                    " token may build a tunnel: it pays the cost of the token and removes the token.");
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
        "A company may place a token as a port in a harbour if it reaches the harbour's city, even a "
        "full one, by " +
            joined(ports->reached_by, " or ", way) +
            ". A harbour can hold ports of any number of companies, but only one of each company. Ports are "
            "never moved.");
  }
  if (const auto& state = title.rules.nationalization) {
    const std::string path = "nationalization.";
    if (state->which)
      teller.tell(Section::Companies, path + "which", nationalized_text(title, state->which->value));
    if (state->left)
      teller.tell(Section::Companies, path + "left",
                  fmt::format("The price of a nationalized company moves {} to the left; the bank then pays "
                              "players the new price for their shares.",
                              counted(state->left->value, "space")));
    if (state->token)
      teller.tell(Section::Companies, path + "token",
                  bonus_token_name(title, state->token->value) +
                      " tokens replace the stations of a nationalized company.");
    if (state->state)
      teller.tell(Section::Companies, path + "state",
                  fmt::format("The state buys {} of a nationalized company.",
                              state->state->value == 1 ? "one share"
                                                       : fmt::format("{} shares", state->state->value)));
    if (!state->may_choose.empty())
      teller.tell(
          Section::Companies, path + "may_choose",
          "When " + listed(ref_names(state->may_choose), "or") +
              " is nationalized, its president may sell zero, one or two shares to the state instead.");
    if (state->at_float)
      teller.tell(
          Section::Companies, path + "at_float",
          "From phase " + state->at_float->value + " on, companies are nationalized when they float.");
  }
}

void tell_pairs(const Title& title, Teller& teller) {
  const auto& pairs = title.rules.operating.paired_tiles;
  for (std::size_t i = 0; i < pairs.size(); ++i)
    if (!pairs[i].hexes.empty() && !pairs[i].tiles.empty())
      teller.tell(
          Section::Track, fmt::format("operating_round.paired_tiles.{}", i + 1),
          fmt::format("On {}, tiles {} must be laid together.", listed(ref_names(pairs[i].hexes), "and"),
                      listed(ref_names(pairs[i].tiles), "and")));
}

std::string_view lay_word(rule::LayKind lay) {
  if (lay == rule::LayKind::Yellow) return "laying a yellow tile";
  return lay == rule::LayKind::Upgrade ? "upgrading a tile" : "laying or upgrading a tile";
}

void tell_claims(const Title& title, Teller& teller) {
  const auto& claims = title.rules.operating.claims;
  for (std::size_t i = 0; i < claims.size(); ++i) {
    if (!claims[i].token) continue;
    const auto& kinds = title.companies.bonus_tokens;
    const auto kind =
        std::ranges::find(kinds, claims[i].token->value, [](const BonusToken& one) { return one.id; });
    const std::string name = kind == kinds.end() || kind->name.empty() ? claims[i].token->value : kind->name;
    const auto lay = claims[i].lay ? claims[i].lay->value : rule::LayKind::Any;
    const std::string where =
        kind == kinds.end() || kind->hexes.empty() ? "there" : listed(ref_names(kind->hexes), "or");
    teller.tell(Section::Track, fmt::format("operating_round.claims.{}", i + 1),
                fmt::format("Instead of {}, a company may take an available {} token if its track leads to "
                            "{} and it has no such token there.",
                            lay_word(lay), name, where));
  }
}

void tell_merger(const Title& title, Teller& teller) {
  const auto& merger = title.rules.merger;
  if (!merger || !merger->into) return;
  std::string text = "When an event calls for it, " + merger->into->value +
                     " takes over a company of another player, if that company's president agrees, or a "
                     "company that has not floated";
  if (!merger->never.empty()) text += ", but not " + listed(ref_names(merger->never), "or");
  text += merger->stations
              ? fmt::format(
                    ". It receives the company's money and trains, and up to {} of the company's stations",
                    merger->stations->value)
              : std::string(". It receives the company's money, trains and stations");
  text += ". Players receive half the company's price for each share";
  if (merger->share)
    text += fmt::format(", and the company's president receives a {} % certificate", merger->share->value);
  text += ".";
  if (merger->limit_rises)
    text += fmt::format(" If no company merges, players may hold {} more certificate{}.",
                        merger->limit_rises->value, merger->limit_rises->value == 1 ? "" : "s");
  teller.tell(Section::Companies, "merger", text);
}

void tell_loans(const Title& title, Teller& teller) {
  const auto& loans = title.rules.loans;
  if (!loans) return;
  if (loans->until)
    teller.tell(Section::Loans, "loans.until",
                fmt::format("From phase {} on, companies take no more loans.", loans->until->value));
  if (!loans->dearer_every) return;
  std::string text =
      fmt::format("After each {} loans of all companies, the interest rises", loans->dearer_every->value);
  if (loans->dearer_by) text += " by " + money(title, loans->dearer_by->value);
  if (loans->dearest) text += fmt::format(", up to {}", money(title, loans->dearest->value));
  teller.tell(Section::Loans, "loans.dearer_every",
              text + ". During an operating round, it stays as it was at the start of the round.");
}

std::string wealth_word(const Rule<rule::Wealth>& wealth, rule::Wealth otherwise) {
  return (wealth ? wealth->value : otherwise) == rule::Wealth::Poorest ? "least" : "most";
}

// Returns "After stock rounds 2, 4, 6 and so on".
std::string after_stock_rounds(const NeutralPlayer& neutral) {
  const int each = neutral.after_stock_rounds ? neutral.after_stock_rounds->value : 1;
  if (each == 1) return "After each stock round";
  return fmt::format("After stock rounds {}, {}, {} and so on", each, 2 * each, 3 * each);
}

void tell_neutral_player(const Title& title, Teller& teller) {
  const auto& neutral = title.rules.neutral_player;
  if (!neutral) return;
  const std::string name = neutral->name ? neutral->name->value : "Neutral";
  const std::string price =
      neutral->price ? ", and the company's par value is " + money(title, neutral->price->value) : "";
  const bool always = !neutral->up_to;
  teller.tell(Section::Setup, "neutral_player.name",
              always
                  ? name + " is an additional player without money who is not scored."
                  : fmt::format("With up to {}, {} is an additional player without money who is not scored.",
                                counted(neutral->up_to->value, "player"), name));
  teller.tell(Section::StockRound, "neutral_player.price",
              fmt::format("{} takes no part in auctions or stock rounds. {}, the player with the {} wealth "
                          "chooses a company without a par value; {} receives all its shares at no cost{}. "
                          "In a tie, the player closest to the priority deal chooses.",
                          name, after_stock_rounds(*neutral),
                          wealth_word(neutral->chosen_by, rule::Wealth::Poorest), name, price));
  const bool pays = !neutral->pays_for_lays || neutral->pays_for_lays->value;
  teller.tell(
      Section::OperatingRound, "neutral_player.acted_for_by",
      fmt::format("{}'s companies operate after all others, in alphabetical order. The player with the {} "
                  "wealth acts for them; in a tie, the one closest to the priority deal.{} They "
                  "cannot buy private companies or sell trains{}.",
                  name, wealth_word(neutral->acted_for_by, rule::Wealth::Richest),
                  pays ? "" : " They pay nothing for tiles and stations.",
                  title.rules.nationalization ? ", and they are never nationalized" : ""));
  teller.tell(Section::Dividends, "neutral_player",
              fmt::format("{}'s companies always pay their revenue, and their prices do not move. Money paid "
                          "to {} is removed from the game.",
                          name, name));
  if (neutral->takes_trains && neutral->takes_trains->value)
    teller.tell(
        Section::Trains, "neutral_player.takes_trains",
        fmt::format(
            "After its run, a company of {} with no train, or with a single train that can rust, takes the "
            "next train from the bank at no cost. It uses the most expensive side of the card and buys no "
            "trains.",
            name));
}

}  // namespace

void tell_special_rules(const Title& title, Teller& teller) {
  tell_privates(title, teller);
  tell_lots(title, teller);
  tell_powers(title, teller, title.rules.company_powers, PowerOf::Company);
  tell_state(title, teller);
  tell_pairs(title, teller);
  tell_claims(title, teller);
  tell_loans(title, teller);
  tell_merger(title, teller);
  tell_neutral_player(title, teller);
}

}  // namespace trackwright
