#include "designer/studio/kit_words.h"

#include <string_view>

#include "render/components/kinds.h"

namespace trackwright {

std::vector<std::string> kit_words(const FileReader& files, const Installation& installation,
                                   Name::Kind kind) {
  std::vector<std::string> words;
  if (kind == Name::Component)
    for (const ComponentKind& component : component_kinds()) words.emplace_back(component.id);
  if (kind == Name::Theme)
    for (const std::string& file : files.list(installation.templates + "/themes"))
      if (constexpr std::string_view ending = ".yaml"; file.ends_with(ending))
        words.push_back(file.substr(0, file.size() - ending.size()));
  return words;
}

}  // namespace trackwright
