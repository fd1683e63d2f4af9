// Real mistakes of published titles, as data. Inserting one into a copy of a shipped title, or of the
// smallest valid one, must cause a finding; the corrected form must not.
#pragma once

#include <string>
#include <vector>

#include "tests/designer/checks/example.h"

namespace trackwright {

struct RealMistake {
  int number;                 // in the catalogue of docs/measurements/real-mistakes.md
  const char* what;           // a short description, for the name of the test
  const char* title;          // a shipped title; "sound": the smallest valid title
  std::vector<Slip> ground;   // other changes that the case needs, in both forms
  std::vector<Slip> mistake;  // the original mistake
  const char* check;
  const char* object;

  std::string name() const { return "No" + std::to_string(number) + what; }
};

const std::vector<RealMistake>& real_mistakes();

}  // namespace trackwright
