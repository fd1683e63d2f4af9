#include "designer/format/title/dictionary.h"

#include <fmt/format.h>

#include <optional>
#include <utility>

#include "designer/format/text/findings.h"
#include "designer/format/text/values.h"
#include "designer/format/title/tile_text.h"
#include "designer/format/yaml/yaml.h"

namespace trackwright {

namespace {

using Lines = std::vector<Dictionary::Line>;

// Removes `part` from the front of the rest, if it is there.
bool skip(std::string_view& rest, std::string_view part) {
  if (!rest.starts_with(part)) return false;
  rest.remove_prefix(part.size());
  return true;
}

// Returns the text before the delimiter and removes both from the rest.
std::optional<std::string_view> until(std::string_view& rest, std::string_view delimiter) {
  const std::size_t end = rest.find(delimiter);
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view found = rest.substr(0, end);
  rest.remove_prefix(end + delimiter.size());
  return found;
}

bool is_plain_number(std::string_view id) {
  return !id.empty() && id.find_first_of(" \t\"'{}[],&*#?|>%@`!\\") == std::string_view::npos;
}

// Parses `  57: {code: "...", note: "..."}`; rejects any line that YAML could read differently.
std::optional<Dictionary::Line> tile_line(FileId file, std::string_view text, std::string_view line,
                                          Colour colour) {
  std::string_view rest = line;
  if (!skip(rest, "  ")) return std::nullopt;
  const auto id = until(rest, ": {code: \"");
  const auto code = id ? until(rest, "\"") : std::nullopt;
  if (!code || !is_plain_number(*id) || code->find('\\') != std::string_view::npos) return std::nullopt;
  std::string_view note;
  if (skip(rest, ", note: \"")) {
    const auto said = until(rest, "\"");
    if (!said || said->find('\\') != std::string_view::npos) return std::nullopt;
    note = *said;
  }
  if (rest != "}") return std::nullopt;
  const auto place = [&](std::string_view part) {
    return Place{file, static_cast<std::uint32_t>(part.data() - text.data()),
                 static_cast<std::uint32_t>(part.size())};
  };
  Node node;
  node.kind = Node::Kind::String;
  node.text = *code;
  node.verbatim = true;
  node.place = place(*code);
  return Dictionary::Line{colour, std::string(*id), std::move(node), std::string(note), place(*id)};
}

// Returns nothing if a line lacks the short form; then the caller must read the file as YAML.
std::optional<Lines> split_lines(FileId file, std::string_view text) {
  Lines lines;
  std::optional<Colour> colour;
  bool in_tiles = false;
  for (std::string_view rest = text; !rest.empty();) {
    const auto ended = until(rest, "\n");
    std::string_view line = ended ? *ended : std::exchange(rest, {});
    if (line.empty() || line.starts_with('#') || line.starts_with("  #")) continue;
    if (in_tiles) {
      auto tile = tile_line(file, text, line, *colour);
      if (!tile) return std::nullopt;
      lines.push_back(std::move(*tile));
    } else if (skip(line, "colour: ")) {
      colour = from_word<Colour>(line);
    } else if (line == "tiles:" && colour) {
      in_tiles = true;
    } else {
      return std::nullopt;
    }
  }
  return lines;
}

Lines read_as_yaml(const Sources& sources, FileId file, Findings& findings) {
  Lines lines;
  const auto tree = parse_yaml(sources, file, findings);
  const auto colour = tree ? from_word<Colour>(text_of(&*tree, "colour")) : std::nullopt;
  if (!colour) return lines;
  for (const Entry& entry : entries_of(&*tree, "tiles"))
    if (const Node* code = value_of(&entry.value, "code"))
      lines.push_back({*colour, entry.key, *code, text_of(&entry.value, "note"), entry.key_place});
  return lines;
}

}  // namespace

void Dictionary::add(Line line, Findings& findings) {
  const auto [there, added] = lines_.try_emplace(line.id);
  if (added) {
    there->second = std::move(line);
    return;
  }
  report(findings, "tile/duplicate", line.place, line.id,
         fmt::format("tile {} is listed twice in the dictionary", line.id))
      .related.push_back({there->second.place, "first listed here"});
}

std::vector<std::string> Dictionary::numbers() const {
  std::vector<std::string> numbers;
  numbers.reserve(lines_.size());
  for (const auto& [id, line] : lines_) numbers.push_back(id);
  return numbers;
}

std::optional<TileDefinition> Dictionary::find(std::string_view id, Findings& findings) const {
  const auto there = lines_.find(id);
  if (there == lines_.end()) return std::nullopt;
  const Line& line = there->second;
  auto tile = read_tile(line.code, line.colour, line.id, findings);
  if (!tile) return std::nullopt;
  TileDefinition definition;
  definition.id = line.id;
  definition.tile = std::move(*tile);
  definition.place = line.place;
  definition.code_place = line.code.place;
  definition.note = line.note;
  return definition;
}

Dictionary read_dictionary(const FileReader& files, const std::string& folder, Sources& sources,
                           Findings& findings) {
  Dictionary dictionary;
  if (!files.is_directory(folder)) return dictionary;
  for (const std::string& name : files.list(folder)) {
    if (!name.ends_with(".yaml")) continue;
    auto text = files.read(folder + "/" + name, largest_file);
    if (!text) {
      report(findings, text.error().check, {}, {},
             fmt::format("{}/{} {}", folder, name, text.error().message));
      continue;
    }
    const FileId file = sources.add(folder + "/" + name, std::move(*text));
    auto lines = split_lines(file, sources.file(file)->text);
    for (auto& line : lines ? *lines : read_as_yaml(sources, file, findings))
      dictionary.add(std::move(line), findings);
  }
  return dictionary;
}

}  // namespace trackwright
