// The figures of one game, each under a name that is the same in all games and in all versions of a title.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/simulate/game_record.h"

namespace trackwright::simulate {

enum class Measure : std::uint8_t {
  Ended,            // by cause
  OperatingRounds,  // by number of players, as the next four
  StockRounds,
  Actions,
  LeadChanges,
  LastLead,
  Margin,  // the worth of the winner minus that of the second, in percent of the winner's
  BankBroken,
  BankBrokenRound,
  RoundPlayed,  // by round, as the next four
  BankAfter,
  IncomeIn,
  PlayersCash,
  MeanWorth,
  TrainSold,  // by train, as the next seven
  TrainFirst,
  TrainSoldOut,
  TrainSoldOutRound,
  TrainRusted,
  TrainRustRound,
  TrainRounds,
  TrainCopies,
  Bankrupt,         // whether there was one
  BankruptCompany,  // by company
  BankruptTrain,    // by train
  TileOut,          // by tile, as the next one
  TileOutRound,
  TileLastBy,  // by tile and company
  CityFull,    // by place, as the next one
  CityFullRound,
  HexLays,  // by hex, as the next two
  HexVisits,
  HexRevenue,
  CompanyStarted,  // by company, as the others of companies
  CompanyFloated,
  CompanyFloatRound,
  CompanyPar,
  CompanyPrice,
  CompanyRevenue,
  CompanyTurns,
  CompanyTrains,
  CompanyTokens,
  CompanyClosed,
  CompanyPresidents,
  CompanyAhead,     // its revenue minus the mean of the floated companies of its kind in the game
  CompanyTurnPays,  // also by turn of the company
  PrivatePaid,      // by private, as the next four
  PrivateOver,      // paid minus face value
  PrivateCompanyPaid,
  PrivateClosed,
  PrivateClosedRound,
  SeatWorth,  // by number of players and seat, as the next three
  SeatAhead,  // its worth minus the mean of the game, in tenths of a percent of this mean
  SeatWon,
  SeatBankrupt,
  Choices,  // by kind of round: legal actions of a decision, in tenths
};

struct FigureName {
  Measure measure = Measure::Ended;
  int players = 0;   // 0: all numbers of players together
  std::string item;  // train, company, hex, ...
  int round = 0;     // 0: not by round
  friend auto operator<=>(const FigureName&, const FigureName&) = default;
};

struct MeasureFacts {
  Measure measure;
  std::string_view word;      // in files; never changes
  std::string_view sentence;  // "operating rounds"
  bool share = false;         // 0 or 1 in each game
  bool zeros = false;         // games without this figure have 0
  int unit = 1;               // a value of this size is 1
};
const std::vector<MeasureFacts>& measure_facts();
const MeasureFacts& facts_of(Measure);

struct Figure {
  FigureName name;
  std::int64_t value = 0;
};

// All figures of the game. A figure that the game does not have, such as the round in which an unsold train
// rusted, is left out.
std::vector<Figure> figures_of(const GameRecord&);

// Why the game ended: the end rule, or one of these words.
inline constexpr std::string_view standstill = "standstill";
inline constexpr std::string_view too_long = "too many actions";
inline constexpr std::string_view fault = "fault";
inline constexpr std::string_view all_bankrupt = "all players bankrupt";
std::string cause_of(const GameRecord&);

}  // namespace trackwright::simulate
