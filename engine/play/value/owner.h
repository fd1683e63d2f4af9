// Who owns a certificate, a train, a private or money.
#pragma once

#include <compare>
#include <cstdint>

namespace trackwright::play {

struct Owner {
  // Bank: for trains, the supply; for certificates, out of play. Offer: the unsold shares of a company (with
  // incremental capitalization, its treasury). Pool: the bank's pool of certificates and of discarded trains.
  // Neutral: the neutral player.
  enum class Kind : std::uint8_t { Nobody, Bank, Pool, Offer, Player, Company, Private, Neutral };

  Kind kind = Kind::Nobody;
  std::uint8_t index = 0;  // number of the player, company or private

  constexpr bool is_player() const { return kind == Kind::Player; }
  constexpr bool is_company() const { return kind == Kind::Company; }
  constexpr bool is_private() const { return kind == Kind::Private; }
  constexpr bool is_player(std::size_t player) const { return is_player() && index == player; }
  constexpr bool is_company(std::size_t company) const { return is_company() && index == company; }
  friend constexpr auto operator<=>(const Owner&, const Owner&) = default;
};

inline constexpr Owner nobody{};
inline constexpr Owner the_bank{Owner::Kind::Bank, 0};
inline constexpr Owner the_pool{Owner::Kind::Pool, 0};
inline constexpr Owner the_offer{Owner::Kind::Offer, 0};
inline constexpr Owner the_neutral{Owner::Kind::Neutral, 0xFF};  // an index that no player has
constexpr Owner player_owner(std::size_t player) {
  return {Owner::Kind::Player, static_cast<std::uint8_t>(player)};
}
constexpr Owner company_owner(std::size_t company) {
  return {Owner::Kind::Company, static_cast<std::uint8_t>(company)};
}
constexpr Owner private_owner(std::size_t one) {
  return {Owner::Kind::Private, static_cast<std::uint8_t>(one)};
}

// A cell of the market.
struct Cell {
  std::int8_t row = -1;  // -1: none
  std::int8_t column = -1;
  constexpr bool is_there() const { return row >= 0; }
  friend constexpr auto operator<=>(const Cell&, const Cell&) = default;
};

}  // namespace trackwright::play
