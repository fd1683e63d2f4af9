// `proof`: shows colours that look alike and the smallest text of a kit.
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <algorithm>
#include <memory>
#include <ostream>

#include "designer/faces/cli/options.h"
#include "designer/faces/cli/printing.h"
#include "designer/faces/cli/table.h"
#include "designer/studio/proof.h"

namespace trackwright {

namespace {

struct ProofRequest {
  PrintRequest print;
  std::vector<PictureFormat> formats;  // empty: that of the file, or PDF
};

void tell_family(std::ostream& out, const InkFamily& family) {
  const std::vector<InkPair> pairs = ink_pairs(family);
  const auto near =
      std::ranges::count_if(pairs, [](const InkPair& pair) { return pair.least() < alike_below; });
  out << fmt::format("{}: {} of {} pairs closer than {:.0f}\n", family.name, near, pairs.size(), alike_below);
  for (std::size_t i = 0; i < pairs.size() && i < 5; ++i) {
    if (i > 0 && pairs[i].least() >= alike_below) break;
    const NamedInk& a = family.inks[pairs[i].a];
    const NamedInk& b = family.inks[pairs[i].b];
    out << fmt::format("  {:<24} {:5.1f} {}\n", a.name + " / " + b.name, pairs[i].least(),
                       word_of(pairs[i].worst()));
  }
}

Exit prove(const Environment& environment, const ProofRequest& options) {
  const auto choices = chosen_files(environment, options.print, options.formats);
  if (!choices) return choices.error();
  const auto prepared = prepare(environment, options.print);
  if (!prepared) return prepared.error();
  const KitProof proof = make_proof(prepared->job, *choices);
  if (const auto failed = write_made(environment, prepared->folder, proof.files)) return *failed;
  std::ostream& out = environment.streams.out;
  for (const InkFamily& family : proof.families) tell_family(out, family);
  const auto least = std::ranges::min_element(proof.smallest, {}, &TypeUse::size);
  if (least != proof.smallest.end())
    out << fmt::format("Smallest type: {:.2f} mm, \"{}\" ({})\n", least->size, least->text, least->component);
  tell_files(environment, prepared->folder, proof.files);
  return tell_found(environment, *prepared, proof.findings);
}

Action set_up_proof(CLI::App& app) {
  const auto options = std::make_shared<ProofRequest>();
  add_title(app, options->print.title);
  add_formats(app, options->formats);
  add_print_request(app, options->print);
  accept_file(app);
  return [options](const Environment& environment) { return prove(environment, *options); };
}

}  // namespace

Command proof_command() {
  return {"proof", "find colours that look alike, and the smallest type",
          "Shows each pair of tile colours, companies and market zones as people with normal and impaired "
          "colour vision see them, and in black and white, with their distance (CIEDE2000). Pairs that are "
          "easy to confuse are framed. Also shows the smallest type of each component. The exit code does "
          "not depend on the result.",
          "proof mytitle\nproof mytitle --theme colour-blind --format png", set_up_proof};
}

}  // namespace trackwright
