#include "designer/studio/idle_quantities.h"

#include <fmt/format.h>

#include <algorithm>

#include "designer/format/press/theme_file.h"
#include "designer/format/text/report.h"
#include "designer/studio/job.h"
#include "designer/studio/press.h"
#include "engine/base/suggest.h"
#include "render/components/kinds.h"

namespace trackwright {
namespace {

struct Stated {
  std::string selector;
  Place place;  // none: on the command line
};

void take_stated(const Node* quantities, std::vector<Stated>& stated) {
  if (quantities == nullptr) return;
  for (const Entry& entry : quantities->entries) stated.push_back({entry.key, entry.key_place});
}

const Node* kit_file(const Loaded& loaded) {
  for (const auto& [name, tree] : loaded.merged)
    if (name == "kit.yaml") return &tree;
  return nullptr;
}

std::vector<Stated> all_stated(const Node* kit, const std::vector<std::string>& of_command_line) {
  std::vector<Stated> stated;
  if (kit != nullptr) {
    take_stated(kit->find("quantities"), stated);
    if (const Node* profiles = kit->find("profiles"))
      for (const Entry& profile : profiles->entries) take_stated(&profile.value, stated);
  }
  for (const std::string& text : of_command_line)
    if (const auto quantity = read_quantity(text)) stated.push_back({quantity->selector, {}});
  return stated;
}

// Of all components, whichever the kit holds; those of which the title needs none as well.
std::vector<std::string> names_of_all_pieces(const Loaded& loaded) {
  PrintJob whole;
  whole.loaded.title = loaded.title;
  whole.sheets.theme = classic_theme();
  whole.quantities = {{"*", 1}};
  std::vector<const ComponentKind*> kinds;
  for (const ComponentKind& kind : component_kinds())
    if (!kind.about_kit) kinds.push_back(&kind);
  std::vector<std::string> names;
  for (const DrawnComponent& one : draw_components(kinds, whole))
    for (const Piece& piece : one.component.pieces) names.push_back(piece_name(one.component, piece));
  return names;
}

void report_idle(const Loaded& loaded, const std::vector<Stated>& stated, Findings& findings) {
  if (stated.empty()) return;
  const std::vector<std::string> names = names_of_all_pieces(loaded);
  for (const Stated& one : stated) {
    if (std::ranges::any_of(names, [&](const std::string& name) { return selects(one.selector, name); }))
      continue;
    const std::string near = did_you_mean(one.selector, names);
    Finding& finding = report(
        findings, "kit/idle-quantity", one.place, one.selector,
        fmt::format("the quantity of `{}` names no piece of the title", one.selector),
        near.empty() ? "kit.json lists the names: component, a slash, piece; stars stand for any characters"
                     : near);
    finding.severity = Severity::Warning;
  }
}

void report_unknown_components(const Node* kit, Findings& findings) {
  const Node* listed = kit == nullptr ? nullptr : kit->find("components");
  if (listed == nullptr) return;
  std::vector<std::string> known;
  for (const ComponentKind& kind : component_kinds()) known.emplace_back(kind.id);
  for (const Node& item : listed->items)
    if (std::ranges::find(known, item.text) == known.end()) {
      const std::string near = did_you_mean(item.text, known);
      Finding& finding = report(findings, "kit/unknown-component", item.place, item.text,
                                fmt::format("`{}` is no component of a kit", item.text),
                                near.empty() ? fmt::format("there are {}", fmt::join(known, ", ")) : near);
      finding.severity = Severity::Warning;
    }
}

}  // namespace

Findings idle_choices(const Loaded& loaded, const std::vector<std::string>& of_command_line) {
  Findings findings;
  const Node* kit = kit_file(loaded);
  report_idle(loaded, all_stated(kit, of_command_line), findings);
  report_unknown_components(kit, findings);
  return findings;
}

}  // namespace trackwright
