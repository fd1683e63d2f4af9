// Names of files that a page may ask for.
#pragma once

#include <string>
#include <string_view>

namespace trackwright::serve {

// A name with this ending, without a way out of the folder.
bool is_name_in_folder(const std::string& name, std::string_view ending);

}  // namespace trackwright::serve
