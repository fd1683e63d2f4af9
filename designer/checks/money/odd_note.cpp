#include "designer/checks/prelude.h"

namespace trackwright::checks {

namespace {

bool usual_note(int note) {
  while (note >= 10 && note % 10 == 0) note /= 10;
  return note == 1 || note == 2 || note == 5 || note == 25 || note == 3;
}

}  // namespace

void money_odd_note(const Facts& facts, Report& report) {
  std::set<int> seen;
  for (const auto& note : facts.title.notes) {
    if (!seen.insert(note.value).second)
      report(note.place, std::to_string(note.value),
             fmt::format("bank notes of {} are listed twice", money(facts.title, note.value)),
             "take one of them away, or say how many there are: `notes: {1: 20, 5: 20}`");
    else if (!usual_note(note.value))
      report(note.place, std::to_string(note.value),
             fmt::format("a bank note of {}", money(facts.title, note.value)), "check the amount");
  }
}

}  // namespace trackwright::checks
