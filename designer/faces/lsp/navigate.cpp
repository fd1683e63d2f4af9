// Goes to definitions, finds references and renames.
#include <nlohmann/json.hpp>

#include "designer/faces/lsp/features.h"
#include "designer/format/text/readers.h"

namespace trackwright::lsp {

namespace {

bool has_broken_page(const Names& names) {
  for (const TitlePage& page : names.pages().pages)
    if (page.tree.kind != Node::Kind::Mapping && !names.pages().sources.file(page.file)->text.empty())
      return true;
  return false;
}

// The place of a thing in the dictionary or title, if no file defines its name.
Place place_in_title(const Title& title, const Name& name) {
  if (name.kind == Name::Tile)
    if (const TileDefinition* tile = find_tile(title, name.text)) return tile->place;
  return {};
}

}  // namespace

FileId file_in(const Names& names, const Document& document) {
  const TitlePage* page = names.pages().find(document.path);
  return page == nullptr ? 0 : page->file;
}

const NamePlace* name_at(const At& at) {
  const Names& names = at.project.names();
  const FileId file = file_in(names, at.document);
  return file == 0 ? nullptr : names.at(file, at.offset);
}

std::optional<Schema> schema_for(Project& project, const Document& document) {
  std::string name(schema_of_file(document.path));
  if (name.empty())
    if (const TitlePage* page = project.names().pages().find(document.path)) name = page->schema;
  if (name.empty()) return std::nullopt;
  return schema_named(project.files(), project.installation(), name);
}

Json definition(const At& at) {
  const NamePlace* name = name_at(at);
  if (name == nullptr) return nullptr;
  const Names& names = at.project.names();
  if (const NamePlace* found = names.definition(name->name))
    return location_of(names.pages().sources, found->place);
  const TitleView& view = at.project.view();
  if (name->name.kind == Name::Title && !view.now->extends.empty()) {
    const Json start{{"line", 0}, {"character", 0}};
    return {{"uri", uri_of(view.now->extends.front() + "/title.yaml")},
            {"range", {{"start", start}, {"end", start}}}};
  }
  if (!view.now->title) return nullptr;
  return location_of(view.now->sources, place_in_title(*view.now->title, name->name));
}

Json references(const At& at, bool with_definition) {
  Json all = Json::array();
  const NamePlace* name = name_at(at);
  if (name == nullptr) return all;
  const Names& names = at.project.names();
  for (const NamePlace* one : names.of(name->name))
    if (with_definition || !one->defines) all.push_back(location_of(names.pages().sources, one->place));
  return all;
}

Json highlights(const At& at) {
  Json all = Json::array();
  const NamePlace* name = name_at(at);
  if (name == nullptr) return all;
  const Names& names = at.project.names();
  for (const NamePlace* one : names.of(name->name))
    if (one->place.file == name->place.file)
      all.push_back({{"range", range_of(names.pages().sources, one->place)}, {"kind", one->defines ? 3 : 2}});
  return all;
}

Json prepared_rename(const At& at) {
  const NamePlace* name = name_at(at);
  if (name == nullptr || !may_be_renamed(name->name.kind) ||
      at.project.names().definition(name->name) == nullptr)
    return nullptr;
  return {{"range", range_of(at.project.names().pages().sources, name->place)},
          {"placeholder", name->name.text}};
}

Expected<Json, std::string> renamed(const At& at, const std::string& to) {
  const NamePlace* name = name_at(at);
  if (name == nullptr) return unexpected(std::string("there is no name here"));
  const Names& names = at.project.names();
  if (has_broken_page(names))
    return unexpected(std::string(
        "a file of the title cannot be read: correct it first, so that the rename finds each use"));
  auto edits = rename_edits(names, name->name, to);
  if (!edits) return unexpected(edits.error());
  return Json{{"changes", changes_of(names.pages().sources, *edits)}};
}

Json changes_of(const Sources& sources, const std::vector<Edit>& edits) {
  Json changes = Json::object();
  for (const Edit& edit : edits)
    if (const Sources::File* file = sources.file(edit.place.file))
      changes[uri_of(file->path)].push_back(
          {{"range", range_of(sources, edit.place)}, {"newText", edit.text}});
  return changes;
}

}  // namespace trackwright::lsp
