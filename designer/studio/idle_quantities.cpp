#include "designer/studio/idle_quantities.h"

#include <fmt/format.h>

#include <algorithm>

#include "designer/checks/needs.h"
#include "designer/format/press/theme_file.h"
#include "designer/format/text/findings.h"
#include "designer/studio/job.h"
#include "designer/studio/press.h"
#include "designer/studio/quantities.h"
#include "engine/base/suggest.h"
#include "engine/base/words.h"
#include "render/components/kinds.h"

namespace trackwright {
namespace {

std::vector<Quantity> all_stated(const KitChoices& kit) {
  std::vector<Quantity> stated = kit.quantities;
  for (const auto& [name, quantities] : kit.profiles)
    stated.insert(stated.end(), quantities.begin(), quantities.end());
  return stated;
}

// Names the pieces of all components, even of those that the kit omits or the title does not need.
std::vector<std::string> names_of_all_pieces(const Title& title) {
  PrintJob whole;
  whole.title = title;
  whole.sheets.theme = classic_theme();
  whole.quantities = {{"*", 1}};
  std::vector<std::string> names;
  const Kit kit = draw_kit(kinds_of_game(), whole);
  for (const Component& component : kit.components)
    for (const Piece& piece : component.pieces) names.push_back(piece_name(component, piece));
  return names;
}

void report_idle(const Title& title, Findings& findings) {
  const std::vector<Quantity> stated = all_stated(title.kit);
  if (stated.empty()) return;
  const std::vector<std::string> names = names_of_all_pieces(title);
  for (const Quantity& one : stated) {
    if (std::ranges::any_of(names, [&](const std::string& name) { return selects(one.selector, name); }))
      continue;
    const std::string near = did_you_mean(one.selector, names);
    Finding& finding =
        report(findings, "kit/idle-quantity", one.place, one.selector,
               fmt::format("`{}` in the quantities is not a piece of the title", one.selector),
               near.empty() ? "use a name from kit.json: COMPONENT/PIECE, where `*` stands for any characters"
                            : near);
    finding.severity = Severity::Warning;
  }
}

void report_unknown_components(const std::vector<Ref>& components, Findings& findings) {
  if (components.empty()) return;
  std::vector<std::string> known;
  for (const ComponentKind& kind : component_kinds()) known.emplace_back(kind.id);
  for (const Ref& component : components) {
    if (std::ranges::find(known, component.value) != known.end()) continue;
    const std::string near = did_you_mean(component.value, known);
    Finding& finding = report(findings, "kit/unknown-component", component.place, component.value,
                              fmt::format("`{}` is not a component of a kit", component.value),
                              near.empty() ? fmt::format("use one of {}", joined(known, ", ")) : near);
    finding.severity = Severity::Warning;
  }
}

// Checks only choices in files of the title: options on the command line may name files anywhere.
void report_files_elsewhere(const KitChoices& kit, Findings& findings) {
  std::vector<Ref> named = kit.layouts;
  if (kit.theme) named.push_back({kit.theme->value, kit.theme->place});
  for (const Ref& one : named)
    if (one.place.file != 0 && !one.value.empty() && climbs_out(one.value))
      report_outside(findings, one.place, one.value);
}

}  // namespace

Findings idle_choices(const Title& title, const Gaps& gaps) {
  Findings findings;
  if (!waits(*find_check("kit/idle-quantity"), gaps)) report_idle(title, findings);
  report_unknown_components(title.kit.components, findings);
  report_unknown_components(title.kit.backs_of, findings);
  report_files_elsewhere(title.kit, findings);
  return findings;
}

}  // namespace trackwright
