// Proves a kit for the eye: colours that look alike, and the smallest type.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/table.h"
#include "designer/studio/press.h"
#include "render/components/kinds.h"
#include "render/components/proof.h"

namespace trackwright {

namespace {

struct ProofRequest {
  PrintChoices print;
  std::vector<std::string> formats;
};

void tell_family(std::ostream& out, const InkFamily& family) {
  const std::vector<InkPair> pairs = ink_pairs(family);
  const auto near =
      std::ranges::count_if(pairs, [](const InkPair& pair) { return pair.least() < alike_below; });
  out << fmt::format("{}: {} of {} pairs nearer than {:.0f}\n", family.name, near, pairs.size(), alike_below);
  for (std::size_t i = 0; i < pairs.size() && i < 5; ++i) {
    if (i > 0 && pairs[i].least() >= alike_below) break;
    const NamedInk& a = family.inks[pairs[i].a];
    const NamedInk& b = family.inks[pairs[i].b];
    out << fmt::format("  {:<24} {:5.1f} {}\n", a.name + " / " + b.name, pairs[i].least(),
                       word_of(pairs[i].worst()));
  }
}

Exit prove(const Environment& environment, const ProofRequest& options) {
  Exit exit = Exit::Sound;
  auto job = prepare(environment, options.print, exit);
  if (!job) return exit;
  if (const auto error = make_folder(job->folder)) return unusable(environment, *error);
  Findings findings = job->loaded.findings;
  std::vector<TypeUse> uses;
  for (const ComponentKind& kind : component_kinds())
    if (auto use = smallest_type(make_component(kind, *job, findings))) uses.push_back(std::move(*use));
  const Title& title = *job->loaded.title;
  for (const InkFamily& family : ink_families(title, job->sheets.theme))
    tell_family(environment.streams.out, family);
  const auto least = std::ranges::min_element(uses, {}, &TypeUse::size);
  if (least != uses.end())
    environment.streams.out << fmt::format("Smallest type: {:.2f} mm, \"{}\" ({})\n", least->size,
                                           least->text, least->component);
  std::vector<PictureFormat> formats;
  for (const std::string& ending : options.formats) formats.push_back(*from_word<PictureFormat>(ending));
  if (formats.empty()) formats.push_back(PictureFormat::Pdf);
  const Component boards = proof_boards(title, job->sheets.theme, uses);
  for (const PrintedFile& file : print_component(boards, *job, {formats, options.print.dpi}).files) {
    const std::string path = job->folder + "/" + file.name;
    if (const auto error = write_file(path, file.bytes)) return unusable(environment, *error);
    environment.streams.out << fmt::format("{}: {}\n", path, file.in_words());
  }
  warn(environment, job->loaded.sources, findings);
  return judge(findings, false);
}

Action set_up_proof(CLI::App& app) {
  const auto options = std::make_shared<ProofRequest>();
  add_title(app, options->print.title);
  app.add_option("--format", options->formats, "pdf (unless given), svg or png; may be given several times")
      ->type_name("FORMAT")
      ->check(one_of<PictureFormat>());
  add_print_choices(app, options->print);
  return [options](const Environment& environment) { return prove(environment, *options); };
}

}  // namespace

Command proof_command() {
  return {"proof", "can everybody read it? colours that look alike, and the smallest type",
          "Shows each pair of tile colours, companies and market zones as normal and colour-blind eyes see "
          "them, and "
          "in black and white, with the distance between them (CIEDE2000); pairs that are easily mistaken "
          "are framed. "
          "Then the smallest type of each component. It tells what it found, and fails at nothing: what "
          "colours a "
          "title has is its designer's choice.",
          "proof mytitle\nproof mytitle --theme colour-blind --format png", set_up_proof};
}

}  // namespace trackwright
