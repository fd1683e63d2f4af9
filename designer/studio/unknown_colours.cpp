#include "designer/studio/unknown_colours.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "designer/format/text/report.h"
#include "designer/format/text/values.h"
#include "engine/base/suggest.h"
#include "engine/tile/tile.h"
#include "render/tile/livery.h"

namespace trackwright {

namespace {

// Where titles name colours: the key of the things in a file, and the family of theme names that is searched
// first.
struct Named {
  std::string_view file;
  std::string_view things;
  std::string_view family;
};

constexpr std::array<Named, 4> named_colours{{{"companies.yaml", "companies", "company"},
                                              {"companies.yaml", "defaults", "company"},
                                              {"market.yaml", "zones", "market"},
                                              {"map.yaml", "hexsides", "company"}}};
constexpr std::array<std::string_view, 2> colour_keys{"colour", "text_colour"};

// The short names of a family: "red" for "company.red".
std::vector<std::string> names_in(const Theme& theme, std::string_view family) {
  std::vector<std::string> names;
  for (const auto& [name, colour] : theme.colours)
    if (name.starts_with(family) && name.substr(family.size()).starts_with('.'))
      names.push_back(name.substr(family.size() + 1));
  return names;
}

// The schema has already checked other forms, such as hexadecimal colours.
bool is_name(std::string_view text) {
  return !text.starts_with('#') && !text.starts_with("rgb");
}

class Colours {
 public:
  Colours(const std::function<const Theme&()>& theme, Findings& findings)
      : theme_(theme), findings_(findings) {}

  void look_at(const Node& thing, std::string_view object, std::string_view family) {
    for (const std::string_view key : colour_keys) {
      const Node* said = value_of(&thing, key);
      if (said == nullptr || !is_scalar(*said) || !is_name(said->text)) continue;
      // Every theme has the tile colours, and reading a theme costs as much as checking a small title.
      if (from_word<Colour>(said->text)) continue;
      if (!find_colour(theme_(), std::string(family), said->text)) report_unknown(*said, object, family);
    }
  }

 private:
  void report_unknown(const Node& said, std::string_view object, std::string_view family) {
    const std::string near = did_you_mean(said.text, names_in(theme_(), family));
    report(findings_, "kit/unknown-colour", said.place, std::string(object.empty() ? said.text : object),
           fmt::format("the theme has no colour `{}`", said.text),
           near.empty() ? "use a colour of the theme, or write the colour as \"#rrggbb\"" : near);
  }

  const std::function<const Theme&()>& theme_;
  Findings& findings_;
};

}  // namespace

Findings unknown_colours(const Loaded& loaded, const std::function<const Theme&()>& theme) {
  Findings findings;
  Colours colours(theme, findings);
  for (const Named& named : named_colours) {
    const auto file = std::ranges::find(loaded.merged, named.file, &std::pair<std::string, Node>::first);
    if (file == loaded.merged.end()) continue;
    for (const Entry& thing : entries_of(&file->second, named.things))
      colours.look_at(thing.value, thing.key, named.family);
    for (const Node& thing : items_of(&file->second, named.things)) colours.look_at(thing, {}, named.family);
  }
  return findings;
}

}  // namespace trackwright
