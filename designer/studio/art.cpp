#include "designer/studio/art.h"

#include <memory>
#include <set>
#include <string>
#include <utility>

#include "render/tile/icon.h"

namespace trackwright {

namespace {

void add_icons(const Tile& tile, std::set<std::string>& names) {
  for (const Icon& icon : tile.icons)
    for (const char* ending : {".svg", ".png"}) names.insert("icons/" + icon_noun(icon.image) + ending);
}

// Paths below art/ under which the title's pictures are looked for.
std::set<std::string> wanted_art(const Title& title) {
  std::set<std::string> names{title.map.art};
  for (const Company& company : title.companies.companies) names.insert(company.logo);
  for (const Hex& hex : title.map.hexes()) add_icons(hex.tile, names);
  for (const auto& [id, definition] : title.tiles) add_icons(definition.tile, names);
  names.erase("");
  return names;
}

}  // namespace

ArtFiles art_of(const FileReader& files, const Loaded& loaded) {
  ArtFiles art;
  const std::set<std::string> names = wanted_art(*loaded.title);
  const auto read_from = [&](const std::string& folder) {
    for (const std::string& name : names) {
      const std::string path = folder + "/art/" + name;
      if (art.contains(name) || !files.is_file(path) || !files.lies_in(path, folder)) continue;
      if (auto bytes = files.read(path, largest_file))
        art.emplace(name, std::make_shared<const std::string>(std::move(*bytes)));
    }
  };
  read_from(loaded.folder);
  for (const std::string& folder : loaded.extends) read_from(folder);
  return art;
}

}  // namespace trackwright
