// Code actions for findings: certain fixes, exceptions with a reason to type, and definitions of missing
// things.
#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "designer/checks/check.h"
#include "designer/faces/lsp/features.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/readers.h"
#include "designer/format/yaml/edit.h"
#include "designer/format/yaml/yaml.h"
#include "designer/studio/meaning.h"
#include "engine/base/suggest.h"

namespace trackwright::lsp {

namespace {

Node exception_for(const Finding& finding) {
  Node allow = mapping_node();
  add(allow, "check", text_node(finding.check));
  if (!finding.object.empty()) add(allow, "at", list_node({text_node(finding.object)}));
  add(allow, "because", text_node(""));  // checks report an empty reason, so the user types it there
  return allow;
}

// Edits of title.yaml that add an exception; none if the file cannot be parsed.
Edits edits_to_allow(const Sources& sources, FileId id, const Finding& finding) {
  Findings unheard;
  const auto tree = parse_yaml(sources, id, unheard);
  if (!tree || tree->kind != Node::Kind::Mapping || tree->entries.empty()) return {};
  const std::string& text = sources.file(id)->text;
  const Node* list = tree->find("allow");
  if (list != nullptr && list->kind == Node::Kind::Sequence && !list->items.empty() && !list->alias)
    return insert_item(text, *list, list->items.size(), exception_for(finding));
  if (list != nullptr) return {};
  Entry entry;
  entry.key = "allow";
  entry.value = list_node({exception_for(finding)});
  return insert_entry(text, *tree, tree->entries.size(), entry);
}

FileId title_file(const Sources& sources, const std::string& folder) {
  for (FileId id = 1; const Sources::File* file = sources.file(id); ++id)
    if (file->path == folder + "/title.yaml") return id;
  return 0;
}

bool touches(const Place& place, TextSpan span) {
  return place.offset <= span.end && span.begin <= std::size_t{place.offset} + place.length;
}

Json action(const std::string& title, const char* kind, const Sources& sources,
            const std::vector<Edit>& edits) {
  return {{"title", title}, {"kind", kind}, {"edit", {{"changes", changes_of(sources, edits)}}}};
}

// The words in "did you mean `x`?" or "did you mean `x` or `y`?"; none for other helps.
std::vector<std::string_view> asked_for(std::string_view help) {
  constexpr std::string_view asks = "did you mean `", ends = "`?", between = "` or `";
  std::vector<std::string_view> words;
  if (!help.starts_with(asks) || !help.ends_with(ends)) return words;
  help = help.substr(asks.size(), help.size() - asks.size() - ends.size());
  for (std::size_t gap = 0; gap != std::string_view::npos;) {
    gap = help.find(between);
    words.push_back(help.substr(0, gap));
    if (gap != std::string_view::npos) help.remove_prefix(gap + between.size());
  }
  return words;
}

// Edits that replace a word with each suggestion of its finding. They are not certain fixes, so the user
// chooses.
std::vector<Edit> what_was_meant(const Sources& sources, const Finding& finding) {
  Place place = finding.place;
  std::string_view said = std::string_view(sources.file(place.file)->text).substr(place.offset, place.length);
  const bool quoted = said.size() > 1 && (said.front() == '"' || said.front() == '\'');
  if (quoted && said.back() == said.front()) {
    said = said.substr(1, said.size() - 2);
    place = {place.file, place.offset + 1, place.length - 2};
  }
  std::vector<Edit> edits;
  for (const std::string_view meant : asked_for(finding.help))
    if (!nearest(said, std::span(&meant, 1)).empty() &&
        meant.find_first_of("\"'\\:#,[]{}") == std::string::npos)
      edits.push_back({place, std::string(meant)});
  return edits;
}

bool is_standard_tile(Project& project, const Name& name) {
  const Title* title = project.title();
  return name.kind == Name::Tile && title != nullptr &&
         std::ranges::find(title->standard_numbers, name.text) != title->standard_numbers.end();
}

// For each undefined name in the range, offers to create the thing.
void add_definitions(Project& project, const Document& document, TextSpan span, Json& all) {
  const Names& names = project.names();
  const FileId file = file_in(names, document);
  for (const NamePlace& one : names.all()) {
    if (one.place.file != file || !touches(one.place, span) || names.definition(one.name) != nullptr)
      continue;
    for (const Name::Kind kind : one.kinds) {
      const Name name{kind, one.name.text};
      if (is_standard_tile(project, name)) continue;
      if (const auto edits = edits_to_define(names, name); !edits.empty())
        all.push_back(action(fmt::format("Create {} {}", word(kind), name.text), "quickfix",
                             names.pages().sources, edits));
    }
  }
}

}  // namespace

Json code_actions(Project& project, const Document& document, TextSpan span) {
  Json all = Json::array();
  const TitleView& view = project.view();
  const Sources& sources = view.now->sources;
  const std::string path = absolute_path(document.path);
  const FileId title = title_file(sources, view.now->folder);
  for (const Finding& finding : view.examination.findings) {
    const Sources::File* file = sources.file(finding.place.file);
    if (file == nullptr || absolute_path(file->path) != path || !touches(finding.place, span)) continue;
    if (!finding.edits.empty()) {
      Json fix = action(finding.help.empty() ? "Fix: " + finding.message : "Fix: " + finding.help, "quickfix",
                        sources, finding.edits);
      fix["isPreferred"] = true;
      all.push_back(std::move(fix));
    } else {
      for (const Edit& edit : what_was_meant(sources, finding))
        all.push_back(action(fmt::format("Change to {}", edit.text), "quickfix", sources, {edit}));
    }
    const Check* check = find_check(finding.check);
    if (check == nullptr || !check->of_title() || finding.check == "title/stale-allow" || title == 0)
      continue;
    if (const Edits edits = edits_to_allow(sources, title, finding); !edits.empty())
      all.push_back(action(fmt::format("Allow {}{}: type the reason", finding.check,
                                       finding.object.empty() ? "" : " at " + finding.object),
                           "quickfix", sources, edits));
  }
  add_definitions(project, document, span, all);
  return all;
}

}  // namespace trackwright::lsp
