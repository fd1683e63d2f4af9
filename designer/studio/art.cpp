#include "designer/studio/art.h"

#include <memory>
#include <optional>
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

// Nothing where there is none.
std::optional<ArtFile> art_file(const FileReader& files, const std::string& folder, const std::string& name) {
  const std::string path = folder + "/art/" + name;
  // What lies elsewhere is not looked at, not even to say what it is.
  if (!files.lies_in(path, folder)) {
    if (!files.is_file(path)) return std::nullopt;
    return ArtFile{nullptr, "lies outside of the title's folder"};
  }
  auto bytes = files.read(path, largest_file);
  if (bytes) return ArtFile{std::make_shared<const std::string>(std::move(*bytes)), {}};
  if (bytes.error().check == "file/missing") return std::nullopt;
  return ArtFile{nullptr, bytes.error().message};
}

}  // namespace

ArtFiles art_of(const FileReader& files, const Loaded& loaded) {
  ArtFiles art;
  const std::set<std::string> names = wanted_art(*loaded.title);
  const auto read_from = [&](const std::string& folder) {
    for (const std::string& name : names) {
      if (!art.contains(name))
        if (auto file = art_file(files, folder, name)) art.emplace(name, std::move(*file));
    }
  };
  read_from(loaded.folder);
  for (const std::string& folder : loaded.extends) read_from(folder);
  return art;
}

}  // namespace trackwright
