// Writes pages as a file, in the format of its extension.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/enum_words.h"
#include "engine/title/title.h"
#include "render/documents/pdf.h"
#include "render/documents/svg.h"
#include "render/drawing/page.h"
#include "render/drawing/theme.h"
#include "render/kit/kit.h"

namespace trackwright {

enum class PictureFormat { Pdf, Svg, Png };
template <>
inline constexpr auto enum_words<PictureFormat> = std::to_array<EnumWord<PictureFormat>>(
    {{PictureFormat::Pdf, "pdf"}, {PictureFormat::Svg, "svg"}, {PictureFormat::Png, "png"}});

// By the extension, ignoring case: "57.png".
std::optional<PictureFormat> format_of(std::string_view path);

// A PDF contains all pages; SVG and PNG contain the first.
std::string document_bytes(PictureFormat, const std::vector<Page>&, const PdfMetadata&, double dpi,
                           SvgIds = SvgIds::None);

// Single tiles and hexes as SVG, shown next to a name in an editor or page.

// A tile on its own page, without the surrounding sheet colour. `across`: distance between parallel sides in
// mm.
std::string tile_svg(const Tile&, Orientation, const std::string& number, const Theme&, double across = 30);

// A rotated tile of the title, by number; nullopt if the title has no such tile.
std::optional<std::string> numbered_tile_svg(const Title&, const std::string& id, Rotation, const Theme&);

// A hex as printed on the map.
std::string hex_svg(const Title&, const Hex&, const Theme&);

// "data:image/svg+xml;base64,..."
std::string data_uri(const std::string& svg);

// Pictures of single trimmed pieces, for rulebooks, web pages and other programs.

// A piece's name as part of a file name; characters that file systems may reject become _.
std::string file_stem(const std::string& id);

inline constexpr std::string_view piece_folder = "pieces";

// pieces/tiles/tile-57.svg, and -back if the piece has a back; also boards.
std::vector<PrintedFile> piece_pictures(const Kit&, PictureFormat, double dpi, SvgIds = SvgIds::None);

}  // namespace trackwright
