// Writes pages as a file, in the format of its extension.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/enum_words.h"
#include "render/documents/pdf.h"
#include "render/documents/svg.h"
#include "render/drawing/page.h"

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

}  // namespace trackwright
