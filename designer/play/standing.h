// The state of the table in words.
#pragma once

#include <string>
#include <vector>

#include "engine/play/table/table.h"

namespace trackwright {

// "Operating round 2.1", "Stock round 3", "Privates".
std::string round_name(const play::Game&, const play::State&);

// Certificates, privates, trains: "PRR 30 %", "Mount Tobe", "2-train".
std::vector<std::string> holdings(const play::PlayTable&, play::Owner);

// The price of a company as money; empty if it has none.
std::string price_words(const play::Game&, const play::CompanyState&);

}  // namespace trackwright
