#include "designer/studio/kept_map.h"

#include <algorithm>
#include <utility>

#include "render/documents/gzip.h"
#include "render/documents/harmless_svg.h"
#include "render/documents/svg.h"
#include "render/drawing/svg_cost.h"

namespace trackwright {

namespace {

constexpr const char* kept_file = "map.svgz";
constexpr std::size_t largest_map = std::size_t{64} << 20U;

const Board* map_board(const Kit& kit) {
  const auto map = std::ranges::find(kit.components, "map", &Component::id);
  return map == kit.components.end() || map->boards.empty() ? nullptr : &map->boards.front();
}

}  // namespace

PrintedFile picture_of_map(const Kit& kit) {
  const Board* map = map_board(kit);
  if (map == nullptr) return {};
  return {kept_file, gzip(write_svg(map->drawing, map->size, SvgIds::Shown), Pack::Fast)};
}

void keep_map(Kit& kit, PrintedFile picture) {
  if (picture.bytes.empty()) return;
  const auto map = std::ranges::find(kit.components, "map", &Component::id);
  map->boards.front().imprint.picture = picture.name;
  kit.map_picture = std::move(picture);
}

Expected<std::string> map_in(const std::string& bytes) {
  auto svg = gunzip(bytes, largest_map);
  if (!svg) return unexpected(std::string("it is not a compressed picture"));
  if (!harmless_svg(*svg))
    return unexpected(std::string("it contains elements that no map of this program has"));
  if (const auto beyond = svg_beyond_limits(*svg)) return unexpected(*beyond);
  return std::move(*svg);
}

Expected<std::string> kept_map(const FileReader& files, const std::string& path, const Kit& kit) {
  const Board* map = map_board(kit);
  if (map == nullptr) return unexpected(std::string("This kit has no map."));
  if (map->imprint.picture.empty())
    return unexpected(std::string("This kit is from a version that kept no picture of the map."));
  const std::string folder =
      files.is_directory(path) ? path : path.substr(0, path.find_last_of('/') + 1) + ".";
  // Read only this file, whatever the list of the kit contains.
  const auto bytes = files.read(folder + "/" + kept_file, largest_file);
  auto svg = bytes ? map_in(*bytes) : Expected<std::string>(unexpected(bytes.error().message));
  if (!svg) return unexpected(std::string(kept_file) + " of this kit cannot be shown: " + svg.error() + ".");
  return svg;
}

}  // namespace trackwright
