#include "render/components/papers/rulebook.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "engine/base/words.h"
#include "render/components/papers/booklet.h"
#include "render/components/papers/rulebook_tables.h"
#include "render/kit/kit.h"
#include "render/words/assumed.h"
#include "render/words/book.h"
#include "render/words/company_phrases.h"
#include "render/words/market_words.h"
#include "render/words/player_words.h"
#include "render/words/rule_texts.h"
#include "render/words/title_cells.h"
#include "render/words/title_tables.h"
#include "render/words/train_words.h"
#include "render/words/turn_texts.h"

namespace trackwright {
namespace {

// Writes the rules of these sections; if the title states none, writes that they are missing.
void write_rules(Book& book, const std::vector<ToldRule>& told, std::vector<rule::Section> sections,
                 const std::string& missing = "To be written.") {
  const std::vector<std::string> texts = told_in(told, sections);
  book.bullets(texts);
  if (texts.empty()) book.remark(missing);
}

// Adds a full stop, unless the text ends with that of a currency.
std::string sentence(std::string text) {
  if (!text.ends_with('.')) text += '.';
  return text;
}

// Returns "an island" for "An island", for use within a sentence; names keep their capital.
std::string after_in(const std::string& location) {
  for (const char* article : {"A ", "An ", "The "})
    if (location.starts_with(article)) return uncapitalised(location);
  return location;
}

// Introduces the game from its data.
std::string introduction(const Title& title) {
  if (title.location.empty() && title.players.empty()) return {};
  std::string text = title.name + " is a game of railways and shares";
  if (!title.players.empty()) {
    const int least = title.players.front().players;
    const int most = title.players.back().players;
    text += least == most ? fmt::format(" for {} players", most)
                          : fmt::format(" for {} to {} players", least, most);
  }
  if (!title.location.empty()) text += ", set in " + after_in(title.location);
  return text + ".";
}

void write_head(Book& book, const Title& title, const std::vector<ToldRule>& told) {
  book.heading(1, title.name);
  book.paragraph(title.subtitle);
  std::vector<std::string> words;
  if (!title.designer.empty()) words.push_back("Designed by " + title.designer);
  if (!title.publisher.empty()) words.push_back(title.publisher);
  if (title.year > 0) words.push_back(fmt::format("{}", title.year));
  if (!edition(title).empty()) words.push_back("version " + edition(title));
  book.paragraph(joined(words, " · "));
  book.paragraph(title.licence);
  book.heading(2, "1. Introduction");
  book.paragraph(introduction(title));
  book.bullets(told_in(told, std::array{rule::Section::Introduction}));
  if (introduction(title).empty()) book.remark("To be written: where and when the game takes place.");
}

void write_components(Book& book, const ComponentContext& context) {
  book.heading(2, "2. Components");
  std::vector<std::string> items;
  for (const Component& part : kit_in(context).components)
    items.push_back(part.pieces.empty() ? part.title : fmt::format("{}: {}", part.title, part.count()));
  book.bullets(items);
}

// The steps that the data imply. The title's own steps follow.
std::vector<std::string> usual_setup(const Title& title) {
  std::vector<std::string> steps;
  const Companies& all = title.companies;
  const bool sets = std::ranges::any_of(all.privates, [](const Private& one) { return !one.group.empty(); });
  if (!title.map.hexes().empty())
    steps.emplace_back(par_prices(title.market).empty()
                           ? "Put the map on the table, and sort the tiles by number."
                           : "Put the map and the stock market on the table, and sort the tiles by number.");
  if (std::ranges::any_of(title.players, [](const PlayerRow& row) { return row.cash.has_value(); }))
    steps.emplace_back("Give each player the cash in the table above; the rest of the money forms the bank.");
  if (!title.roster.trains.empty())
    steps.emplace_back("Stack the trains by type, in the order of the table in chapter 6.");
  if (std::ranges::any_of(all.companies, [](const Company& one) { return !one.tokens.empty(); }))
    steps.emplace_back("Put the station tokens of each company on its charter.");
  if (std::ranges::any_of(all.companies, [](const Company& one) { return !one.certificates.empty(); }))
    steps.emplace_back("Sort the certificates by company, with the president's certificate on top.");
  if (!all.privates.empty())
    steps.emplace_back(sets ? "Sort the private companies by set and face value."
                            : "Sort the private companies by face value.");
  return steps;
}

void write_setup(Book& book, const Title& title, const std::vector<ToldRule>& told) {
  book.heading(2, "3. Setup");
  Table players = player_table(title);
  book.paragraph(title.certificate_table.rows.empty()
                     ? ""
                     : "The certificate limit depends on the number of " + title.certificate_table.by +
                           "; the column headings of the table give this number.");
  book.table(players);
  if (title.bank) book.paragraph(sentence("The bank starts with " + money(title, title.bank->value)));
  // Components leave the game before anything else is drawn or laid out, so print these rules first.
  std::vector<ToldRule> lots;
  std::vector<ToldRule> others;
  for (const ToldRule& rule : told) (is_lot(rule) ? lots : others).push_back(rule);
  book.bullets(told_in(lots, std::array{rule::Section::Setup}));
  std::vector<std::string> steps = usual_setup(title);
  std::ranges::move(step_texts(title.setup), std::back_inserter(steps));
  book.steps(steps);
  book.bullets(told_in(others, std::array{rule::Section::Setup}));
  if (title.companies.privates.empty() && title.rules.opening.empty()) return;
  book.heading(3, "Auctions");
  write_rules(book, told, {rule::Section::Opening}, "To be written: how the private companies are sold.");
}

// Describes companies with the same conversion together.
void write_conversions(Book& book, const Title& title) {
  std::vector<std::pair<Conversion, std::vector<std::string>>> told;
  for (const Company& company : title.companies.companies) {
    if (!company.conversion) continue;
    const auto same =
        std::ranges::find(told, *company.conversion, &std::pair<Conversion, std::vector<std::string>>::first);
    if (same == told.end())
      told.push_back({*company.conversion, {company.id.value}});
    else
      same->second.push_back(company.id.value);
  }
  for (const auto& [conversion, companies] : told) {
    book.heading(3, conversion.as + ": " + listed(companies));
    std::vector<std::string> notes = conversion.notes;
    const Company* first = find_company(title.companies, companies.front());
    if (first != nullptr && !conversion.kind.empty() && conversion.kind != first->kind)
      notes.insert(notes.begin(),
                   fmt::format("The company is now a {} and no longer a {}", conversion.kind, first->kind));
    book.bullets(notes);
  }
}

// Explains the usual terms for readers who do not know them.
std::string capitalization_meaning(const std::string& words) {
  const auto mentions = [&](const char* term) { return words.find(term) != std::string::npos; };
  std::string meaning;
  if (mentions("ncremental"))
    meaning +=
        " With incremental capitalization, a company receives the price of each share when the share is "
        "sold.";
  if (mentions("ull"))
    meaning +=
        " With full capitalization, the bank pays a company the par value of all its shares when it floats.";
  return meaning;
}

// Returns "Incremental capitalization; SJ: full."
std::string capitalization_words(const Title& title) {
  std::string words = capitalised(capital_words(title));
  std::vector<std::pair<std::string, std::vector<std::string>>> others;
  for (const Company& company : title.companies.companies) {
    const std::string& own = company.capitalization;
    if (own.empty() || own == title.capitalization) continue;
    const auto same = std::ranges::find(others, own, &decltype(others)::value_type::first);
    if (same == others.end())
      others.push_back({own, {company.id.value}});
    else
      same->second.push_back(company.id.value);
  }
  for (const auto& [own, companies] : others) words += "; " + listed(companies) + ": " + own;
  return words + ".";
}

void write_companies(Book& book, const Title& title, const std::vector<ToldRule>& told) {
  book.heading(2, "4. Companies");
  const std::string capitalization = capitalization_words(title);
  book.paragraph(capitalization + capitalization_meaning(capitalization));
  book.bullets(told_in(told, std::array{rule::Section::Companies}));
  book.table(company_table(title));
  if (!title.companies.privates.empty()) {
    book.heading(3, "Private companies");
    book.table(private_table(title));
    book.bullets(told_in(told, std::array{rule::Section::Privates}));
  }
  if (!title.companies.bonus_tokens.empty()) {
    book.heading(3, "Tokens");
    book.table(bonus_token_table(title));
  }
  write_conversions(book, title);
}

void write_limits(Book& book, const Title& title) {
  std::vector<std::string> limits;
  if (title.holding_limit)
    limits.push_back(fmt::format("A player may hold at most {} % of a company.", title.holding_limit->value));
  if (title.pool_limit) limits.push_back(pool_limit_words(title) + ".");
  book.bullets(limits);
}

void write_market(Book& book, const Title& title) {
  book.heading(3, "The stock market");
  Table moves{{{"When"}, {"The price"}}, {}};
  for (const MarketMove& move : all_moves(title))
    moves.rows.push_back({text_cell(move.when), text_cell(price_words(move))});
  book.table(moves);
  Table zones{{{"Zone"}, {"Meaning"}}, {}};
  for (const MarketZone& zone : title.market.zones)
    zones.rows.push_back({text_cell(zone.name), text_cell(zone_meaning(zone))});
  book.table(zones);
  const std::string par =
      joined(par_prices(title.market), ", ", [&](int price) { return money(title, price); });
  book.paragraph(par.empty() ? "" : sentence("Par values: " + par));
}

void write_stock_rounds(Book& book, const Title& title, const std::vector<ToldRule>& told) {
  book.heading(2, "5. Stock rounds");
  if (told_in(told, std::array{rule::Section::StockRound}).empty()) book.steps(stock_steps(title));
  book.bullets(
      told_in(told, std::array{rule::Section::StockRound, rule::Section::Selling, rule::Section::Buying}));
  write_limits(book, title);
  write_market(book, title);
}

void write_operating_rounds(Book& book, const ComponentContext& context, const std::vector<ToldRule>& told) {
  const Title& title = context.title;
  book.heading(2, "6. Operating rounds");
  book.bullets(told_in(told, std::array{rule::Section::OperatingRound}));
  for (const ToldTurn& turn : told_turns(title)) {
    if (turn.heading != "Operating round") book.heading(3, turn.heading);
    book.steps(turn.steps);
  }
  book.heading(3, "Laying track");
  write_rules(book, told, {rule::Section::Track});
  book.heading(3, "Station tokens");
  write_rules(book, told, {rule::Section::Tokens});
  book.heading(3, "Running trains");
  book.table(run_table(title));
  book.table(place_table(title));
  write_rules(book, told, {rule::Section::Running, rule::Section::Dividends});
  book.heading(3, "Buying trains");
  book.table(reach_table(title, context.theme));
  book.bullets(all_sale_terms(title));
  write_rules(book, told, {rule::Section::Trains});
  if (const auto emergency = told_in(told, std::array{rule::Section::Emergency}); !emergency.empty()) {
    book.heading(3, std::string(section_heading(rule::Section::Emergency)));
    book.bullets(emergency);
  }
  if (const auto loans = told_in(told, std::array{rule::Section::Loans}); !loans.empty()) {
    book.heading(3, std::string(section_heading(rule::Section::Loans)));
    book.bullets(loans);
  }
}

void write_end(Book& book, const ComponentContext& context, const std::vector<ToldRule>& told) {
  const Title& title = context.title;
  book.heading(2, "7. Phases");
  book.table(phase_words_table(title, context.theme));
  book.bullets(told_in(told, std::array{rule::Section::Phases}));
  book.heading(2, "8. End of the game");
  const std::vector<std::string> end = told_in(told, std::array{rule::Section::End});
  book.bullets(end.empty() || !title.game_end.empty() ? ways_to_end(title) : end);
  if (const std::vector<std::string> options = option_texts(title); !options.empty()) {
    book.heading(2, "Options");
    book.bullets(options);
  }
  const std::vector<std::string> assumed = open_questions(title);
  if (!assumed.empty()) {
    book.heading(2, "Open questions");
    book.paragraph(
        "The rules do not answer these questions. We propose an answer for each until the designer decides.");
    book.bullets(assumed);
  }
}

// Writes a game under these rules as an example.
void write_opening(Book& book, const Title& title) {
  if (title.opening.rounds.empty()) return;
  book.heading(2, "9. Example of play");
  book.paragraph(
      "This example follows the rules above. The arrow after an action introduces its results: the new cash "
      "of players and companies, and new prices. Forced turns and steps are left out. Rotations of tiles are "
      "clockwise, in sixths of a turn from the position shown on the tile manifest.");
  for (const ToldRound& round : title.opening.rounds) {
    book.heading(3, round.name);
    Table standing{{{"Who"}, {"Money"}, {"Price"}, {"Has"}}, {}};
    for (const ToldRound::Standing& row : round.standing)
      standing.rows.push_back(
          {text_cell(row.who), text_cell(row.money), text_cell(row.price), text_cell(row.holdings)});
    book.table(standing);
    book.bullets(round.told);
  }
}

}  // namespace

Component rulebook(const ComponentContext& context) {
  Component component{"rulebook", "Rulebook", {}, {}};
  if (context.title.name.empty()) return component;
  const std::vector<ToldRule> told = told_rules(context.title);
  Book book;
  write_head(book, context.title, told);
  write_components(book, context);
  write_setup(book, context.title, told);
  write_companies(book, context.title, told);
  write_stock_rounds(book, context.title, told);
  write_operating_rounds(book, context, told);
  write_end(book, context, told);
  write_opening(book, context.title);
  component.documents.push_back({"rulebook.md", markdown_of(book)});
  component.booklet = booklet_pages(context, book);
  return component;
}

}  // namespace trackwright
