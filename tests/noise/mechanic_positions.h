// Adaptations of records of played games to our format for the mechanics: data that the records omit, or
// state in the terms of their own engine.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "tests/noise/mechanic.h"

namespace trackwright::noise {

// Marks of private companies in 1846, and the owner of the mail contract.
void place_marks_of_1846(nlohmann::json& position, const std::string& game, Stated);
// 1822 and related titles, without the runs that no key can express.
void leave_out_odd_trains(nlohmann::json& position, const std::string& game, Stated);
// The same, with Pullman cars as separate cards.
void take_pullmans_apart(nlohmann::json& position, const std::string& game, Stated);
// Trains of 1858 run by the rules of the title.
void trains_of_1858(nlohmann::json& position, const std::string& game, Stated);
// Tokens that open a full city in 18EU block it if the mechanic is removed.
void close_neutral_cities(nlohmann::json& position, const std::string& game, Stated);
// A mine of 1817 that is placed during the game.
void place_later_mine(nlohmann::json& position, const std::string& game, Stated);
// A run of 1817NA with a mine that is there temporarily.
void leave_out_another_mine(nlohmann::json& position, const std::string& game, Stated);
// The owner of the coal of 18AL, and the owner of a line bonus.
void coal_of_18al(nlohmann::json& position, const std::string& game, Stated);
// The owners of the ferry of 1880 and of the concession of Taiwan.
void owners_of_1880(nlohmann::json& position, const std::string& game, Stated);

}  // namespace trackwright::noise
