// Lists the data that no component prints. Changes each kind of datum of a title, draws the kit again, and
// lists the kinds without a visible effect.
//
// Usage: printed [TITLE...] [--places N] [--all]
#include <fmt/core.h>

#include <map>
#include <string>
#include <vector>

#include "tests/mutations/trial.h"
#include "tests/printed/trace.h"

namespace {

using namespace trackwright::printed;

std::string in_words(const Trace& trace) {
  switch (trace.outcome) {
    case Outcome::Printed:
      return "printed";
    case Outcome::Worded:
      return "in the title's words";
    case Outcome::Bound:
      return "bound";
    case Outcome::NotForPrint:
      return "not for print";
    case Outcome::Silent:
      return "never";
  }
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> titles;
  std::size_t places = 2;
  bool all = false;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--all")
      all = true;
    else if (word == "--places" && i + 1 < argc)
      places = std::stoul(argv[++i]);
    else
      titles.push_back(word);
  }
  if (titles.empty()) {
    titles = trackwright::mutations::shipped_titles();
    titles.emplace_back("tests/data/everything");
  }
  for (const std::string& title : titles) {
    std::map<std::string, std::size_t> sums;
    for (const Trace& trace : Tracer(title).trace(places)) {
      const std::string how = in_words(trace);
      ++sums[how];
      if (how == "never" || all)
        fmt::print("{} | {} {} | {} {} | {}\n", title, trace.datum.file, trace.datum.pattern, how,
                   trace.where, trace.example);
    }
    for (const auto& [how, count] : sums) fmt::print("{}: {} {}\n", title, how, count);
  }
}
