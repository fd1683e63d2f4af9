#include "designer/play/record_names.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace trackwright {

using namespace play;

std::string name_of(const RecordView& at, Owner owner) {
  switch (owner.kind) {
    case Owner::Kind::Bank:
      return "bank";
    case Owner::Kind::Pool:
      return "market";
    case Owner::Kind::Offer:
      return "ipo";
    default:
      return at.table.name(owner);
  }
}

std::string train_name(const RecordView& at, std::size_t card) {
  std::string text = at.game.card_name(card);
  if (at.state.cards[card].variant != 0) text += "=" + at.table.type_of(card).name.value;
  if (at.state.this_turn.passing == static_cast<int>(card) && !at.table.done(Stage::Routes))
    text += "=" + at.table.type_of(card).name.value + "/1";
  return at.state.cards[card].obsolete ? text + "!" : text;
}

// The names of steps in records.
constexpr auto step_names = std::to_array<std::pair<Stage, std::string_view>>({
    {Stage::Auction, "WaterfallAuction"},
    {Stage::Draft, "DraftDistribution"},
    {Stage::TrackAndToken, "TrackAndToken"},
    {Stage::SetPar, "CompanyPendingPar"},
    {Stage::Shares, "BuySellParShares"},
    {Stage::HomeToken, "HomeToken"},
    {Stage::SoldPower, "SpecialTrack"},
    {Stage::TogetherTiles, "SpecialTrack"},
    {Stage::PowerToken, "SpecialToken"},
    {Stage::SoldTokens, "AssignSoldTokens"},
    {Stage::OwnShares, "IssueShares"},
    {Stage::EarlyTrains, "BuyTrainBeforeRunRoute"},
    {Stage::Priority, "ChoosePriority"},
    {Stage::NeutralCompany, "Requisition"},
    {Stage::Tunnel, "BuildTunnel"},
    {Stage::Nationalize, "NationalizeCorporation"},
    {Stage::Track, "Track"},
    {Stage::Token, "Token"},
    {Stage::Routes, "Route"},
    {Stage::Dividend, "Dividend"},
    {Stage::Discard, "DiscardTrain"},
    {Stage::Trains, "BuyTrain"},
    {Stage::Privates, "BuyCompany"},
    {Stage::Protection, "PriceProtection"},
    {Stage::ConnectionCheck, "CheckConnection"},
    {Stage::ConnectionMarker, "ConnectionToken"},
    {Stage::ConnectionRun, "ConnectionRoute"},
    {Stage::ConnectionPay, "ConnectionDividend"},
    {Stage::Conversion, "Convert"},
    {Stage::Loans, "Loan"},
    {Stage::Debt, "CashCrisis"},
    {Stage::Merge, "Merge"},
    {Stage::MergedStations, "AssignSoldTokens"},
    {Stage::LendToken, "AssignSoldTokens"},
});

std::string step_name(Stage step) {
  const auto found = std::ranges::find(step_names, step, &std::pair<Stage, std::string_view>::first);
  return found == step_names.end() ? std::string() : std::string(found->second);
}

namespace {

// Whether the tokens of this private replace each other.
bool replaces(const RecordView& at, const std::string& owner) {
  const auto one = at.game.find_private(owner);
  return one && std::ranges::any_of(at.game.privates[*one].powers, [](const PowerFacts& power) {
           return power.is(rule::Power::ReplaceBonusToken);
         });
}

// Whether the token replaces the first token of its private on the map.
bool is_later(const RecordView& at, std::size_t token) {
  const auto& kinds = at.game.title().companies.bonus_tokens;
  if (!replaces(at, kinds[token].owner)) return false;
  const auto first = std::ranges::find(kinds, kinds[token].owner, &BonusToken::owner);
  return static_cast<std::size_t>(first - kinds.begin()) != token;
}

}  // namespace

// The mark of a private that has replaced its token by the next one.
std::string mark_of(const RecordView& at, std::size_t p) {
  const bool replaced = std::ranges::any_of(at.state.bonus_tokens, [&](const BonusTokenState& token) {
    return at.game.title().companies.bonus_tokens[token.token].owner == at.game.privates[p].id &&
           is_later(at, token.token);
  });
  return replaced ? "\u1d9c" : "";
}

// Names a token after its private, with its bonus if the private has several kinds, or with the mark of a
// later token. A token without a private has its own name.
std::string token_name(const RecordView& at, std::size_t number) {
  const auto& kinds = at.game.title().companies.bonus_tokens;
  const BonusToken& token = kinds[number];
  if (token.owner.empty()) return token.id;
  if (replaces(at, token.owner)) return token.owner + (is_later(at, number) ? "\u1d9c" : "");
  const bool several = std::ranges::count(kinds, token.owner, &BonusToken::owner) > 1;
  return several ? token.owner + std::to_string(token.bonus) : token.owner;
}

}  // namespace trackwright
