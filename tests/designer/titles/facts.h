// Questions about shipped titles with answers in their rulebooks. The tests in this folder come from the
// rulebooks, one assertion per fact.
#pragma once

#include <string>
#include <vector>

#include "engine/title/title.h"

namespace trackwright::facts {

// A shipped title, loaded once per process. If it does not load, the test fails with the findings.
const Title& shipped(const std::string& slug);

int cash(const Title&, int players);          // -1: not in the rules
int certificates(const Title&, int players);  // -1: not in the rules
// From the table of limits that also depend on companies. -1: no such row.
int certificates(const Title&, const std::string& row, int players);
int total_cash(const Title&, int players);

int copies(const Title&, const std::string& tile);  // -1: not in the manifest; -2: unlimited
int copies_in_all(const Title&);
int copies_of(const Title&, Colour);

int cards(const Title&, const std::string& train);  // -1: no such train; -2: unlimited
int price(const Title&, const std::string& train);  // for variants, their own name; -1: no such train
std::string ended_by(const Title&,
                     const std::string& train);  // the trigger for rusting; "" for permanent trains
std::string obsolete_after(const Title&, const std::string& train);
int discount(const Title&, const std::string& train, const std::string& traded);  // 0: none
std::string available_on(const Title&, const std::string& train);
int most_stops(const Title&, const std::string& train);  // number of paid stops; 99: unlimited
int most_cities(const Title&, const std::string& train);
int most_towns_with_one_city(const Title&, const std::string& train);
int multiplier(const Title&, const std::string& train);  // for cities

std::string phase_begins_on(const Title&, const std::string& phase);               // "3 2+2"
std::string phase_tiles(const Title&, const std::string& phase);                   // "yellow green"
int train_limit(const Title&, const std::string& phase, const std::string& kind);  // -1: none stated
int operating_rounds(const Title&, const std::string& phase);
std::string column(const Title&, const std::string& phase,
                   const std::string& name);  // a column of the phase chart

// The tiles that the stated upgrade chart allows instead of `from` in `hex`, sorted: "80 81 82 83"; empty:
// none.
std::string chart(const Title&, const std::string& from, const std::string& hex);
std::string exits_of(const Tile&);  // "0 2 4"
int slots_of(const Tile&);          // in all cities
int value_of(const Tile&);          // of the first city, otherwise of the first town

const Company& company(const Title&, const std::string& id);             // an empty company if there is none
std::string tokens(const Title&, const std::string& company);            // "0 40 100"
std::string homes(const Title&, const std::string& company);             // "F11:1"
std::string shares(const Title&, const std::string& company);            // "20% 8x10%"
std::string converted_shares(const Title&, const std::string& company);  // "20% 3x10% 5x10%"
int certificates_of(const Title&, const std::string& company);
int certificates_of_all(const Title&);  // of all companies together
int tokens_of_all(const Title&);
const Private& private_company(const Title&, const std::string& id);
std::string granted(const Title&, const std::string& id);  // "VR 10%", "DSB 20% president"

const Hex& hex(const Title&, const std::string& id);          // an empty hex if there is none
std::string values_at(const Title&, const std::string& hex);  // of its first stop, by colour: "20/50/80"
int cost_at(const Title&, const std::string& hex);            // of its terrain; 0: none
bool barrier(const Title&, const std::string& a, const std::string& b);  // impassable from both sides

std::string market_row(const Title&, std::size_t row);  // "82 90 100p"
std::string par_values(const Title&);                   // of the cells, ascending: "70 75 82"

}  // namespace trackwright::facts
