#include "designer/studio/chosen.h"

#include <string_view>

#include "designer/format/press/theme_file.h"

namespace trackwright {

std::string folder_of_choice(const Place& place, const Sources& sources) {
  const Sources::File* file = sources.file(place.file);
  if (file == nullptr) return {};
  const std::size_t slash = file->path.find_last_of('/');
  return slash == std::string::npos ? "." : file->path.substr(0, slash);
}

std::optional<Theme> chosen_theme(const FileReader& files, const Installation& installation,
                                  const KitChoices& choices, Sources& sources, Findings& findings) {
  const Ref theme = choices.theme.value_or(Ref{std::string(usual_theme), {}});
  const std::string from = folder_of_choice(theme.place, sources);
  return read_theme(files, installation, {theme.value, from, theme.place, from}, sources, findings);
}

}  // namespace trackwright
