// Which differences are more than chance.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/simulate/summary.h"

namespace trackwright::simulate {

// Holm's correction of the p-values of several tests. The probability that any of the corrected values is
// below x by chance alone is at most x.
std::vector<double> corrected(const std::vector<double>& p_values);

// Corrected p-values below this are flagged.
inline constexpr double flag_level = 0.01;

// A test of fairness: whether a seat or a company does better or worse than the mean of its game.
struct FairnessTest {
  FigureName figure;  // SeatAhead or CompanyAhead
  double p = 1;       // of this test alone
  double corrected = 1;
  bool flagged() const { return corrected < flag_level; }
};

// All seats for each number of players, and all companies. Seats and companies are corrected apart, since
// companies have different homes on purpose.
std::vector<FairnessTest> fairness_tests(const Summary&);

// The shift of a figure between two versions of a title.
enum class ShiftVerdict : std::uint8_t { Up, Down, PerhapsUp, PerhapsDown, Unclear, Same };

struct FigureShift {
  FigureName figure;
  GameTally shift;
  double p = 1;
  double corrected = 1;
  // Up, Down: clear after the correction for all figures. Perhaps: only its own interval excludes 0. Unclear:
  // too few games. Same: no game differs.
  ShiftVerdict verdict = ShiftVerdict::Unclear;
  std::optional<std::uint64_t> games_needed;  // of an unclear shift of this size
};

// The shifts of all figures, the clearest first.
std::vector<FigureShift> figure_shifts(const PairedSummary&);

}  // namespace trackwright::simulate
