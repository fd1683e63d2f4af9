// Builds a game from a title: looks up every name of its rules once.
#pragma once

#include <string>

#include "engine/play/value/game.h"
#include "engine/play/value/lots.h"

namespace trackwright::play {

class GameBuilder {
 public:
  GameBuilder(const Title&, int players, Deal);
  Expected<Game> build();  // Returns the error if the title cannot be played.

 private:
  std::string seats();
  std::string without_certificates() const;
  void bank_and_limits();
  void tiles();
  void companies_and_privates();
  void order_privates();
  bool is_dealt(const std::string& name) const;
  void own_powers(CompanyFacts& company);
  void limits();
  PowerFacts power_of(const PowerRule& rule) const;
  void certificates(CompanyFacts&, const Company&);
  void places(CompanyFacts&, const Company&);
  void turn(CompanyFacts&, const Company&);
  void add(const Company& company);
  bool buys_trains_by_its_turn(const std::string& kind) const;
  void own_shares(CompanyFacts& facts, const CompanyRules& rules);
  void homes();
  void count_homes();
  void few_players(CompanyFacts& facts);
  void add(const Private& one);
  void grant(PrivateFacts& facts, const GrantedShare& share);
  void add(PrivateFacts& facts, const PowerRule& rule);
  std::optional<CertificateId> kept_of(const std::string& company, int percent) const;
  void keep_shares();
  void trains();
  void market();
  void neutral_player();
  void plain_moves();
  void add(const MarketMove& move);
  void auction();
  void later_auction(const AuctionRules& rules);
  void add_bought(const Company& minor);
  void bought_minors();
  void draft(const AuctionRules& rules);
  void company_auction(const AuctionRules& rules);
  void homes_that_stay();
  void kept_slots();
  void lent_tokens();
  void token_sellers();
  void loans();
  void words();
  void events();
  void supply();
  void draw_values();

  const Title& title_;
  const Rules& rules_;
  const PlayerRow* row_ = nullptr;  // limits for this number of players
  Deal deal_;
  Game game_;
};

}  // namespace trackwright::play
