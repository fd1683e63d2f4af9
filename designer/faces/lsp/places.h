// Places as the protocol has them: URIs, and lines and columns counted from 0, in units of UTF-16.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "designer/format/text/files.h"
#include "designer/format/text/tree.h"
#include "engine/base/place.h"

namespace trackwright::lsp {

using Json = nlohmann::json;

std::string uri_of(const std::string& path);
// The path of a file:// URI; nothing of another one.
std::optional<std::string> path_of(std::string_view uri);

Json range_of(const Sources::File&, TextSpan);
Json range_of(const Sources&, const Place&);     // of a place nowhere the first character of a file
Json location_of(const Sources&, const Place&);  // {uri, range}; null of a place nowhere
// The byte offset of {line, character}; nothing where that is none.
std::optional<std::size_t> offset_of(const Sources::File&, const Json& position);

TextSpan span_of(const Place&);

}  // namespace trackwright::lsp
