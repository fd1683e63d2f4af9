#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <limits>
#include <utility>

#include "designer/faces/lsp/places.h"
#include "designer/format/text/readers.h"
#include "designer/studio/chosen.h"

namespace trackwright::lsp {

namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

Json position_of(const Sources::File& file, std::size_t offset) {
  const LineColumn where = line_column(file, static_cast<std::uint32_t>(offset), Columns::Utf16);
  return {{"line", where.line - 1}, {"character", where.column - 1}};
}

}  // namespace

std::string uri_of(const std::string& path) {
  std::string uri = "file://";
  for (const char c : absolute_path(path)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 128 &&
        (std::isalnum(byte) != 0 || std::string_view("/-._~").find(c) != std::string_view::npos))
      uri += c;
    else
      uri += fmt::format("%{:02X}", byte);
  }
  return uri;
}

std::optional<std::string> path_of(std::string_view uri) {
  constexpr std::string_view scheme = "file://";
  if (!uri.starts_with(scheme)) return std::nullopt;
  uri.remove_prefix(scheme.size());
  uri.remove_prefix(std::min(uri.find('/'), uri.size()));  // skip the host, such as localhost
  std::string path;
  for (std::size_t at = 0; at < uri.size(); ++at) {
    if (uri[at] == '%' && at + 2 < uri.size() && hex_digit(uri[at + 1]) >= 0 && hex_digit(uri[at + 2]) >= 0) {
      path += static_cast<char>(hex_digit(uri[at + 1]) * 16 + hex_digit(uri[at + 2]));
      at += 2;
    } else {
      path += uri[at];
    }
  }
  if (path.empty() || path.find('\0') != std::string::npos) return std::nullopt;
  return normal_path(path);
}

TextSpan span_of(const Place& place) {
  return {place.offset, std::size_t{place.offset} + place.length};
}

Json range_of(const Sources::File& file, TextSpan span) {
  return {{"start", position_of(file, span.begin)}, {"end", position_of(file, span.end)}};
}

Json range_of(const Sources& sources, const Place& place) {
  const Sources::File* file = sources.file(place.file);
  if (file == nullptr) {
    const Json start{{"line", 0}, {"character", 0}};
    return {{"start", start}, {"end", start}};
  }
  return range_of(*file, span_of(place));
}

Json location_of(const Sources& sources, const Place& place) {
  const Sources::File* file = sources.file(place.file);
  if (file == nullptr) return nullptr;
  return {{"uri", uri_of(file->path)}, {"range", range_of(*file, span_of(place))}};
}

std::optional<std::size_t> offset_of(const Sources::File& file, const Json& position) {
  if (!position.is_object()) return std::nullopt;
  const auto number = [&](const char* key) -> std::optional<std::uint32_t> {
    const auto it = position.find(key);
    constexpr std::uint32_t most = std::numeric_limits<std::uint32_t>::max() - 1;
    if (it == position.end() || !it->is_number_integer() || *it < 0 || *it > most) return std::nullopt;
    return it->get<std::uint32_t>();
  };
  const auto line = number("line");
  const auto column = number("character");
  if (!line || !column) return std::nullopt;
  return offset_at(file, {*line + 1, *column + 1}, Columns::Utf16);
}

Project::Project(const FileReader& files, const Installation& installation, std::string folder)
    : files_(files),
      installation_(installation),
      folder_(std::move(folder)),
      workspace_(files, installation, folder_) {}

void Project::set_text(const std::string& path, std::string text) {
  texts_[absolute_path(path)] = text;
  workspace_.set_unsaved(path, std::move(text));
  names_.reset();
}

void Project::drop_text(const std::string& path) {
  texts_.erase(absolute_path(path));
  workspace_.drop_unsaved(path);
  names_.reset();
}

void Project::disk_changed() {
  workspace_.disk_changed();
  names_.reset();
  theme_.reset();
}

const TitleView& Project::view() {
  return workspace_.view();
}

const Names& Project::names() {
  if (!names_) {
    const UnsavedReader reader(texts_, files_);
    names_.emplace(reader, installation_, title_pages(reader, *view().now));
  }
  return *names_;
}

const Title* Project::title() {
  const TitleView& seen = view();
  if (seen.now->title) return &*seen.now->title;
  return seen.last_good ? &*seen.last_good->title : seen.now->seen();
}

const Theme& Project::theme() {
  if (!theme_) {
    Sources sources = view().now->sources;
    Findings unheard;
    const Title* shown = title();
    auto chosen =
        chosen_theme(files_, installation_, shown == nullptr ? KitChoices{} : shown->kit, sources, unheard);
    if (!chosen) chosen = chosen_theme(files_, installation_, {}, sources, unheard);
    theme_ = chosen ? std::move(*chosen) : Theme();
  }
  return *theme_;
}

}  // namespace trackwright::lsp
