#include "designer/play/record_names.h"

#include <algorithm>

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

std::string step_name(Stage step) {
  switch (step) {
    case Stage::Auction:
      return "WaterfallAuction";
    case Stage::Draft:
      return "DraftDistribution";
    case Stage::TrackAndToken:
      return "TrackAndToken";
    case Stage::SetPar:
      return "CompanyPendingPar";
    case Stage::Shares:
      return "BuySellParShares";
    case Stage::HomeToken:
      return "HomeToken";
    case Stage::SoldPower:
    case Stage::TogetherTiles:
      return "SpecialTrack";
    case Stage::PowerToken:
      return "SpecialToken";
    case Stage::SoldTokens:
      return "AssignSoldTokens";
    case Stage::OwnShares:
      return "IssueShares";
    case Stage::EarlyTrains:
      return "BuyTrainBeforeRunRoute";
    case Stage::Priority:
      return "ChoosePriority";
    case Stage::Tunnel:
      return "BuildTunnel";
    case Stage::Nationalize:
      return "NationalizeCorporation";
    case Stage::Track:
      return "Track";
    case Stage::Token:
      return "Token";
    case Stage::Routes:
      return "Route";
    case Stage::Dividend:
      return "Dividend";
    case Stage::Discard:
      return "DiscardTrain";
    case Stage::Trains:
      return "BuyTrain";
    case Stage::Privates:
      return "BuyCompany";
    case Stage::Protection:
      return "PriceProtection";
    case Stage::ConnectionCheck:
      return "CheckConnection";
    case Stage::ConnectionMarker:
      return "ConnectionToken";
    case Stage::ConnectionRun:
      return "ConnectionRoute";
    case Stage::ConnectionPay:
      return "ConnectionDividend";
    case Stage::Merge:
      return "Merge";
    case Stage::MergedStations:
    case Stage::LendToken:
      return "AssignSoldTokens";
    case Stage::None:
    case Stage::Over:
      break;
  }
  return {};
}

namespace {

// Its tokens take the place of each other.
bool replaces(const RecordView& at, const std::string& owner) {
  const auto one = at.game.find_private(owner);
  return one && std::ranges::any_of(at.game.privates[*one].powers, [](const PowerFacts& power) {
           return power.is(rule::Power::ReplaceBonusToken);
         });
}

// It has taken the place of the one that its private puts on the map first.
bool is_later(const RecordView& at, std::size_t token) {
  const auto& kinds = at.game.title().companies.bonus_tokens;
  if (!replaces(at, kinds[token].owner)) return false;
  const auto first = std::ranges::find(kinds, kinds[token].owner, &BonusToken::owner);
  return static_cast<std::size_t>(first - kinds.begin()) != token;
}

}  // namespace

// Of a private that has replaced its token by the next.
std::string mark_of(const RecordView& at, std::size_t p) {
  const bool replaced = std::ranges::any_of(at.state.bonus_tokens, [&](const BonusTokenState& token) {
    return at.game.title().companies.bonus_tokens[token.token].owner == at.game.privates[p].id &&
           is_later(at, token.token);
  });
  return replaced ? "\u1d9c" : "";
}

// By the private that they come with, and what they pay where it has several kinds, or the mark of a later
// one; by themselves else.
std::string token_name(const RecordView& at, std::size_t number) {
  const auto& kinds = at.game.title().companies.bonus_tokens;
  const BonusToken& token = kinds[number];
  if (token.owner.empty()) return token.id;
  if (replaces(at, token.owner)) return token.owner + (is_later(at, number) ? "\u1d9c" : "");
  const bool several = std::ranges::count(kinds, token.owner, &BonusToken::owner) > 1;
  return several ? token.owner + std::to_string(token.bonus) : token.owner;
}

}  // namespace trackwright
