#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "designer/studio/kit_json.h"
#include "render/components/kinds.h"

namespace trackwright {

namespace {

using Json = nlohmann::ordered_json;

constexpr int format_version = 1;

Json json_of(const Component& component, const Piece& piece) {
  Json json{{"component", component.id}, {"id", piece.id}, {"label", piece.label}};
  if (!piece.group.empty()) json["group"] = piece.group;
  json["count"] = piece.count;
  json["content"] = piece.imprint.content;
  if (!component.pool.empty()) json["file"] = component.pool + ".pdf";
  json["pages"] = piece.imprint.pages;
  return json;
}

Json json_of(const DrawnPart& part) {
  const auto mm = [](double length) { return static_cast<int>(length); };
  return {std::string(word(part.of.kind)),
          part.of.text,
          part.content,
          mm(part.box.x),
          mm(part.box.y),
          mm(part.box.width),
          mm(part.box.height)};
}

Json json_of(const Component& component, const Board& board) {
  Json json{{"component", component.id},
            {"id", board.id},
            {"label", component.title},
            {"board", true},
            {"count", 1},
            {"content", board.imprint.content},
            {"pages", board.imprint.pages}};
  if (board.imprint.scale != 1) json["scale"] = board.imprint.scale;
  if (!board.imprint.picture.empty()) json["picture"] = board.imprint.picture;
  for (const DrawnPart& part : board.imprint.parts) json["parts"].push_back(json_of(part));
  return json;
}

// Lists printed files only, and counts the pages of kit.pdf through them in order.
class FileList {
 public:
  void add(const PrintedFile& file, const std::string& component) {
    if (file.page_names.empty()) return;
    Json& json = files_.emplace_back(Json{{"name", file.name}});
    if (!component.empty()) json["component"] = component;
    json["paper"] = file.paper;
    json["pages"] = file.page_names.size();
    if (component.empty() || !file.on_paper) return;
    json["page_in_kit"] = next_;
    next_ += file.page_names.size() + file.one_sided.size();
  }
  const std::vector<Json>& files() const { return files_; }

 private:
  std::vector<Json> files_;
  std::size_t next_ = 1;
};

Component& component_in(Kit& kit, const std::string& id) {
  const auto known = std::ranges::find(kit.components, id, &Component::id);
  if (known != kit.components.end()) return *known;
  Component& component = kit.components.emplace_back();
  component.id = id;
  return component;
}

// Reads a number of copies, pages or millimetres; no kit has more than a million. Rejects numbers outside
// the range of int and fractions.
std::optional<int> whole(const Json& json) {
  constexpr int most = 1'000'000;
  if (!json.is_number_integer() || json < -most || json > most) return std::nullopt;
  return json.get<int>();
}

// Returns nothing if the list contains anything but page numbers.
std::optional<std::vector<int>> pages_in(const Json& json) {
  std::vector<int> pages;
  const auto list = json.find("pages");
  if (list == json.end()) return pages;
  for (const Json& one : *list) {
    const auto page = whole(one);
    if (!page) return std::nullopt;
    pages.push_back(*page);
  }
  return pages;
}

Name::Kind kind_of(const std::string& said) {
  for (int i = 0; i <= static_cast<int>(Name::Text); ++i)
    if (const auto kind = static_cast<Name::Kind>(i); word(kind) == said) return kind;
  return Name::Nothing;
}

// Reads the position: four numbers, beginning with the fourth.
std::optional<Box> box_in(const Json& part) {
  std::array<double, 4> mm{};
  for (std::size_t i = 0; i < mm.size(); ++i) {
    const auto number = whole(part.at(i + 3));
    if (!number) return std::nullopt;
    mm.at(i) = *number;
  }
  return Box{mm[0], mm[1], mm[2], mm[3]};
}

// Boards of earlier versions have no parts.
std::optional<std::vector<DrawnPart>> parts_in(const Json& json) {
  std::vector<DrawnPart> known;
  const auto list = json.find("parts");
  if (list == json.end()) return known;
  for (const Json& one : *list) {
    const auto box = box_in(one);
    if (!box) return std::nullopt;
    known.push_back({{kind_of(one.at(0).get<std::string>()), one.at(1).get<std::string>()},
                     one.at(2).get<std::string>(),
                     *box});
  }
  return known;
}

// Returns false if the entry is invalid.
bool read_piece(const Json& json, Kit& kit) {
  Component& component = component_in(kit, json.at("component").get<std::string>());
  const auto id = json.at("id").get<std::string>();
  const auto label = json.value("label", std::string());
  const auto count = whole(json.at("count"));
  const auto pages = pages_in(json);
  const auto drawn = parts_in(json);
  if (!count || *count < 0 || !pages || !drawn) return false;
  const Imprint imprint{json.at("content").get<std::string>(), *pages, *drawn, json.value("scale", 1.0),
                        json.value("picture", std::string())};
  if (json.value("board", false)) {
    component.title = label;
    component.boards.push_back({.id = id, .imprint = imprint});
  } else {
    const auto group = json.value("group", std::string());
    component.pieces.push_back(
        {.id = id, .group = group, .label = label, .count = *count, .imprint = imprint});
  }
  return true;
}

// Writes one line per piece, so that a reader can compare two lists by eye.
std::string json_lines(const char* name, const std::vector<Json>& items) {
  std::string text = fmt::format("  \"{}\": [", name);
  for (std::size_t i = 0; i < items.size(); ++i) text += (i == 0 ? "\n    " : ",\n    ") + items[i].dump();
  return text + (items.empty() ? "]" : "\n  ]");
}

}  // namespace

std::string kit_json(const Kit& kit) {
  std::vector<Json> pieces;
  FileList files;
  for (const Component& component : kit.components) {
    for (const Piece& piece : component.pieces) pieces.push_back(json_of(component, piece));
    for (const Board& board : component.boards) pieces.push_back(json_of(component, board));
    for (const PrintedFile& file : component.files)
      files.add(file, component.pool.empty() ? component.id : component.pool);
  }
  for (const PrintedFile& file : kit.files) files.add(file, {});
  return fmt::format(
      "{{\n  \"format\": {},\n  \"title\": {},\n  \"version\": {},\n  \"content\": {},\n{},\n{}\n}}\n",
      format_version, Json(kit.title).dump(), Json(kit.version).dump(), Json(kit.content).dump(),
      json_lines("files", files.files()), json_lines("pieces", pieces));
}

Expected<Kit> read_kit_json(const std::string& text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return unexpected(std::string("it is not JSON"));
  try {
    if (whole(json.at("format")) != format_version)
      return unexpected(std::string("its format is not known to this version"));
    Kit kit;
    kit.title = json.value("title", std::string());
    kit.version = json.value("version", std::string());
    kit.content = json.value("content", std::string());
    std::set<std::pair<std::string, std::string>> seen;  // component and id
    bool sound = true;
    for (const Json& piece : json.at("pieces")) {
      sound = sound && read_piece(piece, kit);
      sound = sound && seen.emplace(piece.at("component"), piece.at("id")).second;
    }
    if (sound) return kit;
  } catch (const Json::exception&) {
    // reported below
  }
  return unexpected(std::string("it is not the list of a kit"));
}

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
