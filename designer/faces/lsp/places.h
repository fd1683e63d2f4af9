// Places in the form of the protocol: URIs, and lines and columns counted from 0, in units of UTF-16.
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
// The path of a file:// URI; nullopt for any other URI.
std::optional<std::string> path_of(std::string_view uri);

Json range_of(const Sources::File&, TextSpan);
Json range_of(const Sources&, const Place&);     // for an empty place, the first character of the file
Json location_of(const Sources&, const Place&);  // {uri, range}; null for an empty place
// The byte offset of {line, character}; nullopt if the position is invalid.
std::optional<std::size_t> offset_of(const Sources::File&, const Json& position);

TextSpan span_of(const Place&);

}  // namespace trackwright::lsp
