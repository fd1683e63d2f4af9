// What records of played games leave out of a position, or say in the words of their own engine: for the
// mechanics that are held against them.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "tests/noise/mechanic.h"

namespace trackwright::noise {

// Where marks of private companies lie in 1846, and who carries the mail.
void place_marks_of_1846(nlohmann::json& position, const std::string& game, Stated);
// 1822 and its kin, without the runs that no key can say.
void leave_out_odd_trains(nlohmann::json& position, const std::string& game, Stated);
// The same, with Pullman cars as cards of their own.
void take_pullmans_apart(nlohmann::json& position, const std::string& game, Stated);
// Trains of 1858 run as the title says.
void trains_of_1858(nlohmann::json& position, const std::string& game, Stated);
// Tokens that open a full city in 18EU block it where the mechanic is taken away.
void close_neutral_cities(nlohmann::json& position, const std::string& game, Stated);
// A mine of 1817 that comes to lie while the game goes on.
void place_later_mine(nlohmann::json& position, const std::string& game, Stated);
// A run of 1817NA with a mine that lies there for a while.
void leave_out_another_mine(nlohmann::json& position, const std::string& game, Stated);
// Whose the coal of 18AL is, and who has the bonus of a line.
void coal_of_18al(nlohmann::json& position, const std::string& game, Stated);
// Who owns the ferry of 1880, and the concession of Taiwan.
void owners_of_1880(nlohmann::json& position, const std::string& game, Stated);

}  // namespace trackwright::noise
