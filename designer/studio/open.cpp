#include "designer/studio/open.h"

namespace trackwright {

Loaded open_title(const FileReader& files, const Installation& installation, const std::string& name,
                  const UnsavedTexts& unsaved) {
  if (unsaved.empty()) return load_title(files, installation, name);
  return load_title(UnsavedReader(unsaved, files), installation, name);
}

}  // namespace trackwright
