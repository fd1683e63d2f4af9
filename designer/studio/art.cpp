#include "designer/studio/art.h"

#include <fmt/format.h>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "designer/format/press/theme_file.h"
#include "render/drawing/picture.h"
#include "render/tile/icon.h"
#include "render/words/chapter.h"

namespace trackwright {

namespace {

// 100 mm at 600 dots per inch: no logo or icon is printed larger.
constexpr int logo_pixels = 2400;

std::array<std::string, 2> files_of(const Icon& icon) {
  const std::string stem = "icons/" + icon_noun(icon.image);
  return {stem + ".svg", stem + ".png"};
}

void add_icons(const Tile& tile, std::set<std::string>& names) {
  for (const Icon& icon : tile.icons)
    for (const std::string& file : files_of(icon)) names.insert(file);
}

// The paths below art/ of all pictures that the title may use.
std::set<std::string> wanted_art(const Title& title) {
  std::set<std::string> names{title.map.art};
  for (const Company& company : title.companies.companies) names.insert(company.logo);
  for (const Hex& hex : title.map.hexes()) add_icons(hex.tile, names);
  for (const auto& [id, definition] : title.tiles) add_icons(definition.tile, names);
  names.erase("");
  return names;
}

// Returns nothing if the file does not exist.
std::optional<ArtFile> art_file(const FileReader& files, const std::string& folder, const std::string& name,
                                bool background) {
  const std::string path = folder + "/art/" + name;
  // Do not open a file outside the folder, not even to report what it is.
  if (!files.lies_in(path, folder)) {
    if (files.is_file(path)) return ArtFile{nullptr, "is outside the title's folder"};
    // A path can fail before it leads to a file: a folder without permission, or a broken link.
    const auto none = files.read(path, largest_file);
    if (none || none.error().check != "file/unreadable") return std::nullopt;
    return ArtFile{nullptr, none.error().message};
  }
  auto bytes = files.read(path, largest_file);
  if (bytes) {
    std::string kept = background ? std::move(*bytes) : reduced_picture(std::move(*bytes), logo_pixels);
    return ArtFile{std::make_shared<const std::string>(std::move(kept)), {}};
  }
  if (bytes.error().check == "file/missing") return std::nullopt;
  return ArtFile{nullptr, bytes.error().message};
}

// Empty if the picture can be drawn.
std::string fault_of(const ArtFile& file) {
  if (file.bytes == nullptr) return file.refused;
  const auto size = picture_size(*file.bytes);
  return size ? std::string{} : "cannot be drawn as SVG or PNG: " + size.error();
}

struct ReferenceFault {
  std::string check;
  std::string message;  // empty: no fault
  std::string help;
};

ReferenceFault fault_of_picture(const std::string& name, const ArtFiles& art) {
  const std::string help = "add the file; until then, the rulebook is printed without it";
  const auto file = art.find(name);
  if (file == art.end()) return {"kit/missing-art", fmt::format("the picture {} is not in art/", name), help};
  const std::string fault = fault_of(file->second);
  if (fault.empty()) return {};
  return {file->second.bytes == nullptr ? "kit/missing-art" : "kit/broken-art",
          fmt::format("the picture {} {}", name, fault), help};
}

ReferenceFault fault_of(const ChapterReference& reference, const Title& title, const ArtFiles& art) {
  using Kind = ChapterReference::Kind;
  const std::string& name = reference.name;
  const auto unknown = [&](bool known, const char* what, const char* help) {
    return known ? ReferenceFault{}
                 : ReferenceFault{"kit/unknown-reference", fmt::format("`{}` is not {}", name, what), help};
  };
  switch (reference.kind) {
    case Kind::Hex:
      return unknown(title.map.find(name) != nullptr, "a hex of the map", "write the coordinates of a hex");
    case Kind::Tile:
      return unknown(title.tiles.contains(name), "a tile of the title",
                     "write the number of a tile in tiles.yaml");
    case Kind::Company:
      return unknown(find_company(title.companies, name) != nullptr, "a company of the title",
                     "write the abbreviation of a company in companies.yaml");
    case Kind::Art:
      break;
  }
  return fault_of_picture(name, art);
}

class IconFaults {
 public:
  explicit IconFaults(const ArtFiles& art) : art_(art) {}

  void look_at(const Tile& tile, const Place& place) {
    for (const Icon& icon : tile.icons)
      for (const std::string& name : files_of(icon)) {
        const auto file = art_.find(name);
        if (file != art_.end() && seen_.insert(name).second)
          look_at(file->first, fault_of(file->second), place);
      }
  }
  Findings take() { return std::move(findings_); }

 private:
  void look_at(const std::string& name, const std::string& fault, const Place& place) {
    if (fault.empty()) return;
    findings_.push_back({.check = "kit/broken-art",
                         .severity = Severity::Warning,
                         .message = fmt::format("the icon {} {}", name, fault),
                         .place = place,
                         .help =
                             "replace the file; until then, the kit prints the program's own icon of that "
                             "name, or else an abbreviation of the name",
                         .related = {},
                         .edits = {},
                         .object = name});
  }

  const ArtFiles& art_;
  std::set<std::string> seen_;
  Findings findings_;
};

}  // namespace

Findings broken_icons(const Title& title, const ArtFiles& art) {
  IconFaults faults(art);
  for (const Hex& hex : title.map.hexes()) faults.look_at(hex.tile, hex.code_place);
  for (const auto& [id, definition] : title.tiles) faults.look_at(definition.tile, definition.place);
  return faults.take();
}

Chapters chapters_of(const FileReader& files, const Loaded& loaded, Sources& sources) {
  std::map<std::string, std::pair<FileId, std::string>> found;
  const auto read_from = [&](const std::string& folder) {
    const std::string chapters = folder + "/rulebook";
    for (const std::string& name : files.list(chapters)) {
      const std::string path = chapters + "/" + name;
      if (!name.ends_with(".md") || found.contains(name) || !files.lies_in(path, folder)) continue;
      if (auto text = files.read(path, largest_file))
        found.emplace(name, std::pair(sources.add(path, *text), std::move(*text)));
    }
  };
  read_from(loaded.folder);
  for (const std::string& folder : loaded.extends) read_from(folder);
  Chapters chapters;
  for (auto& [name, chapter] : found) {
    chapters.files.push_back(chapter.first);
    chapters.texts.push_back({name, std::move(chapter.second)});
  }
  return chapters;
}

Findings chapter_faults(const Chapters& chapters, const Title& title, const ArtFiles& art) {
  Findings findings;
  for (std::size_t i = 0; i < chapters.texts.size(); ++i)
    for (const ChapterReference& reference : references_in(chapters.texts[i].text)) {
      const ReferenceFault fault = fault_of(reference, title, art);
      if (fault.message.empty()) continue;
      findings.push_back({.check = fault.check,
                          .severity = Severity::Warning,
                          .message = fault.message,
                          .place = {chapters.files[i], static_cast<std::uint32_t>(reference.offset),
                                    static_cast<std::uint32_t>(reference.name.size())},
                          .help = fault.help,
                          .related = {},
                          .edits = {},
                          .object = reference.name});
    }
  return findings;
}

ArtFiles art_of(const FileReader& files, const Loaded& loaded, const std::vector<TextDocument>& chapters) {
  ArtFiles art;
  std::set<std::string> names = wanted_art(*loaded.title);
  for (const TextDocument& chapter : chapters)
    for (std::string& name : pictures_in(chapter.text))
      if (!climbs_out(name)) names.insert(std::move(name));
  const auto read_from = [&](const std::string& folder) {
    for (const std::string& name : names) {
      if (!art.contains(name))
        if (auto file = art_file(files, folder, name, name == loaded.title->map.art))
          art.emplace(name, std::move(*file));
    }
  };
  read_from(loaded.folder);
  for (const std::string& folder : loaded.extends) read_from(folder);
  return art;
}

}  // namespace trackwright
