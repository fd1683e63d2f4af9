// Bytes in the form of gzip, without a name and a time: equal bytes give equal ones.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace trackwright {

std::string gzip(std::string_view);

// Nothing where it is not in that form, or more than `most` bytes come of it.
std::optional<std::string> gunzip(std::string_view, std::size_t most);

}  // namespace trackwright
