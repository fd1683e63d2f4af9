#include "designer/studio/settled_tiles.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>

#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "designer/format/title/title_folder.h"
#include "designer/format/title/title_of.h"
#include "engine/tile/tile.h"

namespace trackwright {

namespace {

Node* tree_of(ImportedTitle& imported, std::string_view name) {
  const auto found = std::ranges::find(imported.files, name, &std::pair<std::string, Node>::first);
  return found == imported.files.end() ? nullptr : &found->second;
}

Node* part_of(Node* tree, std::string_view key) {
  if (tree == nullptr) return nullptr;
  const auto found = std::ranges::find(tree->entries, key, &Entry::key);
  return found == tree->entries.end() ? nullptr : &found->value;
}

Title with_dictionary(const Node& tiles, const FileReader& files, const Installation& installation) {
  Trees trees;
  trees.files.emplace("tiles.yaml", tiles);
  Sources unseen;
  Findings findings;
  auto built = title_of(trees, files, installation, unseen, findings);
  return built ? std::move(built->title) : Title{};
}

// Tiles of private companies that the manifest lacks.
void leave_out_tiles_of_powers(ImportedTitle& imported, const Node& manifest) {
  Node* const privates = part_of(tree_of(imported, "companies.yaml"), "privates");
  if (privates == nullptr) return;
  for (Entry& one : privates->entries) {
    Node* const tiles = part_of(&one.value, "tiles");
    if (tiles == nullptr) continue;
    std::erase_if(tiles->items, [&](const Node& tile) {
      if (manifest.find(tile.text) != nullptr) return false;
      imported.warnings.push_back(fmt::format(
          "{}: its tile {} is not carried over, since it is not in the manifest", one.key, tile.text));
      return true;
    });
    if (tiles->items.empty())
      std::erase_if(one.value.entries, [](const Entry& entry) { return entry.key == "tiles"; });
  }
}

}  // namespace

void settle_tiles(ImportedTitle& imported, const FileReader& files, const Installation& installation) {
  Node* const tree = tree_of(imported, "tiles.yaml");
  if (tree == nullptr) return;
  const Title title = with_dictionary(*tree, files, installation);
  if (title.standard_numbers.empty()) return;
  if (Node* const own = part_of(tree, "tiles"); own != nullptr)
    std::erase_if(own->entries, [&](Entry& entry) {
      const TileDefinition* tile = find_tile(title, entry.key);
      if (tile == nullptr || !tile->standard) return false;
      if (canonical_form(tile->tile) == canonical_form(*tile->standard)) return true;
      put(entry.value, "redefines", flag_node(true));
      return false;
    });
  Node* const manifest = part_of(tree, "manifest");
  if (manifest == nullptr) return;
  std::erase_if(manifest->entries, [&](const Entry& entry) {
    if (find_tile(title, entry.key) != nullptr) return false;
    imported.warnings.push_back(fmt::format(
        "tile {} is not carried over: the file does not draw it, and no standard tile has this number",
        entry.key));
    return true;
  });
  leave_out_tiles_of_powers(imported, *manifest);
}

}  // namespace trackwright
