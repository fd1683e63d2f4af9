// Mistakes that published titles really had, as data: what stood there is put into a copy of a title of ours,
// or of the smallest sound one, and must be reported; as it was mended, it must not.
#pragma once

#include <string>
#include <vector>

#include "tests/designer/checks/example.h"

namespace trackwright {

struct RealMistake {
  int number;                 // in the catalogue of docs/measurements/real-mistakes.md
  const char* what;           // in a few words, for the name of the test
  const char* title;          // a shipped one; "sound": the smallest sound title
  std::vector<Slip> ground;   // what the case needs besides, in both forms
  std::vector<Slip> mistake;  // as it stood
  const char* check;
  const char* object;

  std::string name() const { return "No" + std::to_string(number) + what; }
};

const std::vector<RealMistake>& real_mistakes();

}  // namespace trackwright
