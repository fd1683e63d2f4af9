#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/format/press/papers.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/values.h"
#include "designer/format/title/title_of.h"
#include "designer/format/yaml/write.h"
#include "designer/format/yaml/yaml.h"
#include "designer/studio/chosen.h"
#include "designer/studio/losses.h"
#include "engine/base/suggest.h"
#include "engine/tile/tile.h"
#include "render/tile/livery.h"

namespace trackwright {

namespace {

// Equal but for the kinds of scalars: `57` is `"57"`.
bool same_values(const Node& a, const Node& b) {
  if (is_scalar(a) && is_scalar(b)) return a.text == b.text;
  const auto same_entry = [](const Entry& x, const Entry& y) {
    return x.key == y.key && same_values(x.value, y.value);
  };
  return a.kind == b.kind && std::ranges::equal(a.items, b.items, same_values) &&
         std::ranges::equal(a.entries, b.entries, same_entry);
}

std::string short_text(const Node& node) {
  constexpr std::size_t most = 40;
  if (!is_scalar(node)) return node.kind == Node::Kind::Mapping ? "{...}" : "[...]";
  return node.text.size() <= most ? node.text : node.text.substr(0, node.text.find(' ', most - 10)) + " ...";
}

class Comparer {
 public:
  Comparer(const std::string& file, Findings& findings) : file_(file), findings_(findings) {}

  // `written` is the value with a place, or the nearest one around it.
  void compare(const Node& title, const Node* read, const std::string& path, const Node* written) {
    if (read == nullptr) return tell(title, path, written, "is lost");
    if (same_values(title, *read)) return;
    if (title.kind == Node::Kind::Mapping && is_scalar(*read) && title.find("code") != nullptr) {
      Node hex = mapping_node();  // a text alone is the code of a hex
      put(hex, "code", *read);
      return mappings(title, hex, path, written);
    }
    if (title.kind == Node::Kind::Mapping && read->kind == Node::Kind::Mapping)
      return mappings(title, *read, path, written);
    const bool lists = title.kind == Node::Kind::Sequence && title.items.size() == read->items.size();
    if (!lists)
      return tell(
          title, path, written,
          is_scalar(title) && is_scalar(*read) ? fmt::format("becomes `{}`", short_text(*read)) : "changes");
    for (std::size_t i = 0; i < title.items.size(); ++i) {
      const bool known = written != nullptr && i < written->items.size();
      compare(title.items[i], &read->items[i], fmt::format("{}.{}", path, i + 1),
              known ? &written->items[i] : written);
    }
  }

 private:
  void mappings(const Node& title, const Node& read, const std::string& path, const Node* written) {
    const auto below = [&](const std::string& key) { return path.empty() ? key : path + "." + key; };
    const auto place = [&](const std::string& key) {
      const Node* found = written == nullptr ? nullptr : written->find(key);
      return found == nullptr ? written : found;
    };
    for (const Entry& entry : title.entries)
      compare(entry.value, read.find(entry.key), below(entry.key), place(entry.key));
    for (const Entry& entry : read.entries)
      if (title.find(entry.key) == nullptr) tell(entry.value, below(entry.key), written, "is added");
  }

  void tell(const Node& value, const std::string& path, const Node* written, const std::string& what) {
    report(findings_, "export/lost", written == nullptr ? Place{} : written->place, path,
           fmt::format("{}: `{}: {}` {}", file_, path, short_text(value), what))
        .severity = Severity::Warning;
  }

  const std::string& file_;
  Findings& findings_;
};

}  // namespace

Findings losses(const Trees& title, const Trees& read,
                const std::vector<std::pair<std::string, Node>>& written) {
  Findings findings;
  for (const auto& [name, tree] : title.files) {
    const auto other = read.files.find(name);
    const auto places = std::ranges::find(written, name, &std::pair<std::string, Node>::first);
    const Node nothing = mapping_node();  // of a file that is lost, each key is listed
    Comparer(name, findings)
        .compare(tree, other == read.files.end() ? &nothing : &other->second, "",
                 places == written.end() ? nullptr : &places->second);
  }
  return findings;
}

namespace {

class Art {
 public:
  Art(const FileReader& files, const Loaded& loaded, Findings& findings)
      : files_(files), loaded_(loaded), findings_(findings) {}

  // Uses the wording of the kit, which reports other faults of pictures.
  void look_for(const std::string& name, const std::string& object, const std::string& what,
                const Place& place, const char* help) {
    if (name.empty() || is_there(name)) return;
    const std::string meant = did_you_mean(name, files_.list(loaded_.folder + "/art"));
    report(findings_, "kit/missing-art", place, object, fmt::format("{} {} is not in art/", what, name),
           name.starts_with("art/") ? "write its name without the folder `art/`"
           : meant.empty()          ? help
                                    : meant)
        .severity = Severity::Warning;
  }

 private:
  bool is_there(const std::string& name) const {
    const auto has = [&](const std::string& folder) { return files_.is_file(folder + "/art/" + name); };
    return has(loaded_.folder) || std::ranges::any_of(loaded_.extends, has);
  }

  const FileReader& files_;
  const Loaded& loaded_;
  Findings& findings_;
};

// Without a folder of pictures they are still to come; the kit reports what it prints instead.
bool has_art(const FileReader& files, const Loaded& loaded) {
  const auto has = [&](const std::string& folder) { return !files.list(folder + "/art").empty(); };
  return has(loaded.folder) || std::ranges::any_of(loaded.extends, has);
}

void look_for_art(const FileReader& files, const Loaded& loaded, Findings& findings) {
  if (!has_art(files, loaded)) return;
  const Title& title = *loaded.seen();
  Art art(files, loaded, findings);
  art.look_for(title.map.art, "map", "the background of the map", title.map.art_place,
               "add the file; until then, the map is printed without it");
  for (const Company& company : title.companies.companies)
    art.look_for(company.logo, company.id.value, "the logo of " + company.id.value,
                 company.logo_place.file != 0 ? company.logo_place : company.place,
                 "add the file; until then, the abbreviation is printed");
}

void look_for_paper(const FileReader& files, const Installation& installation, const Loaded& loaded,
                    Findings& findings) {
  const auto& paper = loaded.seen()->kit.paper;
  constexpr std::string_view usual = "A4";  // the choice of most titles
  if (!paper || paper->value == usual) return;
  Sources sources;
  Findings unheard;
  const auto papers = read_papers(files, installation.templates, sources, unheard);
  if (papers.empty()) return;
  if (const auto found = find_paper(papers, paper->value); !found)
    report(findings, "kit/unknown-choice", paper->place, paper->value, found.error());
}

void look_for_theme(const FileReader& files, const Installation& installation, const Loaded& loaded,
                    Findings& findings) {
  const KitChoices& choices = loaded.seen()->kit;
  if (!choices.theme || choices.theme->value == usual_theme) return;
  Sources sources = loaded.sources;
  Findings found;
  if (chosen_theme(files, installation, choices, sources, found)) return;
  // Keep only findings about the choice: drawing with a theme reports the faults in its file.
  std::ranges::copy_if(found, std::back_inserter(findings),
                       [&](const Finding& one) { return one.place == choices.theme->place; });
}

}  // namespace

Findings lost_choices(const FileReader& files, const Installation& installation, const Loaded& loaded) {
  Findings findings;
  look_for_art(files, loaded, findings);
  look_for_paper(files, installation, loaded, findings);
  look_for_theme(files, installation, loaded, findings);
  return findings;
}

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

namespace {

constexpr int most_rounds = 20;  // a removal can invalidate the values around it

// Trees made from facts have no places: write and read them again to give each value a place.
std::optional<std::map<FileId, std::string>> give_places(Trees& trees, Sources& sources) {
  std::map<FileId, std::string> names;
  for (auto& [name, tree] : trees.files) {
    Findings findings;
    const FileId file = sources.add(name, write_yaml(tree));
    auto placed = parse_yaml(sources, file, findings);
    if (!placed || has_errors(findings)) return std::nullopt;
    tree = std::move(*placed);
    names.emplace(file, name);
  }
  return names;
}

// A missing key leads to its mapping; if an item of a list begins with this mapping, to the item.
std::vector<Step> way_to_refused(const Node& root, const Finding& error) {
  const auto path = node_at(root, error.place.offset);
  if (!path) return {};
  std::vector<Step> steps = path->steps;
  if (error.check == "schema/missing-key" && !steps.empty() && steps.back().entry() != nullptr &&
      steps.back().value().kind != Node::Kind::Mapping)
    steps.pop_back();
  return steps;
}

std::string words_of_way(const std::vector<Step>& steps) {
  std::string words;
  for (const Step& step : steps) {
    const Entry* entry = step.entry();
    words += words.empty() ? "" : ".";
    words += entry != nullptr ? entry->key : std::to_string(step.index + 1);
  }
  return words;
}

// Removes the value; only empties the `code` of a tile or hex, which stays as a blank one.
void take_out(Node& root, const std::vector<Step>& steps) {
  Node* node = &root;
  for (std::size_t i = 0; i + 1 < steps.size(); ++i)
    node = steps[i].entry() != nullptr ? &node->entries.at(steps[i].index).value
                                       : &node->items.at(steps[i].index);
  const std::size_t index = steps.back().index;
  const auto at = static_cast<std::ptrdiff_t>(index);
  if (steps.back().entry() == nullptr)
    node->items.erase(node->items.begin() + at);
  else if (Entry& entry = node->entries.at(index); entry.key == "code" && !entry.value.text.empty())
    entry.value = text_node("");
  else
    node->entries.erase(node->entries.begin() + at);
}

// Removes the value of each error, beginning with the last one, so that the other places stay valid. Returns
// false if an error has no removable value.
bool take_out_refused(Trees& trees, const std::map<FileId, std::string>& names, Findings errors,
                      std::vector<std::string>& told) {
  std::ranges::sort(errors, std::greater{},
                    [](const Finding& error) { return std::pair(error.place.file, error.place.offset); });
  std::string before;
  for (const Finding& error : errors) {
    const auto name = names.find(error.place.file);
    if (name == names.end()) return false;
    Node& root = trees.files.find(name->second)->second;
    const std::vector<Step> steps = way_to_refused(root, error);
    if (steps.empty()) return false;
    const std::string way = fmt::format("{}: {}", name->second, words_of_way(steps));
    if (way == before) continue;  // two errors of one value
    before = way;
    take_out(root, steps);
    told.push_back(fmt::format("{} is not carried over: {}", way, error.message));
  }
  return true;
}

}  // namespace

void leave_out_refused(Trees& trees, const FileReader& files, const Installation& installation,
                       std::vector<std::string>& warnings) {
  Trees kept = trees;
  std::vector<std::string> told;
  for (int round = 0; round < most_rounds; ++round) {
    Sources sources;
    Findings findings;
    const auto names = give_places(kept, sources);
    if (!names || !title_of(kept, files, installation, sources, findings)) return;
    std::erase_if(findings, [](const Finding& finding) { return finding.severity != Severity::Error; });
    if (findings.empty()) {
      if (told.empty()) return;
      trees = std::move(kept);
      warnings.insert(warnings.end(), told.begin(), told.end());
      return;
    }
    if (!take_out_refused(kept, *names, std::move(findings), told)) return;
  }
}

}  // namespace trackwright
