#include "render/components/papers/rulebook.h"

#include <fmt/format.h>

#include "engine/base/words.h"
#include "render/components/papers/rulebook_tables.h"
#include "render/kit/kit.h"
#include "render/words/markdown.h"
#include "render/words/title_cells.h"
#include "render/words/title_tables.h"
#include "render/words/train_words.h"

namespace trackwright {
namespace {

void write_head(Markdown& book, const Title& title) {
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
  book.remark("To be written: where and when the game plays, and what is new in it.");
}

void write_components(Markdown& book, const ComponentContext& context) {
  book.heading(2, "2. Components");
  std::vector<std::string> items;
  for (const Component& part : kit_in(context).components)
    items.push_back(part.pieces.empty() ? part.title : fmt::format("{}: {}", part.title, part.count()));
  book.bullets(items);
}

void write_setup(Markdown& book, const Title& title) {
  book.heading(2, "3. Before the game");
  Table players = player_table(title);
  book.paragraph(title.certificate_table.rows.empty()
                     ? ""
                     : "Certificate limits go by " + title.certificate_table.by + ".");
  book.table(players);
  if (title.bank) book.paragraph("The bank holds " + money(title, title.bank->value) + ".");
  book.steps(step_texts(title.setup));
  book.remark("To be written: how the privates are sold.");
}

void write_companies(Markdown& book, const Title& title) {
  book.heading(2, "4. Companies");
  book.paragraph(capitalised(title.capitalization) + " capitalization, unless the table says otherwise.");
  book.table(company_table(title));
  if (!title.companies.privates.empty()) {
    book.heading(3, "Private companies");
    book.table(private_table(title));
  }
  if (!title.companies.bonus_tokens.empty()) {
    book.heading(3, "Tokens");
    book.table(bonus_token_table(title));
  }
  for (const Company& company : title.companies.companies) {
    if (company.conversion) {
      book.heading(3, company.id.value + ", " + company.conversion->as);
      book.bullets(company.conversion->notes);
    }
  }
}

void write_limits(Markdown& book, const Title& title) {
  std::vector<std::string> limits;
  if (title.holding_limit)
    limits.push_back(fmt::format("A player may hold {} % of one company.", title.holding_limit->value));
  if (title.pool_limit)
    limits.push_back(fmt::format("{} % of one company may lie in the bank pool.", title.pool_limit->value));
  book.bullets(limits);
}

void write_market(Markdown& book, const Title& title) {
  book.heading(3, "The stock market");
  Table moves{{{"When"}, {"The price moves"}}, {}};
  for (const MarketMove& move : title.market.moves)
    moves.rows.push_back({text_cell(move.when), text_cell(move.move)});
  book.table(moves);
  Table zones{{{"Zone"}, {"Meaning"}}, {}};
  for (const MarketZone& zone : title.market.zones)
    zones.rows.push_back({text_cell(zone.name), text_cell(zone.meaning)});
  book.table(zones);
  const std::string par =
      joined(par_prices(title.market), ", ", [&](int price) { return money(title, price); });
  book.paragraph(par.empty() ? "" : "Par values: " + par + ".");
}

void write_rounds(Markdown& book, const ComponentContext& context) {
  const Title& title = context.title;
  book.heading(2, "5. Stock rounds");
  book.steps(step_texts(title.stock_round));
  write_limits(book, title);
  write_market(book, title);
  book.heading(2, "6. Operating rounds");
  book.steps(step_texts(title.operating_round));
  if (!title.turns.empty())
    for (const ToldTurn& turn : told_turns(title)) {
      book.heading(3, turn.heading);
      book.steps(turn.steps);
    }
  for (const char* part : {"Laying track", "Station tokens", "Running trains", "Buying trains"}) {
    book.heading(3, part);
    if (part == std::string("Running trains")) {
      book.table(run_table(title));
      book.table(place_table(title));
    }
    if (part == std::string("Buying trains")) {
      book.table(reach_table(title, context.theme));
      book.bullets(all_sale_terms(title));
    }
    book.remark("To be written.");
  }
}

void write_end(Markdown& book, const ComponentContext& context) {
  const Title& title = context.title;
  book.heading(2, "7. Phases");
  book.table(phase_words_table(title, context.theme));
  book.heading(2, "8. End of the game");
  book.bullets(step_texts(title.game_end));
  std::vector<std::string> assumed;
  for (const Source& source : title.sources) {
    if (source.assumed) {
      assumed.push_back(capitalised(source.about) + ": " + source.from +
                        (source.because.empty() ? "" : ", because " + source.because));
    }
  }
  if (!assumed.empty()) {
    book.heading(2, "Open questions");
    book.paragraph("Nobody has stated these; they are proposals until the designer decides.");
    book.bullets(assumed);
  }
}

}  // namespace

Component rulebook(const ComponentContext& context) {
  Component component{"rulebook", "Rulebook", {}, {}};
  if (context.title.name.empty()) return component;
  Markdown book;
  write_head(book, context.title);
  write_components(book, context);
  write_setup(book, context.title);
  write_companies(book, context.title);
  write_rounds(book, context);
  write_end(book, context);
  component.documents.push_back({"rulebook.md", book.text()});
  return component;
}

}  // namespace trackwright
