#include "designer/format/interchange/neutral.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

#include "designer/format/interchange/json_file.h"
#include "designer/format/text/findings.h"
#include "designer/format/text/nodes.h"
#include "designer/format/text/utf8.h"
#include "designer/format/text/values.h"

namespace trackwright {

namespace {

constexpr const char* form = "trackwright title";
constexpr auto neutral_parts = std::to_array<std::string_view>(
    {"title", "map", "tiles", "market", "roster", "companies", "rules", "kit"});

// Texts stay readable in the JSON; pictures of pixels become base64.
Node file_node(const std::string& bytes) {
  const bool is_text = !first_bad_byte(bytes) && !first_noncharacter(bytes) &&
                       bytes.find('\0') == std::string::npos && !bytes.starts_with("\xEF\xBB\xBF");
  if (is_text) return text_node(bytes);
  Node encoded = mapping_node();
  add(encoded, "base64", text_node(base64(bytes)));
  return encoded;
}

std::optional<std::string> bytes_of(const Node& file) {
  if (file.kind == Node::Kind::String) return file.text;
  const Node* encoded = file.find("base64");
  if (encoded == nullptr || encoded->kind != Node::Kind::String || file.entries.size() != 1)
    return std::nullopt;
  return from_base64(encoded->text);
}

// No part of the path is empty or begins with a full stop, and each system can write the name.
bool is_plain_path(std::string_view path) {
  constexpr std::size_t longest = 200;
  const auto is_plain = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x20 && byte != 0x7F && std::string_view("\\:*?\"<>|").find(c) == std::string_view::npos;
  };
  const std::string whole = "/" + std::string(path);
  return path.size() <= longest && whole.find("//") == std::string::npos &&
         whole.find("/.") == std::string::npos && std::ranges::all_of(path, is_plain);
}

class NeutralReader {
 public:
  NeutralReader(const std::string& path, Findings& findings) : path_(path), findings_(findings) {}

  std::optional<ImportedTitle> read(const Node& whole) {
    if (!is_readable(whole)) return std::nullopt;
    const std::size_t known = findings_.size();
    ImportedTitle made;
    for (const Entry& entry : whole.entries) read_member(entry, made);
    if (findings_.size() > known) return std::nullopt;
    return made;
  }

 private:
  void refuse(const Place& place, std::string message, std::string help = {}) {
    report(findings_, "import/json", place, {}, std::move(message), std::move(help));
  }

  bool is_readable(const Node& whole) {
    const Node* const stated = value_of(&whole, "version");
    const auto version = integer_of(&whole, "version");
    if (text_of(&whole, "form") != form || !version || value_of(&whole, "title") == nullptr) {
      refuse(whole.place,
             fmt::format("{} is not a title in the neutral form: `form: {}`, `version` or `title` is missing",
                         path_, form));
      return false;
    }
    if (*version >= 1 && *version <= neutral_version) return true;
    refuse(stated->place,
           fmt::format("{} is in version {} of the neutral form, but this program reads versions 1 to {}",
                       path_, *version, neutral_version),
           "install a newer version of Trackwright");
    return false;
  }

  void read_member(const Entry& entry, ImportedTitle& made) {
    if (entry.key == "form" || entry.key == "version" || entry.key == "$schema") return;
    if (entry.key == "files") return read_files(entry.value, made);
    if (std::ranges::find(neutral_parts, entry.key) == neutral_parts.end()) {
      made.warnings.push_back(fmt::format("`{}` is not carried over", entry.key));
      return;
    }
    if (const Node* extends = entry.key == "title" ? entry.value.find("extends") : nullptr)
      refuse(extends->place, "`extends` cannot be here: the neutral form contains a whole title",
             "export the variant again: `export json` merges it with its base title");
    made.files.emplace_back(entry.key + ".yaml", entry.value);
  }

  void read_files(const Node& files, ImportedTitle& made) {
    if (files.kind != Node::Kind::Mapping)
      return refuse(files.place, "`files` must be an object with the names of files as keys");
    for (const Entry& file : files.entries) {
      if (!is_neutral_file(file.key)) {
        refuse(
            file.key_place, fmt::format("`{}` is not the name of a file that the import can write", file.key),
            "write `opening.json`, `rulebook/NAME.md`, `art/NAME.svg`, `art/NAME.png`, the `.yaml` file of a "
            "theme or layout, or a file of a title below `options/NAME`");
      } else if (auto bytes = bytes_of(file.value)) {
        made.others.emplace_back(file.key, std::move(*bytes));
      } else {
        refuse(file.value.place,
               fmt::format("{} must be a string, or an object with its bytes in `base64`", file.key));
      }
    }
  }

  const std::string& path_;
  Findings& findings_;
};

}  // namespace

bool is_neutral_file(std::string_view name) {
  if (name == "opening.json") return true;
  if (!is_plain_path(name)) return false;
  if (constexpr std::string_view options = "options/"; name.starts_with(options)) {
    const std::size_t end = name.find('/', options.size());
    return end != std::string_view::npos &&
           (name.ends_with(".yaml") || is_neutral_file(name.substr(end + 1)));
  }
  if (name.starts_with("rulebook/")) return name.ends_with(".md") && name.find('/') == name.rfind('/');
  if (name.starts_with("art/")) return name.ends_with(".svg") || name.ends_with(".png");
  const auto is_tree = [&](std::string_view part) { return name == fmt::format("{}.yaml", part); };
  return name.ends_with(".yaml") && std::ranges::none_of(neutral_parts, is_tree);
}

std::vector<std::pair<std::string, Node>> neutral_of(
    const std::vector<std::pair<std::string, Node>>& files,
    const std::vector<std::pair<std::string, std::string>>& others) {
  std::vector<std::pair<std::string, Node>> all{{"form", text_node(form)},
                                                {"version", number_node(neutral_version)}};
  for (const auto& [name, tree] : files) {
    all.emplace_back(name, tree);
    // The trees are already merged with those of the base title.
    std::erase_if(all.back().second.entries, [](const Entry& entry) { return entry.key == "extends"; });
  }
  Node carried = mapping_node();
  for (const auto& [name, bytes] : others) add(carried, name, file_node(bytes));
  if (!carried.entries.empty()) all.emplace_back("files", std::move(carried));
  return all;
}

std::optional<ImportedTitle> read_neutral(const FileReader& files, const std::string& path, Sources& sources,
                                          Findings& findings) {
  const auto file = read_json(files, path, sources, findings);
  return file ? NeutralReader(path, findings).read(*file) : std::nullopt;
}

}  // namespace trackwright
