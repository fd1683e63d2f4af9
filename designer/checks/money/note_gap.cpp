#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

// 1, 2, 5, 10: no more than two and a half of the lower note are the upper one.
bool near_notes(int lower, int upper) {
  return 2 * upper <= 5 * lower;
}

bool far_notes(int lower, int upper) {
  return upper >= 4 * lower;
}

}  // namespace

// The step from the smallest note and the one to the largest are often wide.
void money_note_gap(const Facts& facts, Report& report) {
  auto notes = facts.title.notes;
  std::ranges::sort(notes, {}, [](const auto& note) { return note.value; });
  std::size_t gaps = 0;
  std::size_t gap = 0;
  for (std::size_t i = 1; i < notes.size(); ++i) {
    if (near_notes(notes[i - 1].value, notes[i].value)) continue;
    gap = i;
    ++gaps;
  }
  if (gaps != 1 || gap == 1 || gap + 1 == notes.size()) return;
  const int lower = notes[gap - 1].value;
  const int upper = notes[gap].value;
  if (!far_notes(lower, upper)) return;
  report(notes[gap].place, std::to_string(upper),
         fmt::format("between bank notes of {} and {} there is none, while all others follow closely",
                     money(facts.title, lower), money(facts.title, upper)),
         "add the note between them, or allow the step");
}

}  // namespace trackwright::checks
