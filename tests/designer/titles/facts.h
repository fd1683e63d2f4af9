// Questions that a rulebook answers, asked of a shipped title. The tests beside this file are written from
// the rulebooks, one assertion a fact.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright::facts {

// A shipped title, loaded once a process. Where it does not load, the test that asks ends with the findings.
const Title& shipped(const std::string& slug);

int cash(const Title&, int players);          // -1 where the rules do not say
int certificates(const Title&, int players);  // -1 where the rules do not say
// From the table of limits that go by companies, too. -1: no such row.
int certificates(const Title&, const std::string& row, int players);
int total_cash(const Title&, int players);

int copies(const Title&, const std::string& tile);  // -1: not in the manifest; -2: unlimited
int copies_in_all(const Title&);
int copies_of(const Title&, Colour);

int cards(const Title&, const std::string& train);  // -1: no such train; -2: unlimited
int price(const Title&, const std::string& train);  // variants by their own name; -1: no such train
std::string ended_by(const Title&, const std::string& train);  // what it rusts on; "" for permanent ones
std::string obsolete_after(const Title&, const std::string& train);
int discount(const Title&, const std::string& train, const std::string& traded);  // 0: none
std::string available_on(const Title&, const std::string& train);
int most_stops(const Title&, const std::string& train);  // stops that are paid; 99: unlimited
int most_cities(const Title&, const std::string& train);
int most_towns_with_one_city(const Title&, const std::string& train);
int multiplier(const Title&, const std::string& train);  // of cities

std::string phase_begins_on(const Title&, const std::string& phase);               // "3 2+2"
std::string phase_tiles(const Title&, const std::string& phase);                   // "yellow green"
int train_limit(const Title&, const std::string& phase, const std::string& kind);  // -1: none stated
int operating_rounds(const Title&, const std::string& phase);
std::string column(const Title&, const std::string& phase, const std::string& name);  // of the phase chart

// What the stated upgrade chart lets replace `from` in `hex`, sorted: "80 81 82 83". Empty: nothing.
std::string chart(const Title&, const std::string& from, const std::string& hex);
std::string exits_of(const Tile&);  // "0 2 4"
int slots_of(const Tile&);          // of all cities
int value_of(const Tile&);          // of the first city, else of the first town

const Company& company(const Title&, const std::string& id);             // an empty one where there is none
std::string tokens(const Title&, const std::string& company);            // "0 40 100"
std::string homes(const Title&, const std::string& company);             // "F11:1"
std::string shares(const Title&, const std::string& company);            // "20% 8x10%"
std::string converted_shares(const Title&, const std::string& company);  // "20% 3x10% 5x10%"
int certificates_of(const Title&, const std::string& company);
int certificates_of_all(const Title&);  // of companies
int tokens_of_all(const Title&);
const Private& private_company(const Title&, const std::string& id);
std::string granted(const Title&, const std::string& id);  // "VR 10%", "DSB 20% president"

const Hex& hex(const Title&, const std::string& id);          // an empty one where there is none
std::string values_at(const Title&, const std::string& hex);  // of its first stop: "20/50/80" by colour
int cost_at(const Title&, const std::string& hex);            // of its terrain; 0: none
bool barrier(const Title&, const std::string& a, const std::string& b);  // impassable, seen from both sides

std::string market_row(const Title&, std::size_t row);  // "82 90 100p"
std::string par_values(const Title&);                   // of the cells, rising: "70 75 82"

}  // namespace trackwright::facts
