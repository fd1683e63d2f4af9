#include "designer/faces/serve/file_name.h"

namespace trackwright::serve {

bool is_name_in_folder(const std::string& name, std::string_view ending) {
  return name.ends_with(ending) && name.size() <= 80 && !name.starts_with('.') &&
         name.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.") ==
             std::string::npos;
}

}  // namespace trackwright::serve
