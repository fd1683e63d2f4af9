#include "designer/studio/kit_json.h"

#include <fmt/core.h>

#include <nlohmann/json.hpp>

namespace trackwright {
namespace {

using Json = nlohmann::ordered_json;

constexpr int format_version = 1;

Json json_of(const ListedPiece& piece) {
  Json json{{"component", piece.component}, {"id", piece.id}, {"label", piece.label}};
  if (!piece.group.empty()) json["group"] = piece.group;
  if (piece.board) json["board"] = true;
  json["count"] = piece.count;
  json["content"] = piece.content;
  json["pages"] = piece.pages;
  return json;
}

Json json_of(const ListedFile& file) {
  Json json{{"name", file.name}};
  if (!file.component.empty()) json["component"] = file.component;
  json["paper"] = file.paper;
  json["pages"] = file.pages;
  if (file.first_page_in_kit > 0) json["page_in_kit"] = file.first_page_in_kit;
  return json;
}

ListedPiece piece_of(const Json& json) {
  ListedPiece piece;
  piece.component = json.at("component").get<std::string>();
  piece.id = json.at("id").get<std::string>();
  piece.label = json.value("label", std::string());
  piece.group = json.value("group", std::string());
  piece.content = json.at("content").get<std::string>();
  piece.count = json.at("count").get<int>();
  piece.board = json.value("board", false);
  piece.pages = json.value("pages", std::vector<int>());
  return piece;
}

// One line a piece, so that two lists can be compared by eye.
std::string json_lines(const char* name, const std::vector<Json>& items) {
  std::string text = fmt::format("  \"{}\": [", name);
  for (std::size_t i = 0; i < items.size(); ++i) text += (i == 0 ? "\n    " : ",\n    ") + items[i].dump();
  return text + (items.empty() ? "]" : "\n  ]");
}

}  // namespace

std::string kit_json(const KitList& kit) {
  std::vector<Json> pieces;
  std::vector<Json> files;
  for (const ListedPiece& piece : kit.pieces) pieces.push_back(json_of(piece));
  for (const ListedFile& file : kit.files) files.push_back(json_of(file));
  return fmt::format(
      "{{\n  \"format\": {},\n  \"title\": {},\n  \"version\": {},\n  \"content\": {},\n{},\n{}\n}}\n",
      format_version, Json(kit.title).dump(), Json(kit.version).dump(), Json(kit.content).dump(),
      json_lines("files", files), json_lines("pieces", pieces));
}

Expected<KitList> read_kit_json(const std::string& text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object()) return unexpected(std::string("it is not JSON"));
  try {
    if (json.at("format").get<int>() != format_version)
      return unexpected(std::string("it is of a format that this version does not know"));
    KitList kit;
    kit.title = json.value("title", std::string());
    kit.version = json.value("version", std::string());
    kit.content = json.value("content", std::string());
    for (const Json& piece : json.at("pieces")) kit.pieces.push_back(piece_of(piece));
    return kit;
  } catch (const Json::exception&) {
    return unexpected(std::string("it is not the list of a kit"));
  }
}

}  // namespace trackwright
