// Measures which mistakes the checks detect. Inserts each kind of mistake at seeded random places of each
// shipped title and prints, as Markdown, how often a new finding points at the changed line or its
// counterpart.
//
// Usage: mutations [--places N] [--seed N] [--title TITLE] [--missed]
#include <fmt/core.h>

#include <algorithm>
#include <cstring>
#include <string>

#include "tests/mutations/trial.h"

namespace {

using namespace trackwright::mutations;

struct Wishes {
  std::size_t places = 3;
  std::uint64_t seed = 1;
  std::string title;
  bool missed = false;  // list the places without any finding
};

Wishes read_wishes(int argc, char** argv) {
  Wishes wishes;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const char* value = i + 1 < argc ? argv[i + 1] : "";
    if (word == "--missed") wishes.missed = true;
    if (word == "--places") wishes.places = static_cast<std::size_t>(std::stoul(value));
    if (word == "--seed") wishes.seed = std::stoul(value);
    if (word == "--title") wishes.title = value;
  }
  return wishes;
}

std::string percent(std::size_t part, std::size_t whole) {
  return whole == 0 ? "-" : fmt::format("{} %", (100 * part + whole / 2) / whole);
}

// The checks that detected the most, up to three.
std::string witnesses(const Score& score) {
  std::vector<std::pair<std::size_t, std::string>> checks;
  for (const auto& [check, times] : score.checks) checks.emplace_back(times, check);
  std::ranges::sort(checks, [](const auto& a, const auto& b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  std::string text;
  for (std::size_t i = 0; i < std::min<std::size_t>(3, checks.size()); ++i)
    text += (i == 0 ? "" : ", ") + checks[i].second;
  return text;
}

struct Sum {
  Score all;
  double rates = 0;  // over kinds
  double led = 0;
  std::size_t kinds = 0;
};

void print_sum(const char* name, const Sum& sum) {
  fmt::print("| {} | {} | {} | {} | {:.1f} % | {:.1f} % | {} | {} | {} |\n", name, sum.kinds, sum.all.tries,
             percent(sum.all.pointed, sum.all.tries),
             sum.kinds == 0 ? 0 : 100 * sum.rates / static_cast<double>(sum.kinds),
             sum.kinds == 0 ? 0 : 100 * sum.led / static_cast<double>(sum.kinds),
             percent(sum.all.counted, sum.all.tries), percent(sum.all.remarked, sum.all.tries),
             percent(sum.all.seen, sum.all.tries));
}

void add(Sum& sum, const Score& score) {
  sum.all.tries += score.tries;
  sum.all.pointed += score.pointed;
  sum.all.remarked += score.remarked;
  sum.all.counted += score.counted;
  sum.all.seen += score.seen;
  sum.rates += score.rate();
  sum.led += score.led_rate();
  sum.kinds += score.tries > 0 ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
  const Wishes wishes = read_wishes(argc, argv);
  std::vector<Workshop> workshops;
  for (const std::string& title : shipped_titles())
    if (wishes.title.empty() || title == wishes.title) workshops.emplace_back(title);
  Sum sums[2];
  std::vector<std::string> missed;
  fmt::print(
      "| mistake | sort | tries | pointed at | or by places of the census | or by census | with remarks | "
      "seen at all | mostly by |\n");
  fmt::print("|---|---|---|---|---|---|---|---|---|\n");
  for (const MutationKind& kind : mutation_kinds()) {
    Score score;
    for (const Workshop& workshop : workshops)
      for (const Verdict& verdict : workshop.try_kind(kind, wishes.places, wishes.seed)) {
        score.add(verdict);
        if (!verdict.pointed)
          missed.push_back(fmt::format("{}: {}{}{}", kind.name, verdict.where,
                                       verdict.counted    ? " (census)"
                                       : verdict.remarked ? " (remark)"
                                                          : "",
                                       verdict.seen ? " (seen elsewhere: " + verdict.elsewhere + ")" : ""));
      }
    add(sums[kind.sort == Sort::Structural ? 0 : 1], score);
    fmt::print("| {} | {} | {} | {} | {} | {} | {} | {} | {} |\n", kind.name,
               kind.sort == Sort::Structural ? "structural" : "number", score.tries,
               percent(score.pointed, score.tries), percent(score.led, score.tries),
               percent(score.counted, score.tries), percent(score.remarked, score.tries),
               percent(score.seen, score.tries), witnesses(score));
    std::fflush(stdout);
  }
  fmt::print(
      "\n| sort | kinds | tries | pointed at | mean of the kinds | with places of the census | or by census "
      "| with remarks | seen at all "
      "|\n");
  fmt::print("|---|---|---|---|---|---|---|---|---|\n");
  print_sum("structural", sums[0]);
  print_sum("number", sums[1]);
  if (wishes.missed)
    for (const std::string& line : missed) fmt::print("missed: {}\n", line);
  return 0;
}
