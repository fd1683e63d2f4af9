// Fairness: homes compared with one another, privates with their prices, certificates with the limits of
// players, and the symmetry of the map.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/study/chokes.h"
#include "engine/study/earnings.h"
#include "engine/study/trains.h"
#include "engine/title/map.h"

namespace trackwright {

// The symmetry of a map: turns and reflections that map its hexes to one another.

struct Symmetry {
  std::string turn;  // "turn by 180", "mirror 2"
  int hexes = 0;     // whose image is on the map
  int alike = 0;     // of these: the image has the same stops and terrain
};

// The best image for each turn by a multiple of 60 degrees and each of six reflections; most hexes alike
// first. Hexes that are alike have the same number and kind of stops, and the same cost of terrain.
std::vector<Symmetry> symmetries_of(const Map&);

// The home of a company in figures. Companies of one kind are compared.
struct HomeFigures {
  std::string company;
  std::string kind;
  int touched_first = 0;            // hexes with stops within reach of a train of the first phase
  int touched_last = 0;             // ... of the last phase
  int income_first = 0;             // the best run found in the first phase after `most_lays` lays
  int income_last = 0;              // the best run found in the last phase with any number of lays
  std::optional<int> nearest;       // least lays to the nearest target
  std::optional<double> lays;       // ... to all targets that it can reach, on average
  std::optional<double> money;      // least money to these, on average
  std::optional<int> tokens;        // the fewest tokens that lock it out of some target
  double place = 0;                 // the mean of its ranks among its kind; 1: the best in everything
  std::vector<std::string> ahead;   // figures in which it is better than three quarters of its kind
  std::vector<std::string> behind;  // ... worse
};

// A private company against its price.
struct PrivateWorth {
  std::string name;
  int price = 0;
  int revenue = 0;                  // in the first phase
  std::optional<int> pays_back;     // operating rounds until its revenue is its price; none: never
  std::optional<int> closes;        // the operating round in which it closes, see `companies`; none: never
  int income = 0;                   // until then; see `rounds`
  int blocked = 0;                  // hexes
  int tiles = 0;                    // that its power lays
  int shares = 0;                   // percent of companies that it brings
  std::vector<std::string> powers;  // as data
  bool in_words = false;            // a power in words only
};

// Certificates of all companies, against the limit.
struct CertificateCount {
  int players = 0;
  std::optional<int> limit;           // of a player
  int together = 0;                   // of all players at the limit
  int certificates = 0;               // of the companies in the game, and of its privates if these count
  std::optional<int> float_at_once;   // companies that all cash floats at the highest price
  std::optional<int> float_cheapest;  // ... at the lowest price
};

struct FairnessStudy {
  std::vector<HomeFigures> homes;
  int companies = 0;  // that float, for the rounds in which privates close
  int rounds = 0;     // in which a private that never closes pays
  std::vector<PrivateWorth> privates;
  std::vector<CertificateCount> certificates;
  std::vector<Symmetry> symmetries;  // the best of each turn, with most hexes alike first
};

FairnessStudy study_fairness(const Title&, const TrainStudy&, const JourneyStudy&, const EarningStudy&,
                             const std::vector<Choke>&);

}  // namespace trackwright
