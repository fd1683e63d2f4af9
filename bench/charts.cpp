// Compares upgrade charts of other authors with the track on the tiles. Prints Markdown: a row for each
// chart, then its mistakes. Usage: charts [TITLE ...]
#include <fmt/core.h>

#include <string>
#include <vector>

#include "engine/base/words.h"
#include "tests/charts/second_chart.h"

namespace {

using namespace trackwright::charts;

void print_faults(const ChartReport& report) {
  const auto tell = [&](const char* what, const std::vector<std::string>& items) {
    if (!items.empty()) fmt::print("* {}, {}: {}\n", report.slug, what, trackwright::joined(items, ", "));
  };
  tell("track is lost", report.forbidden);
  tell("to another letter", report.relabelled);
  tell("exchanged", report.exchanged);
  tell("missing", report.omitted);
  tell("rotations other than the track allows", report.turned);
  tell("printed in colour and without a row", report.without);
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> slugs(argv + 1, argv + argc);
  if (slugs.empty()) slugs = chart_titles();
  if (slugs.empty()) fmt::print("no charts: see CONTRIBUTING.md, TRACKWRIGHT_REFERENCE\n");
  ChartReport sum;
  std::size_t lost = 0;
  std::size_t exchanged = 0;
  std::size_t omitted = 0;
  std::vector<ChartReport> reports;
  fmt::print("| chart | tiles | upgrades | track is lost | exchanged | missing | rotations equal |\n");
  fmt::print("|---|---|---|---|---|---|---|\n");
  for (const std::string& slug : slugs) {
    ChartReport report = examine_chart(slug);
    fmt::print("| {} | {} | {} | {} | {} | {} | {} of {} |\n", slug, report.tiles, report.pairs,
               report.forbidden.size(), report.exchanged.size(), report.omitted.size(), report.equal,
               report.entries);
    sum.tiles += report.tiles;
    sum.pairs += report.pairs;
    sum.entries += report.entries;
    sum.equal += report.equal;
    lost += report.forbidden.size();
    exchanged += report.exchanged.size();
    omitted += report.omitted.size();
    reports.push_back(std::move(report));
  }
  fmt::print("| {} charts | {} | {} | {} | {} | {} | {} of {} |\n\n", slugs.size(), sum.tiles, sum.pairs,
             lost, exchanged, omitted, sum.equal, sum.entries);
  for (const ChartReport& report : reports) print_faults(report);
  return 0;
}
