#include "designer/format/press/theme_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <span>

#include "designer/format/schema/schema.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"
#include "designer/format/yaml/yaml.h"
#include "engine/base/suggest.h"
#include "engine/base/words.h"

namespace trackwright {

extern const std::string_view classic_theme_text;  // classic_theme.cpp, made by CMake

namespace {

constexpr int longest_theme_chain = 8;

bool is_path(const std::string& name) {
  return name.find('/') != std::string::npos || name.ends_with(".yaml") || name.ends_with(".yml");
}

// Compares the paths as written.
bool lies_below(const std::string& path, const std::string& folder) {
  const std::string relative = std::filesystem::path(path).lexically_relative(folder).string();
  return !relative.empty() && !climbs_out(relative);
}

std::string stem_of(const std::string& path) {
  const std::string name = path.substr(path.find_last_of('/') + 1);
  return name.substr(0, name.rfind('.'));
}

// Whether a title may add colours to the family of the name. A title names its own companies, zones and
// terrains.
bool is_free(const std::string& name) {
  constexpr std::array<std::string_view, 3> families{"company.", "market.", "terrain."};
  return std::ranges::any_of(families, [&](std::string_view family) { return name.starts_with(family); });
}

void lay_over(const Node& tree, Theme& theme) {
  if (const Node* landscape = value_of(&tree, "landscape"))
    theme.landscape = from_word<LandscapeStyle>(landscape->text).value_or(theme.landscape);
  for (const Entry& entry : entries_of(&tree, "colours"))
    theme.colours.insert_or_assign(entry.key, rgb_from_hex(entry.value.text).value_or(Rgb{}));
  for (const Entry& entry : entries_of(&tree, "widths"))
    theme.widths.insert_or_assign(entry.key, real(entry.value).value_or(0));
  for (const Entry& entry : entries_of(&tree, "shapes"))
    theme.shapes.insert_or_assign(entry.key, entry.value.text);
  for (const Entry& entry : entries_of(&tree, "patterns"))
    theme.patterns.insert_or_assign(entry.key, entry.value.text);
}

Theme built_in(std::string_view text) {
  Sources sources;
  Findings mistakes;  // discarded: a test reads the same file without findings
  Theme theme;
  theme.name = "classic";
  if (const auto tree = parse_yaml(sources, sources.add("classic.yaml", std::string(text)), mistakes))
    lay_over(*tree, theme);
  return theme;
}

class ThemeReader {
 public:
  ThemeReader(const FileReader& files, const Installation& installation, Sources& sources, Findings& findings)
      : files_(files), installation_(installation), sources_(sources), findings_(findings) {}

  std::optional<Theme> read(const ThemeChoice& choice, int depth) {
    const std::string path = path_of(choice);
    const bool own = !choice.within.empty() && is_path(choice.name);
    if (own && !lies_below(path, choice.within)) return outside(choice);
    if (!files_.is_file(path)) return missing(choice, path);
    if (own && !files_.lies_in(path, choice.within)) return outside(choice);
    auto text = files_.read(path, largest_file);
    if (!text) {
      report(findings_, text.error().check, choice.place, choice.name,
             fmt::format("{} {}", path, text.error().message));
      return std::nullopt;
    }
    const std::size_t before = findings_.size();
    const auto tree = parse_yaml(sources_, sources_.add(path, std::move(*text)), findings_);
    if (!tree || !valid(*tree)) return std::nullopt;
    auto theme = base(*tree, path, choice.within, depth);
    if (!theme) return std::nullopt;
    theme->name = stem_of(path);
    look_for_unknown(entries_of(&*tree, "colours"), theme->colours);
    look_for_unknown(entries_of(&*tree, "widths"), theme->widths);
    if (findings_.size() > before) return std::nullopt;
    lay_over(*tree, *theme);
    return theme;
  }

 private:
  std::string path_of(const ThemeChoice& choice) const {
    if (!is_path(choice.name)) return installation_.templates + "/themes/" + choice.name + ".yaml";
    const bool absolute = choice.name.starts_with('/') || choice.folder.empty();
    return absolute ? choice.name : choice.folder + "/" + choice.name;
  }

  std::optional<Theme> outside(const ThemeChoice& choice) {
    report_outside(findings_, choice.place, choice.name);
    return std::nullopt;
  }

  std::optional<Theme> missing(const ThemeChoice& choice, const std::string& path) {
    const std::vector<std::string> names = theme_names(files_, installation_);
    const std::vector<std::string_view> known(names.begin(), names.end());
    const std::string_view meant = is_path(choice.name) ? std::string_view{} : nearest(choice.name, known);
    report(findings_, "file/missing", choice.place, choice.name,
           is_path(choice.name) ? fmt::format("there is no theme file {}", path)
                                : fmt::format("there is no theme `{}`", choice.name),
           meant.empty()
               ? fmt::format("use a shipped theme ({}) or the path of your own file", joined(names, ", "))
               : fmt::format("did you mean `{}`?", meant));
    return std::nullopt;
  }

  bool valid(const Node& tree) {
    const std::string path = installation_.schemas + "/theme.json";
    const auto text = files_.read(path, largest_file);
    const auto schema = text ? known_schema(*text) : unexpected(text.error().message);
    const std::size_t before = findings_.size();
    if (schema)
      validate(tree, *schema, findings_);
    else
      report(findings_, "file/schema", {}, {},
             fmt::format("the program's own file {} {}", path, schema.error()), "reinstall the program");
    return findings_.size() == before;
  }

  std::optional<Theme> base(const Node& tree, const std::string& path, const std::string& within, int depth) {
    const Node* based = value_of(&tree, "based_on");
    if (based == nullptr) return classic_theme();
    if (depth >= longest_theme_chain) {
      report(findings_, "extends/too-deep", based->place, based->text,
             fmt::format("the chain of themes, each based on the next, exceeds {} themes here",
                         longest_theme_chain));
      return std::nullopt;
    }
    const std::size_t slash = path.find_last_of('/');
    return read({based->text, slash == std::string::npos ? "" : path.substr(0, slash), based->place, within},
                depth + 1);
  }

  template <class Value>
  void look_for_unknown(std::span<const Entry> entries,
                        const std::map<std::string, Value, std::less<>>& all) {
    for (const Entry& entry : entries) {
      if (all.contains(entry.key) || is_free(entry.key)) continue;
      std::vector<std::string_view> names;
      for (const auto& [name, value] : all) names.emplace_back(name);
      const std::string_view meant = nearest(entry.key, names);
      report(findings_, "schema/unknown-key", entry.key_place, entry.key,
             fmt::format("`{}` is not a name of a colour or a width in a theme", entry.key),
             meant.empty() ? "use a name from templates/themes/classic.yaml"
                           : fmt::format("did you mean `{}`?", meant));
    }
  }

  const FileReader& files_;
  const Installation& installation_;
  Sources& sources_;
  Findings& findings_;
};

}  // namespace

bool climbs_out(const std::string& path) {
  const std::string normal = normal_path(path);
  return normal.starts_with('/') || normal == ".." || normal.starts_with("../");
}

Finding& report_outside(Findings& findings, const Place& place, const std::string& path) {
  return report(findings, "kit/unknown-choice", place, path,
                fmt::format("`{}` is outside the title's folder", path),
                "move it into the folder, or name it in an option on the command line");
}

const Theme& classic_theme() {
  static const Theme theme = built_in(classic_theme_text);
  return theme;
}

std::optional<Theme> read_theme(const FileReader& files, const Installation& installation,
                                const ThemeChoice& choice, Sources& sources, Findings& findings) {
  return ThemeReader(files, installation, sources, findings).read(choice, 0);
}

std::vector<std::string> theme_names(const FileReader& files, const Installation& installation) {
  std::vector<std::string> names;
  for (const std::string& name : files.list(installation.templates + "/themes"))
    if (name.ends_with(".yaml")) names.push_back(stem_of(name));
  return names;
}

}  // namespace trackwright
