#include "render/kit/kit.h"

#include <algorithm>

#include "engine/base/parallel.h"
#include "engine/title/title.h"
#include "render/kit/parts.h"

namespace trackwright {

Kit kit_of(const Title& title) {
  Kit kit;
  kit.title = title.name;
  kit.version = edition(title);
  return kit;
}

std::string edition(const Title& title) {
  if (!title.draft) return title.version;
  return title.version.empty() ? "draft" : title.version + " draft";
}

const Kit& kit_in(const ComponentContext& context) {
  static const Kit none;
  return context.kit != nullptr ? *context.kit : none;
}

std::vector<ContentHash> fingerprint(std::vector<Component>& components) {
  std::vector<ContentHash> contents(components.size());
  in_parallel(components.size(), [&](std::size_t i) {
    contents[i] = fingerprint(components[i]);
    for (Board& board : components[i].boards) board.imprint.parts = parts_of(board);
  });
  return contents;
}

ContentHash content_of_kit(const Kit& kit, const std::vector<ContentHash>& components) {
  Drawing name;  // every sheet shows the name and the version
  name.add(Text{.text = kit.title + "\n" + kit.version});
  std::vector<ContentHash> hashes{content_of(name)};
  hashes.insert(hashes.end(), components.begin(), components.end());
  return combined(hashes);
}

bool wanted_in_kit(const KitChoices& kit, std::string_view component) {
  // Most groups play with chips, and notes take a fifth of a kit's paper.
  const bool asked_for = component != "notes" || kit.money || kit.note_width || kit.note_height;
  if (kit.components.empty()) return asked_for;
  return std::ranges::find(kit.components, component, &Ref::value) != kit.components.end();
}

}  // namespace trackwright
