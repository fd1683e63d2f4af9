// Is it sound?
#include <CLI/App.hpp>
#include <memory>
#include <ostream>

#include "designer/checks/check.h"
#include "designer/commands/options.h"
#include "designer/commands/table.h"

namespace trackwright {

namespace {

struct Options {
  std::string title;
  Format format = Format::Text;
  bool strict = false;
  bool verbose = false;
};

// What fires on many sound titles is worth a look now and then, not at each run.
std::size_t leave_out_remarks(Findings& findings) {
  return std::erase_if(findings, [](const Finding& f) { return f.severity == Severity::Info; });
}

Exit check_title(const Environment& environment, const Options& options) {
  Loaded loaded = load_title(environment.files, environment.installation, options.title);
  if (loaded.title)
    for (Finding& finding : run_checks(*loaded.title)) loaded.findings.push_back(std::move(finding));
  const bool all = options.verbose || options.strict;
  const std::size_t left_out = all ? 0 : leave_out_remarks(loaded.findings);
  tell(environment, loaded.sources, loaded.findings, options.format, options.title);
  if (left_out > 0 && options.format == Format::Text)
    environment.streams.out << left_out << (left_out == 1 ? " remark" : " remarks")
                            << " left out; --verbose shows " << (left_out == 1 ? "it" : "them") << '\n';
  return loaded.readable ? judge(loaded.findings, options.strict) : Exit::Unusable;
}

Action setup(CLI::App& app) {
  const auto options = std::make_shared<Options>();
  add_title(app, options->title);
  add_format(app, options->format);
  add_strict(app, options->strict);
  app.add_flag("--verbose", options->verbose,
               "remarks too: what is worth a look, and is meant in many titles");
  return [options](const Environment& environment) { return check_title(environment, *options); };
}

}  // namespace

Command check_command() {
  return {"check", "is it sound? what would fail at the table",
          "Reads a title as `validate` does, then runs the game's own mechanics over it: track, upgrades, "
          "phases, "
          "trains, market, companies, money. An exception that is meant is stated in title.yaml under "
          "`allow`, with "
          "its reason.\n\n`explain CHECK` says more about a finding; its name stands in brackets behind it.",
          "check mytitle\ncheck my/title --verbose\ncheck my/title --strict\ncheck mytitle --format json",
          setup};
}

}  // namespace trackwright
