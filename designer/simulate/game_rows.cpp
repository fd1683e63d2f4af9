#include "designer/simulate/game_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "designer/format/text/csv_text.h"
#include "engine/simulate/measures.h"

namespace trackwright {

namespace {

using simulate::GameRecord;

GameCell number(std::int64_t value) {
  return value;
}

template <class Number>
GameCell number(const std::optional<Number>& value) {
  return value ? GameCell(static_cast<std::int64_t>(*value)) : GameCell();
}

GameCell words(std::string text) {
  return text;
}

std::vector<GameRow> games_rows(const GameRecord& game) {
  return {{number(static_cast<std::int64_t>(game.seed)), number(game.players),
           words(std::string(word_of(game.end))), words(simulate::cause_of(game)),
           number(game.operating_rounds), number(game.stock_rounds),
           number(static_cast<std::int64_t>(game.actions)), number(game.bank), number(game.bank_broken),
           number(static_cast<std::int64_t>(game.bankruptcies.size())), number(game.lead_changes),
           number(game.last_lead)}};
}

std::vector<GameRow> seats_rows(const GameRecord& game) {
  std::vector<GameRow> rows;
  for (std::size_t i = 0; i < game.seats.size(); ++i) {
    const simulate::SeatRecord& one = game.seats[i];
    rows.push_back({number(static_cast<std::int64_t>(i) + 1), words(std::string(word_of(one.bot))),
                    number(one.worth), number(one.won ? 1 : 0), number(one.bankrupt ? 1 : 0)});
  }
  return rows;
}

std::vector<GameRow> rounds_rows(const GameRecord& game) {
  std::vector<GameRow> rows;
  for (std::size_t i = 0; i < game.rounds.size(); ++i) {
    const simulate::RoundRecord& one = game.rounds[i];
    rows.push_back({number(static_cast<std::int64_t>(i) + 1), number(one.bank), number(one.income),
                    number(one.players_cash)});
  }
  return rows;
}

std::vector<GameRow> worth_rows(const GameRecord& game) {
  std::vector<GameRow> rows;
  for (std::size_t i = 0; i < game.rounds.size(); ++i)
    for (std::size_t seat = 0; seat < game.rounds[i].worth.size(); ++seat)
      rows.push_back({number(static_cast<std::int64_t>(i) + 1), number(static_cast<std::int64_t>(seat) + 1),
                      number(game.rounds[i].worth[seat])});
  return rows;
}

std::vector<GameRow> trains_rows(const GameRecord& game) {
  std::vector<GameRow> rows;
  for (const simulate::TrainRecord& one : game.trains)
    rows.push_back({words(one.name), number(one.sold), number(one.first), number(one.sold_out),
                    number(one.rusted), number(one.rounds_run)});
  return rows;
}

std::vector<GameRow> companies_rows(const GameRecord& game) {
  std::vector<GameRow> rows;
  for (const simulate::CompanyRecord& one : game.companies)
    rows.push_back({words(one.id), words(one.home), number(one.started), number(one.floated),
                    number(one.closed), number(one.par), number(one.price), number(one.revenue),
                    number(one.trains), number(one.tokens), number(one.presidents)});
  return rows;
}

std::vector<GameRow> turns_rows(const GameRecord& game) {
  std::vector<GameRow> rows;
  for (const simulate::CompanyRecord& one : game.companies)
    for (std::size_t i = 0; i < one.revenue_by_turn.size(); ++i)
      rows.push_back(
          {words(one.id), number(static_cast<std::int64_t>(i) + 1), number(one.revenue_by_turn[i])});
  return rows;
}

std::vector<GameRow> privates_rows(const GameRecord& game) {
  std::vector<GameRow> rows;
  for (const simulate::PrivateRecord& one : game.privates) {
    const auto seat = one.seat ? std::optional(*one.seat + 1) : std::nullopt;
    rows.push_back({words(one.id), number(one.face), number(seat), number(one.paid), number(one.company_paid),
                    number(one.closed)});
  }
  return rows;
}

std::vector<GameRow> bankruptcies_rows(const GameRecord& game) {
  std::vector<GameRow> rows;
  for (const simulate::BankruptcyRecord& one : game.bankruptcies)
    rows.push_back({number(one.round), number(static_cast<std::int64_t>(one.seat) + 1), words(one.company),
                    words(one.train)});
  return rows;
}

std::vector<GameRow> tiles_rows(const GameRecord& game) {
  std::vector<GameRow> rows;
  for (const simulate::TileRecord& one : game.exhausted)
    rows.push_back({words(one.tile), number(one.round), words(one.company)});
  return rows;
}

std::vector<GameRow> cities_rows(const GameRecord& game) {
  std::vector<GameRow> rows;
  for (const simulate::CityRecord& one : game.full) rows.push_back({words(one.place), number(one.round)});
  return rows;
}

std::vector<GameRow> hexes_rows(const GameRecord& game) {
  std::map<std::string, GameRow> rows;
  const auto row = [&](const std::string& hex) -> GameRow& {
    const auto [found, fresh] = rows.emplace(hex, GameRow{words(hex), number(0), number(0), GameCell()});
    if (fresh && game.detailed) found->second[3] = number(0);
    return found->second;
  };
  for (const auto& [hex, lays] : game.lays) row(hex)[1] = number(lays);
  for (const auto& [hex, stops] : game.visits) row(hex)[2] = number(stops);
  for (const auto& [hex, revenue] : game.revenue) row(hex)[3] = number(revenue);
  std::vector<GameRow> all;
  for (auto& [hex, one] : rows) all.push_back(std::move(one));
  return all;
}

std::string csv_text_of(const GameCell& cell) {
  if (const auto* value = std::get_if<std::int64_t>(&cell)) return std::to_string(*value);
  if (const auto* text = std::get_if<std::string>(&cell)) return *text;
  return {};
}

}  // namespace

const std::vector<GameTable>& game_tables() {
  static const std::vector<GameTable> tables{
      {"games",
       {"seed", "players", "end", "cause", "operating_rounds", "stock_rounds", "actions", "bank",
        "bank_broken", "bankruptcies", "lead_changes", "last_lead"},
       games_rows},
      {"seats", {"seat", "bot", "worth", "won", "bankrupt"}, seats_rows},
      {"rounds", {"round", "bank", "income", "players_cash"}, rounds_rows},
      {"worth", {"round", "seat", "worth"}, worth_rows},
      {"trains", {"train", "sold", "first", "sold_out", "rusted", "rounds_run"}, trains_rows},
      {"companies",
       {"company", "home", "started", "floated", "closed", "par", "price", "revenue", "trains", "tokens",
        "presidents"},
       companies_rows},
      {"turns", {"company", "turn", "revenue"}, turns_rows},
      {"privates", {"private", "face", "seat", "paid", "company_paid", "closed"}, privates_rows},
      {"bankruptcies", {"round", "seat", "company", "train"}, bankruptcies_rows},
      {"tiles", {"tile", "round", "company"}, tiles_rows},
      {"cities", {"city", "round"}, cities_rows},
      {"hexes", {"hex", "lays", "stops", "revenue"}, hexes_rows}};
  return tables;
}

std::string games_csv_head() {
  return fmt::format("version,game,{}\r\n", fmt::join(game_tables().front().columns, ","));
}

std::string games_csv_line(std::size_t version, const GameRecord& game) {
  std::string line = fmt::format("{},{}", version, game.number);
  const GameRow row = games_rows(game).front();
  for (const GameCell& cell : row) line += "," + csv_cell(csv_text_of(cell));
  return line + "\r\n";
}

}  // namespace trackwright
