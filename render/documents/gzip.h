// Bytes in the form of gzip, without a name and a time: equal bytes give equal ones.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace trackwright {

// Fast: a third of the time for bytes that are some fifth more.
enum class Pack { Well, Fast };
std::string gzip(std::string_view, Pack = Pack::Well);

// Nothing where it is not in that form, or more than `most` bytes come of it.
std::optional<std::string> gunzip(std::string_view, std::size_t most);

}  // namespace trackwright
