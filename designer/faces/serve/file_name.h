// Validates file names from the page.
#pragma once

#include <string>
#include <string_view>

namespace trackwright::serve {

// True for a name with this extension that stays in its folder.
bool is_name_in_folder(const std::string& name, std::string_view ending);

}  // namespace trackwright::serve
