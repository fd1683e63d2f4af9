#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool usual_note(int note) {
  while (note >= 10 && note % 10 == 0) note /= 10;
  return note == 1 || note == 2 || note == 5 || note == 25 || note == 3;
}

// Returns the note above the only wide step between notes that follow closely, as 1, 2, 5 and 10 do; none if
// there is no such step. The steps from the smallest note and to the largest are often wide.
std::optional<std::size_t> note_above_gap(const std::vector<Placed<int>>& notes) {
  std::size_t steps = 0;
  std::size_t above = 0;
  for (std::size_t i = 1; i < notes.size(); ++i) {
    if (2 * notes[i].value <= 5 * notes[i - 1].value) continue;
    above = i;
    ++steps;
  }
  const bool inside = steps == 1 && above > 1 && above + 1 < notes.size();
  return inside && notes[above].value >= 4 * notes[above - 1].value ? std::optional(above) : std::nullopt;
}

void look_for_gap(const Title& title, Report& report) {
  auto notes = title.notes;
  std::ranges::sort(notes, {}, [](const Placed<int>& note) { return note.value; });
  const auto above = note_above_gap(notes);
  if (!above) return;
  const Placed<int>& upper = notes[*above];
  report(upper.place, std::to_string(upper.value),
         fmt::format("the step between bank notes of {} and {} is large, but all other steps are small",
                     money(title, notes[*above - 1].value), money(title, upper.value)),
         "add the note between them, or allow the finding");
}

}  // namespace

void money_odd_note(const Facts& facts, Report& report) {
  std::set<int> seen;
  for (const auto& note : facts.title.notes) {
    if (!seen.insert(note.value).second)
      report(note.place, std::to_string(note.value),
             fmt::format("bank notes of {} are listed twice", money(facts.title, note.value)),
             "remove one of them, or state the number: `notes: {1: 20, 5: 20}`");
    else if (!usual_note(note.value))
      report(note.place, std::to_string(note.value),
             fmt::format("a bank note of {} is unusual", money(facts.title, note.value)), "check the amount");
  }
  look_for_gap(facts.title, report);
}

}  // namespace trackwright::checks
